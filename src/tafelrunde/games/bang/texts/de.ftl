# BANG! The Dice Game auf Deutsch. Was die Variablen bedeuten, steht in docs/words.md.

game-title = BANG! The Dice Game
game-blurb = Eine schnelle Schießerei mit fünf Würfeln und geheimen Rollen: Beschütze den Sheriff, jage ihn oder überlebe alle anderen.
game-duration = etwa 15 Minuten

## Zahlen mit ihrem Hauptwort, für andere Texte

count-life = { $life } Leben
count-arrows = { $arrows ->
    [one] { $arrows } Pfeil
   *[other] { $arrows } Pfeile
}

## Dinge im Satz, für andere Texte

wound-with = { $wound-is ->
    [one] Wunde mit einer Eins
    [two] Wunde mit einer Zwei
   *[other] Wunde mit { $wound }
}
turned-to = { $face-is ->
    [one] die Eins
    [two] die Zwei
   *[other] { $face }
}

## Der Tisch

heading-role = Rolle
heading-character = Charakter
heading-life = Leben
heading-arrows = Pfeile
heading-pile = Pfeile in der Mitte
heading-rerolls = Nachwürfeln noch
out-of-game = ausgeschieden
heading-wounds = Wunden
heading-rage = Wutkarten
heading-rage-up = Aufgedeckte Wutkarten
heading-hands = Hände auf dem Friedhof
heading-limit = Leben höchstens
heading-in-play = Im Spiel
heading-aims = Im Visier
heading-master = Zombiemeister
heading-zombie = Zombie
heading-rage-known = Bekannte Wutkarten
heading-outbreak = Ausbruch
heading-gatlings-needed = Nötige Gatlings
heading-dynamites = Dynamit, das zählt
heading-rage-pile = Verdeckte Wutkarten
heading-rage-discards = Abgelegte Wutkarten
heading-wound-pile = Verdeckte Wunden
heading-duel = Duell
heading-challenger = Fordert heraus
heading-opponent = Gegner
heading-roller = Am Wurf
heading-rolled = Geworfen
heading-lost = Verloren
heading-graves = Verdeckte Friedhofskarten
heading-open-graves = Offene Friedhofskarten
heading-living = Lebende Spieler
heading-outbreak-needs = Nötige Hände für den Ausbruch
heading-outbreak-looms = Ausbruch mit der nächsten Karte möglich
heading-heir = Nächster Sheriff
heading-retired = Früherer Sheriff
heading-fallen = Ausgeschieden, der Reihe nach
heading-distance = Entfernung
heading-reach = Erreichbar mit
heading-side = Seite
heading-role-without-outbreak = Rolle ohne Ausbruch
heading-role-after-outbreak = Rolle nach dem Ausbruch
heading-happened = Was geschah
happened-outbreak = Ausbruch
outbreak-not-yet = noch nicht
outbreak-due = mit dem nächsten Zug
outbreak-here = ist da

## Module und Varianten

module-duel = Duellwürfel
    .explained = Zwei Duellwürfel bringen Whiskey und Duelle, und wer ein Duell verliert, wird verwundet. Braucht die Wutkarten.
module-rage = Wutkarten
    .explained = Wer in einem Zug zwei oder mehr Leben verliert, zieht eine Karte, die seinem nächsten Wurf ein Symbol hinzufügt.
module-characters = Neue Charaktere
    .explained = Bis zu acht weitere Charaktere kommen dazu, soweit ihre Module im Spiel sind.
module-undead = Untote
    .explained = Ausgeschiedene können als Zombies auferstehen und gegen die Überlebenden kämpfen. Braucht mindestens vier Spieler.
module-legacy = Vermächtnis
    .explained = Über mehrere Spiele hinweg entscheidet jedes über den nächsten Sheriff und die nächsten Charaktere. Braucht mindestens vier Spieler.
setting-rage-dynamite-at-once = Wutdynamit sofort
    .explained = Dynamit auf Wutkarten zählt schon vom Aufdecken an, nicht erst im Endergebnis.

## Seiten eines Würfels

face-arrow = Pfeil
face-dynamite = Dynamit
face-one = 1
face-two = 2
face-beer = Bier
face-gatling = Gatling
face-whiskey = Whiskey
face-duel = Duell

## Rollen

role-sheriff = Sheriff
role-renegade = Abtrünniger
role-outlaw = Gesetzloser
role-deputy = Hilfssheriff

## Seiten, die gewinnen können

side-zombie = Zombie
side-zombie-master = Zombiemeister
side-survivor = Überlebender
side-zombies = Zombies
side-survivors = Überlebende
league-one-sided = Eine Seite einer Stufe gegen die andere, dann getauscht; die Stufe der Abtrünnigen wechselt.
side-law = Sheriff und Hilfssheriffs
side-outlaws = Gesetzlose
side-renegades = Abtrünnige

