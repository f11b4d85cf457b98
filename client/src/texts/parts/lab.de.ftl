# Die Berichte des Labors: was Bots über die Spiele herausgefunden haben.

ui-lab-what = Bots spielen ein Spiel Tausende Male, und diese Seiten sagen, was herauskam: wer wie oft gewinnt, welche Karten gespielt werden, wie lange es dauert.
ui-lab-none = Hier liegt noch kein Bericht.
ui-lab-all = Alle Berichte
ui-lab-alone = Für sich öffnen
ui-lab-missing = Diesen Bericht gibt es nicht
ui-lab-missing-text = Vielleicht wurde er entfernt, oder die Adresse ist vertippt.
