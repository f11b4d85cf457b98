# FRAG auf Deutsch. Was die Variablen bedeuten, steht in docs/words.md.

game-title = FRAG
game-blurb = Ein Shooter auf dem Spielbrett: Renn los, schnapp dir, was herumliegt, und fragge die anderen, bevor sie dich erwischen. Wer fällt, ist im nächsten Zug wieder da.
game-duration = etwa 45 Minuten

## Varianten

setting-goal = Frags zum Sieg
    .explained = Wer zuerst so viele hat, gewinnt. Mit 1 oder 2 wird die Partie kurz.
setting-map = Plan
    .explained = Das Kesselhaus hat lauter Gänge und Türen, der Exerzierplatz ist ein weites, offenes Feld zwischen sechs Räumen.
    .value-0 = { map-boiler-house }
    .value-1 = { map-parade-ground }
file-map = Ein eigener Plan
    .explained = Eine Textdatei, die du gezeichnet hast. Sie wird gleich geprüft und ersetzt unsere Pläne.
error-map-too-small = Die Karte { $map } hat { $fields } Respawnfelder, also sind { $players } Spieler zu viele.

## Pläne

map-boiler-house = Kesselhaus
map-parade-ground = Exerzierplatz

## Werte eines Kämpfers

value-health = Leben
    .explained = Deine Verteidigungswürfel, dein Vorrat und wie viele Waffen du tragen kannst.
value-speed = Tempo
    .explained = Deine Würfel für die Bewegung und wie weit du springst.
value-accuracy = Treffsicherheit
    .explained = Deine Würfel beim Zielen und wie oft du angreifst.

## Stapel

deck-weapon = Waffe
    .plural = Waffen
deck-gadget = Gadget
    .plural = Gadgets
deck-special = Spezialkarte
    .plural = Spezialkarten

## Worum es bei Gadgets geht, nach ihrem Buchstaben

letter-a = Rüstung
letter-h = Leben
letter-w = Waffe
letter-m = Bewegung

## Arten zu schießen

way-plain = gewöhnlicher Schuss
way-trick = Trickschuss
way-double = Doppelschuss

## Waffen im Satz, für andere Texte mit $arm

with-arm = { $arm-is ->
    [beam-pistol] mit der Strahlenpistole
    [needler] mit dem Nadelwerfer
    [machine-gun] mit dem Maschinengewehr
    [shotgun] mit der Schrotflinte
    [chainsaw] mit der Kettensäge
    [flamethrower] mit dem Flammenwerfer
    [assault-cannon] mit der Sturmkanone
    [electromagnetic-cannon] mit der Elektromagnetischen Kanone
    [heavy-assault-cannon] mit der Schweren Sturmkanone
    [lightning-blaster] mit dem Blitzblaster
    [missile-launcher] mit dem Raketenwerfer
    [portable-nuke] mit der Taschenatombombe
    [pulse-rifle] mit dem Pulsgewehr
    [pistol] mit der Pistole
   *[other] mit { $arm }
}

## Alles, womit man angreifen kann: die Karten und die Pistole

