# KRALLEN & FALLEN in English. The variables of each text are explained in docs/words.md.

game-title = KRALLEN & FALLEN
game-blurb = A card game of treasures, monsters and rude interruptions. Be the first with a gold, a silver and a bronze treasure in your realm, if the others let you.

## Options

setting-roles = Roles
    .explained = Everybody plays a Warlock, a Warlord or a Rogue. All choose at once before the game.
setting-teams = Teams
    .explained = The three metals may lie spread over the realms of a team. Only for four players or more; the sizes must add up to the number of players.
    .value-0 = none
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
setting-coin = Coin instead of a die
    .explained = Heads counts as 5, tails as 2.
setting-rematch = Rematch for two winners
    .explained = If two win at once, nobody does, and you play again. Otherwise they share the victory.
error-teams = Teams of { $teams } need { $needed } players, not { $players }.

## Roles

role-warlock = Warlock
    .ability = +1 on entry rolls, −1 on exit rolls
role-warlord = Warlord
    .ability = +2 on exit rolls
role-rogue = Rogue
    .ability = +1 on exit rolls, may keep items beaten by 3 or more

## Kinds of cards, metals, ways of a roll

category-bronze = Bronze treasure
    .plural = Bronze treasures
category-silver = Silver treasure
    .plural = Silver treasures
category-gold = Gold treasure
    .plural = Gold treasures
category-potion = Potion
    .plural = Potions
category-scroll = Scroll
    .plural = Scrolls
category-magic = Magic
    .plural = Magic
category-monster = Monster
    .plural = Monsters
category-place = Place
    .plural = Places
category-trap = Door or trap
    .plural = Doors and traps
category-event = Event
    .plural = Events
category-surprise = Surprise
    .plural = Surprises
category-companion = Companion
    .plural = Companions
metal-bronze = bronze
metal-silver = silver
metal-gold = gold
way-entry = entry
way-exit = exit

## Things named as they are written

any-pip = { $word }

## Cards

card-book = Book
card-brooch = Brooch
card-lantern = Night Lantern
card-gate-key = Old Gate Key
card-hunting-horn = Hunting Horn
card-copper-kettle = Dented Kettle
card-worn-penny = Worn Penny
card-moon-mirror = Moon Mirror
card-flute = Whispering Flute
card-silver-knight = Silver Knight
card-hand-bell = Little Bell
card-mermaids-comb = Mermaid's Comb
card-snow-globe = Snow Globe
card-thimble = Granny's Thimble
card-crown = Lost Crown
card-goblet = Bottomless Goblet
card-sun-mask = Sun Mask
card-golden-egg = Golden Egg
card-harp = Singing Harp
card-sceptre = Queen's Sceptre
card-lucky-coin = Lucky Ducat
card-small-potion = Sip of Courage
card-bubbling-potion = Bubbling Brew
card-giants-potion = Giant's Draught
card-transmutation = Alchemy
card-light-fingers = Light Fingers
card-heal = Heal
card-mystic-moment = Mystic Moment
card-far-sight = Far Sight
card-unbinding = Open Sesame
card-banishing = Begone, Beast
card-wand = Wand
card-robe = Robe
card-chest = Chest
card-ring-of-might = Ring of Might
card-thiefs-gloves = Thief's Gloves
card-warding-stone = Warding Stone
card-evil-eye = Evil Eye
card-star-chart = Star Chart
card-dragon = Dragon
card-vampire = Vampire
card-ogre = Ogre
card-zombies = Zombies
card-basilisk = Basilisk
card-hydra = Hydra
card-ghost = Castle Ghost
card-goblin = Greedy Goblin
card-kobold = Nosy Kobold
card-troll = Bridge Troll
card-magpies = Thieving Magpies
card-sea-serpent = Sea Serpent
card-rat-king = Rat King
card-scrap-golem = Scrap Golem
card-griffin = Griffin
card-mummy = Dusty Mummy
card-witch = Hedge Witch
card-werewolf = Werewolf
card-minotaur = Minotaur
card-cyclops = Cyclops
card-harpies = Harpies
card-castle = Castle
card-monastery = Quiet Abbey
card-prison = Prison
card-goblin-hoard = Goblin Hoard
card-sunken-hoard = Sunken Hoard
card-dragon-hoard = Dragon's Hoard
card-watchtower = Watchtower
card-smithy = Smithy
card-library = Old Library
card-graveyard = Graveyard
card-tavern = Crooked Tavern
card-city-wall = City Wall
card-swamp = Foggy Swamp
card-shrine = Wayside Shrine
card-door = Door
card-iron-gate = Iron Gate
card-cobweb = Sticky Cobweb
card-tar-pit = Tar Pit
card-pitfall = Pitfall
card-sleeping-dust = Sleeping Dust
card-snare = Rabbit Snare
card-stink-eye = Stink-Eye
card-rune = Rune
card-royal-decree = Royal Decree
card-earthquake = Earthquake
card-daybreak = Daybreak
card-amnesty = Amnesty
card-market-day = Market Day
card-flood = Great Flood
card-wheel-of-fortune = Wheel of Fortune
card-stumble = Stumble
card-helping-hand = Helping Hand
card-counterspell = Counterspell
card-pickpocket = Pickpocket
card-false-trail = False Trail
card-vanishing = Vanishing Act
card-dwarf = Dwarf
card-princess = Princess
card-shield-maiden = Shield Maiden
card-fox = Sly Fox

