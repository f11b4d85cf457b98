# KRALLEN & FALLEN auf Deutsch. Die Variablen der Texte erklärt docs/words.md.
# Kartennamen stehen in Anführungszeichen und werden nicht gebeugt.

game-title = KRALLEN & FALLEN
game-blurb = Ein Kartenspiel um Schätze, Monster und freche Zwischenrufe. Wer zuerst je einen Schatz aus Gold, Silber und Bronze im eigenen Reich hat, gewinnt, wenn die anderen es zulassen.

## Optionen

setting-roles = Rollen
    .explained = Alle spielen Hexenmeister, Kriegsherr oder Schurke. Gewählt wird gleichzeitig vor dem Spiel.
setting-teams = Teams
    .explained = Die drei Metalle dürfen über die Reiche eines Teams verteilt liegen. Nur ab vier Leuten; die Größen müssen zusammen die Zahl der Spieler ergeben.
    .value-0 = keine
    .value-1 = 2 + 2
    .value-2 = 3 + 1
    .value-3 = 2 + 1 + 1
    .value-4 = 3 + 2
    .value-5 = 4 + 1
    .value-6 = 2 + 2 + 1
    .value-7 = 3 + 1 + 1
    .value-8 = 2 + 1 + 1 + 1
    .value-9 = 3 + 3
    .value-10 = 2 + 2 + 2
    .value-11 = 4 + 2
    .value-12 = 5 + 1
    .value-13 = 3 + 2 + 1
    .value-14 = 4 + 1 + 1
    .value-15 = 2 + 2 + 1 + 1
    .value-16 = 3 + 1 + 1 + 1
    .value-17 = 2 + 1 + 1 + 1 + 1
setting-coin = Münze statt Würfel
    .explained = Kopf zählt 5, Zahl zählt 2.
setting-rematch = Neues Spiel bei zwei Siegern
    .explained = Gewinnen zwei zugleich, gewinnt keiner, und ihr spielt noch einmal. Sonst teilen sie sich den Sieg.
error-teams = Teams zu { $teams } brauchen { $needed } Spieler, nicht { $players }.

## Rollen

role-warlock = Hexenmeister
    .ability = +1 auf Auftrittswürfe, −1 auf Abgangswürfe
role-warlord = Kriegsherr
    .ability = +2 auf Abgangswürfe
role-rogue = Schurke
    .ability = +1 auf Abgangswürfe, darf um 3 oder mehr besiegte Gegenstände behalten

## Arten von Karten, Metalle, Arten von Würfen

category-bronze = Bronzeschatz
    .plural = Bronzeschätze
category-silver = Silberschatz
    .plural = Silberschätze
category-gold = Goldschatz
    .plural = Goldschätze
category-potion = Trank
    .plural = Tränke
category-scroll = Schriftrolle
    .plural = Schriftrollen
category-magic = Magie
    .plural = Magie
category-monster = Monster
    .plural = Monster
category-place = Ort
    .plural = Orte
category-trap = Tür oder Falle
    .plural = Türen und Fallen
category-event = Ereignis
    .plural = Ereignisse
category-surprise = Überraschung
    .plural = Überraschungen
category-companion = Gefährte
    .plural = Gefährten
metal-bronze = Bronze
metal-silver = Silber
metal-gold = Gold
way-entry = Auftritt
way-exit = Abgang

## Was heißt, wie es geschrieben wird

any-pip = { $word }

## Karten