arm-beam-pistol = { card-beam-pistol }
arm-needler = { card-needler }
arm-machine-gun = { card-machine-gun }
arm-shotgun = { card-shotgun }
arm-chainsaw = { card-chainsaw }
arm-flamethrower = { card-flamethrower }
arm-assault-cannon = { card-assault-cannon }
arm-electromagnetic-cannon = { card-electromagnetic-cannon }
arm-heavy-assault-cannon = { card-heavy-assault-cannon }
arm-lightning-blaster = { card-lightning-blaster }
arm-missile-launcher = { card-missile-launcher }
arm-portable-nuke = { card-portable-nuke }
arm-pulse-rifle = { card-pulse-rifle }
arm-medpack = { card-medpack }
arm-extra-ammo = { card-extra-ammo }
arm-adrenaline-surge = { card-adrenaline-surge }
arm-enhanced-medpack = { card-enhanced-medpack }
arm-light-armor = { card-light-armor }
arm-heavy-armor = { card-heavy-armor }
arm-speed-boost = { card-speed-boost }
arm-targeting-system = { card-targeting-system }
arm-enhanced-damage = { card-enhanced-damage }
arm-over-under = { card-over-under }
arm-personal-teleporter = { card-personal-teleporter }
arm-trick-fire = { card-trick-fire }
arm-energy-reflector = { card-energy-reflector }
arm-energy-shield = { card-energy-shield }
arm-exoskeleton = { card-exoskeleton }
arm-fireproof-coating = { card-fireproof-coating }
arm-phase-shift = { card-phase-shift }
arm-power-leap = { card-power-leap }
arm-rapid-fire = { card-rapid-fire }
arm-automatic-miss = { card-automatic-miss }
arm-lag = { card-lag }
arm-disconnected = { card-disconnected }
arm-extra-ram = { card-extra-ram }
arm-zigged = { card-zigged }
arm-freeze = { card-freeze }
arm-fumble = { card-fumble }
arm-assume-control = { card-assume-control }
arm-bonus-damage = { card-bonus-damage }
arm-cheat-codes = { card-cheat-codes }
arm-cheater-cheater = { card-cheater-cheater }
arm-insubstantial = { card-insubstantial }
arm-keep-the-stuff = { card-keep-the-stuff }
arm-magic-bullet = { card-magic-bullet }
arm-teleportation = { card-teleportation }
arm-theft = { card-theft }
arm-timing-troubles = { card-timing-troubles }
arm-pistol = Pistole
    .effect = 2 Schadenswürfel. Wird nie leer, geht nie verloren.
    .flavour = Sie war vor dir da, und sie bleibt nach dir.

## Karten: wie sie heißen, was sie tun, und ein Wort dazu

card-beam-pistol = Strahlenpistole
    .effect = 3 Schadenswürfel, Munition 5. Energie.
    .flavour = Wie deine alte Pistole, nur muss man sie jetzt auch noch aufladen.
card-needler = Nadelwerfer
    .effect = 3 Schadenswürfel, Munition 6.
    .flavour = Kleiner Pikser. Und noch einer. Und noch einer.
card-machine-gun = Maschinengewehr
    .effect = 4 Schadenswürfel, Munition 6.
    .flavour = Wer zielt, hat nur zu wenig Patronen.
card-shotgun = Schrotflinte
    .effect = 5 Schadenswürfel, Munition 6. Einer weniger für jedes Feld Entfernung über 3, mindestens aber einer.
    .flavour = Für Gespräche unter vier Augen.
card-chainsaw = Kettensäge
    .effect = 6 Schadenswürfel, nur in Entfernung 1. Braucht keine Munition.
    .flavour = Bitte die Mittagsruhe beachten.
card-flamethrower = Flammenwerfer
    .effect = 5 Schadenswürfel, Munition 6. Feuer, höchstens Entfernung 4.
    .flavour = Grillsaison ist das ganze Jahr.
card-assault-cannon = Sturmkanone
    .effect = 6 Schadenswürfel, Munition 4.
    .flavour = Klopft nicht an.
card-electromagnetic-cannon = Elektromagnetische Kanone
    .effect = 7 Schadenswürfel, Munition 3.
    .flavour = Bitte von Festplatten und Mitspielern fernhalten.
card-heavy-assault-cannon = Schwere Sturmkanone
    .effect = 8 Schadenswürfel, Munition 2.
    .flavour = Aus den Knien heben, nicht aus dem Rücken.
card-lightning-blaster = Blitzblaster
    .effect = 6 Schadenswürfel, Munition 3. Energie.
    .flavour = Örtlich heftige Gewitter, vor allem bei dir.
card-missile-launcher = Raketenwerfer
    .effect = 6 Schadenswürfel und 1 Zusatzschaden, Munition 6.
    .flavour = Silvester fällt dieses Jahr auf heute.
card-portable-nuke = Taschenatombombe
    .effect = 10 Schadenswürfel, Munition 1. Trifft alle bis 2 Felder um das Ziel, die die Explosion erreicht, auch dich.
    .flavour = Passt in jede Tasche. Danach passt nichts mehr.
card-pulse-rifle = Pulsgewehr
    .effect = 5 Schadenswürfel, Munition 6.
    .flavour = Hebt den Puls, erst deinen, dann ihren.

card-medpack = Medipack
    .effect = Bringt 1 verlorenes Leben zurück.
    .flavour = Drüberlaufen genügt. Die Krankenkasse staunt.
card-extra-ammo = Extramunition
    .effect = Eine deiner Waffen im Spiel ist wieder voll geladen.
    .flavour = Passt in jede Waffe. Frag nicht, wie.