## Cards in a sentence, for use in other texts that have $card, $target or $subject

# Names that need no article; at the beginning of a sentence and as targets only some can stand.

the-card = { $card-is ->
    [transmutation] { $card }
    [light-fingers] { $card }
    [heal] { $card }
    [far-sight] { $card }
    [unbinding] { $card }
    [banishing] { $card }
    [daybreak] { $card }
    [amnesty] { $card }
    [market-day] { $card }
    [counterspell] { $card }
    [vanishing] { $card }
    [stumble] { $card }
    [helping-hand] { $card }
    [false-trail] { $card }
    [stink-eye] { $card }
    [thimble] { $card }
    [mystic-moment] { $card }
    [pickpocket] { $card }
    [sleeping-dust] { $card }
   *[other] the { $card }
}
the-card-opening = { $card-is ->
    [transmutation] { $card }
    [thimble] { $card }
   *[other] The { $card }
}
the-target = { $target-is ->
    [transmutation] { $target }
    [mystic-moment] { $target }
    [thimble] { $target }
    [stink-eye] { $target }
    [sleeping-dust] { $target }
   *[other] the { $target }
}
the-subject = { $subject-is ->
    [transmutation] { $subject }
    [light-fingers] { $subject }
    [heal] { $subject }
    [far-sight] { $subject }
    [unbinding] { $subject }
    [banishing] { $subject }
    [daybreak] { $subject }
    [amnesty] { $subject }
    [market-day] { $subject }
    [counterspell] { $subject }
    [vanishing] { $subject }
    [stumble] { $subject }
    [helping-hand] { $subject }
    [false-trail] { $subject }
    [stink-eye] { $subject }
    [thimble] { $subject }
    [mystic-moment] { $subject }
    [pickpocket] { $subject }
    [sleeping-dust] { $subject }
   *[other] the { $subject }
}
as-metal = as { $metal }

## Numbers with their noun, and numbers with their sign, for use in other texts

count-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
count-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
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
modifiers-of-roll = needs { $needed }{ $bonus ->
    [0] { "" }
   *[other] , { signed-bonus }
}{ $by-count ->
    [0] { "" }
   *[other] ; counting { $by }
}{ $experience ->
    [0] { "" }
   *[other] ; experience +{ $experience }
}

## The table

