# Die Tischseite auf Deutsch: Plätze, Spiel und was einem begegnen kann.

## Zustände

state-loading = Der Tisch wird gedeckt. Bei langsamer Verbindung dauert das ein paar Sekunden.
state-offline = Du bist offline
state-offline-text = Sobald das Netz wieder da ist, erscheint der Tisch hier von selbst.
state-offline-short = Du bist offline. Der Tisch wartet.
state-reconnecting = Verbindung wird wieder aufgenommen …
state-unreachable = Der Server ist nicht zu erreichen
state-unreachable-text = Vielleicht startet er gerade neu. Wir versuchen es weiter; von deinem Spiel geht nichts verloren.
state-restarted = Der Server wurde neu gestartet. Alles ist, wie es war.
state-new-version = Es gibt eine neue Version
state-new-version-text = Lade die Seite neu, um weiterzuspielen. Dein Spiel bleibt, wo es ist.
state-no-table = Diesen Tisch gibt es nicht
state-no-table-text = Vielleicht ist die Adresse falsch, oder der Tisch wurde geschlossen.
state-by-invitation = An diesen Tisch kommt man nur mit Einladung
state-by-invitation-text = Bitte jemanden am Tisch um den Einladungslink und öffne ihn.
state-no-watching = Hier darf niemand zusehen
state-no-watching-text = Nur wer einen Platz hat, sieht diesen Tisch.
state-table-full = Alle Plätze sind besetzt
state-table-full-text = Du kannst zusehen, sobald die Partie beginnt.
state-closed = Dieser Tisch ist geschlossen
state-closed-text = Der Gastgeber ist gegangen.
state-gone = Die Verbindung wurde beendet
state-gone-text = Versuch es noch einmal oder geh zurück in die Lobby.
state-try-again = Noch einmal versuchen
state-load-again = Neu laden

## Plätze

table-page = Tisch
table-seats = Plätze
table-setting = Was gespielt wird
table-you = du
table-bot = Bot
table-bot-level = Bot: { $level }
table-has-turn = ist am Zug
table-decides = entscheidet
table-you-asked = gefragt
table-winner = gewonnen
table-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
table-away = nicht da
table-seat-left = gegangen: ein Bot spielt
table-seat-time = Zeit abgelaufen: ein Bot spielt
table-open-seat = Freier Platz
table-sit = Hier hinsetzen
table-seat-for = Wer Platz { $seat } bekommt
table-seat-open-choice = Frei lassen
table-free-seat = Platz freimachen
table-stand-up = Tisch verlassen
table-start = Partie beginnen
table-start-with-bots = { $open ->
    [one] Partie beginnen, ein Bot nimmt den freien Platz
   *[other] Partie beginnen, Bots nehmen die { $open } freien Plätze
}
table-host-starts = Der Gastgeber beginnt die Partie, wenn alle da sind.
table-gathering = Die Würfel werden gemischt
table-gathering-text = Alle geben eigene Zufallsziffern dazu, damit niemand die Würfel kennen kann.

## Was ausgemacht ist

table-clock-none = ohne Uhr
table-clock-move = { $seconds } s für jede Entscheidung
table-clock-hours = { $hours ->
    [one] { $hours } Stunde für jede Entscheidung
   *[other] { $hours } Stunden für jede Entscheidung
}
table-clock-days = { $days ->
    [one] { $days } Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
}
table-clock-bank = { $minutes } min und { $increment } s mehr für jede Entscheidung
table-listed = alle dürfen mitspielen
table-by-link = mit dem Link
table-private = mit Einladung

## Einladung

table-invite = Einladungslink
table-invite-hint = Wer ihn öffnet, darf an diesen Tisch.
table-copy-link = Link kopieren
table-link-copied = Der Link ist kopiert.
table-link-by-hand = Bitte kopiere den Link von Hand.
table-share = Teilen
table-share-text = Spiel mit: { $game }
table-renew-link = Neuer Link
table-link-renewed = Es gibt einen neuen Link. Der alte gilt nicht mehr.
table-link-not-renewed = Das hat nicht geklappt. Der alte Link gilt noch.

## Die Frage

table-your-turn = Du bist dran.
table-over = Die Partie ist zu Ende.
table-abandoned = Die Partie wurde abgebrochen.
table-failed = Die Partie kann nicht weitergehen.
table-failed-text = Mit den Regeln ging etwas schief. Die Aufzeichnung bleibt erhalten.
table-bot-for-you = Ein Bot spielt für dich.
table-bot-left = Du hattest den Tisch verlassen.
table-bot-time = Deine Zeit war abgelaufen.
table-take-back = Wieder selbst spielen
table-answer-in = Deine Antwort ist angekommen.
table-answer-change = Du kannst sie ändern, bis alle geantwortet haben.
table-answer-window = Du kannst sie ändern, solange die Zeit läuft.
table-window-note = Alle werden zugleich gefragt.
table-window-left = { $seconds ->
    [one] noch { $seconds } Sekunde zum Antworten
   *[other] noch { $seconds } Sekunden zum Antworten
}
table-window-minutes = { $minutes ->
    [one] noch { $minutes } Minute zum Antworten
   *[other] noch { $minutes } Minuten zum Antworten
}
table-window-hours = { $hours ->
    [one] noch { $hours } Stunde zum Antworten
   *[other] noch { $hours } Stunden zum Antworten
}
table-clock-of = Zeit von { $name }
table-time-days = { $days } T { $hours } Std