## Was Leben kostet

cause-shot = Schüsse
cause-blast = Dynamit
cause-indians = Indianer
cause-volley = Gatling
cause-duel = Duell
cause-price = Preis

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
character-belle-star = Belle Star
    .ability = Darf nach jedem Wurf ein Dynamit in eine Gatling verwandeln, aber nicht bei drei oder mehr.
character-chuck-wengam = Chuck Wengam
    .ability = Darf einmal pro Zug 1 Leben abgeben, um einen Würfel auf eine beliebige Seite zu drehen.
character-greg-digger = Greg Digger
    .ability = Darf jeden Whiskey zweimal verwenden.
character-herb-hunter = Herb Hunter
    .ability = Wer sonst im Zug dieses Spielers zwei oder mehr Leben verliert, zieht eine Wunde.
character-pat-brennan = Pat Brennan
    .ability = Darf zu Beginn des eigenen Zuges eine Wutkarte von einem Spieler zu einem anderen verschieben.
character-pixie-pete = Pixie Pete
    .ability = Zieht zwei Wutkarten statt einer und behält eine davon.
character-sam-the-healer = Sam the Healer
    .ability = Darf für jedes selbst begonnene Duell einem beliebigen Spieler 1 Leben geben.
character-sean-mallory = Sean Mallory
    .ability = Darf einmal im eigenen Zug einen Duellwürfel nachwürfeln.

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
prompt-cure = Welche Wunde legst du zurück?
prompt-challenge = Wen forderst du zum Duell heraus?{ $left ->
    [1] {""}
   *[other] {" "}Noch auszutragen: { $left } Duelle.
}
prompt-belle-star = Verwandelst du ein Dynamit in eine Gatling?
prompt-chuck-wengam = Gibst du 1 Leben ab, um einen Würfel zu drehen?
prompt-greg-digger = Verwendest du diesen Whiskey noch einmal?
prompt-sam-the-healer = Du beginnst ein Duell: Wer bekommt 1 Leben?
prompt-sean-mallory = Würfelst du einen deiner Duellwürfel nach?
prompt-sean-duels = Du hast kein Duell gewürfelt. Würfelst du noch einmal?
prompt-pat-brennan = Verschiebst du eine Wutkarte von einem Spieler zu einem anderen?
prompt-pixie-pete = Welche dieser Wutkarten behältst du?
prompt-name-sheriff = Wen bestimmst du zum Sheriff für dieses Spiel?
prompt-pick-character = Welchen neuen Charakter suchst du dir aus?
prompt-keep-character = Behältst du deinen Charakter oder ziehst du zufällig einen anderen?

## Antworten

option-stop = Alle Würfel behalten
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
option-cure = Die { wound-with } zurücklegen
option-duel = { $target } herausfordern
option-defuse = Ein Dynamit in eine Gatling verwandeln
option-turn = Würfel { $die } auf { turned-to } drehen
option-drink = Noch einmal verwenden
option-again = Duellwürfel { $die } nachwürfeln
option-roll-again = Noch einmal würfeln
option-give-rage = Deine Wutkarte ({ $symbol }) an { $target } geben
option-move-rage = { $target-is ->
    [you] Eine Wutkarte von { $giver } zu dir nehmen
   *[other] Eine Wutkarte von { $giver } zu { $target } verschieben
}
option-keep-rage = Die Karte behalten ({ $symbol })
option-name = { $target-is ->
    [you] Selbst Sheriff bleiben
   *[other] { $target } zum Sheriff bestimmen
}
option-pick = { $character } aussuchen
option-keep = Deinen Charakter behalten
option-draw = Zufällig einen anderen ziehen

## Was ein Wurf bringen kann

chance-blast = Drei Dynamit oder mehr
chance-indians = Angriff der Indianer
chance-gatling = Mindestens { $needed } Gatlings
chance-gatling-later = Mindestens { $needed } Gatlings bis zum letzten Wurf (ohne Indianer gerechnet)
chance-beer = Mindestens ein Bier
chance-one = Mindestens eine 1 (in Reichweite: { $targets })
chance-two = Mindestens eine 2 (in Reichweite: { $targets })
chance-whiskey = Mindestens ein Whiskey
chance-duel = Mindestens ein Duell
chance-duel-won = Du gewinnst das Duell

## Warum der Trainer etwas vorschlägt

