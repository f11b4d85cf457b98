# BANG! The Dice Game auf Deutsch. Was die Variablen bedeuten, steht in docs/words.md.

game-title = BANG! The Dice Game
game-blurb = Eine schnelle Schießerei mit fünf Würfeln und geheimen Rollen: Beschütze den Sheriff, jage ihn oder überlebe alle anderen.

## Zahlen mit ihrem Hauptwort, für andere Texte

count-life = { $life } Leben
count-arrows = { $arrows ->
    [one] { $arrows } Pfeil
   *[other] { $arrows } Pfeile
}

## Der Tisch

heading-role = Rolle
heading-character = Charakter
heading-life = Leben
heading-arrows = Pfeile
heading-pile = Pfeile in der Mitte
heading-rerolls = Nachwürfeln noch
out-of-game = ausgeschieden

## Seiten eines Würfels

face-arrow = Pfeil
face-dynamite = Dynamit
face-one = 1
face-two = 2
face-beer = Bier
face-gatling = Gatling

## Rollen

role-sheriff = Sheriff
role-renegade = Abtrünniger
role-outlaw = Gesetzloser
role-deputy = Hilfssheriff

## Was Leben kostet

cause-shot = Schüsse
cause-blast = Dynamit
cause-indians = Indianer
cause-volley = Gatling

## Charaktere

character-bart-cassidy = Bart Cassidy
    .ability = Darf statt eines Lebens, das eine Eins, eine Zwei oder eine Gatling kostet, einen Pfeil nehmen.
character-black-jack = Black Jack
    .ability = Darf Dynamit nachwürfeln, aber nicht bei drei oder mehr.
character-calamity-janet = Calamity Janet
    .ability = Darf Einsen als Zweien verwenden und Zweien als Einsen.
character-el-gringo = El Gringo
    .ability = Wer diesen Spieler Leben verlieren lässt, nimmt einen Pfeil.
character-jesse-jones = Jesse Jones
    .ability = Bekommt mit vier Leben oder weniger 2 Leben für jedes eigene Bier.
character-jourdonnais = Jourdonnais
    .ability = Verliert durch einen Indianerangriff höchstens 1 Leben.
character-kit-carlson = Kit Carlson
    .ability = Darf für jede Gatling einen Pfeil eines beliebigen Spielers zurücklegen.
character-lucky-duke = Lucky Duke
    .ability = Darf dreimal nachwürfeln.
character-paul-regret = Paul Regret
    .ability = Verliert durch eine Gatling kein Leben.
character-pedro-ramirez = Pedro Ramirez
    .ability = Darf für jedes verlorene Leben einen eigenen Pfeil zurücklegen.
character-rose-doolan = Rose Doolan
    .ability = Darf mit Einsen und Zweien einen Platz weiter schießen.
character-sid-ketchum = Sid Ketchum
    .ability = Gibt zu Beginn des eigenen Zuges einem beliebigen Spieler 1 Leben.
character-slab-the-killer = Slab the Killer
    .ability = Darf einmal pro Zug ein Bier einsetzen, um eine Eins oder Zwei zu verdoppeln.
character-suzy-lafayette = Suzy Lafayette
    .ability = Bekommt nach einem Zug ganz ohne Einsen und Zweien 2 Leben.
character-vulture-sam = Vulture Sam
    .ability = Bekommt 2 Leben, wenn ein anderer Spieler ausscheidet.
character-willy-the-kid = Willy the Kid
    .ability = Braucht nur zwei Gatlings, damit die Gatling wirkt.

## Fragen