card-adrenaline-surge = Adrenalinschub
    .effect = 3 Leben mehr bis zum Ende deines nächsten Zuges. Deine Wunden bleiben.
    .flavour = Schmerzen sind ein Problem für später.
card-enhanced-medpack = Großes Medipack
    .effect = Bringt bis zu 2 verlorene Leben zurück.
    .flavour = Jetzt mit doppelt so vielen Pflastern.
card-light-armor = Leichte Rüstung
    .effect = Rüstung mit Bonus 1.
    .flavour = Hält eine Kugel auf. Such dir eine aus.
card-heavy-armor = Schwere Rüstung
    .effect = Rüstung mit Bonus 2.
    .flavour = Macht breit und beliebt bei niemandem.
card-speed-boost = Temposchub
    .effect = 1 Tempo mehr, solange er im Spiel ist.
    .flavour = In dieser Arena gilt kein Tempolimit.
card-targeting-system = Zielsystem
    .effect = Kommt an eine Waffe: 1 Treffsicherheit mehr mit ihr.
    .flavour = Ein kleiner roter Punkt mit großen Plänen.
card-enhanced-damage = Schadensverstärker
    .effect = Kommt an eine Waffe: 2 Schadenswürfel mehr.
    .flavour = Der Regler ging die ganze Zeit bis elf.
card-over-under = Doppellauf
    .effect = Kommt an eine Waffe mit Munition: Ein Doppelschuss kostet 2 und hat 3 Schadenswürfel mehr.
    .flavour = Doppelt schießt besser.
card-personal-teleporter = Taschenteleporter
    .effect = Bringt dich auf ein zufälliges Respawnfeld, statt deines Bewegungswurfs oder als Antwort auf einen Angriff auf dich.
    .flavour = Erst mal weg hier. Wohin, sehen wir dann.
card-trick-fire = Trickschuss
    .effect = Kommt an eine Waffe: Sie darf auch auf einen Kämpfer schießen, den du nicht siehst, mit halb so vielen Schadenswürfeln.
    .flavour = Über die Bande zählt doppelt, zumindest fürs Ansehen.
card-energy-reflector = Energiereflektor
    .effect = Wirft den nächsten Energietreffer auf dich zurück auf den Angreifer und wird dann abgelegt.
    .flavour = Annahme verweigert, zurück an Absender.
card-energy-shield = Energieschild
    .effect = Rüstung mit Bonus 1. Energiewaffen haben gegen dich nur die Hälfte der Schadenswürfel.
    .flavour = Das Summen ist normal. Meistens.
card-exoskeleton = Exoskelett
    .effect = Rüstung mit Bonus 1 und 1 Tempo mehr, solange du es trägst.
    .flavour = Endlich Beine, die auch nach der Treppe noch wollen.
card-fireproof-coating = Brandschutzlack
    .effect = Kommt auf deine Rüstung und geht mit ihr verloren. Feuer schadet dir nicht.
    .flavour = Vor Gebrauch gut schütteln, nach Gebrauch gut grinsen.
card-phase-shift = Phasenverschiebung
    .effect = Für den Rest dieses Zuges gehst du durch Wände und Türen.
    .flavour = Mit dem Kopf durch die Wand, diesmal wirklich.
card-power-leap = Sprungverstärker
    .effect = Deine Sprünge dürfen 2 Felder weiter gehen, solange er im Spiel ist.
    .flavour = Achtung, niedrige Decke.
card-rapid-fire = Schnellfeuer
    .effect = Kommt an eine Waffe: In jedem deiner Züge ein Angriff mehr mit ihr.
    .flavour = In der Ruhe liegt die Kraft. Hier liegt der Rest.

card-automatic-miss = Glatt daneben
    .effect = Antwort auf jeden angesagten Angriff: Er geht daneben.
    .flavour = Knapp vorbei ist auch ein Hobby.
card-lag = Lag
    .effect = In deinem Zug: Ein anderer Spieler setzt seinen nächsten Zug aus.
    .flavour = Es liegt nie am Können, immer an der Leitung.
card-disconnected = Verbindungsabbruch
    .effect = Ein beliebiger Kämpfer verschwindet wie gefraggt, aber ohne Frag. In deinem Zug, zu Beginn eines fremden oder bei einem Angriff.
    .flavour = Hat da jemand den Stecker gezogen?
