# Der Tisch von COLLECT! FIGHT! SURVIVE!, auf Deutsch. Figuren, Ereignisse und Fragen kommen vom Spiel.

## Der Dungeon

cfs-dungeon = Dungeon: { $title }
cfs-dungeon-help = Mit den Pfeiltasten gehst du von Feld zu Feld, Enter wählt aus, noch einmal Enter führt es aus. Pos1 führt zur Figur am Zug, T zum nächsten Ziel, Plus und Minus ändern die Größe.
cfs-field-walk = { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
} weit, { $actions ->
    [0] in dieser Bewegung
    [one] für { $actions } Aktion
   *[other] für { $actions } Aktionen
}
cfs-field-clash = angreifbar
cfs-field-place = wählbar
cfs-field-activate = kann an die Reihe kommen
cfs-field-exit = hier kannst du herauskommen
cfs-field-follow = hierher kannst du nachrücken
cfs-field-stay = hier kannst du bleiben
cfs-field-teleporter = Teleporter { $number }
cfs-field-terminal = Terminal
cfs-field-nest = Nest eines Krabbers
cfs-field-start = Startfeld eines Greifers
cfs-field-zone = Zone von { $name }
cfs-field-barrier-on = Energiefeld ({ $colour }) nach { $field } an
cfs-field-barrier-off = Energiefeld ({ $colour }) nach { $field } aus
cfs-carries = trägt { $resources }

## Runden und Plätze

cfs-track = Reihenfolge dieser Runde
cfs-round = Runde { $round } von { $rounds }
cfs-turn-card = { $name }: { $card }
cfs-turn-acts = jetzt am Zug
cfs-at-home = { $pieces ->
    [0] Noch nichts in der Zone
    [one] { $pieces } Ressource in der Zone
   *[other] { $pieces } Ressourcen in der Zone
}
cfs-profile = Bewegung je nach Last { $movement }; trägt { $carries }; im Kampf { $fights }

## In der Hand

cfs-needs = Deine Kolonie braucht { $resources }
cfs-needs-explained = Eine Ressource in deiner Zone zählt { $matching }, wenn deine Kolonie sie braucht, { $sought }, wenn sie am Ende alle suchen, und sonst { $plain }. Was getragen wird, zählt nichts.
cfs-cards = { $cards ->
    [0] Keine Spielkarten mehr
    [one] { $cards } Spielkarte
   *[other] { $cards } Spielkarten
}
cfs-left = noch { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, Bewegung für { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}
cfs-scale = Bewegung je nach Last
cfs-deed-stand-up = Aufstehen
cfs-deed-jump = Springen
cfs-deed-console = Terminal
cfs-deed-end = Fertig
cfs-deed-take = Nehmen
cfs-deed-lay = Ablegen
cfs-deed-on = An
cfs-deed-off = Aus
cfs-deed-across = An, hinüber
cfs-nothing-here = Hier ist nichts zu tun

## Duelle

cfs-clash = Gegen { $name }
cfs-clash-fight = Kämpfen
cfs-clash-shove = Vorbei
cfs-clash-close = Etwas anderes wählen
cfs-reason-profile = Profil
cfs-reason-attacker = greift an
cfs-reason-load = Last
cfs-reason-down = liegt
cfs-modifier = { $reason } { $amount }
cfs-duel-rolled = { $name } würfelt { $die }
cfs-duel-side = { $parts }: zusammen { $total }.

## Terminals

cfs-switchboard = Schaltpult der grünen Energiefelder
cfs-switchboard-chosen = { $fields ->
    [0] Stelle die Schalter und bestätige
    [one] { $fields } Schalter umgelegt, bestätige zum Schalten
   *[other] { $fields } Schalter umgelegt, bestätige zum Schalten
}
cfs-switch-fields = { $fields ->
    [one] { $fields } Energiefeld schalten
   *[other] { $fields } Energiefelder schalten
}
cfs-on = an
cfs-off = aus

## Maschinen

cfs-machine-table = Was die Maschinen tun
cfs-machine-row = Zeile { $row }
cfs-machine-why = { $name }: { $conditions }, also: { $deed }
cfs-machine-fired = die zuletzt ausgeführte Zeile
cfs-both = { $one } und { $other }

## Das Ende

cfs-end-counting = Die Zählung
cfs-end-table = Was in allen Zonen liegt
cfs-end-player = Spieler
cfs-end-matching = Gebraucht, je { $points }
cfs-end-sought = Gesucht, je { $points }
cfs-end-plain = Anderes, je { $points }
cfs-end-points = Punkte
cfs-end-needed = brauchte { $resources }
cfs-end-piece = { $resource }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cfs-end-nothing = Nichts kam nach Hause.

## Der Dungeon in Sätzen

cfs-see-on = { $name } auf { $field }
cfs-see-home = In der Zone von { $name }: { $pieces ->
    [one] { $pieces } Ressource
   *[other] { $pieces } Ressourcen
}.
cfs-see-floor = Auf { $field }: { $pieces }.
cfs-see-fields = Eingeschaltete Energiefelder: { $fields }.
