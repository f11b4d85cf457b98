# Texte der Oberfläche. Die der Tischseite stehen in table.de.ftl; Spiele bringen ihre eigenen mit.

## Überall

ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-done = Fertig
ui-loading = Wird geladen
ui-try-again = Noch einmal versuchen
ui-reload = Seite neu laden
ui-to-lobby = Zur Lobby
ui-to-table = Zum Tisch
ui-footer = Weitere Seiten
ui-trouble = Das hat nicht geklappt
ui-unreachable = Der Server antwortet nicht. Vielleicht startet er gerade neu.
ui-offline = Du bist offline. Sobald das Netz wieder da ist, geht es weiter.
ui-stale-title = Ein Teil dieser Seite fehlt
ui-stale-text = Entweder ist das Netz weg, oder es gibt eine neuere Version. In beiden Fällen hilft es, die Seite neu zu laden.
ui-just-now = gerade eben

## Wege zu Seiten mit eigenen Texten (parts/)

summary-title = Wie es lief
ui-lab = Labor
lesson-see = Am Tisch ansehen
ui-replays = Wiederholungen
ui-replay-watch = Partie nachsehen
ui-replay-fork-later = Anders weiterspielen

## Einstellungen, Name und Konto

ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Aussehen
ui-theme-system = Wie das System
ui-theme-dark = Abend
ui-theme-light = Tag
ui-guest-name = Gast { $number }
ui-your-name = Dein Name
ui-your-name-hint = Die anderen am Tisch sehen ihn.
ui-name-save = Diesen Namen nehmen
ui-name-changed = Dein Name ist geändert.
ui-account = Dein Konto
ui-account-none = Gast
ui-account-guest = Du
ui-account-title = Behalte deine Spiele
ui-account-why = Mit einem Konto findest du deine Spiele auf jedem Gerät. Zum Spielen braucht es keines, und nach einer E-Mail wird nicht gefragt.
ui-account-of = Konto { $login }
ui-account-kept = Deine Spiele gehören zu diesem Konto.
ui-login = Name des Kontos
ui-password = Passwort
ui-password-hint = Mindestens 8 Zeichen.
ui-log-in = Anmelden
ui-log-out = Abmelden
ui-register = Konto eröffnen
ui-registered = Das Konto ist eröffnet. Deine Spiele bleiben dir.
ui-logged-in = Du bist angemeldet.
ui-logged-out = Du bist abgemeldet.

## Lobby

ui-lobby-title = Lobby
ui-lobby-hello = Setz dich dazu
ui-lobby-invite = Spiel mit Freunden, mit Bots oder mit beiden. Ohne Anmeldung: Wähle ein Spiel und leg los.
ui-my-games = Deine Spiele
ui-ended-games = Spiele, die zu Ende sind
ui-games = Spiele
ui-open-tables = Offene Tische
ui-open-none = Gerade sucht kein Tisch Mitspieler. Eröffne einen und wähle „in der Lobby“.
ui-play-now = Jetzt spielen
ui-new-table = Tisch einrichten
ui-rules = Regeln
ui-players-range = { $fewest } bis { $most } Spieler
ui-your-turn = Du bist dran
ui-status-open = Wartet auf Mitspieler
ui-status-gathering = Beginnt gleich
ui-status-playing = Läuft
ui-status-over = Zu Ende
ui-status-closed = Geschlossen
ui-open-seats = { $seats ->
    [one] { $seats } freier Platz
   *[other] { $seats } freie Plätze
}
ui-match-number = Partie { $number }
ui-join-title = Mit Link dazukommen
ui-join-label = Einladungslink oder Code
ui-join-hint = Füge ein, was du bekommen hast.
ui-join-go = Dazukommen
ui-join-wrong = Darin steckt keine Einladung. Ein Link endet auf /join/ und einen Code.

## Neuer Tisch

