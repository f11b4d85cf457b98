# Der eigene Tisch von FRAG, auf Deutsch. Karten, Ereignisse und Fragen kommen vom Spiel.

## Die Arena

frag-arena = Arena: { $map }
frag-arena-help = Mit den Pfeiltasten gehst du von Feld zu Feld, Enter wählt aus, noch einmal Enter führt es aus. Pos1 führt zu deiner Figur, T zum nächsten Ziel, Plus und Minus ändern die Größe.
frag-left = { $name }: { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}, { $attacks ->
    [one] { $attacks } Angriff
   *[other] { $attacks } Angriffe
}
frag-field-acid = Säure
frag-field-weapon = Waffenfeld
frag-field-gadget = Gadgetfeld
frag-field-pad = Teleporter
frag-field-grate = Gitter
frag-field-door = Tür
frag-field-rock = massiver Fels
frag-field-respawn = Respawnfeld { $number }
frag-field-blood = Blutmarker
frag-field-away = { $fields ->
    [one] { $fields } Feld entfernt
   *[other] { $fields } Felder entfernt
}
frag-field-target = angreifbar
frag-field-go = wählbar
frag-field-walk = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
frag-field-jump = { $points ->
    [one] Sprung für { $points } Punkt
   *[other] Sprung für { $points } Punkte
}
frag-field-beam = Teleport für 1 Punkt

## Figuren

frag-out = draußen
frag-frags = { $frags } von { $goal } Frags
frag-backs = Handkarten
frag-in-play = Im Spiel
frag-hand = { $cards ->
    [0] Keine Handkarten
    [one] Hand: { $cards } Karte
   *[other] Hand: { $cards } Karten
}
frag-known = Karten, die du kennst
frag-blood = { $markers ->
    [one] { $markers } Blutmarker
   *[other] { $markers } Blutmarker
}
frag-ammo = Munition { $ammo } von { $most }
frag-pool = { $points ->
    [one] noch { $points } Punkt Rüstung
   *[other] noch { $points } Punkte Rüstung
}
frag-state-surge = { $cards ->
    [one] Für eine Weile mehr Leben.
   *[other] Für eine Weile mehr Leben, gleich { $cards }-fach.
}
frag-state-cheats = Alle drei Werte sind für eine Weile verdoppelt.
frag-state-ram = Darf sechs Karten behalten.
frag-state-lag = { $turns ->
    [one] Setzt den nächsten Zug aus.
   *[other] Setzt die nächsten { $turns } Züge aus.
}
frag-state-frozen = Bewegt sich nicht und greift nicht an, bis der nächste Zug zu Ende ist.
frag-state-ghost = Geht durch Wände, und Angriffe gehen hindurch.
frag-state-steered = { $name } steuert diese Figur in ihrem nächsten Zug.
frag-state-keeps = Kommt mit allem zurück, was sie hatte.

## Eine Figur bauen

frag-build = Verteile die Punkte
frag-less = Weniger { $value }
frag-more = Mehr { $value }

## Zielen

frag-aim = Angriff auf { $name } (Entfernung { $distance })
frag-aim-close = Jemand anderen wählen

## Frags

frag-feed-label = Die letzten Frags
frag-feed = { $name } hat { $victim } gefraggt
frag-feed-arm = { $name } hat { $victim } gefraggt: { $arm }
frag-feed-fell = { $name } ist gefallen
frag-end-table = Was alle getan haben
frag-end-fighter = Figur
frag-end-frags = Frags
frag-end-falls = Mal gefallen

## Die Arena in Sätzen

frag-see-turn = { $name } ist am Zug: noch { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}.
frag-see-seat = { $name } auf { $field }: Leben { $health }, Tempo { $speed }, Treffsicherheit { $accuracy }, { $frags ->
    [one] { $frags } Frag
   *[other] { $frags } Frags
}.
frag-see-out = { $name } ist draußen, mit { $frags ->
    [one] { $frags } Frag
   *[other] { $frags } Frags
}.
frag-see-armed = Bewaffnet mit: { $weapons }.
frag-see-blood = Blutmarker auf { $fields }.
frag-see-pile = Auf { $field }: { $cards }.
