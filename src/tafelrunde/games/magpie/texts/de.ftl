# Das Spiel auf Deutsch. Die Variablen jedes Textes erklärt docs/words.md.

game-title = Elster
game-blurb = Alle zeigen zugleich ein Fundstück. Das höchste, das allein steht, nimmt das ganze Nest, wenn nicht jemand eine Katze hat.
game-duration = etwa 5 Minuten
module-owl = Eule
    .explained = Eulen schauen nachts in fremde Karten und verscheuchen Katzen.
setting-rounds = Runden
    .explained = Wie viele Runden eine Partie hat, solange der Stapel reicht.

## Zahlen mit ihrem Wort, für andere Texte

count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Karten

card-cat = Katze
card-button = Knopf (1)
card-bead = Perle (2)
card-key = Schlüssel (3)
card-spoon = Löffel (4)
card-brooch = Brosche (5)
card-ring = Ring (6)
card-owl = Eule

## Fragen

prompt-show = Welche Karte zeigst du?
prompt-cats = { $taker-is ->
    [you] Du greifst
   *[other] { $taker } greift
} nach dem Nest: { count-points }.{ $cats ->
    [0] {" "}Spielst du eine Katze?
   *[other] {" "}Die letzte Katze ist von { $last }. Bringst du sie mit einer anderen zum Schweigen?
}
prompt-comfort = Du hattest letztes Mal am wenigsten. Tauschst du eine Karte?
prompt-night = Es ist Nacht. Schickst du eine Eule los?
prompt-owl-guard = Eine Katze faucht dich an. Fliehst du?

## Antworten

option-show = Zeigen: { $card }
option-pass = Nichts tun
option-hiss = Eine Katze spielen
option-keep = Die Hand behalten
option-swap = Tauschen: { $card }
option-peek = In die Hand von { $target } schauen
option-flee = Fliehen
option-shoo = Eine Eule hergeben

## Warum der Trainer etwas vorschlägt

reason-believed = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} zu { $percent } % „{ $thing }“ auf der Hand.

## Was geschah

event-cards-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}.
event-cards-received = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
}: { $cards }.
event-round-began = Runde { $round } beginnt.
event-card-shown = { $seat-is ->
    [you] Du zeigst
   *[other] { $seat } zeigt
}: { $card }.
event-nest-left = Kein Fundstück steht allein. Das Nest bleibt liegen.
event-nest-wanted = { $seat-is ->
    [you] Du greifst
   *[other] { $seat } greift
} nach dem Nest: { count-points }.
event-nest-taken = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} das Nest: { count-points }.
event-hissed = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} eine Katze gegen { $target-is ->
    [you] dich
   *[other] { $target }
}.
event-chased-off = { $seat-is ->
    [you] Du wirst
   *[other] { $seat } wird
} verjagt. Das Nest bleibt liegen.
event-cat-silenced = { $seat-is ->
    [you] Deine Katze
   *[other] Die Katze von { $seat }
} verstummt.
event-points-counted = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} { count-points }.
event-card-swapped = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} eine Karte verdeckt in die Schachtel.
event-card-put-away = { $seat-is ->
    [you] Du legst weg
   *[other] { $seat } legt weg
}: { $card }.
event-owl-sent = { $seat-is ->
    [you] Du schickst
   *[other] { $seat } schickt
} eine Eule zu { $target-is ->
    [you] dir
   *[other] { $target }
}.
event-hand-seen = { $seat-is ->
    [you] Du siehst
   *[other] { $seat } sieht
} { $target-is ->
    [you] deine Hand
   *[other] die Hand von { $target }
}: { $cards }.
event-cat-shooed = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} eine Eule her. Die Katze läuft davon.

## Der Tisch

heading-round = Runde
heading-rounds = Runden
heading-pile = Karten im Stapel
heading-nest = Nest
heading-discards = Ablage
heading-hand = Hand
heading-cards = Bekannte Karten
heading-shown = Gezeigt
heading-treasure = Schatz
heading-points = Punkte
heading-wins = Siege
