# Wiederholungen auf Deutsch: eine Partie Schritt für Schritt, und von einem Moment aus weiterspielen.

ui-replay = Wiederholung
ui-replay-trouble = Diese Partie lässt sich nicht zeigen

## Eine Aufzeichnung öffnen

ui-replay-open = Eine Partie nachsehen
ui-replay-open-what = Von jeder Partie bleibt eine Aufzeichnung. Öffne eine und geh sie Schritt für Schritt durch, mit den Augen jeder Person am Tisch.
ui-replay-open-go = Ansehen

## Vor und zurück

ui-replay-dock = Zeitleiste und Steuerung
ui-replay-timeline = Moment der Partie
ui-replay-beginning = Der Anfang
ui-replay-step = Schritt { $step } von { $steps }
ui-replay-end = Das Ende, Schritt { $step } von { $steps }
ui-replay-controls = Durch die Partie gehen
ui-replay-first = Zum Anfang
ui-replay-turn-back = Zum Zug davor
ui-replay-step-back = Einen Schritt zurück
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-step-on = Einen Schritt weiter
ui-replay-turn-on = Zum nächsten Zug
ui-replay-last = Zum Ende
ui-replay-speed = Tempo
ui-replay-times = { $times } ×
ui-replay-asked = Frage an { $name }: { $question }

## Mit wessen Augen

ui-replay-as = Sicht von
ui-replay-spectator = Publikum
ui-replay-old-rules = Zu dieser Partie gibt es keinen Spielplan
ui-replay-old-rules-text = Sie wurde nach Version { $rules } der Regeln gespielt, und die haben sich seitdem geändert. Was geschah, lässt sich trotzdem Schritt für Schritt nachlesen.
ui-replay-own-stream = Zu dieser Aufzeichnung gibt es keinen Spielplan
ui-replay-own-stream-text = Sie stammt aus einer laufenden Partie und enthält nur, was eine Person erfahren hat. Wenn die Partie vorbei ist, lässt sich alles ansehen.

## Mehr

ui-replay-share = Link zu diesem Moment kopieren
ui-replay-shared = Der Link ist kopiert. Er führt genau zu diesem Moment.
ui-replay-share-by-hand = Bitte kopiere die Adresse aus der Adresszeile. Sie führt genau zu diesem Moment.
ui-replay-other = Andere Aufzeichnung öffnen
ui-replay-key-step = einen Schritt zurück oder weiter
ui-replay-key-turn = einen Zug zurück oder weiter
ui-replay-key-play = abspielen oder anhalten
ui-replay-key-ends-name = Pos1 Ende
ui-replay-key-ends = zum Anfang oder zum Ende
ui-replay-key-panel = Verlauf, Regeln

## Weiterspielen

ui-replay-fork = Von hier weiterspielen
ui-replay-fork-hint = Geh zu dem Moment, von dem aus du weiterspielen willst. Dann wähle „Von hier weiterspielen“.
ui-replay-fork-over = Hier ist die Partie zu Ende. Geh ein paar Schritte zurück, um weiterzuspielen.
ui-replay-fork-what = In diesem Moment beginnt ein neuer Tisch. Du nimmst einen Platz, die anderen übernehmen Bots. Bis hierher ist alles, wie es war; Würfel und Karten sind von hier an neu, und fair wie in jeder Partie.
ui-replay-fork-seat = Dein Platz
ui-replay-fork-as = anstelle von { $name }
ui-replay-fork-level = Die Bots
ui-replay-fork-go = Tisch eröffnen