heading-actions = Actions left
heading-deck = Draw pile
heading-discards = Discards
heading-wilderness = Wilderness
heading-stack = Announced
heading-decree = Royal Decree in force
heading-realm = Realm
heading-hand = Hand
heading-limit = Hand size
heading-cards = Known cards
heading-role = Role
heading-team = Team
heading-foe = Experience with
heading-tries = Attempts in a row
heading-wins = Matches won
heading-card = Card
heading-category = Kind
heading-entry = Entry number
heading-exit = Exit number
heading-on = Lies on
heading-hidden = Covered
heading-metal = Metal
heading-loot = Beneath it
heading-way = Roll
heading-targets = Targets
heading-at = Whom
heading-needed = Needed
heading-bonus = Bonus
heading-modifiers = Modifiers
heading-amount = Amount
heading-experience = Experience
heading-total = Total
heading-stands = Still stands
empty-realm = nothing yet
hand-with-numbers = Hand (entry/exit)

## Questions

prompt-role = Which role do you play?
prompt-act = You have { count-actions } left. What do you do?
prompt-second = { $card-is ->
    [heal] Into whose realm does { the-target } go?
    [transmutation] As what metal is { the-target } to count?
   *[other] { the-card-opening } may take another item besides { the-target }. Which one?
}
prompt-answers = { $way-is ->
    [entry] { $seat-is ->
        [you] You announce { the-card }. Do you back it up?
       *[other] { $seat } announces { the-card }. Do you answer?
    }
   *[exit] { $seat-is ->
        [you] You attack { the-card }. Do you back it up?
       *[other] { $seat } attacks { the-card }. Do you answer?
    }
}
prompt-claim = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { $total } { $way-is ->
    [entry] for { the-card }
   *[exit] against { the-card }
} and { $seat-is ->
    [you] need
   *[other] needs
} { $needed }. Do you change that?
prompt-pocketing = You beat { the-card } with ease. Do you keep the item or discard it?
prompt-pass-on = Whom does { card-stink-eye } stare at now?
prompt-idle = { the-card-opening } has lost the card it was tied to and does nothing any more. Does it stay?
prompt-resting = { the-card-opening } is yours now. What do you lay it on?
prompt-painting = As what metal is { the-card } to count?
prompt-discard = You hold more cards than you may keep. Which one do you discard?
prompt-market = { card-market-day }: which card do you hand to the player on your left?
prompt-loss = { card-flood }: which card of your realm do you give up?

## Answers

option-be = { $role } ({ $role-is ->
    [warlock] { role-warlock.ability }
    [warlord] { role-warlord.ability }
   *[rogue] { role-rogue.ability }
})
option-play = Play { $card }
option-play-on = Play { $card } on { $target }
option-play-at = { $seat-is ->
    [you] Play { $card } against yourself
   *[other] Play { $card } against { $seat }
}
option-attack = Attack { $card }
option-replace = Replace { $card }
option-done = End the turn
option-also = Take { $card } too
option-enough = Take nothing else
option-to = { $seat-is ->
    [you] Into your realm
   *[other] Into { $seat }'s realm
}
option-as = As { $metal }
option-answer = { $card-is ->
    [stumble] { $card } against { $subject }
    [helping-hand] { $card } for { $subject }
    [counterspell] { $card } against { $subject }
    [pickpocket] { $card }: take { $subject }
    [false-trail] { $card }: turn the attack on { $subject }
   *[vanishing] { $card }: take { $subject } back into your hand
}
option-claim = Use { $card }
option-pocket = Into your realm
option-throw-away = To the discards
option-leave = Leave it as it is
option-drop = Discard it
option-lay = Lay it on { $card }
option-hand-over = Hand over { $card }
option-give-up = Give up { $card }
option-discard = Discard { $card }

## What may come of it

