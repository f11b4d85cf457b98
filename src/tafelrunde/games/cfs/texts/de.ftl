# COLLECT! FIGHT! SURVIVE! auf Deutsch. Die Variablen der Texte erklärt docs/words.md.

game-title = COLLECT! FIGHT! SURVIVE!
game-blurb = Deine Kolonie braucht Vorräte, und die liegen in einem Verlies voller Energiefelder. Trag nach Hause, was du kannst, nimm es zur Not den anderen ab, und achte auf die Maschinen: Sie haben ihre eigenen Pläne.

## Optionen

setting-rounds = Runden
    .explained = So viele Runden spielt ihr, und so viele Karten bekommt jeder. Mit 4 wird die Partie kurz.
setting-figures = Figuren
    .explained = So viele Figuren führt jeder: 3 oder 4. Bei 3 suchst du aus, wer zu Hause bleibt.
    .value-0 = 4 zu zweit, sonst 3
    .value-3 = 3 Figuren
    .value-4 = 4 Figuren
setting-dungeon = Verlies
    .explained = Das Ringwerk hat Hallen um einen offenen Hof und drei Zonen. Die Vier Kammern haben eine Zone in jeder Ecke; zu viert spielt ihr immer dort.
    .value-0 = Ringwerk
    .value-1 = Vier Kammern
file-dungeon = Ein eigenes Verlies
    .explained = Eine Textdatei, die du gezeichnet hast. Sie wird sofort geprüft und ersetzt unsere Verliese.
file-machines = Eine Tabelle für die Maschinen
    .explained = Eine Textdatei, in der Zeile für Zeile steht, was Greifer und Krabber tun. Sie ersetzt unsere Tabelle.
error-dungeon-too-small = { $dungeon } hat { $zones } Zonen, also sind { $players } Spieler zu viele.
error-figures = Ein Team hat { $fewest } oder { $most } Figuren.

## Figuren eines Teams: ihr Zeichen im Verlies ist ein Buchstabe, dahinter steht die Nummer des Platzes

profile-scout = Späher
    .sign = S
profile-guard = Wächter
    .sign = W
profile-hauler = Träger
    .sign = T
profile-ranger = Ranger
    .sign = R

figure-scout-1 = { profile-scout } 1
figure-guard-1 = { profile-guard } 1
figure-hauler-1 = { profile-hauler } 1
figure-ranger-1 = { profile-ranger } 1
figure-scout-2 = { profile-scout } 2
figure-guard-2 = { profile-guard } 2
figure-hauler-2 = { profile-hauler } 2
figure-ranger-2 = { profile-ranger } 2
figure-scout-3 = { profile-scout } 3
figure-guard-3 = { profile-guard } 3
figure-hauler-3 = { profile-hauler } 3
figure-ranger-3 = { profile-ranger } 3
figure-scout-4 = { profile-scout } 4
figure-guard-4 = { profile-guard } 4
figure-hauler-4 = { profile-hauler } 4
figure-ranger-4 = { profile-ranger } 4
figure-greifer-1 = { machine-greifer } 1
figure-greifer-2 = { machine-greifer } 2
figure-krabber-1 = { machine-krabber } 1
figure-krabber-2 = { machine-krabber } 2
figure-krabber-3 = { machine-krabber } 3

## Maschinen: ihr Zeichen im Verlies hat zwei Buchstaben

machine-greifer = Greifer
    .sign = Gr
machine-krabber = Krabber
    .sign = Kr

## Was eine Zeile der Maschinentabelle verlangt, und was mit „nicht“

condition-down = sie liegt am Boden
    .not = sie steht
condition-carrying = sie trägt etwas
    .not = sie trägt nichts
condition-empty = sie trägt nichts
    .not = sie trägt etwas
condition-at-nest = sie ist an ihrem Nest
    .not = sie ist nicht an ihrem Nest
condition-on-resource = sie kann auf ihrem Feld etwas aufnehmen
    .not = sie kann auf ihrem Feld nichts aufnehmen
condition-beside-carrier = neben ihr ist eine beladene Figur
    .not = neben ihr ist keine beladene Figur
condition-beside-figure = neben ihr ist eine Figur
    .not = neben ihr ist keine Figur