card-extra-ram = Mehr RAM
    .effect = Bleibt im Spiel: Am Ende deines Zuges behältst du 6 Karten.
    .flavour = Sechs sollten wirklich für alle reichen.
card-zigged = Zick statt Zack
    .effect = Antwort auf jeden angesagten Angriff: Er trifft ohne Wurf.
    .flavour = Ausgewichen, und zwar mitten hinein.
card-freeze = Eingefroren
    .effect = In deinem Zug: Ein anderer Kämpfer bewegt sich bis zum Ende seines nächsten Zuges nicht und greift nicht an, sein Spieler kann nicht antworten.
    .flavour = Keine Rückmeldung. Warten oder sofort beenden?
card-fumble = Butterfinger
    .effect = Ein anderer Kämpfer lässt eine Waffe fallen. In deinem Zug oder als Antwort auf einen Angriff mit ihr, der dann verfällt.
    .flavour = Immer auf die geladene Seite.
card-assume-control = Fernsteuerung
    .effect = In deinem Zug: Du steuerst den Kämpfer eines anderen in seinem nächsten Zug, und seine Frags gehören dir.
    .flavour = Da war wohl ein Passwort zu einfach.
card-bonus-damage = Bonusschaden
    .effect = Wenn dein Angriff getroffen hat: doppelt so viele Schadenswürfel.
    .flavour = Nur heute: doppelte Wirkung zum selben Preis.
card-cheat-codes = Cheatcodes
    .effect = Wenn dein Kämpfer gleich Leben verliert: Er verliert nichts.
    .flavour = Hoch, hoch, runter, runter, und niemand hat’s gesehen.
card-cheater-cheater = Oberschummler
    .effect = In deinem Zug: Deine drei Startwerte sind bis zum Ende deines nächsten Zuges verdoppelt.
    .flavour = Schummeln ist es nur, wenn die anderen es tun.
card-insubstantial = Körperlos
    .effect = Bis zu deinem nächsten Zug halten dich keine Wände auf und treffen dich keine Angriffe, aber du kannst nicht angreifen. Auch als Antwort.
    .flavour = Heute bist du nur im Geiste dabei.
card-keep-the-stuff = Alles meins
    .effect = Bei 0 Leben oder weniger: Wirst du gefraggt, behältst du Waffen und Gadgets im Spiel.
    .flavour = Das letzte Hemd hat doch Taschen.
card-magic-bullet = Freikugel
    .effect = In deinem Zug: Dein nächster Angriff in diesem Zug braucht keine Sichtlinie.
    .flavour = Im Mondschein gegossen, um die Ecke geschossen.
card-teleportation = Teleportation
    .effect = Statt deines Bewegungswurfs: Geh auf ein beliebiges Feld.
    .flavour = Der kürzeste Weg ist der, den man weglässt.
card-theft = Diebstahl
    .effect = In deinem Zug: Eine zufällige Karte aus der Hand eines anderen gehört dir.
    .flavour = Nur geliehen, ehrlich.
card-timing-troubles = Timingprobleme
    .effect = In einem fremden Zug, zu seinem Beginn oder bei einem Angriff: Er endet, und deiner beginnt.
    .flavour = Oh, warst du gerade dran?

## Was heißt, wie es geschrieben wird

any-field = { $word }
any-map = { $word }
any-pip = { $word }

## Zahlen mit ihrem Hauptwort und Dinge im Satz, für andere Texte

