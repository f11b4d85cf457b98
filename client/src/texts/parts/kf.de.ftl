# Der eigene Tisch von KRALLEN & FALLEN, auf Deutsch. Karten, Ereignisse und Fragen kommen vom Spiel.

## Karten

kf-entry-number = Auftrittszahl { $number }
kf-exit-number = Abgangszahl { $number }
kf-numbers = Auftrittszahl { $entry }, Abgangszahl { $exit }.
kf-exit-now = Im Augenblick ist die Abgangszahl { $exit }.
kf-card-in-play = { $name }, { $kind }, Abgangszahl { $exit }.
kf-card-changed = Aufgedruckt: { $exit }.
kf-card-on = Liegt auf: { $card }.
kf-card-hidden = Was darauf liegt, muss zuerst besiegt werden.
kf-card-loot = Darunter: { $cards }.
kf-card-beneath = { $name }, { $kind }, unter dem Monster.
kf-card-in-hand = { $name }, { $kind }, Auftrittszahl { $entry }, Abgangszahl { $exit }.
kf-can-be-chosen = Kann gewählt werden.
kf-read-card = { $card } ganz lesen
kf-read-rule = Zum Regelbuch
kf-replace = Austauschen
kf-no-cards = Keine Karten

## Der Tisch

kf-wilderness = Wildnis
kf-wild-empty = Hier lebt noch niemand.
kf-realm-of = Reich von { $name }
kf-realm-empty = Hier liegt noch nichts.
kf-choose-seat = { $name } wählen
kf-deck = Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
kf-discards = Ablagestapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
kf-hand-of = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, aufgefüllt wird auf { $limit }
kf-your-hand = Deine Hand: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
kf-treasures = Schätze: { $treasures }. Von jedem einer gewinnt.
kf-treasures-decree = Schätze: { $treasures }. Drei aus einem Metall gewinnen.
kf-goal = Du gewinnst mit je einem Schatz aus Gold, Silber und Bronze in deinem Reich.
kf-goal-decree = Laut königlichem Erlass gewinnen drei Schätze aus einem Metall.
kf-actions-left = noch { $actions ->
    [one] { $actions } Handlung
   *[other] { $actions } Handlungen
}
kf-left = { $name }: noch { $actions ->
    [one] { $actions } Handlung
   *[other] { $actions } Handlungen
}.
kf-hint = Tippe eine Handkarte an, um sie zu nutzen, oder eine Karte im Spiel, um sie anzugreifen.
kf-hint-answer = Tippe eine leuchtende Handkarte an, um zu antworten, oder passe.
kf-hint-pass = Keine deiner Karten passt hier, du kannst nur passen.
kf-team = mit { $names }
kf-experience = { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
} gegen { $card } in Folge: Erfahrung

## Was angesagt ist

kf-stack = Angesagt
kf-stack-leaf = Weiter im Stapel, jetzt { $place } von { $rows }
kf-announces = { $name } sagt an: { $card }.
kf-announces-at = { $name } sagt an: { $card } gegen { $at }.
kf-announces-on = { $name } sagt an: { $card } auf { $targets }.
kf-moves = { $name } sagt an: { $card }, { $targets } zu { $at }.
kf-attacks = { $name } greift an: { $card }.
kf-needs = Braucht { $needed }, dazu { $bonus }.
kf-rolled = Zusammen { $total }, nötig sind { $needed }.
kf-undone = wird nichts
kf-modifier-experience = Erfahrung
kf-modifier-surprises = Überraschungen

## Was zu sehen ist, und das Ende

kf-see-seat = { $name }: { $treasures }. Reich: { $cards }. { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand.
kf-see-wild = In der Wildnis: { $cards }.
kf-see-with = { $name } mit { $loot }
kf-end-table = Schätze am Ende
kf-end-player = Spieler
kf-end-set = Siegreiche Schätze von { $name }