ui-new-title = Neuer Tisch
ui-new-who = Wer spielt
ui-new-how = Wie gespielt wird
ui-new-table-itself = Der Tisch
ui-players = Spieler
ui-with = Mit wem
ui-with-bots = Bots
ui-with-friends = Freunde
ui-with-both = Beide
ui-seats-each = Jeden Platz einzeln wählen
ui-seat = Platz { $number }
ui-seat-open = Frei für einen Menschen
ui-seat-bot = Bot: { $level }
ui-you = Du
ui-you-are = Du: { $name }
ui-level-random = Zufällig
    .explained = macht irgendeinen möglichen Zug
ui-level-beginner = Einsteiger
    .explained = meint es gut, übersieht aber einiges
ui-level-regular = Geübt
    .explained = spielt aus Erfahrung und antwortet sofort
ui-level-strong = Stark
    .explained = probiert Ideen erst im Kopf aus
ui-level-expert = Meisterlich
    .explained = denkt über jeden Zug eine Sekunde nach
ui-bots-play = Wie Bots spielen
ui-bots-differ = Jeder Bot so, wie unten gewählt.
ui-level-rated = { $explained } (Wertung { $rating })
ui-modules = Module
ui-module-fewest = ab { $fewest } Spielern
ui-usual = { $number } (üblich)
ui-problem-needs = { $module } braucht { $needs }: Schalte auch das ein.
ui-problem-fewest = { $module } braucht mindestens { $fewest } Spieler.
ui-visible = Wer dazukommen kann
ui-visible-link = Mit Link
    .explained = Wer den Link hat, kann mitspielen oder zuschauen.
ui-visible-listed = In der Lobby
    .explained = Der Tisch steht in der Lobby; alle können dazukommen.
ui-visible-private = Nur Eingeladene
    .explained = Nur wer einen Einladungslink hat, sieht den Tisch, und du kannst den Link erneuern.
ui-clock = Uhr
ui-clock-none = Ohne Uhr
    .explained = Alle nehmen sich die Zeit, die sie brauchen.
ui-clock-live = Live
    .explained = Alle haben einen Vorrat an Minuten. Wer ihn aufbraucht, wird von einem Bot vertreten, bis er zurück ist.
ui-clock-days = Über Tage
    .explained = Alle schauen vorbei, wenn sie Zeit haben.
ui-clock-minutes = Für die ganze Partie
ui-clock-increment = Zusätzlich je Entscheidung
ui-clock-per-decision = Für jede Entscheidung
ui-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
ui-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
ui-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
ui-more = Bots und Zuschauer
ui-pace = Tempo der Bots
ui-pace-hint = So lange wartet ein Bot vor seinem Zug, damit du mitkommst.
ui-pace-none = Sofort
ui-pace-quick = Flott
ui-pace-usual = Gemächlich
ui-pace-slow = Langsam
ui-watching = Zuschauer sind willkommen
ui-watching-hint = Sie sehen, was offen auf dem Tisch liegt, und keine Geheimnisse.
ui-delay = Zuschauer sehen es später
ui-delay-hint = So kann niemand vorsagen.
ui-delay-none = Nein, sofort
ui-start-now = Partie beginnen
ui-start-now-hint = Die Bots setzen sich, und es geht sofort los.
ui-open-table = { $seats ->
    [one] Tisch mit { $seats } freien Platz eröffnen
   *[other] Tisch mit { $seats } freien Plätzen eröffnen
}
ui-open-table-hint = Du bekommst einen Link für deine Freunde. Auf Plätze, die frei bleiben, können sich noch Bots setzen.

## Einladungen

ui-invitation = Einladung
ui-invited = { $host } lädt dich ein: { $game }
ui-invited-who = Am Tisch: { $names }
ui-invited-already = Du hast dort schon einen Platz.
ui-sit-down = Platz nehmen
ui-watch = Zuschauen
ui-table-full = Alle Plätze sind besetzt
ui-table-playing = Die Partie hat begonnen
ui-table-full-text = Du kannst zuschauen und für die nächste Partie um einen Platz bitten.
ui-link-expired = Diese Einladung gilt nicht mehr
ui-link-expired-text = Bitte um einen neuen Link, oder eröffne selbst einen Tisch.