prompt-reroll = Würfelst du nach? Du darfst noch { $rerolls }-mal.
prompt-aim = Auf wen schießt du mit { $face-is ->
    [one] dieser Eins
    [two] dieser Zwei
   *[other] diesem Würfel ({ $face })
}?{ $left ->
    [1] {""}
   *[other] {" "}Noch zu verteilen: { $left } Würfel.
}
prompt-pour = Wer bekommt dieses Bier?{ $left ->
    [1] {""}
   *[other] {" "}Noch zu verteilen: { $left } Biere.
}
prompt-kit-carlson = Wessen Pfeil legst du zurück? Du darfst { $left ->
    [one] { $left } Pfeil
   *[other] bis zu { $left } Pfeile
} zurücklegen.
prompt-sid-ketchum = Dein Zug beginnt: Wer bekommt 1 Leben?
prompt-slab-the-killer = Setzt du ein Bier ein, um einen deiner Schüsse zu verdoppeln?
prompt-bart-cassidy = Du würdest { count-life } verlieren ({ $cause }). Wie viele Pfeile nimmst du stattdessen?
prompt-pedro-ramirez = Du hast Leben verloren. Wie viele deiner Pfeile legst du zurück?

## Antworten

option-stop = Aufhören und alle Würfel liegen lassen
option-reroll = Würfel { $dice } nachwürfeln
option-shoot = Auf { $target } schießen
option-heal = { $target-is ->
    [you] Dich selbst heilen
   *[other] { $target } heilen
}
option-give-back = { $target-is ->
    [you] Einen eigenen Pfeil zurücklegen
   *[other] Einen Pfeil von { $target } zurücklegen
}
option-skip = Nein, verzichten
option-double = Einen Schuss auf { $target } verdoppeln
option-take-arrows = { $arrows ->
    [0] Keinen Pfeil nehmen und das Leben verlieren
   *[other] { count-arrows } nehmen
}
option-return-arrows = { $arrows ->
    [0] Alle Pfeile behalten
   *[other] { count-arrows } zurücklegen
}

## Was geschehen ist

event-role-shown = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} { $role }.
event-role-dealt = { $seat-is ->
    [you] Deine geheime Rolle: { $role }.
   *[other] Geheime Rolle von { $seat }: { $role }.
}
event-character-dealt = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $character } mit { count-life }.
event-turn-began = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
}: { $dice }.
event-rerolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $rerolled-count } Würfel nach: { $rerolled }. Auf dem Tisch: { $dice }.
event-took-arrows = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { count-arrows }.
event-indians-attacked = Die Indianer greifen an.
event-aimed = { $seat-is ->
    [you] Du zielst
   *[other] { $seat } zielt
} mit einer { $face-is ->
    [one] Eins
    [two] Zwei
   *[other] { $face }
} auf { $target-is ->
    [you] dich
   *[other] { $target }
}.
event-shot-doubled = { $seat-is ->
    [you] Du setzt
   *[other] { $seat } setzt
} ein Bier ein: Ein Schuss auf { $target-is ->
    [you] dich
   *[other] { $target }
} zählt doppelt.
event-volley-fired = { $seat-is ->
    [you] Deine Gatling wirkt.
   *[other] Die Gatling von { $seat } wirkt.
}
event-lost-life = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { count-life } durch { $cause-is ->
    [shot] { $source-is ->
        [you] { $life ->
            [one] deinen Schuss
           *[other] deine Schüsse
        }
       *[other] { $life ->
            [one] einen Schuss
           *[other] Schüsse
        } von { $source }
    }
    [indians] die Indianer
    [volley] { $source-is ->
        [you] deine Gatling
       *[other] die Gatling von { $source }
    }
   *[other] { $cause }
}.
event-gained-life = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $life ->
    [0] kein Leben
   *[other] { count-life }
}{ $source-is ->
    [same] {""}
    [nobody] {""}
    [you] {" "}von dir
   *[other] {" "}von { $source }
}{ $life ->
    [0] : Der Höchstwert ist schon erreicht
   *[other] {""}
}.
event-arrows-returned = { $source-is ->
    [you] Du legst { count-arrows } von { $seat } zurück.
    [other] { $source } legt { count-arrows } von { $seat-is ->
        [you] dir
       *[other] { $seat }
    } zurück.
   *[same] { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } { count-arrows } zurück.
}
event-eliminated = { $seat-is ->
    [you] Du scheidest aus.
   *[other] { $seat } scheidet aus.
} Rolle: { $role }.