reason-believed = { $seat }: zu { $percent } % { $thing }.
reason-sheriff-life = Der Sheriff hat im Schnitt { $number } Leben { more-or-less }.
reason-deputies = Im Schnitt { $number ->
    [one] bleibt { $number } Hilfssheriff
   *[other] bleiben { $number } Hilfssheriffs
} { more-or-less }.
reason-deputies-life = Die Hilfssheriffs haben im Schnitt { $number } Leben { more-or-less }.
reason-outlaws = Im Schnitt { $number ->
    [one] bleibt { $number } Gesetzloser
   *[other] bleiben { $number } Gesetzlose
} { more-or-less }.
reason-outlaws-life = Die Gesetzlosen haben im Schnitt { $number } Leben { more-or-less }.
reason-renegades = Im Schnitt { $number ->
    [one] bleibt { $number } Abtrünniger
   *[other] bleiben { $number } Abtrünnige
} { more-or-less }.
reason-renegades-life = Die Abtrünnigen haben im Schnitt { $number } Leben { more-or-less }.
reason-living = Im Schnitt { $number ->
    [one] bleibt { $number } Überlebender
   *[other] bleiben { $number } Überlebende
} { more-or-less }.
reason-living-life = Die Überlebenden haben im Schnitt { $number } Leben { more-or-less }.
reason-undead = Im Schnitt { $number ->
    [one] bleibt { $number } Zombie
   *[other] bleiben { $number } Zombies
} { more-or-less }.
reason-undead-life = Die Zombies haben im Schnitt { $number } Leben { more-or-less }.
reason-life = { who-has } im Schnitt { $number } Leben { more-or-less }.
reason-prey-life = { $seats-is ->
    [you] Deine Beute
   *[other] Die Beute von { $seats }
} hat im Schnitt { $number } Leben { more-or-less }.

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
    [you] { $cause-is ->
        [price] Du gibst
       *[other] Du verlierst
    }
   *[other] { $cause-is ->
        [price] { $seat } gibt
       *[other] { $seat } verliert
    }
} { count-life } { $cause-is ->
    [shot] durch { $source-is ->
        [you] { $life ->
            [one] deinen Schuss
           *[other] deine Schüsse
        }
       *[other] { $life ->
            [one] einen Schuss
           *[other] Schüsse
        } von { $source }
    }
    [indians] durch die Indianer
    [volley] durch { $source-is ->
        [you] deine Gatling
       *[other] die Gatling von { $source }
    }
    [duel] im Duell mit { $source-is ->
        [you] dir
       *[other] { $source }
    }
    [price] ab
   *[other] durch { $cause }
}.
event-gained-life = { $life ->
    [0] { $source-is ->
        [you] Du hilfst, aber { $seat } kann kein Leben mehr bekommen.
        [other] { $source } hilft, aber { $seat-is ->
            [you] du kannst
           *[other] { $seat } kann
        } kein Leben mehr bekommen.
       *[same] { $seat-is ->
            [you] Du kannst
           *[other] { $seat } kann
        } kein Leben mehr bekommen.
    }
   *[other] { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { count-life }{ $source-is ->
        [same] {""}
        [nobody] {""}
        [you] {" "}von dir
       *[other] {" "}von { $source }
    }.
}
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
event-rage-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Wutkarte.
event-rage-seen = { $seat-is ->
    [you] Deine neue Wutkarte
   *[other] Neue Wutkarte von { $seat }
}: { $symbol }.
event-rage-offered = { $seat-is ->
    [you] Du wählst
   *[other] { $seat } wählt
} eine dieser Wutkarten: { $symbols }.
event-rage-turned-up = { $seat-is ->
    [you] Du deckst
   *[other] { $seat } deckt
} { $symbols-count ->
    [one] { $symbols-count } Wutkarte
   *[other] { $symbols-count } Wutkarten
} auf: { $symbols }.
event-rage-dropped = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $symbols-count ->
    [one] { $symbols-count } Wutkarte
   *[other] { $symbols-count } Wutkarten
} ab: { $symbols }.
event-rage-moved = Eine Wutkarte von { $seat-is ->
    [you] dir
   *[other] { $seat }
} geht an { $target-is ->
    [you] dich
   *[other] { $target }
}.
event-rage-passed = Auf dieser Wutkarte: { $symbol }.
event-die-turned = { $seat-is ->
    [you] Du drehst
   *[other] { $seat } dreht
} einen Würfel auf { turned-to }.
event-duel-began = { $seat-is ->
    [you] Du forderst
   *[other] { $seat } fordert
} { $target-is ->
    [you] dich
   *[other] { $target }
} zum Duell heraus.
event-duel-rolled = { $face-is ->
    [duel] { $seat-is ->
        [you] Du würfelst ein Duell und gibst den Würfel weiter.
       *[other] { $seat } würfelt ein Duell und gibt den Würfel weiter.
    }
   *[other] { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } kein Duell: { $face }.
}
event-wound-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine { wound-with }.
event-wound-returned = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} eine { wound-with } zurück.
event-grave-opened = { $seat-is ->
    [you] Du deckst
   *[other] { $seat } deckt
} eine Friedhofskarte { $hands ->
    [0] ohne Hände auf: kein Ausbruch in diesem Zug
    [one] mit { $hands } Hand auf
   *[other] mit { $hands } Händen auf
}.
event-outbreak-came = Ausbruch: Die Toten stehen auf, und { $life ->
    [one] { $life } Spieler lebt
   *[other] { $life } Spieler leben
} noch.
event-rose = { $seat-is ->
    [you] Du stehst
   *[other] { $seat } steht
} als Zombie mit { count-life } auf.
event-master-shown = { $seat-is ->
    [you] Du bist Abtrünniger und wirst
   *[other] { $seat } ist Abtrünniger und wird
} zum Zombiemeister.
event-sheriff-named = { $target-is ->
    [same] { $seat-is ->
        [you] Du bleibst Sheriff.
       *[other] { $seat } bleibt Sheriff.
    }
    [you] { $seat } bestimmt dich zum Sheriff.
   *[other] { $seat-is ->
        [you] Du bestimmst
       *[other] { $seat } bestimmt
    } { $target } zum Sheriff.
}