condition-way-to-carrier = sie hat einen Weg zu einer beladenen Figur
    .not = sie hat keinen Weg zu einer beladenen Figur
condition-way-to-figure = sie hat einen Weg zu einer Figur
    .not = sie hat keinen Weg zu einer Figur
condition-way-to-resource = sie hat einen Weg zu einer Ressource
    .not = sie hat keinen Weg zu einer Ressource
condition-way-to-nest = sie hat einen Weg zu ihrem Nest
    .not = sie hat keinen Weg zu ihrem Nest

## Was eine Zeile der Maschinentabelle sie tun lässt

deed-stand = aufstehen
deed-fight-carrier = die beladene Figur bekämpfen
deed-fight-figure = die Figur bekämpfen
deed-go-to-carrier = zur nächsten beladenen Figur gehen
deed-go-to-figure = zur nächsten Figur gehen
deed-go-to-resource = zur nächsten Ressource gehen
deed-go-to-nest = zum eigenen Nest gehen
deed-take = etwas aufnehmen
deed-lay = die Last ablegen
deed-wait = warten

## Eine Zeile der Tabelle

machine-row = { $number }. { $conditions }: { $deed }
row-otherwise = sonst

## Ressourcen: ihr Zeichen im Verlies hat zwei kleine Buchstaben

resource-water = Wasser
    .sign = wa
resource-seeds = Saatgut
    .sign = sg
resource-medicine = Medizin
    .sign = me
resource-fuel = Treibstoff
    .sign = tr
resource-copper = Kupfer
    .sign = ku
resource-crystal = Kristall
    .sign = ks
resource-circuits = Schaltkreise
    .sign = sk
resource-cloth = Stoff
    .sign = st
resource-tools = Werkzeug
    .sign = we
resource-salt = Salz
    .sign = sz
resource-glass = Glas
    .sign = gl
resource-spores = Sporen
    .sign = sp

## Energiefelder

colour-blue = blau
colour-green = grün

## Was so heißt, wie man es schreibt

any-field = { $word }
any-barrier = { $word }
any-pip = { $word }

## Spielkarten

playing-card-2-diamonds = ♦2
playing-card-2-hearts = ♥2
playing-card-2-spades = ♠2
playing-card-2-clubs = ♣2
playing-card-3-diamonds = ♦3
playing-card-3-hearts = ♥3
playing-card-3-spades = ♠3
playing-card-3-clubs = ♣3
playing-card-4-diamonds = ♦4
playing-card-4-hearts = ♥4
playing-card-4-spades = ♠4
playing-card-4-clubs = ♣4
playing-card-5-diamonds = ♦5
playing-card-5-hearts = ♥5
playing-card-5-spades = ♠5
playing-card-5-clubs = ♣5
playing-card-6-diamonds = ♦6
playing-card-6-hearts = ♥6
playing-card-6-spades = ♠6
playing-card-6-clubs = ♣6
playing-card-7-diamonds = ♦7
playing-card-7-hearts = ♥7
playing-card-7-spades = ♠7
playing-card-7-clubs = ♣7
playing-card-8-diamonds = ♦8
playing-card-8-hearts = ♥8
playing-card-8-spades = ♠8
playing-card-8-clubs = ♣8
playing-card-9-diamonds = ♦9
playing-card-9-hearts = ♥9
playing-card-9-spades = ♠9
playing-card-9-clubs = ♣9
playing-card-10-diamonds = ♦10
playing-card-10-hearts = ♥10
playing-card-10-spades = ♠10
playing-card-10-clubs = ♣10
playing-card-j-diamonds = ♦B
playing-card-j-hearts = ♥B
playing-card-j-spades = ♠B
playing-card-j-clubs = ♣B
playing-card-q-diamonds = ♦D
playing-card-q-hearts = ♥D
playing-card-q-spades = ♠D
playing-card-q-clubs = ♣D
playing-card-k-diamonds = ♦K
playing-card-k-hearts = ♥K
playing-card-k-spades = ♠K
playing-card-k-clubs = ♣K
playing-card-a-diamonds = ♦A
playing-card-a-hearts = ♥A
playing-card-a-spades = ♠A
playing-card-a-clubs = ♣A

