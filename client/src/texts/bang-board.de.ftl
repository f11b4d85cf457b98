# Bretter von Spielen mit eigenem Tisch, auf Deutsch. Die Wörter eines Spiels kommen vom Spiel selbst.

table-odds = Was daraus werden kann
table-odds-ways = { $ways } von { $of } Fällen
table-board-dice = Würfel auf dem Tisch
table-mark-all = Alle markieren
table-mark-none = Keinen markieren
table-touch-again = { $what }: noch einmal antippen.
table-not-possible = { $what }: nicht möglich
table-about = Über { $name }
table-choose-on-board = Wähle auf dem Tisch
table-choose-side = Tippe die Seite an, die er zeigen soll.
table-summary = Was du siehst
table-key-summary = was du siehst, in Sätzen
table-key-targets = zwischen den leuchtenden Plätzen wechseln

## Karten jedes Spiels

table-zoom = Näher oder weiter weg
table-zoom-in = Näher heran
table-zoom-out = Weiter weg
table-zoom-all = Ganze Karte zeigen
table-zoom-own = Zeigen, wo du bist
