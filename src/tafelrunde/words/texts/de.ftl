# Texte, die alle Spiele teilen. Ein Spiel darf jeden davon unter demselben Namen anders sagen.

## Namen der Sprachen, jede in sich selbst

language-en = English
language-de = Deutsch
language-ru = Русский

## Aufzählungen und kleine Wörter

list-more = { $start }, { $next }
list-and = { $start } und { $next }
nobody = niemand
nothing = nichts
unknown = unbekannt

## Jedes Spiel

option-pass = Passen
event-won = { $winners-is ->
    [nobody] Das Spiel endet unentschieden.
    [you] Du gewinnst.
    [with-you] Du gewinnst, und mit dir { $winners-others }.
   *[other] { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }
}

## Warum der Trainer etwas vorschlägt

who-has = { $seats-is ->
    [you] Du hast
    [with-you] Du und { $seats-others } habt
   *[other] { $seats-count ->
        [one] { $seats } hat
       *[other] { $seats } haben
    }
}
more-or-less = { $way ->
    [less] weniger
   *[more] mehr
}
more-or-fewer = { more-or-less }
reason-only = Etwas anderes ist nicht möglich.
reason-habit = Nichts anderes erwies sich als besser, also das Übliche.
reason-narrow = Es ist knapp: Etwas anderes ist fast genauso gut.
reason-ahead = Von 100 Spielen gewinnt man damit etwa { $points } mehr.
reason-sure = Dass es besser ist, ist zu { $percent } % sicher.
reason-wins-now = In { $percent } von 100 Fällen mehr ist das Spiel sofort gewonnen.

## Was nicht geht

error-over = Das Spiel ist vorbei.
error-not-asked = Du bist gerade nicht gefragt.
error-not-offered = Das geht jetzt nicht.
error-with-clause = { $error } Regel { $clause }: { $rule }
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-other = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand anders gehandelt.
error-undo-draw = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt oder gezogen.
error-undo-told = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas erfahren.
error-undo-closed = Das lässt sich nicht zurücknehmen: Es wurde gemeinsam mit anderen entschieden.
error-undo-open = Das musst du nicht zurücknehmen: Bis alle geantwortet haben, darfst du deine Antwort ändern.
error-undo-ended = Das lässt sich nicht zurücknehmen: Die Partie ist zu Ende.
error-undo-window = Das lässt sich nicht zurücknehmen: Andere werden gerade dazu gefragt.

## Was getippt wurde und nicht zu lesen ist

error-no-action = Das ist keine Aktion dieses Spiels.
error-no-player = Niemand am Tisch heißt „{ $word }“.
error-no-seat = Einen Platz { $word } gibt es nicht.
error-no-die = „{ $word }“ ist kein Würfel: Die Würfel heißen 1, 2, 3 und so weiter.
error-die-twice = Würfel { $word } ist zweimal genannt.
error-no-word = „{ $word }“ gibt es hier nicht. Es gibt { $words }.
error-no-word-near = „{ $word }“ gibt es hier nicht. Meinst du „{ $near }“?
error-no-number = „{ $word }“ ist keine Zahl.
error-ambiguous = „{ $word }“ kann mehreres bedeuten: { $words }.
error-incomplete = Es fehlt etwas: Schreibe { $form }.
error-too-much = „{ $word }“ ist hier zu viel.
error-open-quote = Ein Anführungszeichen wird nicht geschlossen.

## Eine Partie, die sich so nicht aufbauen lässt

error-setting-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
error-setting-no-module = { $game } hat kein Modul „{ $word }“. { $number ->
    [0] Es hat gar keine.
    [one] Es hat nur { $words }.
   *[other] Es gibt { $words }.
}
error-setting-no-option = { $game } hat keine Einstellung „{ $word }“. { $number ->
    [0] Es hat gar keine.
    [one] Es hat nur { $words }.
   *[other] Es gibt { $words }.
}
error-setting-no-file = { $game } nimmt keine Datei „{ $word }“. { $number ->
    [0] Es nimmt gar keine.
   *[other] Es nimmt { $words }.
}
error-setting-needs-module = Das Modul „{ $module }“ braucht das Modul „{ $needs }“.
error-setting-needs-players = Das Modul „{ $module }“ braucht mindestens { $fewest } Spieler.
error-setting-range = Die Einstellung „{ $option }“ geht von { $least } bis { $most }, also nicht { $value }.