count-points = { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
count-frags = { $frags ->
    [one] { $frags } Frag
   *[other] { $frags } Frags
}
card-of-deck = { $deck-is ->
    [weapon] eine Waffe
    [gadget] ein Gadget
   *[other] eine Spezialkarte
}

count-loss = { $loss } Leben

## Der Tisch

heading-goal = Frags zum Sieg
heading-points = Übrige Bewegungspunkte
heading-map = Plan
heading-decks = Verdeckte Karten
heading-discards = Ablage
heading-blood = Blutmarker
heading-piles = Auf dem Boden
heading-number = Marker
heading-field = Feld
heading-frags = Frags
heading-wins = Gewonnene Runden
heading-start = Startwerte
heading-health = Leben
heading-speed = Tempo
heading-accuracy = Treffsicherheit
heading-attacks = Übrige Angriffe
heading-wounds = Wunden
heading-armour = Rüstung
heading-pool = Rest der Rüstung
heading-gear = Gadgets im Spiel
heading-weapons = Waffen im Spiel
heading-kind = Waffe
heading-ammo = Munition
heading-attached = Daran
heading-blood-held = Blut in Reserve
heading-hand = Hand
heading-cards = Bekannte Karten
heading-surges = Adrenalin
heading-cheats = Verdoppelte Werte
heading-ram = Mehr RAM
heading-lagged = Ausfallende Züge
heading-frozen = Eingefroren
heading-insubstantial = Körperlos
heading-steered-by = Ferngesteuert von
heading-keeps = Behält alles
out-of-arena = draußen
hand-by-deck = Hand (W/G/S)
arena-legend = ~ Säure · w Waffenfeld · g Gadgetfeld · t Teleporter · : Gitter · 1 bis 9 Respawnfeld · D Tür · < > ^ v Einbahntür · X verschlossene Tür · * Blut · % Karten · & beides

## Fragen

prompt-build = Baue deinen Kämpfer: 7 Punkte für Leben, Tempo und Treffsicherheit. Welche Werte nimmst du?
prompt-enter = Auf welchem Respawnfeld beginnst du?
prompt-raise = Du hast die letzte Runde gewonnen. Welchen Wert erhöhst du um 1?
prompt-set-off-choice = Zuerst kommt der Bewegungswurf oder statt seiner eine Teleportkarte. Was tust du?
prompt-destination = Wohin teleportierst du?
prompt-discard = Du hast mehr Karten, als du behalten darfst. Welche legst du ab?
prompt-start-answers = { $seat-is ->
    [you] Dein Zug beginnt.
   *[other] Der Zug von { $seat } beginnt.
} Funkst du mit einer Karte dazwischen?
prompt-attack-answers = { $attacker-is ->
    [you] Du greifst { $target } { with-arm } an
   *[other] { $attacker } greift { $target-is ->
        [you] dich
       *[other] { $target }
    } { with-arm } an
} ({ $way-is ->
    [plain] Entfernung { $distance }
   *[other] { $way }, Entfernung { $distance }
}). Antwortest du mit einer Karte?
prompt-hit-answers = { $attacker-is ->
    [you] Du hast { $target } { with-arm } getroffen
   *[other] { $attacker } hat { $target-is ->
        [you] dich
       *[other] { $target }
    } { with-arm } getroffen
} ({ $way-is ->
    [plain] Entfernung { $distance }
   *[other] { $way }, Entfernung { $distance }
}). Gleich wird der Schaden gewürfelt. Spielst du vorher eine Karte?
prompt-act = { $fighter-is ->
    [you] Was tust du?
   *[other] Du steuerst den Kämpfer von { $fighter }. Was tut er?
} { $points ->
    [0] Bewegungspunkte sind keine übrig.
   *[other] Noch { count-points }.
}
prompt-brace = Du verlierst gleich { count-loss }. Nimmst du das hin?
prompt-rescue = Dein Kämpfer hat 0 Leben oder weniger. Bringst du ihn auf 1 zurück, oder fällt er?
prompt-shed = Du trägst mehr Waffen, als dein Leben erlaubt. Welche lässt du fallen?

## Antworten

option-build = Leben { $health }, Tempo { $speed }, Treffsicherheit { $accuracy }
option-enter = Respawnfeld { $number }
option-raise = { $value } um 1 erhöhen
option-roll = Um die Bewegung würfeln
option-play = „{ $card }“ spielen
option-go = Nach { $field } teleportieren
option-discard = „{ $card }“ ablegen
option-play-on = { $seat-is ->
    [you] „{ $card }“ auf dich selbst spielen
   *[other] „{ $card }“ auf { $seat } spielen
}
option-done = Zug beenden
option-step = Schritt nach { $field }
option-jump = Sprung nach { $field }
option-beam = Mit dem Teleporter nach { $field }
option-attack = { $target } { with-arm } angreifen
option-trick-shot = Trickschuss auf { $target } { with-arm }
option-double-shot = Doppelschuss auf { $target } { with-arm }
option-fall = Den Kämpfer fallen lassen
option-use-blood = Einen Blutmarker einsetzen
option-take = „{ $card }“ aufheben
option-take-blood = Den Blutmarker aufheben
option-drop = „{ $card }“ fallen lassen
option-attach = { $card-is ->
    [extra-ammo] „{ $weapon }“ nachladen ({ $card })
   *[other] „{ $card }“ an „{ $weapon }“ anbringen
}
option-fumble = { $target } muss „{ $weapon }“ fallen lassen ({ card-fumble })

## Was dabei herauskommen kann

chance-hit = Du triffst { $target }
chance-wound = { $victim-is ->
    [you] Du verlierst Leben
   *[other] { $victim } verliert Leben
}
chance-frag = { $victim-is ->
    [you] Du wirst gefraggt
   *[other] { $victim } wird gefraggt
}
chance-own-frag = Die Explosion fraggt auch den Angreifer
chance-blast-frag = Die Explosion fraggt mindestens einen mehr ({ $victims })
chance-draw = Du ziehst { card-of-deck }
chance-acid-wound = Die Säure kostet Leben
chance-acid-frag = Die Säure fraggt den Kämpfer
chance-points-at-least = { $points ->
    [one] Mindestens { $points } Bewegungspunkt
   *[other] Mindestens { $points } Bewegungspunkte
}

## Warum der Trainer etwas vorschlägt

reason-believed = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} zu { $percent } % „{ $thing }“ auf der Hand.
reason-frags = { who-has } im Schnitt { $number ->
    [one] { $number } Frag
   *[other] { $number } Frags
} { more-or-less }.
reason-health = { who-has } im Schnitt { $number } Leben { more-or-less }.
reason-accuracy = { who-has } im Schnitt { $number } Treffsicherheit { more-or-less }.
reason-speed = { who-has } im Schnitt { $number } Tempo { more-or-less }.
reason-weapon = { who-has } in der besten Waffe im Schnitt { $number } Würfel { more-or-less }.
reason-hand = { who-has } danach { $way ->
    [less] schlechtere
   *[more] bessere
} Karten auf der Hand.
reason-gear = { who-has } im Schnitt { $number ->
    [one] { $number } Gadget
   *[other] { $number } Gadgets
} { more-or-less } im Spiel.
reason-blood = { who-has } im Schnitt { $number } Blutmarker { more-or-less }.
reason-out = { $seats-is ->
    [you] Du bist
    [with-you] Du und { $seats-others } seid
   *[other] { $seats-count ->
        [one] { $seats } ist
       *[other] { $seats } sind
    }
} in { $number } von 100 Fällen { $way ->
    [less] seltener
   *[more] öfter
} draußen.
reason-missed = { $seats-is ->
    [you] Du verpasst
    [with-you] Du und { $seats-others } verpasst
   *[other] { $seats-count ->
        [one] { $seats } verpasst
       *[other] { $seats } verpassen
    }
} im Schnitt { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
} { more-or-less }.
reason-outlook = { who-has } eine um { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} { $way ->
    [less] schlechtere
   *[more] bessere
} Chance auf einen Frag im eigenen Zug.