## Regeln

ui-rules-of = Regeln: { $game }
ui-rules-search = In den Regeln suchen
ui-rules-chapters = Kapitel
ui-rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
ui-rules-nothing = Keine Regel enthält diese Wörter. Versuch es mit weniger oder anderen.

## Prüfen

ui-verify = Würfel prüfen
ui-verify-what = Jede Partie hinterlässt eine Aufzeichnung. Hier prüfst du, dass Würfel und Karten ehrlich gezogen wurden und niemand sie ändern konnte.
ui-verify-paste = Aufzeichnung einer Partie
ui-verify-drop = Füge sie ein, oder zieh die Datei hierher. Am Ende einer Partie kannst du sie herunterladen.
ui-verify-file = Datei wählen
ui-verify-go = Prüfen
ui-verify-how = So geht das
ui-verify-how-commitment = Vor der Partie zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck, die Festlegung. Von da an kann er es nicht mehr unbemerkt tauschen.
ui-verify-how-contributions = Dann gibt der Browser jedes Spielers eigene Zufallsziffern dazu. So kennt auch der Server die Würfel nicht im Voraus.
ui-verify-how-draws = Geheimnis und Ziffern zusammen ergeben den Schlüssel. Jeder Würfel und jede Karte folgt aus dem Schlüssel und ihrer Nummer in der Reihe.
ui-verify-how-secret = Wenn die Partie zu Ende ist, wird das Geheimnis geöffnet. Nun kann jeder alle Ziehungen nachrechnen, wie es diese Seite tut.
ui-verify-yourself = Du musst diesem Server nicht glauben
ui-verify-yourself-text = Dieselbe Prüfung läuft auf deinem eigenen Rechner: tafelrunde verify DATEI.
ui-verdict-ok = Die Würfel waren ehrlich
ui-verdict-ok-text = Jede Ziehung ist genau das, was Geheimnis und Ziffern ergeben. Nichts wurde nachträglich geändert.
ui-verdict-bad = Etwas passt nicht zusammen
ui-verdict-bad-text = Diese Aufzeichnung ist nicht das, was die Festlegung versprochen hat. Unten siehst du, was abweicht.
ui-verdict-secret = Das Geheimnis ist noch nicht offen
ui-verdict-secret-text = Eine Aufzeichnung mitten aus der Partie lässt sich nicht prüfen. Lade sie noch einmal herunter, wenn die Partie zu Ende ist.
ui-verdict-match = { $game }: { $names }
ui-check-seal-yes = Das Geheimnis ist das, auf das sich der Server vor der Partie festgelegt hat.
ui-check-seal-no = Das Geheimnis ist nicht das, auf das sich der Server vor der Partie festgelegt hat.
ui-check-draws-yes = { $draws ->
    [one] Die einzige Ziehung folgt aus dem Schlüssel.
   *[other] Alle { $draws } Ziehungen folgen aus dem Schlüssel.
}
ui-check-draws-no = { $draws ->
    [one] Die einzige Ziehung folgt nicht aus dem Schlüssel.
   *[other] Nicht alle der { $draws } Ziehungen folgen aus dem Schlüssel.
}
ui-check-contributions = { $contributed ->
    [0] Kein Browser hat Ziffern dazugegeben. Der Server hat das Geheimnis allein gemacht, konnte es aber nicht mehr ändern.
    [one] { $contributed } von { $players } Plätzen hat eigene Ziffern dazugegeben.
   *[other] { $contributed } von { $players } Plätzen haben eigene Ziffern dazugegeben.
}
ui-draws = { $draws ->
    [one] { $draws } Ziehung
   *[other] Alle { $draws } Ziehungen
}
ui-draws-first = Die ersten { $shown } sind zu sehen.
ui-draw-place = Stelle
ui-draw-what = Was gezogen wurde
ui-draw-of = Von
ui-draw-result = Ergebnis

## Über uns