chance-enter = { $card } in play ({ modifiers-of-roll })
chance-enter-with-claims = { $card } in play, with all claims used ({ $claims })
chance-beat = { $card } beaten ({ modifiers-of-roll })
chance-beat-with-claims = { $card } beaten, with all claims used ({ $claims })
chance-pocket = { $card } beaten so clearly that the Rogue may keep it
chance-then-enter = Then: { $card } in play ({ modifiers-of-roll })
chance-then-beat = Then: { $card } beaten ({ modifiers-of-roll })

## Why the coach suggests something

reason-believed = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} “{ $thing }” with a chance of { $percent } %.
reason-turns = { $seats-is ->
    [you] You need
    [with-you] You and { $seats-others } need
   *[other] { $seats-count ->
        [one] { $seats } needs
       *[other] { $seats } need
    }
} { $number ->
    [one] { $number } turn
   *[other] { $number } turns
} { more-or-fewer } on average for a full set.
reason-realm = { $seats-is ->
    [you] You stand
    [with-you] You and { $seats-others } stand
   *[other] { $seats-count ->
        [one] { $seats } stands
       *[other] { $seats } stand
    }
} { $way ->
    [less] worse
   *[more] better
} by helpers, monsters and traps.
reason-one-missing = { $seats-is ->
    [you] You lack
    [with-you] You and { $seats-others } lack
   *[other] { $seats-count ->
        [one] { $seats } lacks
       *[other] { $seats } lack
    }
} just one treasure in { $number } { more-or-fewer } of 100 cases.
reason-treasure-held = { who-has } a chance { $number ->
    [one] { $number } point
   *[other] { $number } points
} { $way ->
    [less] lower
   *[more] higher
} to bring in a treasure from the hand that is still missing.
reason-cards = { who-has } { $number ->
    [one] { $number } card
   *[other] { $number } cards
} { more-or-fewer } in the hand on average.
reason-surprises = { who-has } { $number ->
    [one] { $number } surprise
   *[other] { $number } surprises
} { more-or-fewer } in the hand on average.
reason-actions = { who-has } { $number ->
    [one] { $number } action
   *[other] { $number } actions
} { more-or-fewer } left on average.

## What happened