## Der Tisch

heading-seat = Platz
heading-player = Spieler
heading-turn = Am Zug
heading-dice = Würfel
heading-log = Was geschehen ist
heading-options = Was du tun kannst
heading-rules = Regeln
heading-winners = Sieger
bot = Bot
you = du
your-turn = Du bist am Zug.
turn-of = { $name } ist am Zug.
bot-thinks = { $name } überlegt.
waiting-for = Warten auf { $names }.
game-over = Das Spiel ist vorbei.
players-count = { $players } Spieler
options-count = { $options ->
    [one] { $options } Möglichkeit
   *[other] { $options } Möglichkeiten
}

## Gespräch mit dem Spieler

ask-choice = Deine Wahl:
choice-unclear = „{ $text }“ verstehe ich nicht. Tippe eine Nummer aus der Liste oder eine Aktion.
undo-done = Ein Schritt zurückgenommen.
goodbye = Auf Wiedersehen. Das Spiel ist gespeichert als { $file }.
saved-as = Gespeichert als { $file }.
pass-device = Jetzt schaut { $name }. Drücke die Eingabetaste, wenn du bereit bist.
help-title = Was du tippen kannst
help-choose = eine Nummer: diese Möglichkeit wählen
help-action = eine Aktion in Worten, etwa „{ $example }“
help-undo = undo: deinen letzten Schritt zurücknehmen
help-rules = rules 2.3: eine Regel lesen
help-log = log: zeigen, was bisher geschehen ist
help-help = help: diese Liste zeigen
help-quit = quit: das Spiel speichern und gehen

## Terminal