ui-about = Über tafelrunde
ui-about-what = Ein Tisch für viele Spiele: im Browser mit Freunden und Bots, im Terminal, und in einem Labor für alle, die Spiele erforschen. Würfel und Karten kann jeder nachprüfen.
ui-about-licence = Das Programm ist freie Software unter der MIT-Lizenz.
ui-about-games = Die Spiele
ui-about-pictures = Bilder und Schriften
ui-about-icons = Einige Symbole auf Titelbildern, Würfeln, Markern und Porträts sind von { $artists }. Sie stehen unter der Creative-Commons-Lizenz CC BY 3.0 und wurden umgefärbt. Alles andere haben wir gezeichnet.
ui-about-fonts = Die Schriften sind Podkova, Inter und Bitter, alle unter der SIL Open Font License.
ui-about-privacy = Was gespeichert wird
ui-about-privacy-text = Dein Name, deine Spiele und was du am Tisch sagst, bleiben auf diesem Server. Ein Cookie erkennt dich wieder. Niemand verfolgt dich, und die Seite fragt sonst niemanden nach etwas.
ui-about-version = Version { $version }

## Nichts da

ui-missing-title = Hier ist nichts
ui-missing-text = Vielleicht ist die Adresse vertippt, oder was hier war, ist weg.

## Was der Server ablehnt

refused-malformed = Das konnte der Server nicht lesen. Bitte lade die Seite neu.
refused-too-big = Das ist zu groß zum Senden.
refused-unknown-person = Der Server kennt dich noch nicht. Wähle zuerst einen Namen.
refused-wrong-password = Name und Passwort passen nicht zusammen.
refused-name-taken = Dieser Name ist vergeben. Versuch einen anderen.
refused-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
refused-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
refused-bad-setting = So lässt sich das Spiel nicht aufbauen. Ändere Spielerzahl oder Module.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-record = Von dieser Partie gibt es noch keine Aufzeichnung.
refused-bad-record = Das ist keine Aufzeichnung. Du lädst sie am Ende einer Partie als Datei herunter.
refused-no-scenario = Dieses Szenario gibt es nicht.
refused-bad-scenario = Dieses Szenario lässt sich nicht spielen.
refused-link-expired = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
refused-by-invitation = An diesen Tisch kommt man nur mit Einladung. Bitte den Gastgeber um einen Link.
refused-no-watching = An diesem Tisch darf niemand zuschauen.
refused-table-full = Alle Plätze sind besetzt.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-already-seated = Du hast schon einen Platz.
refused-not-host = Das darf nur der Gastgeber.
refused-wrong-status = Das geht an diesem Tisch gerade nicht.
refused-stale = Diese Entscheidung ist nicht mehr offen. Sieh nach, was sich geändert hat.
refused-illegal = Das erlauben die Regeln nicht.
refused-no-undo = Das lässt sich nicht zurücknehmen.
refused-no-odds = An diesem Tisch sind die Chancen abgeschaltet.
refused-no-coach = An diesem Tisch ist der Trainer abgeschaltet.
refused-coach-busy = Der Trainer denkt noch über deine letzte Frage nach.
refused-no-summary = Auf diese Partie lässt sich nicht zurückschauen: Es geschah nichts, oder sie lief nach älteren Regeln.
refused-too-fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
refused-bad-origin = Diese Seite darf nicht mit dem Server sprechen.
refused-old-client = Es gibt eine neuere Version. Lade die Seite neu.
refused-hello-first = Die Verbindung hat falsch begonnen. Lade die Seite neu.
refused-unavailable = Das kann der Server gerade nicht. Versuch es gleich noch einmal.

## Warum der Server aufgelegt hat

bye-flood = Von dieser Seite kamen zu viele Nachrichten. Warte kurz und lade sie neu.
bye-slow = Die Verbindung war zu langsam und beginnt von vorn.
bye-restart = Der Server startet neu. Dein Spiel ist sicher.
bye-malformed = Der Server konnte nicht lesen, was diese Seite gesendet hat. Lade sie neu.