## Etwas tun

table-actions = Was du tun kannst
table-dock = Aktionen
table-your-answer = deine Antwort
table-plain-list = Alles als Liste zeigen
table-dice = Würfel wählen
table-die = Würfel { $die }
table-die-face = Würfel { $die }: { $face }
table-die-fixed = { $name }, nicht wählbar
table-dice-choose = Wählen
table-dice-none = Erst Würfel markieren
table-dice-not-offered = Diese Würfel lassen sich nicht zusammen wählen.
table-why = Warum nicht?
table-why-none = Das geht jetzt nicht.
table-why-rule = Regel { $clause } verbietet das.
table-read-rule = Regel { $clause } lesen
table-step = Schritt { $step }
table-step-back = Ein Schritt zurück
table-undo = Zurücknehmen
table-dismiss = Schließen
table-outcome-unknown = Die Verbindung brach inzwischen ab. Was du jetzt siehst, gilt.
table-not-sent = Es gibt keine Verbindung, darum wurde nichts gesendet.

## Daueraufträge

table-orders = Antworten, ohne gefragt zu werden
table-orders-more = Weitere Daueraufträge
table-order-pass-turn = Für diesen Zug passen
table-order-pass-match = Für die ganze Partie passen
table-order-turn = { $what }, für diesen Zug
table-order-match = { $what }, für die ganze Partie
table-orders-stand = Du wirst nicht gefragt, denn du hast bestimmt:
table-orders-cancel = Frag mich wieder

## Das Brett

table-middle = Mitte des Tisches
table-yes = ja
table-no = nein
table-none = nichts
table-recent = Was zuletzt geschah
table-recap = Während du weg warst
table-left = { $name } ist gegangen. Ein Bot spielt weiter.
table-out-of-time = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
table-is-back = { $name } ist wieder da.

## Neben dem Brett

table-side = Verlauf, Chat und Regeln
table-log = Was geschah
table-log-short = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-newest = Zum Neuesten
table-log-earlier = { $turns ->
    [one] { $turns } früherer Zug
   *[other] { $turns } frühere Züge
}
table-chat = Chat
table-chat-unread = Chat, { $unread } neu
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-label = Etwas sagen
table-chat-send = Senden
table-chat-watcher = sieht zu
table-rules = Regeln
table-menu = Menü
table-watching = Du siehst zu
table-watching-late = Du siehst zu, { $seconds } s später
table-watchers = { $watchers ->
    [one] { $watchers } sieht zu
   *[other] { $watchers } sehen zu
}
table-match-number = Partie { $number }
table-updated-rules = Die Regeln wurden während dieser Partie erneuert

## Gehen und Ende

table-to-lobby = Zur Lobby
table-more-ways = Was du noch tun kannst
table-to-lobby-for-now = Zur Lobby, Platz behalten
table-leave = Gehen
table-leave-bot = Gehen, ein Bot spielt weiter
table-leave-hint = Du kannst dich umsehen und wiederkommen: Dein Platz wartet auf dich. Wenn du ganz gehst, spielt sofort ein Bot weiter; auch dann kannst du später wieder selbst spielen.
table-leave-over = Wenn du gehst, ist dein Platz für die nächste Partie frei.
table-abandon = Partie abbrechen
table-abandon-agree = Auch abbrechen
table-abandon-withdraw = Doch weiterspielen
table-abandon-hint = Die Partie endet ohne Sieger, sobald alle einverstanden sind.
table-abandon-wanted = { $count ->
    [one] { $names } möchte die Partie abbrechen.
   *[other] { $names } möchten die Partie abbrechen.
}
table-ending = Nach der Partie
table-series = Siege bisher: { $series }
table-rematch = Noch eine Partie
table-rematch-withdraw = Doch keine weitere Partie
table-rematch-waiting = Du möchtest noch eine Partie. Sie beginnt, wenn alle einverstanden sind.
table-rematch-wanted = { $count ->
    [one] { $names } möchte noch eine Partie.
   *[other] { $names } möchten noch eine Partie.
}
table-verify = Würfel nachprüfen
table-record = Aufzeichnung herunterladen
table-record-own = Herunterladen, was du bisher gesehen hast
table-commitment = Die Würfel dieser Partie wurden vor Beginn versiegelt: { $commitment }
table-digits-included = Die Zufallsziffern deines Browsers sind in die Würfel eingegangen.
table-digits-late = Die Zufallsziffern deines Browsers kamen für diese Partie zu spät.
table-digits-changed = Die Partie enthält nicht die Zufallsziffern, die dein Browser geschickt hat. Prüfe die Würfel nach.

## Tasten

table-keys = Tastatur
table-keys-on = Einzelne Tasten sind Kürzel
table-key-choose = zur Wahl mit diesem Zeichen gehen, oder den Würfel markieren
table-key-move = zwischen den Möglichkeiten wechseln
table-key-enter = ausführen
table-key-space-name = Leertaste
table-key-space = einen Würfel markieren, oder ausführen
table-key-escape = ein Schritt zurück
table-key-undo = zurücknehmen
table-key-log = was geschah
table-key-chat = Chat
table-key-rules = Regeln
table-key-help = diese Liste
table-several = Was tust du?
table-card-not-now = Damit lässt sich gerade nichts tun.