card-book = Buch
card-brooch = Brosche
card-lantern = Nachtlaterne
card-gate-key = Alter Torschlüssel
card-hunting-horn = Jagdhorn
card-copper-kettle = Verbeulter Kessel
card-worn-penny = Letzter Heller
card-moon-mirror = Mondspiegel
card-flute = Lockflöte
card-silver-knight = Silberner Ritter
card-hand-bell = Silberglöckchen
card-mermaids-comb = Nixenkamm
card-snow-globe = Schneekugel
card-thimble = Omas Fingerhut
card-crown = Verlorene Krone
card-goblet = Bodenloser Kelch
card-sun-mask = Sonnenmaske
card-golden-egg = Goldenes Ei
card-harp = Singende Harfe
card-sceptre = Zepter der Königin
card-lucky-coin = Glücksdukaten
card-small-potion = Schluck Mut
card-bubbling-potion = Blubbertrank
card-giants-potion = Riesentrunk
card-transmutation = Alchemie
card-light-fingers = Lange Finger
card-heal = Heilung
card-mystic-moment = Mystischer Moment
card-far-sight = Weitblick
card-unbinding = Sesam, öffne dich
card-banishing = Hinfort mit dir
card-wand = Zauberstab
card-robe = Robe
card-chest = Truhe
card-ring-of-might = Ring der Stärke
card-thiefs-gloves = Diebeshandschuhe
card-warding-stone = Bannstein
card-evil-eye = Böser Blick
card-star-chart = Sternkarte
card-dragon = Drache
card-vampire = Vampir
card-ogre = Oger
card-zombies = Zombies
card-basilisk = Basilisk
card-hydra = Hydra
card-ghost = Schlossgespenst
card-goblin = Gieriger Goblin
card-kobold = Frecher Kobold
card-troll = Brückentroll
card-magpies = Diebische Elstern
card-sea-serpent = Seeschlange
card-rat-king = Rattenkönig
card-scrap-golem = Schrottgolem
card-griffin = Greif
card-mummy = Staubige Mumie
card-witch = Kräuterhexe
card-werewolf = Werwolf
card-minotaur = Minotaurus
card-cyclops = Zyklop
card-harpies = Harpyien
card-castle = Schloss
card-monastery = Stilles Kloster
card-prison = Kerker
card-goblin-hoard = Goblinhort
card-sunken-hoard = Versunkener Hort
card-dragon-hoard = Drachenhort
card-watchtower = Wachturm
card-smithy = Schmiede
card-library = Alte Bibliothek
card-graveyard = Alter Friedhof
card-tavern = Schiefe Schenke
card-city-wall = Stadtmauer
card-swamp = Nebelmoor
card-shrine = Schrein am Weg
card-door = Tür
card-iron-gate = Eisernes Tor
card-cobweb = Spinnennetz
card-tar-pit = Pechgrube
card-pitfall = Fallgrube
card-sleeping-dust = Schlafsand
card-snare = Hasenschlinge
card-stink-eye = Stinkauge
card-rune = Rune
card-royal-decree = Königlicher Erlass
card-earthquake = Erdbeben
card-daybreak = Morgengrauen
card-amnesty = Amnestie
card-market-day = Markttag
card-flood = Sintflut
card-wheel-of-fortune = Rad des Schicksals
card-stumble = Ausgerutscht
card-helping-hand = Helfende Hand
card-counterspell = Gegenzauber
card-pickpocket = Taschendieb
card-false-trail = Falsche Fährte
card-vanishing = Verschwindetrick
card-dwarf = Zwerg
card-princess = Prinzessin
card-shield-maiden = Schildmaid
card-fox = Schlauer Fuchs

## Karten im Satz, für andere Texte mit $card, $target oder $subject

the-card = „{ $card }“
the-card-opening = „{ $card }“
the-target = „{ $target }“
the-subject = „{ $subject }“
as-metal = als { $metal }

## Zahlen mit ihrem Hauptwort und Zahlen mit Vorzeichen, für andere Texte

count-actions = { $actions ->
    [one] { $actions } Handlung
   *[other] { $actions } Handlungen
}
count-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
signed-bonus = { $bonus ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
   *[other] +{ $bonus }
}
sum-of-roll = { $bonus ->
    [0] { $die }
    [-1] { $die } − 1 = { $total }
    [-2] { $die } − 2 = { $total }
    [-3] { $die } − 3 = { $total }
    [-4] { $die } − 4 = { $total }
    [-5] { $die } − 5 = { $total }
    [-6] { $die } − 6 = { $total }
   *[other] { $die } + { $bonus } = { $total }
}
modifiers-of-roll = nötig { $needed }{ $bonus ->
    [0] { "" }
   *[other] , { signed-bonus }
}{ $by-count ->
    [0] { "" }
   *[other] ; es zählt: { $by }
}{ $experience ->
    [0] { "" }
   *[other] ; Erfahrung +{ $experience }
}

## Der Tisch