help-hint = Mit help siehst du, was du sonst noch tippen kannst.
usual-names = Anna, Boris, Clara, Dmitri, Emma, Felix, Greta, Hugo
dice-of = Würfel von { $name }
anyone-answers = Antwortet jemand? Tippe, wer ({ $names }), oder nur die Eingabetaste, wenn niemand antwortet.
options-hint = { $examples }   ({ $count }; mit options siehst du alle)
possible-now = Jetzt möglich: { $actions }
input-near = „{ $text }“ kenne ich nicht. Meinst du „{ $near }“?
input-unknown = „{ $text }“ kenne ich nicht. Tippe eine Aktion wie „{ $example }“ oder help.
error-no-option = Die Möglichkeiten haben die Nummern 1 bis { $number }.
error-no-clause = Eine Regel „{ $word }“ gibt es nicht. Die Kapitel sind { $words }.
why-what = Tippe dazu, was du vorhast, etwa „why { $example }“.
why-possible = „{ $action }“ ist jetzt möglich.
odds-title = So wahrscheinlich hast du am Ende mindestens so viele, wenn du darauf würfelst:
odds-options = Was aus dem werden kann, was du jetzt tun kannst:
odds-how = Tippe „odds“ und eine Aktion dazu, dann erfährst du alles, was daraus werden kann.
odds-none = Dieses Spiel rechnet keine Chancen aus.
odds-not-now = Jetzt gibt es nichts zu würfeln.
odds-not-here = Darüber entscheiden keine Würfel.
at-least = { $number }+
go-on-with = So geht es weiter: { $command }
another-match = Noch eine Partie? ja · nein · save
press-enter = Weiter mit der Eingabetaste, Ende mit q.
took-back = { $name } nimmt den letzten Schritt zurück.
replay-fits = Nach den Regeln nachgespielt { $actions ->
    [one] ergibt die einzige Aktion
   *[other] ergeben alle { $actions } Aktionen
} dasselbe.
replay-differs = Nachgespielt kommt etwas anderes heraus. { $difference }
replay-untried = Nicht nachgespielt: { $reason }
heading-ability = Fähigkeit
heading-games = Partien
heading-share = Siege
heading-interval = 95-%-Bereich
simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s.
simulated-length = Eine Partie hat im Mittel { $turns } Züge ({ $least } bis { $most }) und { $decisions } Entscheidungen.
heading-level = Stufe
heading-fair = Gerecht
heading-freed = Ohne Glück
heading-odds = Chancen
heading-rating = Wertung
heading-thinking = Denkt
league-one-sided = Eine Seite einer Stufe gegen die andere, dann getauscht.
league-luck-told = Ohne Glück: ohne das, was Würfel und Karten brachten (je { $samples } Proben). Chancen und Intervall folgen dem.
league-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} aus { $deals ->
    [one] { $deals } Ausgangslage
   *[other] { $deals } Ausgangslagen
}.
league-odds-told = Chancen: zu gewinnen, gemessen am gerechten Anteil. 1 ist ausgeglichen.
league-rating-told = Wertung: 400 Punkte mehr sind zehnfache Chancen. { $level } hat 1500.
league-report-written = Bericht: { $file }
league-ratings-written = Wertungen: { $file }
league-report-title = Liga: { $game }
league-report-setting = { $players } am Tisch, Startwert { $seed }.
league-plot-odds = Chancen zu gewinnen, gemessen am gerechten Anteil
league-plot-ratings = Wertung
league-plot-places = Anteil gewonnener Partien nach Platz
league-plot-course = Anteil gewonnener Partien im Lauf der Liga
help-options = options: alles auflisten, was du jetzt tun kannst
help-table = table: den Tisch noch einmal zeigen, mit allen Fähigkeiten und dergleichen
help-why = why AKTION: sagen, welche Regel sie verbietet
help-odds = odds: was aus den Würfeln noch werden kann; odds AKTION: was sie bringen kann
help-save = save DATEI: das Spiel in eine Datei schreiben und weiterspielen

## Der Trainer, und der Rückblick auf eine Partie

help-coach = coach: was der starke Bot hier täte, und warum
coach-suggests = Der starke Bot würde wählen: { $action }
coach-then = Danach: { $actions }
coach-chance = Gewinnchance damit: etwa { $percent }.
coach-against = Verglichen mit „{ $action }“:
coach-costs = Es hat seinen Preis:
coach-others = Auch bedacht: { $options }
coach-off = An diesem Tisch wird ohne Trainer gespielt.
coach-thinks = Der Trainer denkt nach.
heading-summary-start = Vorher
heading-summary-deal = Geben
heading-summary-dice = Würfel
heading-summary-hidden = Verdeckt
heading-summary-decisions = Wahl
heading-summary-usual = Üblich
heading-summary-others = Andere
heading-summary-rest = Rest
heading-summary-result = Ende
heading-summary-agreed = Wie Bot
summary-told = Gewinnchancen in Prozent; von links nach rechts ergeben sie das Ende.
summary-luck = Geben und Würfel sind Glück: was kam, weniger das, was zu erwarten war. Wahl: was gegen die Wahl des starken Bots verloren ging, nach dem, was man wissen konnte. Verdeckt: wie das durch Unbekanntes ausging. Üblich: Die Chancen rechnen mit üblichem Spiel; was auch dabei liegen bleibt, kommt hier zurück. Andere: was deren Wahl gegenüber der üblichen bewirkte. Rest: was all das nicht erklärt.
summary-explained = Das alles erklärt { $percent } des Weges, den die Chancen gingen.
summary-vague = In dieser Partie ließen sich die Chancen kaum vorhersagen: Nimm die Zahlen als grobes Bild.
summary-costly = Die teuersten Entscheidungen
summary-moment = Nach { $entries ->
    [one] { $entries } Aktion
   *[other] { $entries } Aktionen
}, { $name }: „{ $played }“ kostete { $points } gegenüber „{ $better }“.
summary-strokes = Das größte Glück und Pech
summary-stroke = Nach { $entries ->
    [one] { $entries } Aktion
   *[other] { $entries } Aktionen
}, { $name }: { $points }
summary-beliefs = Was beim letzten Zug vermutet wurde
summary-belief = { $name } über { $about }: { $guesses }
summary-guess = { $thing } { $percent }
summary-guess-true = { $thing } { $percent } (stimmt)

