# Die Wege, in der Lobby zu beginnen, und was ein neuer Tisch erklärt.

lobby-friends = Mit Freunden
lobby-device = An diesem Gerät
lobby-learn = Spielen lernen
lobby-records = Schon gespielt
lobby-records-text = Sieh dir eine Partie von jedem Platz aus noch einmal an, spiel von jeder Stelle weiter oder prüfe die Würfel.
lobby-record-open = Aufzeichnung öffnen

## Neuer Tisch

lobby-odds = Chancen auf Wunsch
    .explained = Wo Würfel entscheiden, können alle vor dem Handeln die genauen Chancen sehen. Schalte das aus, wenn ihr nach Gefühl spielen wollt.
lobby-module-brings = Schaltet mit ein: { $modules }
lobby-module-needed = Wird gebraucht für: { $modules }
lobby-company-bots = Bots nehmen die anderen Plätze, und es geht sofort los.
lobby-company-friends = Du bekommst einen Link, und alle spielen am eigenen Gerät.
lobby-company-mixed = Bots nehmen einige Plätze; für die freien bekommst du einen Link.
lobby-file-wrong = In dieser Datei stimmt etwas nicht.
lobby-file-brought = { $name } ist dabei.
lobby-file-leave = Doch nicht
lobby-file-bring = Datei wählen