heading-actions = Übrige Handlungen
heading-deck = Zugstapel
heading-discards = Ablagestapel
heading-wilderness = Wildnis
heading-stack = Angesagt
heading-decree = Königlicher Erlass gilt
heading-realm = Reich
heading-hand = Hand
heading-limit = Handgröße
heading-cards = Bekannte Karten
heading-role = Rolle
heading-team = Team
heading-foe = Erfahrung mit
heading-tries = Versuche in Folge
heading-wins = Gewonnene Spiele
heading-card = Karte
heading-category = Art
heading-entry = Auftrittszahl
heading-exit = Abgangszahl
heading-on = Liegt auf
heading-hidden = Verdeckt
heading-metal = Metall
heading-loot = Darunter
heading-way = Wurf
heading-targets = Ziele
heading-at = Gegen
heading-needed = Nötig
heading-bonus = Bonus
heading-modifiers = Was zählt
heading-amount = Wert
heading-experience = Erfahrung
heading-total = Ergebnis
heading-stands = Gilt noch
empty-realm = noch nichts
hand-with-numbers = Hand (Auftritt/Abgang)

## Fragen

prompt-role = Welche Rolle spielst du?
prompt-act = Du hast noch { count-actions }. Was tust du?
prompt-second = { $card-is ->
    [heal] In wessen Reich kommt { the-target }?
    [transmutation] Als welches Metall soll { the-target } gelten?
   *[other] { the-card-opening } darf außer { the-target } noch einen Gegenstand rauben. Welchen?
}
prompt-answers = { $way-is ->
    [entry] { $seat-is ->
        [you] Du sagst { the-card } an. Hilfst du nach?
       *[other] { $seat } sagt { the-card } an. Antwortest du?
    }
   *[exit] { $seat-is ->
        [you] Du greifst { the-card } an. Hilfst du nach?
       *[other] { $seat } greift { the-card } an. Antwortest du?
    }
}
prompt-claim = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} { $total } { $way-is ->
    [entry] für { the-card }
   *[exit] gegen { the-card }
}, nötig: { $needed }. Änderst du das?
prompt-pocketing = Du besiegst { the-card } mit Leichtigkeit. Behältst du den Gegenstand, oder legst du ihn ab?
prompt-pass-on = Zu wem wandert „{ card-stink-eye }“ jetzt?
prompt-idle = { the-card-opening } hat die Karte verloren, zu der sie gehörte, und bewirkt nichts mehr. Bleibt sie liegen?
prompt-resting = { the-card-opening } gehört jetzt dir. Worauf legst du die Karte?
prompt-painting = Als welches Metall soll { the-card } gelten?
prompt-discard = Du hast mehr Karten, als du behalten darfst. Welche legst du ab?
prompt-market = „{ card-market-day }“: Welche Karte gibst du nach links weiter?
prompt-loss = „{ card-flood }“: Welche Karte deines Reichs gibst du her?

## Antworten

option-be = { $role } ({ $role-is ->
    [warlock] { role-warlock.ability }
    [warlord] { role-warlord.ability }
   *[rogue] { role-rogue.ability }
})
option-play = „{ $card }“ spielen
option-play-on = „{ $card }“ auf „{ $target }“ spielen
option-play-at = { $seat-is ->
    [you] „{ $card }“ gegen dich selbst spielen
   *[other] „{ $card }“ gegen { $seat } spielen
}
option-attack = „{ $card }“ angreifen
option-replace = „{ $card }“ austauschen
option-done = Zug beenden
option-also = Auch „{ $card }“ rauben
option-enough = Sonst nichts rauben
option-to = { $seat-is ->
    [you] In dein Reich
   *[other] In das Reich von { $seat }
}
option-as = Als { $metal }
option-answer = { $card-is ->
    [stumble] „{ $card }“ gegen „{ $subject }“ spielen
    [helping-hand] „{ $card }“ für „{ $subject }“ spielen
    [counterspell] „{ $card }“ gegen „{ $subject }“ spielen
    [pickpocket] „{ $card }“: „{ $subject }“ stehlen
    [false-trail] „{ $card }“: den Angriff auf „{ $subject }“ lenken
   *[vanishing] „{ $card }“: „{ $subject }“ zurück auf die Hand nehmen
}
option-claim = „{ $card }“ anrechnen
option-pocket = In dein Reich
option-throw-away = Auf den Ablagestapel
option-leave = Liegen lassen
option-drop = Ablegen
option-lay = Auf „{ $card }“ legen
option-hand-over = „{ $card }“ weitergeben
option-give-up = „{ $card }“ hergeben
option-discard = „{ $card }“ ablegen