event-role-chosen = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} a { $role }.
event-start-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $die } for the start.
event-start-won = { $seat-is ->
    [you] You start.
   *[other] { $seat } starts.
}
event-cards-drawn = { $seat-is ->
    [you] { "" }
   *[other] { $seat } draws { count-cards }.
}
event-cards-received = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
}: { $cards }.
event-pile-renewed = The discards are shuffled into a new draw pile of { count-cards }.
event-turn-began = { $seat-is ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-turn-lost = { $card }: { $seat-is ->
    [you] you lose
   *[other] { $seat } loses
} this turn.
event-action-lost = { $card }: { $seat-is ->
    [you] you have
   *[other] { $seat } has
} one action less this turn.
event-action-won = { $card }: { $seat-is ->
    [you] you have
   *[other] { $seat } has
} one action more this turn.
event-card-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { the-card }.
event-card-left = Discarded: { $card }.
event-card-shown = { $seat-is ->
    [you] You show
   *[other] { $seat } shows
} { the-card }, aimed at { the-target }.
event-entry-announced = { $seat-is ->
    [you] You announce
   *[other] { $seat } announces
} { the-card }.
event-entry-announced-at = { $seat-is ->
    [you] You announce
   *[other] { $seat } announces
} { the-card } against { $victim-is ->
    [you] you
    [same] their own realm
   *[other] { $victim }
}.
event-entry-announced-on = { $seat-is ->
    [you] You announce
   *[other] { $seat } announces
} { the-card } on { $targets-count ->
    [one] { $rivals-is ->
        [nobody] the { $targets }
        [you] your { $targets }
        [with-you] items of yours and { $rivals-others }'s: { $targets }
       *[other] { $rivals }'s { $targets }
    }
   *[other] { $rivals-is ->
        [nobody] { $targets }
        [you] two items of yours: { $targets }
        [with-you] items of yours and { $rivals-others }'s: { $targets }
       *[other] items of { $rivals }: { $targets }
    }
}.
event-move-announced = { $seat-is ->
    [you] You announce
   *[other] { $seat } announces
} { the-card }: { the-target } is to go into { $to-is ->
    [you] your
    [same] { $seat-is ->
        [you] your own
       *[other] their own
    }
   *[other] { $to }'s
} realm.
event-metal-announced = { $seat-is ->
    [you] You announce
   *[other] { $seat } announces
} { the-card }: { the-target } is to count { as-metal }.
event-attack-announced = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
} { $owner-is ->
    [same] { $seat-is ->
        [you] your own { $card }
       *[other] their own { $card }
    }
    [you] your { $card }
    [nobody] { the-card }
   *[other] { $owner }'s { $card }
}.
event-card-replaced = { $seat-is ->
    [you] You replace
   *[other] { $seat } replaces
} { the-card }.
event-surprise-announced = { $seat-is ->
    [you] You answer
   *[other] { $seat } answers
} with { $card }{ $card-is ->
    [stumble] {" "}against { the-subject }
    [helping-hand] {" "}for { the-subject }
    [counterspell] {" "}against { the-subject }
    [pickpocket] , reaching for { the-subject }
    [false-trail] , which leads to { the-subject }
   *[vanishing] {" "}to save { the-subject }
}.
event-roll-changed = { $seat-is ->
    [you] Your roll
   *[other] { $seat }'s roll
} ({ $card }) gets { signed-bonus }.
event-attack-diverted = { $seat-is ->
    [you] Your attack
   *[other] { $seat }'s attack
} now goes against { the-card }.
event-attempt-lapsed = Nothing comes of { $way-is ->
    [entry] { $seat-is ->
        [you] your { $card }
       *[other] { $seat }'s { $card }
    }: straight to the discards
   *[exit] { $seat-is ->
        [you] your attack
       *[other] { $seat }'s attack
    } on { the-card }
}.
event-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { sum-of-roll } { $way-is ->
    [entry] for { the-card }
   *[exit] against { the-card }
}, { $seat-is ->
    [you] you need
   *[other] needs
} { $needed }.
event-claimed = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
} { the-card }: { signed-bonus } makes { $total }.
event-entry-failed = It fails: { $seat-is ->
    [you] you lose
   *[other] { $seat } loses
} { the-card } to the discards.
event-entered = { $seat-is ->
    [you] You bring
   *[other] { $seat } brings
} { the-card } into play.
event-attack-failed = It fails: { $seat-is ->
    [you] you don't
   *[other] { $seat } doesn't
} beat { the-card }.
event-beaten = { $seat-is ->
    [you] You beat
   *[other] { $seat } beats
} { the-card }.
event-card-risen = Never quite gone: { $card }, back in the draw pile.
event-card-laid = { the-card-opening } now lies on { the-target }.
event-card-moved = Now in { $seat-is ->
    [you] your
   *[other] { $seat }'s
} realm: { $card }.
event-card-returned = { $seat-is ->
    [you] You take { the-card } back into your hand
   *[other] { $seat } takes { the-card } back into the hand
}.
event-items-ownerless = Ownerless in the wilderness: { $cards }.
event-treasure-painted = { the-card-opening } now counts { as-metal }.
event-card-handed-over = { $seat-is ->
    [you] { "" }
   *[other] { $to-is ->
        [you] { "" }
       *[other] { $seat } hands a card to { $to }.
    }
}
event-card-handed = { $seat-is ->
    [you] You hand { the-card } to { $to }.
   *[other] { $seat } hands { the-card } to { $to-is ->
        [you] you
       *[other] { $to }
    }.
}
event-raided = { the-card-opening } { $card-is ->
    [zombies] carry
    [magpies] carry
    [harpies] carry
   *[other] carries
} off: { $items }.
event-victory-undecided = Two winning sets at once ({ $seats }): nobody wins, and a rematch is due.