## Am eigenen Tisch

board-life = { $life } von { $limit }
board-pile = Pfeile
board-rage-pile = Wut
board-wound-pile = Wunden
board-graveyard = Friedhof
board-hands = { $hands } von { $needs }
board-outbreak-looms = Die nächste Karte kann die Toten wecken.
board-outbreak-due = Mit dem nächsten Zug erheben sich die Toten.
board-outbreak = Ausbruch
board-duel-die = Duellwürfel
board-distance = { $places ->
    [one] { $places } Platz entfernt
   *[other] { $places } Plätze entfernt
}
board-versus = { $challenger } gegen { $opponent }
board-duel-rolling = { $name } muss ein Duell würfeln.
board-duel-handed = { $name } würfelt ein Duell: Der Würfel geht hinüber.
board-duel-missed = { $name } würfelt kein Duell und verliert.
board-duel-rolls = Würfe in diesem Duell
board-role-hidden = Die Rolle ist geheim.
board-role-unknown = geheime Rolle
board-role-is = Rolle: { $role }
board-zombie = Ein Zombie wirft drei Würfel, kann nicht geheilt werden und hat keine Fähigkeit.
board-master = Der Zombiemeister führt die Toten an und behält Leben, Würfel und Fähigkeit.
board-goal-sheriff = Ziel: Alle Gesetzlosen und Abtrünnigen sind ausgeschieden.
board-goal-deputy = Ziel: Alle Gesetzlosen und Abtrünnigen sind ausgeschieden. Schütze den Sheriff.
board-goal-outlaw = Ziel: Der Sheriff ist ausgeschieden.
board-goal-renegade = Ziel: als Letzter am Leben sein.
board-hunt-deputy = Ziel: dem Abtrünnigen selbst das letzte Leben nehmen.
board-hunt-renegade = Ziel: dem Gesetzlosen selbst das letzte Leben nehmen.
board-hunt-outlaw = Ziel: dem Hilfssheriff selbst das letzte Leben nehmen.
board-goal-zombies = Ziel: Alle Überlebenden sind ausgeschieden.
board-goal-survivors = Ziel: Alle Zombies und ihr Meister sind ausgeschieden.
board-won-by = Gewonnen: { $side }
board-won-none = Niemand hat gewonnen.
board-deed-dealt = Leben genommen
board-deed-lost = Leben verloren
board-deed-given = Leben geschenkt
board-deed-arrows = Pfeile genommen
board-deeds = Was alle getan haben
board-legacy = Für die nächste Partie
board-legacy-heir = { $name } ist der nächste Sheriff.
board-legacy-namer = { $name } bestimmt den nächsten Sheriff.
board-legacy-open = Die Rollen werden ausgelost.
board-legacy-fallen = Neue Charaktere, in dieser Reihenfolge gewählt: { $names }.
board-legacy-keep = Dürfen ihren Charakter behalten: { $names }.
board-candidates = Charaktere zur Auswahl
board-see-turn = { $name } ist am Zug.
board-see-dice = Auf dem Tisch: { $dice }. Nachwürfeln noch: { $rerolls }.
board-see-no-dice = Noch ist nicht gewürfelt.
board-see-seat = { $name }: { $character }, { $role }, { $life } von { $limit } Leben, { $arrows ->
    [0] keine Pfeile
    [one] { $arrows } Pfeil
   *[other] { $arrows } Pfeile
}.
board-see-out = { $name } ist ausgeschieden. Rolle: { $role }.
board-see-pile = { $arrows ->
    [0] In der Mitte liegt kein Pfeil.
    [one] In der Mitte liegt { $arrows } Pfeil.
   *[other] In der Mitte liegen { $arrows } Pfeile.
}
board-see-hands = Auf dem Friedhof liegen { $hands } von { $needs } Händen offen.