## Was dabei herauskommen kann

chance-enter = „{ $card }“ kommt ins Spiel ({ modifiers-of-roll })
chance-enter-with-claims = „{ $card }“ kommt ins Spiel, alles angerechnet ({ $claims })
chance-beat = „{ $card }“ ist besiegt ({ modifiers-of-roll })
chance-beat-with-claims = „{ $card }“ ist besiegt, alles angerechnet ({ $claims })
chance-pocket = „{ $card }“ ist so klar besiegt, dass der Schurke die Karte behalten darf
chance-then-enter = Dann: „{ $card }“ kommt ins Spiel ({ modifiers-of-roll })
chance-then-beat = Dann: „{ $card }“ ist besiegt ({ modifiers-of-roll })

## Warum der Trainer etwas vorschlägt

reason-believed = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} zu { $percent } % „{ $thing }“ auf der Hand.
reason-turns = { $seats-is ->
    [you] Du brauchst
    [with-you] Du und { $seats-others } braucht
   *[other] { $seats-count ->
        [one] { $seats } braucht
       *[other] { $seats } brauchen
    }
} im Schnitt { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
} { more-or-less } bis zum vollen Satz.
reason-realm = { $seats-is ->
    [you] Du stehst
    [with-you] Du und { $seats-others } steht
   *[other] { $seats-count ->
        [one] { $seats } steht
       *[other] { $seats } stehen
    }
} mit Helfern, Monstern und Fallen { $way ->
    [less] schlechter
   *[more] besser
} da.
reason-one-missing = { $seats-is ->
    [you] Dir fehlt
    [with-you] Dir und { $seats-others } fehlt
   *[other] { $seats } fehlt
} in { $number } von 100 Fällen { $way ->
    [less] seltener
   *[more] öfter
} nur noch ein Schatz.
reason-treasure-held = { who-has } eine um { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} { $way ->
    [less] schlechtere
   *[more] bessere
} Chance, einen fehlenden Schatz aus der Hand auszuspielen.
reason-cards = { who-has } im Schnitt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} { more-or-less } auf der Hand.
reason-surprises = { who-has } im Schnitt { $number ->
    [one] { $number } Überraschung
   *[other] { $number } Überraschungen
} { more-or-less } auf der Hand.
reason-actions = { who-has } im Schnitt noch { $number ->
    [one] { $number } Handlung
   *[other] { $number } Handlungen
} { more-or-less }.

## Was geschehen ist