## Was geschehen ist

event-fighter-built = { $seat-is ->
    [you] Du baust deinen Kämpfer
   *[other] { $seat } baut einen Kämpfer
}: Leben { $health }, Tempo { $speed }, Treffsicherheit { $accuracy }.
event-start-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} um den Anfang: { $die }.
event-start-won = { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-fighter-placed = { $seat-is ->
    [you] Du startest
   *[other] { $seat } startet
} auf { $field }.
event-card-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { card-of-deck }.
event-card-received = { $seat-is ->
    [you] Deine neue Karte
   *[other] Die neue Karte von { $seat }
}: { $card }.
event-deck-empty = { $deck-is ->
    [weapon] Es gibt keine Waffen mehr zu ziehen.
    [gadget] Es gibt keine Gadgets mehr zu ziehen.
   *[other] Es gibt keine Spezialkarten mehr zu ziehen.
}
event-deck-renewed = { $deck-is ->
    [weapon] Die abgelegten Waffen werden zum neuen Stapel.
    [gadget] Die abgelegten Gadgets werden zum neuen Stapel.
   *[other] Die abgelegten Spezialkarten werden zum neuen Stapel.
}
event-value-raised = { $seat-is ->
    [you] Du steigerst
   *[other] { $seat } steigert
} { $value } auf { $now }.
event-turn-began = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-turn-missed = { $seat-is ->
    [you] Du hast Lag, und dein Zug fällt aus.
   *[other] { $seat } hat Lag, und der Zug fällt aus.
}
event-stood-frozen = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} eingefroren: keine Bewegung, kein Angriff.
event-movement-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $dice } für die Bewegung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-card-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} „{ $card }“.
event-card-discarded = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} „{ $card }“ ab.
event-teleported = { $seat-is ->
    [you] Du teleportierst
   *[other] { $seat } teleportiert
} nach { $field }.
event-respawned = { $seat-is ->
    [you] Du respawnst
   *[other] { $seat } respawnt
} auf { $field }.
event-card-answered = { $seat-is ->
    [you] Du antwortest
   *[other] { $seat } antwortet
} mit „{ $card }“.
event-stepped = { $seat-is ->
    [you] Du gehst
   *[other] { $seat } geht
} nach { $field } (noch { $left }).
event-jumped = { $seat-is ->
    [you] Du springst
   *[other] { $seat } springt
} nach { $field } (noch { $left }).
event-bumped = { $seat-is ->
    [you] Du wirst
   *[other] { $seat } wird
} nach { $field } verdrängt.
event-acid-entered = Die Säure greift { $seat-is ->
    [you] dich
   *[other] { $seat }
} an: { $dice }.
event-power-up-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} um { card-of-deck }: { $die }.
event-attack-announced = { $seat-is ->
    [you] { $arm-is ->
        [chainsaw] Du gehst
        [portable-nuke] Du gehst
       *[other] Du feuerst
    }
   *[other] { $arm-is ->
        [chainsaw] { $seat } geht
        [portable-nuke] { $seat } geht
       *[other] { $seat } feuert
    }
} { with-arm } auf { $target-is ->
    [you] dich
   *[other] { $target }
}{ $arm-is ->
    [chainsaw] {" "}los
    [portable-nuke] {" "}los
   *[other] {""}
} ({ $way-is ->
    [plain] Entfernung { $distance }
   *[other] { $way }, Entfernung { $distance }
}).
event-weapon-readied = { $seat-is ->
    [you] Du holst
   *[other] { $seat } holt
} „{ $card }“ hervor.
event-to-hit-rolled = { $seat-is ->
    [you] Du zielst
   *[other] { $seat } zielt
} mit { $dice }: { $total } bei Entfernung { $distance }.
event-missed = { $seat-is ->
    [you] Du verfehlst
   *[other] { $seat } verfehlt
} { $target-is ->
    [you] dich
   *[other] { $target }
}.
event-hit = { $seat-is ->
    [you] Du triffst
   *[other] { $seat } trifft
} { $target-is ->
    [you] dich
   *[other] { $target }
}.
event-attack-lapsed = { $seat-is ->
    [you] Dein Angriff
   *[other] Der Angriff von { $seat }
} auf { $target-is ->
    [you] dich
   *[other] { $target }
} verpufft.
event-energy-reflected = { $seat-is ->
    [you] Dein Energiereflektor
   *[other] Der Energiereflektor von { $seat }
} wirft den Schuss auf { $target-is ->
    [you] dich
   *[other] { $target }
} zurück.
event-flame-withstood = Das Feuer schadet { $seat-is ->
    [you] dir
   *[other] { $seat }
} nicht.
event-damage-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $dice } für den Schaden: { $total }.
event-defence-rolled = { $seat-is ->
    [you] Du verteidigst dich
   *[other] { $seat } verteidigt sich
} mit { $dice }: { $total }. { $loss ->
    [0] Kein Schaden.
    [one] Das ist { $loss } Schaden.
   *[other] Das sind { $loss } Schaden.
}
event-armour-broken = { $seat-is ->
    [you] Deine Rüstung
   *[other] Die Rüstung von { $seat }
} ist aufgebraucht: { $card }.
event-health-lost = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { count-loss } (noch { $left }).
event-saved = { $seat-is ->
    [you] Du bleibst
   *[other] { $seat } bleibt
} im Kampf.
event-fell = { $seat-is ->
    [you] Du wirst
   *[other] { $seat } wird
} gefraggt, und niemand bekommt den Frag.
event-fragged = { $scorer-is ->
    [you] Du fraggst { $seat } und hast
   *[other] { $scorer } fraggt { $seat-is ->
        [you] dich
       *[other] { $seat }
    } und hat
} { count-frags }.
event-healed = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points } Leben zurück.
event-surged = Adrenalin trägt { $seat-is ->
    [you] dich
   *[other] { $seat }
} eine Weile.
event-blood-taken = { $seat-is ->
    [you] Du hebst
   *[other] { $seat } hebt
} einen Blutmarker auf.
event-card-taken = { $seat-is ->
    [you] Du hebst
   *[other] { $seat } hebt
} „{ $card }“ auf.
event-card-dropped = { $seat-is ->
    [you] Du lässt
   *[other] { $seat } lässt
} „{ $card }“ fallen.
event-gadget-attached = { $card-is ->
    [extra-ammo] { $seat-is ->
        [you] Du lädst
       *[other] { $seat } lädt
    } nach: { $weapon }.
   *[other] { $seat-is ->
        [you] Du rüstest eine Waffe auf
       *[other] { $seat } rüstet eine Waffe auf
    }: { $weapon }.
}
event-card-aimed = { $card-is ->
    [lag] { $target-is ->
        [you] Dein nächster Zug
       *[other] Der nächste Zug von { $target }
    } fällt aus.
    [freeze] { $target-is ->
        [you] Du bist
       *[other] { $target } ist
    } bis zum Ende des nächsten Zuges eingefroren.
    [assume-control] { $seat-is ->
        [you] Im nächsten Zug von { $target } steuerst du.
       *[other] { $target-is ->
            [you] In deinem nächsten Zug
           *[other] Im nächsten Zug von { $target }
        } steuert { $seat }.
    }
    [theft] { "" }
    [disconnected] { "" }
   *[other] Es trifft { $target-is ->
        [you] dich
        [same] die eigene Seite
       *[other] { $target }
    }.
}
event-fumbled = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} Butterfinger.
event-card-stolen = { $seat-is ->
    [you] Du stiehlst { $target } { card-of-deck }.
   *[other] { $seat } stiehlt { $target-is ->
        [you] dir
       *[other] { $target }
    } { card-of-deck }.
}
event-theft-seen = { $seat-is ->
    [you] Du hast { $target } „{ $card }“ gestohlen.
   *[other] { $seat } hat { $target-is ->
        [you] dir
       *[other] { $target }
    } „{ $card }“ gestohlen.
}
event-insubstantial = { $seat-is ->
    [you] Du wirst
   *[other] { $seat } wird
} körperlos.
event-disconnected = { $seat-is ->
    [you] Du verlierst die Verbindung und bist draußen.
   *[other] { $seat } verliert die Verbindung und ist draußen.
}