## Zahlen mit ihrem Hauptwort, für andere Texte

count-actions = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
count-fields = { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}
count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
count-pieces = { $pieces ->
    [one] { $pieces } Ressource
   *[other] { $pieces } Ressourcen
}

## Der Tisch

heading-round = Runde
heading-rounds = Runden
heading-active = Am Zug
heading-actions = Aktionen übrig
heading-moved = Felder gegangen
heading-figures = Figuren
heading-figure = Figur
heading-field = Feld
heading-load = Last
heading-movement = Bewegung
heading-down = Am Boden
heading-out = Aus dem Spiel
heading-done = Fertig
heading-floor = Auf dem Boden
heading-pieces = Ressourcen
heading-fields-on = Eingeschaltete Energiefelder
heading-sought = Von allen gesucht
heading-machine-card = Karte der Maschinen
heading-machines = Maschinen
heading-needs = Deine Kolonie braucht
heading-hand = Deine Karten
heading-cards = Karten übrig
heading-card = Karte
is-down = am Boden
is-out = aus dem Spiel
is-done = fertig
dungeon-legend = a bis d Zone · 1 bis 4 Teleporter · T Terminal · g Start eines Greifers · k Nest eines Krabbers · B G Energiefeld an · b g aus · S1 Späher des ersten Platzes · _ am Boden · x aus dem Spiel · * darunter liegt etwas · kleine Buchstaben eine Ressource, mit einer Zahl, wenn es mehrere sind

## Fragen

prompt-bench = Du führst drei Figuren. Wer bleibt zu Hause?
prompt-place = Wo in deiner Zone beginnt { $figure }?
prompt-choice = Welche Karte spielst du in dieser Runde? Die höchste handelt zuerst.
prompt-pick = Deine Figuren handeln nacheinander. Wer ist als Nächstes dran?
prompt-act = Was tut { $figure }? Übrig: { count-actions }, { $fields ->
    [0] keine Bewegung
   *[other] Bewegung für { count-fields }
}.
prompt-console = Du bist an einem Terminal. Welche grünen Energiefelder schaltest du?
prompt-exit = { $figure } darf den Ausgang wählen. Welcher Teleporter soll es sein?
prompt-following = { $figure } hat gewonnen. Rückt die Figur auf { $field } nach?
prompt-home = { $figure } ist bis zur nächsten Runde aus dem Spiel. Wo in deiner Zone wartet die Figur?

## Antworten

option-leave-out = { $profile } zu Hause lassen
option-place = Auf { $field } stellen
option-choose = { $card } spielen
option-activate = { $profile } aktivieren
option-step = Nach { $field } gehen
option-shove = Nach { $field } drängen
option-stand-up = Aufstehen
option-jump = In den Teleporter springen
option-take = { $resource } aufnehmen
option-lay = { $resource } ablegen
option-switch = Energiefeld { $barrier } schalten
option-switch-across = Feld { $barrier } einschalten und die Seite wechseln
option-console = Das Terminal benutzen
option-toggle = Energiefeld { $barrier } schalten
option-enough = Das ist alles
option-fight = Gegner auf { $field } bekämpfen
option-end = Den Zug dieser Figur beenden
option-exit = Teleporter { $number }
option-follow = Nachrücken
option-stay = Stehen bleiben

## Was dabei herauskommen kann

chance-beats = { $winner } besiegt { $loser }
chance-gets-past = { $figure } kommt an { $other } vorbei
chance-falls = { $figure } geht zu Boden
chance-goes-out = { $figure } ist aus dem Spiel
chance-steals = { $figure } bekommt: { $resource }
chance-stays = { $figure } bleibt stehen
chance-chooses-exit = Du wählst, wo { $figure } herauskommt
chance-disaster = Ein Unglück: { $figure } geht zu Boden

## Warum der Trainer etwas vorschlägt