## What can't be read or isn't there: files, records, scenarios
error-no-game = Ein Spiel „{ $word }“ gibt es nicht. Es gibt { $words }.
error-no-language = Die Sprache „{ $word }“ gibt es nicht. Es gibt { $words }.
error-no-bot = Einen Bot „{ $word }“ gibt es nicht. Es gibt { $words }.
error-no-such-bot = { $game } hat keinen Bot „{ $word }“. Nimm { $words }.
error-too-many-people = { $people } Personen passen nicht an einen Tisch für { $seats }.
error-names = { $players } Spieler brauchen { $players } Namen, nicht { $number }.
error-name = Ein Name hat 1 bis 40 sichtbare Zeichen, anders als „{ $word }“.
error-same-name = Zwei Spieler können nicht gleich heißen.
error-name-twice = Zwei Spieler heißen { $word }.
error-one-seat = Nur einer einzigen Person lässt sich ein Platz geben.
error-needs-player = Nenne hier jemanden, der mitspielt.
error-other-game = Das ist eine Partie { $theirs }, nicht { $ours }.
error-has-ended = { $file } ist zu Ende. `tafelrunde replay` zeigt die Partie.
error-others-eyes = { $source } enthält nur, was { $player } erfuhr.
error-write-option = Schreib --option name=zahl, etwa rounds=5, nicht „{ $word }“.
error-write-file = Schreib --file name=pfad, etwa map=my.txt, nicht „{ $word }“.
error-file-unread = { $file } lässt sich nicht lesen ({ $reason }).
error-file-unwritten = { $file } lässt sich nicht schreiben ({ $reason }).
error-file-no-text = { $file } ist kein Text in UTF-8 (Zeile { $line }).
error-file-there = { $file } gibt es schon. Nenne eine andere Datei.
error-in-file = { $source ->
    [none] Das lässt sich nicht verwenden.
   *[other] { $source } lässt sich nicht verwenden.
}
error-in-line = { $source ->
    [none] Zeile { $line }:
   *[other] { $source }, Zeile { $line }:
}
error-at = { $source ->
    [none] Zeile { $line }
   *[other] { $source }, Zeile { $line }
}, Spalte { $column }{ $path ->
    [none] :
   *[other] , { $path }:
}
error-key-twice = „{ $word }“ steht zweimal da.
error-key-missing = „{ $word }“ fehlt.
error-write-pairs = Schreib Paare wie name: wert.
error-write-list = Schreib eine Liste: [eins, noch eins], oder Zeilen mit einem Strich davor.
error-write-word = Schreib ein einzelnes Wort oder eine Zeile.
error-write-number = Schreib eine ganze Zahl.
error-write-truth = Schreib true oder false.
error-write-one-of = Schreib eins von { $words }.
error-write-names = Schreib die Namen der Spieler der Reihe nach.
error-write-hex = Schreib bis zu 64 Bytes als Hexadezimalziffern.
error-write-entry = Schreib [Spieler, Aktion, Prüfsumme].
error-write-draw = Schreib [Stelle, n, Ergebnis, Name der Ziehung].
error-draw-range = Eine Ziehung ist mindestens 0 und kleiner als ihr n, und das liegt zwischen 1 und 2^31.
error-write-messages = Schreib JSON: { $form }
error-odd-sign = Da steht ein Zeichen, das in keinem Text vorkommt.
error-too-deep = Listen stecken zu tief in Listen.
error-no-yaml = Das ist kein YAML ({ $reason }).
error-anchors = Anker (&) sind nicht erlaubt.
error-record-documents = Eine Aufzeichnung ist ein einziges YAML-Dokument, hier sind { $number }.
error-record-format = Das ist keine Aufzeichnung im Format { $number }.
error-record-before = { $players } Spieler müssen auch vorher { $players } sein.
error-record-part = Das ist keine ganze Partie. Du kannst sie ansehen, aber nicht nachspielen.
error-record-version = Gespielt wurde nach Regeln der Version { $theirs }, nicht { $ours }. Du kannst sie ansehen und prüfen, aber nicht nachspielen.
error-record-differs = Nachgespielt kommt etwas anderes heraus, darum geht es von hier nicht weiter.
error-fork-moment = Eine Partie geht nach 0 bis { $lines } Zeilen ihres Protokolls weiter, samt allen gleichzeitigen Antworten, nicht nach { $number }.
error-fork-over = Da ist die Partie zu Ende. Mach von einem früheren Moment an weiter.
error-no-scenario = Darin ist kein Szenario.
error-no-scenarios = In { $places } ist kein Szenario (*.yaml).
error-scenario-start = Ein Szenario beginnt mit einer Stellung oder mit dem Aufbau, nicht mit beidem.
error-scenario-game = { $game } hat keine Szenarien.
error-scenario-players = Schreib die Namen oder eine Zahl bis { $most }.
error-scenario-name = In einem Szenario kann niemand { $word } heißen.
error-fork-long = Nach mehr als { $most } Aktionen geht es nicht weiter.
error-read-too-long = Das zu lesen dauert zu lange.
error-scenario-long = Ein Szenario hat höchstens { $most } Schritte.

