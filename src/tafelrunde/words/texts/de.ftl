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
error-undo-window = Das lässt sich nicht zurücknehmen: Andere werden gerade dazu gefragt.

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
help-options = options: alles auflisten, was du jetzt tun kannst
help-table = table: den Tisch noch einmal zeigen, mit allen Fähigkeiten und dergleichen
help-why = why AKTION: sagen, welche Regel sie verbietet
help-odds = odds: was aus den Würfeln noch werden kann; odds AKTION: was sie bringen kann
help-save = save DATEI: das Spiel in eine Datei schreiben und weiterspielen
