# Ein Gerät für mehrere Spieler.
passing-device = Dieses Gerät
passing-moment = Einen Moment
passing-pass-to = Gib das Gerät an { $name }
passing-pass-to-text = Die anderen schauen weg. Verdecktes erscheint erst, wenn { $name } das Gerät in der Hand hat.
passing-i-am = Ich bin { $name }
passing-take-back = Ich bin { $name }: Zug zurücknehmen
passing-somebody-else = Jemand anderes möchte erst schauen
passing-news = Was alle gesehen haben
passing-anyone = Antwortet jemand?
passing-anyone-else = Antwortet sonst noch jemand?
passing-anyone-text = Gefragt wird einmal, für euch alle. Wer antworten könnte, wird nicht verraten.
passing-anyone-yes = Ja, jemand
passing-anyone-no = Nein, niemand
passing-who-answers = Wer antwortet?
passing-who-looks = Wer möchte schauen?
passing-who-text = Nimm erst das Gerät und drücke dann auf deinen Namen. Die anderen schauen weg.
passing-back = Zurück
passing-looking = { $name } schaut
passing-public = Alle dürfen schauen
passing-show-as = Zeig es mir als …
passing-seen-enough = Genug gesehen: zudecken

# Einen Tisch einrichten
passing-friend-option = Jemand an diesem Gerät
passing-friend-name = Wer sitzt auf Platz { $seat }?
passing-friend-default = Spieler { $number }
passing-friend-sit = Hinsetzen
passing-friend-cancel = Doch nicht
passing-here = An diesem Gerät
passing-with-local = An diesem Gerät
passing-hint = Ihr reicht das Gerät herum. Alles ist zugedeckt, bis die nächste Person es in der Hand hat.