## What is wrong with a drawn map
error-map = Auf dieser Zeichnung lässt sich nicht spielen.
error-map-at = Zeile { $line }, Spalte { $column }:
error-map-more = { $more ->
    [one] Es gibt noch einen Fehler.
   *[other] Es gibt noch { $more } Fehler.
}
error-map-problems = { $number ->
    [one] 1 Fehler: Auf dieser Karte kann noch niemand spielen.
   *[other] { $number } Fehler: Auf dieser Karte kann noch niemand spielen.
}
error-map-no-game = { $file } braucht eine Zeile, die ihr Spiel nennt, etwa `game: frag`.
error-no-maps = { $game } spielt nicht auf Karten.
error-map-long = Eine Karte hat höchstens { $most } Zeichen, nicht { $number }.
error-map-missing = Die Zeichnung fehlt.
error-map-header = Über der Zeichnung steht { $lines }.
error-map-sign = Nur `sign` nennt ein Zeichen, und zwar immer: `sign A: …`.
error-map-twice = `{ $word }:` steht hier ein zweites Mal.
error-map-game = Das ist eine Karte für „{ $theirs }“, nicht für „{ $ours }“.
error-map-sign-known = „{ $mark }“ hat schon eine Bedeutung.
error-map-sign-twice = „{ $mark }“ wird ein zweites Mal erklärt.
error-map-needs = Die Karte braucht eine Zeile `{ $form }`.
error-map-line = Diese Zeile hat { $number } Zeichen, die erste { $first }.
error-map-odd-lines = { $number } Zeilen: Es muss eine ungerade Zahl sein, zwei je Feld und eine dazu.
error-map-odd-columns = { $number } Spalten: Es muss eine ungerade Zahl sein, zwei je Feld und eine dazu.
error-map-fields = Eine Karte hat { $fewest } bis { $most } Felder in jede Richtung, nicht { $number }.
error-map-mark = „{ $mark }“ bedeutet nichts { $place ->
    [field] als Feld
    [upright] als Kante zwischen links und rechts
    [lying] als Kante zwischen oben und unten
   *[corner] als Ecke
}.
error-map-open = Hier ist der Rand der Karte offen.
error-map-corner-needed = Hier endet eine Wand oder Tür: An die Ecke gehört ein „+“.
error-map-corner-blank = An dieser Ecke endet weder Wand noch Tür: Sie bleibt leer.
