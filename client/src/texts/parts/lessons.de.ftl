# Lektionen, Szenarien und Rätsel.

lesson-learn = { $game } lernen
lesson-lead = { $lessons ->
    [one] Eine kurze Lektion. Du spielst sie am Tisch, und es kann nichts schiefgehen.
   *[other] { $lessons } kurze Lektionen. Du spielst sie am Tisch, und es kann nichts schiefgehen.
}
lesson-begin = Anfangen
lesson-go-on = Weitermachen
lesson-progress = { $done } von { $lessons } geschafft
lesson-done = Geschafft
lesson-scenarios = Regeln am Tisch
lesson-scenarios-lead = Jedes davon zeigt eine Regel bei der Arbeit. Finde die Züge, die gemacht wurden.
lesson-clause = Regel { $clause } am Tisch
lesson-none = Dazu gibt es am Tisch noch nichts zu sehen.
lesson-own = Eigenes Szenario öffnen

lesson-number = Lektion { $number } von { $lessons }
lesson-scenario = Szenario
lesson-step = Schritt { $step } von { $steps }
lesson-watch = Schau, was geschieht.
lesson-find = Was wurde hier getan? Finde den Zug.
lesson-not-quite = Das ist erlaubt, aber hier ist etwas anderes gemeint. Versuch es noch einmal.
lesson-show-me = Zeig es mir
lesson-shown = So geht es: { $option }
lesson-do-it = Das tun
lesson-back = Einen Schritt zurück
lesson-again = Noch einmal
lesson-all = Alle Lektionen
lesson-solved = Geschafft. Gut gespielt.
lesson-watched = Mehr gibt es hier nicht zu sehen.
lesson-end = Wie es weitergeht
lesson-next = Weiter: { $title }
lesson-play-now = Jetzt spielen

lesson-puzzle = Ein Szenario spielen
lesson-puzzle-lead = Ein Szenario ist eine kleine Textdatei mit einer Stellung und den Zügen, die folgen. Finde sie.
lesson-puzzle-paste = Das Szenario
lesson-puzzle-drop = Füge es ein, zieh die Datei hierher oder wähle sie aus. Der Server behält nichts davon.
lesson-puzzle-go = Spielen
lesson-other-file = Andere Datei
lesson-which = Szenario in dieser Datei
lesson-of = { $number } von { $scenarios }