reason-believed = { $seat-is ->
    [you] Du brauchst
   *[other] { $seat } braucht
} zu { $percent } %: { $thing }.
reason-home = { who-has } im Schnitt { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} { more-or-less } zu Hause.
reason-coming = { who-has } im Schnitt { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} { more-or-less }, die rechtzeitig nach Hause kommen.
reason-carried = { $seats-is ->
    [you] Du trägst
    [with-you] Du und { $seats-others } tragt
   *[other] { $seats-count ->
        [one] { $seats } trägt
       *[other] { $seats } tragen
    }
} im Schnitt { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} { more-or-less }.
reason-near = { who-has } { $way ->
    [less] weniger
   *[more] mehr
} Lohnendes in Reichweite.
reason-cards = { who-has } { $way ->
    [less] niedrigere
   *[more] höhere
} Karten für die nächsten Runden.
reason-ready = { who-has } im Schnitt noch { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
} { more-or-less }.
reason-pieces = { who-has } im Schnitt { $number ->
    [one] { $number } Ressource
   *[other] { $number } Ressourcen
} { more-or-less } zu Hause.
reason-standing = { who-has } im Schnitt { $number ->
    [one] { $number } Figur
   *[other] { $number } Figuren
} { more-or-less } auf den Beinen.
reason-danger = { $seats-is ->
    [you] Du riskierst
    [with-you] Du und { $seats-others } riskiert
   *[other] { $seats-count ->
        [one] { $seats } riskiert
       *[other] { $seats } riskieren
    }
} im Schnitt { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} { more-or-less } an Angreifer.

## Was geschehen ist

event-pieces-spread = { $number ->
    [one] { $number } Ressource liegt
   *[other] { $number } Ressourcen liegen
} im Verlies verteilt.
event-needs-dealt = { $seat-is ->
    [you] Deine Kolonie braucht
   *[other] Die Kolonie von { $seat } braucht
}: { $resources }.
event-playing-cards-dealt = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
}: { $cards }.
event-left-out = { $seat-is ->
    [you] Bei dir bleibt der { $profile } zu Hause.
   *[other] Bei { $seat } bleibt der { $profile } zu Hause.
}
event-placed = { $figure } beginnt auf { $field }.
event-round-began = Runde { $number } beginnt.
event-card-shown = { $seat-is ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}
event-machine-card-shown = Die Maschinen decken { $card } auf.
event-activated = { $figure } ist an der Reihe.
event-stepped = { $figure } geht nach { $field }.
event-stood-up = { $figure } steht auf.
event-switched = { $figure } schaltet das Energiefeld { $barrier } { $on ->
    [0] aus
   *[other] ein
}.
event-sidestepped = { $figure } wechselt die Seite und steht auf { $field }.
event-theft-rolled = { $figure } greift in einer fremden Zone zu ({ $resource }) und würfelt { $die }.
event-taken = { $figure } nimmt auf: { $resource }.
event-laid = { $figure } legt ab: { $resource }.
event-move-ended = Mit dieser Last kommt { $figure } nicht weiter.
event-jump-rolled = { $figure } springt und würfelt { $die }.
event-disaster = Ein Unglück: { $figure } fliegt zum Teleporter { $number }.
event-jumped = { $figure } kommt auf { $field } heraus.
event-jump-stayed = { $figure } bleibt stehen.
event-drawn-in = { $figure } wird auf { $field } in den Teleporter gezogen.
event-clash-rolled = { $attacker } würfelt { $die } und kommt auf { $total }; { $defender } würfelt { $other_die } und kommt auf { $other_total }.
event-fight-began = { $attacker } greift { $defender } an.
event-fight-won = { $winner } besiegt { $loser }.
event-pushed = { $figure } wird nach { $field } zurückgedrängt.
event-followed = { $figure } rückt nach { $field } nach.
event-swapped = { $figure } kommt an { $other } vorbei und steht auf { $field }.
event-shove-failed = { $other } lässt { $figure } nicht vorbei.
event-knocked-down = { $figure } geht zu Boden.
event-put-out = { $figure } ist aus dem Spiel.
event-dropped = { $figure } verliert auf { $field } die Last: { $resources }.
event-came-home = { $figure } wartet auf { $field } auf die nächste Runde.
event-machine-decided = { $figure } liest Zeile { $row }: { $deed }.
event-machine-moved = { $figure } geht nach { $field }.
event-sought-shown = Von allen gesucht: { $resource }.
event-needs-shown = { $seat-is ->
    [you] Deine Kolonie brauchte
   *[other] Die Kolonie von { $seat } brauchte
}: { $resources }.
event-scored = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { count-points } mit { count-pieces }.

