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

## Was getippt wurde und nicht zu lesen ist

error-no-action = Das ist keine Aktion dieses Spiels.
error-no-player = Niemand am Tisch heißt „{ $word }“.
error-no-seat = Einen Platz { $word } gibt es nicht.
error-no-die = „{ $word }“ ist kein Würfel: Die Würfel heißen 1, 2, 3 und so weiter.
error-die-twice = Würfel { $word } ist zweimal genannt.
error-no-number = „{ $word }“ ist keine Zahl.
error-ambiguous = „{ $word }“ kann mehreres bedeuten: { $words }.
error-incomplete = Es fehlt etwas: Schreibe { $form }.
error-too-much = „{ $word }“ ist hier zu viel.
error-open-quote = Ein Anführungszeichen wird nicht geschlossen.

## Der Tisch

heading-seat = Platz
heading-player = Spieler
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