event-role-chosen = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die Rolle „{ $role }“.
event-start-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} um den Anfang: { $die }.
event-start-won = { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-cards-drawn = { $seat-is ->
    [you] { "" }
   *[other] { $seat } zieht { count-cards }.
}
event-cards-received = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
}: { $cards }.
event-pile-renewed = Der Ablagestapel wird gemischt und ist jetzt der Zugstapel ({ count-cards }).
event-turn-began = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-turn-lost = „{ $card }“: { $seat-is ->
    [you] Dein Zug
   *[other] Der Zug von { $seat }
} fällt aus.
event-action-lost = „{ $card }“: { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} in diesem Zug eine Handlung weniger.
event-action-won = „{ $card }“: { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} in diesem Zug eine Handlung mehr.
event-card-discarded = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { the-card } ab.
event-card-left = Abgelegt: { $card }.
event-card-shown = { $seat-is ->
    [you] Du zeigst { the-card } und zielst
   *[other] { $seat } zeigt { the-card } und zielt
} auf { the-target }.
event-entry-announced = { $seat-is ->
    [you] Du sagst
   *[other] { $seat } sagt
} { the-card } an.
event-entry-announced-at = { $seat-is ->
    [you] Du sagst
   *[other] { $seat } sagt
} { the-card } gegen { $victim-is ->
    [you] dich
    [same] das eigene Reich
   *[other] { $victim }
} an.
event-entry-announced-on = { $seat-is ->
    [you] Du sagst
   *[other] { $seat } sagt
} { the-card } an, { $targets-count ->
    [one] Ziel
   *[other] Ziele
}: { $targets }{ $rivals-is ->
    [nobody] { "" }
    [you] {" "}(bei dir)
    [with-you] {" "}(bei dir und { $rivals-others })
   *[other] {" "}(bei { $rivals })
}.
event-move-announced = { $seat-is ->
    [you] Du sagst
   *[other] { $seat } sagt
} { the-card } an: { the-target } soll { $to-is ->
    [you] in dein Reich
    [same] { $seat-is ->
        [you] in dein Reich
       *[other] ins eigene Reich
    }
   *[other] in das Reich von { $to }
}.
event-metal-announced = { $seat-is ->
    [you] Du sagst
   *[other] { $seat } sagt
} { the-card } an: { the-target } soll { as-metal } gelten.
event-attack-announced = { $seat-is ->
    [you] Du greifst
   *[other] { $seat } greift
} { the-card }{ $owner-is ->
    [same] { $seat-is ->
        [you] {" "}in deinem eigenen Reich
       *[other] {" "}im eigenen Reich
    }
    [you] {" "}in deinem Reich
    [nobody] { "" }
   *[other] {" "}im Reich von { $owner }
} an.
event-card-replaced = { $seat-is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { the-card } aus.
event-surprise-announced = { $seat-is ->
    [you] Du antwortest
   *[other] { $seat } antwortet
} mit { the-card }{ $card-is ->
    [stumble] {" "}gegen { the-subject }
    [helping-hand] {" "}für { the-subject }
    [counterspell] {" "}gegen { the-subject }
    [pickpocket] , um { the-subject } zu stehlen
    [false-trail] : Die Spur führt zu { the-subject }
   *[vanishing] , um { the-subject } zu retten
}.
event-roll-changed = { $seat-is ->
    [you] Dein Wurf
   *[other] Der Wurf von { $seat }
} ({ $card }) bekommt { signed-bonus }.
event-attack-diverted = { $seat-is ->
    [you] Dein Angriff
   *[other] Der Angriff von { $seat }
} richtet sich jetzt gegen { the-card }.
event-attempt-lapsed = { $way-is ->
    [entry] { $seat-is ->
        [you] Deine Karte { the-card }
       *[other] Die Karte { the-card } von { $seat }
    } verpufft und wird abgelegt
   *[exit] { $seat-is ->
        [you] Dein Angriff
       *[other] Der Angriff von { $seat }
    } auf { the-card } verpufft
}.
event-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { sum-of-roll } { $way-is ->
    [entry] für { the-card }
   *[exit] gegen { the-card }
}, nötig: { $needed }.
event-claimed = { $seat-is ->
    [you] Du rechnest
   *[other] { $seat } rechnet
} { the-card } an: { signed-bonus } macht { $total }.
event-entry-failed = Misslungen: { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { the-card } ab.
event-entered = { $seat-is ->
    [you] Du bringst
   *[other] { $seat } bringt
} { the-card } ins Spiel.
event-attack-failed = Misslungen: { $seat-is ->
    [you] Du besiegst
   *[other] { $seat } besiegt
} { the-card } nicht.
event-beaten = { $seat-is ->
    [you] Du besiegst
   *[other] { $seat } besiegt
} { the-card }.
event-card-risen = Nicht totzukriegen und zurück im Zugstapel: { $card }.
event-card-laid = { the-card-opening } liegt jetzt auf { the-target }.
event-card-moved = Jetzt { $seat-is ->
    [you] in deinem Reich
   *[other] im Reich von { $seat }
}: { $card }.
event-card-returned = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { the-card } zurück auf die Hand.
event-items-ownerless = Herrenlos in der Wildnis: { $cards }.
event-treasure-painted = { the-card-opening } gilt jetzt { as-metal }.
event-card-handed-over = { $seat-is ->
    [you] { "" }
   *[other] { $to-is ->
        [you] { "" }
       *[other] { $seat } gibt eine Karte an { $to } weiter.
    }
}
event-card-handed = { $seat-is ->
    [you] Du gibst { the-card } an { $to } weiter.
   *[other] { $seat } gibt { the-card } an { $to-is ->
        [you] dich
       *[other] { $to }
    } weiter.
}
event-raided = { the-card-opening } { $card-is ->
    [zombies] rauben
    [magpies] rauben
    [harpies] rauben
   *[other] raubt
}: { $items }.
event-victory-undecided = Zwei Siege zugleich ({ $seats }): Niemand gewinnt, es wird noch einmal gespielt.