## What is wrong with a map
error-map-rock = Fels braucht auf jeder Seite eine Wand.
error-map-respawn-twice = { $field } ist schon Respawnfeld { $number }.
error-map-respawn-missing = Respawnfeld { $number } fehlt.
error-map-few-respawns = Eine Karte braucht mindestens { $fewest } Respawnfelder, nicht { $number }.
error-map-lone-teleporter = Ein einzelner Teleporter führt nirgendwohin.
error-map-door = Diese Tür führt nirgendwohin.
error-map-unreached = { $field }{ $more ->
    [0] {" "}ist
   *[other] {" "}und { $more } daneben sind
} von keinem Respawnfeld zu erreichen.
error-map-trap = { $field }{ $more ->
    [0] {" "}ist
   *[other] {" "}ist mit { $more } daneben
} eine Falle: Kein Weg führt zurück auf die Karte.
error-map-sign-unused = „{ $mark }“ ist erklärt, kommt aber in der Zeichnung nicht vor.
error-sign-empty = Es braucht eine Bedeutung, etwa `acid weapon`.
error-sign-word = „{ $word }“ ist kein Wort der Legende, oder nicht an dieser Stelle.
error-sign-unreached = Dorthin kommt niemand (`{ $word }`).
error-sign-number = Respawnfelder haben die Nummern 1 bis { $most }.
error-sign-side = Ein Respawnfeld muss ein einziger Ort sein: Nenne die Seite.
error-sign-wall = Eine Wand im Feld steht vorn und ohne Tür.
error-sign-door = Eine Tür im Feld steht vorn und ohne Wand.
error-sign-one-way = Eine Einbahntür führt nach n, e, s oder w: `door-n`.