## What is wrong with a dungeon or with the machines' table
error-sector-form = Ein Sektor wird durch zwei Ecken benannt: `a1-e5`.
error-sector-outside = „{ $word }“ reicht über das Verlies hinaus.
error-dungeon-size = Ein Verlies hat { $size } mal { $size } Felder, nicht { $width } mal { $height }.
error-few-energy-fields = Ein Verlies braucht { $fewest } { $colour ->
    [blue] blaue
   *[green] grüne
} Energiefelder, nicht { $number }.
error-too-many-marks = { $number ->
    [one] „{ $mark }“ steht schon auf { $field }.
   *[other] { $number }-mal „{ $mark }“ genügt.
}
error-too-few-marks = { $wanted ->
    [one] „{ $mark }“ fehlt: Zeichne es ein.
   *[other] Zeichne { $wanted }-mal „{ $mark }“, nicht { $number }-mal.
}
error-few-zones = Ein Verlies braucht mindestens { $fewest } Zonen, nicht { $number }.
error-zone-missing = Zone { $zone } fehlt.
error-zone-unequal = Zone { $zone } hat { $number } Felder, die erste { $first }.
error-zone-small = Zone { $zone } braucht ein Feld für jede der { $figures } Figuren, nicht { $number }.
error-zone-apart = Zone { $zone } besteht aus zwei Teilen: Dieser liegt abseits.
error-zone-ways = Zone { $zone } braucht { $fewest } Ausgänge, nicht { $number }.
error-sectors-uneven = { $pieces } Ressourcen lassen sich nicht gleichmäßig auf { $number } Sektoren verteilen.
error-sector-twice = { $field } gehört schon zu einem früheren Sektor.
error-sector-full = Dieser Sektor hat { $number } Felder für seine { $pieces } Ressourcen.
error-sector-none = { $field } gehört zu keinem Sektor{ $more ->
    [0] .
   *[other] , { $more } weitere auch nicht.
}
error-starts-form = Wo Maschinen bei einer bestimmten Spielerzahl starten, steht so da: `{ $form }`.
error-starts-twice = Wo Maschinen bei { $players } Spielern starten, steht schon da.
error-starts-players = Zu { $players } kann man hier nicht spielen: Es gibt { $zones } Zonen.
error-starts-floor = Auf { $field } kann keine Maschine starten: Das ist kein gewöhnlicher Boden.
error-starts-shared = Auf { $field } können keine zwei Maschinen starten.
error-field-unreached = { $field }{ $more ->
    [0] {" "}ist
   *[other] {" "}und { $more } daneben sind
} nicht zu erreichen, selbst wenn alle Energiefelder aus sind.
error-zone-farther = Von Zone { $far } sind es { $most } Schritte zu Nummer { $rank } der nächsten { $what ->
    [teleporter] Teleporter
    [terminal] Terminals
   *[field] Felder für Ressourcen bei { $players } Spielern
} ({ $distant }), von Zone { $near } { $least } ({ $close }). Ein Schritt mehr ist gerecht.
error-table-long = Die Tabelle der Maschinen hat höchstens { $most } Zeichen, nicht { $number }.
error-table-toml = Die Tabelle der Maschinen lässt sich nicht lesen ({ $reason }).
error-table-machine = Eine Maschine „{ $word }“ gibt es nicht. Es gibt { $words }.
error-table-rows = „{ $machine }“ braucht 1 bis { $most } Zeilen, jede als [[{ $machine }]].
error-table-at = Zeile { $row } von „{ $machine }“:
error-table-last = Die letzte Zeile gilt immer, also `when = []`.
error-table-row = Eine Zeile hat `when` und `do`, sonst nichts.
error-table-when = `when` ist eine Liste von Bedingungen.
error-table-deed = „{ $word }“ tut keine Maschine. Es gibt { $words }.
error-table-condition = „{ $word }“ ist keine Bedingung. Es gibt { $words }.
