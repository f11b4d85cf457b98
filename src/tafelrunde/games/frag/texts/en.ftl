# FRAG in English. The variables of each text are explained in docs/words.md.

game-title = FRAG
game-blurb = A shooter on a board: run, grab whatever lies about, and frag the others before they frag you. Whoever falls is back in the next turn.
game-duration = about 45 minutes

## Options

setting-goal = Frags to win
    .explained = Who has this many first wins. 1 or 2 make a short game.
setting-map = Map
    .explained = Boiler House is all corridors and doors, Parade Ground a wide open field between six rooms.
    .value-0 = { map-boiler-house }
    .value-1 = { map-parade-ground }
file-map = A map of your own
    .explained = A text file you have drawn. It is checked at once, and replaces our maps.
error-map-too-small = The map { $map } has { $fields } respawn fields, so { $players } players are too many for it.

## Maps

map-boiler-house = Boiler House
map-parade-ground = Parade Ground

## Values of a fighter

value-health = Health
    .explained = Your defence dice, your lives, and how many weapons you carry.
value-speed = Speed
    .explained = Your dice for movement, and how far you jump.
value-accuracy = Accuracy
    .explained = Your dice to hit, and how often you attack.

## Decks

deck-weapon = weapon
    .plural = Weapons
deck-gadget = gadget
    .plural = Gadgets
deck-special = special
    .plural = Specials

## What gadgets are about, by their letter

letter-a = armour
letter-h = Health
letter-w = weapon
letter-m = movement

## Ways to fire

way-plain = usual shot
way-trick = trick shot
way-double = double shot

## Weapons in a sentence, for use in other texts that have $arm

with-arm = with the { $arm }

## Everything one can attack with: the cards, and the pistol

arm-beam-pistol = { card-beam-pistol }
arm-needler = { card-needler }
arm-machine-gun = { card-machine-gun }
arm-shotgun = { card-shotgun }
arm-chainsaw = { card-chainsaw }
arm-flamethrower = { card-flamethrower }
arm-assault-cannon = { card-assault-cannon }
arm-electromagnetic-cannon = { card-electromagnetic-cannon }
arm-heavy-assault-cannon = { card-heavy-assault-cannon }
arm-lightning-blaster = { card-lightning-blaster }
arm-missile-launcher = { card-missile-launcher }
arm-portable-nuke = { card-portable-nuke }
arm-pulse-rifle = { card-pulse-rifle }
arm-medpack = { card-medpack }
arm-extra-ammo = { card-extra-ammo }
arm-adrenaline-surge = { card-adrenaline-surge }
arm-enhanced-medpack = { card-enhanced-medpack }
arm-light-armor = { card-light-armor }
arm-heavy-armor = { card-heavy-armor }
arm-speed-boost = { card-speed-boost }
arm-targeting-system = { card-targeting-system }
arm-enhanced-damage = { card-enhanced-damage }
arm-over-under = { card-over-under }
arm-personal-teleporter = { card-personal-teleporter }
arm-trick-fire = { card-trick-fire }
arm-energy-reflector = { card-energy-reflector }
arm-energy-shield = { card-energy-shield }
arm-exoskeleton = { card-exoskeleton }
arm-fireproof-coating = { card-fireproof-coating }
arm-phase-shift = { card-phase-shift }
arm-power-leap = { card-power-leap }
arm-rapid-fire = { card-rapid-fire }
arm-automatic-miss = { card-automatic-miss }
arm-lag = { card-lag }
arm-disconnected = { card-disconnected }
arm-extra-ram = { card-extra-ram }
arm-zigged = { card-zigged }
arm-freeze = { card-freeze }
arm-fumble = { card-fumble }
arm-assume-control = { card-assume-control }
arm-bonus-damage = { card-bonus-damage }
arm-cheat-codes = { card-cheat-codes }
arm-cheater-cheater = { card-cheater-cheater }
arm-insubstantial = { card-insubstantial }
arm-keep-the-stuff = { card-keep-the-stuff }
arm-magic-bullet = { card-magic-bullet }
arm-teleportation = { card-teleportation }
arm-theft = { card-theft }
arm-timing-troubles = { card-timing-troubles }
arm-pistol = Pistol
    .effect = 2 damage dice. Never runs out, can't be lost.
    .flavour = It was here before you, and it will be here after you.

## Cards: what they are called, what they do, and a word about them

card-beam-pistol = Beam Pistol
    .effect = 3 damage dice, ammunition 5. Energy.
    .flavour = Like the pistol you were born with, only with a battery to forget.
card-needler = Needler
    .effect = 3 damage dice, ammunition 6.
    .flavour = Acupuncture, without the calming music.
card-machine-gun = Machine Gun
    .effect = 4 damage dice, ammunition 6.
    .flavour = Aiming is for people with fewer bullets.
card-shotgun = Shotgun
    .effect = 5 damage dice, ammunition 6. One die fewer for each field of distance beyond 3, but at least one.
    .flavour = Personal space, enforced.
card-chainsaw = Chainsaw
    .effect = 6 damage dice, only at distance 1. Needs no ammunition.
    .flavour = The only weapon here that also does hedges.
card-flamethrower = Flamethrower
    .effect = 5 damage dice, ammunition 6. Flame, distance 4 at most.
    .flavour = Medium rare is not an option.
card-assault-cannon = Assault Cannon
    .effect = 6 damage dice, ammunition 4.
    .flavour = A fourth shot is included. You will not need it.
card-electromagnetic-cannon = Electromagnetic Cannon
    .effect = 7 damage dice, ammunition 3.
    .flavour = Keep away from watches, credit cards and friends.
card-heavy-assault-cannon = Heavy Assault Cannon
    .effect = 8 damage dice, ammunition 2.
    .flavour = Lift with your knees.
card-lightning-blaster = Lightning Blaster
    .effect = 6 damage dice, ammunition 3. Energy.
    .flavour = The forecast for your corner of the map has changed.
card-missile-launcher = Missile Launcher
    .effect = 6 damage dice and 1 extra damage, ammunition 6.
    .flavour = Comes with a manual. The manual says: stand back.
card-portable-nuke = Portable Nuke
    .effect = 10 damage dice, ammunition 1. Hits everybody within 2 fields of the target whom the blast reaches, you too.
    .flavour = Portable, yes. Nobody said anything about safe.
card-pulse-rifle = Pulse Rifle
    .effect = 5 damage dice, ammunition 6.
    .flavour = It does everything well and knows it.

card-medpack = Medpack
    .effect = Gives back 1 lost Health.
    .flavour = Walk over it and your bones mend. Medicine has come a long way.
card-extra-ammo = Extra Ammo
    .effect = One of your weapons in play is fully loaded again.
    .flavour = Fits every weapon ever made. Don't ask how.
card-adrenaline-surge = Adrenaline Surge
    .effect = 3 Health more until the end of your next turn. Your wounds stay.
    .flavour = You will feel this tomorrow. If there is a tomorrow.
card-enhanced-medpack = Enhanced Medpack
    .effect = Gives back up to 2 lost Health.
    .flavour = Now with twice the plaster.
card-light-armor = Light Armour
    .effect = Armour with a bonus of 1.
    .flavour = Stops one bullet. Choose it wisely.
card-heavy-armor = Heavy Armour
    .effect = Armour with a bonus of 2.
    .flavour = Twice the steel, half the dancing.
card-speed-boost = Speed Boost
    .effect = 1 Speed more while it is in play.
    .flavour = Racing stripes are not included, but recommended.
card-targeting-system = Targeting System
    .effect = Goes on a weapon: 1 Accuracy more with it.
    .flavour = A small red dot with big ideas.
card-enhanced-damage = Enhanced Damage
    .effect = Goes on a weapon: 2 damage dice more.
    .flavour = Somebody found the other setting.
card-over-under = Over/Under
    .effect = Goes on a weapon with ammunition: a double shot costs 2 and has 3 damage dice more.
    .flavour = One barrel asks the question, the other repeats it.
card-personal-teleporter = Personal Teleporter
    .effect = Takes you to a random respawn field, instead of your movement roll or as an answer to an attack on you.
    .flavour = Leave the party before the bill comes.
card-trick-fire = Trick Fire
    .effect = Goes on a weapon: it may fire at a fighter you don't see, with half the damage dice.
    .flavour = Off the wall, off the ceiling, off to the respawn field.
card-energy-reflector = Energy Reflector
    .effect = Turns the next energy hit on you back on the attacker, then it is discarded.
    .flavour = Return to sender.
card-energy-shield = Energy Shield
    .effect = Armour with a bonus of 1. Energy weapons have half the damage dice against you.
    .flavour = It hums. You get used to it.
card-exoskeleton = Exoskeleton
    .effect = Armour with a bonus of 1, and 1 Speed more while you wear it.
    .flavour = All the legs you need, and then two more.
card-fireproof-coating = Fireproof Coating
    .effect = Goes over your armour and is lost with it. Flame does you no damage.
    .flavour = Smells of wet paint and confidence.
card-phase-shift = Phase Shift
    .effect = For the rest of this turn you step through walls and doors.
    .flavour = Doors are for the solid.
card-power-leap = Power Leap
    .effect = Your jumps may be 2 fields longer while it is in play.
    .flavour = Mind the ceiling.
card-rapid-fire = Rapid Fire
    .effect = Goes on a weapon: one attack more with it in each of your turns.
    .flavour = The safety catch was only slowing you down.

card-automatic-miss = Automatic Miss
    .effect = Answer to any announced attack: it misses.
    .flavour = The bullet had other plans.
card-lag = Lag
    .effect = In your turn: another player misses their next turn.
    .flavour = It is never your skill. It is always the connection.
card-disconnected = Disconnected
    .effect = Any fighter is removed as if fragged, but nobody scores. In your turn, at the start of another's, or during an attack.
    .flavour = Have you tried turning your friends off and on again?
card-extra-ram = Extra RAM
    .effect = Stays in play: you keep 6 cards at the end of your turn.
    .flavour = Nobody will ever need more than six.
card-zigged = Zigged When You Should Have Zagged
    .effect = Answer to any announced attack: it hits without a roll.
    .flavour = There were two ways to dodge. You found the third.
card-freeze = Freeze
    .effect = In your turn: another fighter neither moves nor attacks until the end of its next turn, and its player can't answer.
    .flavour = Not responding. Wait, or end the fighter now?
card-fumble = Fumble
    .effect = Another fighter drops a weapon. In your turn, or as an answer to an attack with it, which then lapses.
    .flavour = Oiled hands, oiled gun, cold floor.
card-assume-control = Assume Control
    .effect = In your turn: you steer another player's fighter in its next turn, and its frags are yours.
    .flavour = Somebody left their keyboard unattended.
card-bonus-damage = Bonus Damage
    .effect = When your attack has hit: twice the damage dice.
    .flavour = Today only: two for the pain of one.
card-cheat-codes = Cheat Codes
    .effect = When your fighter is about to lose Health: it loses nothing.
    .flavour = Up, up, down, down, and nobody saw it.
card-cheater-cheater = Cheater Cheater
    .effect = In your turn: your three start values are doubled until the end of your next turn.
    .flavour = It is only cheating if the others do it.
card-insubstantial = Insubstantial
    .effect = Until your next turn walls don't stop you and attacks pass through you, but you can't attack. Also an answer.
    .flavour = You always said you wanted to be left alone.
card-keep-the-stuff = Keep the Stuff
    .effect = At 0 Health or less: when fragged, you keep weapons and gadgets in play.
    .flavour = You can take it with you after all.
card-magic-bullet = Magic Bullet
    .effect = In your turn: your next attack of this turn needs no line of sight.
    .flavour = It knows the way.
card-teleportation = Teleportation
    .effect = Instead of your movement roll: go to any field.
    .flavour = The shortest way between two points is not to walk it.
card-theft = Theft
    .effect = In your turn: a random card from another player's hand is yours.
    .flavour = Borrowing, only without the boring part.
card-timing-troubles = Timing Troubles
    .effect = In another's turn, at its start or during an attack: that turn ends and yours begins.
    .flavour = Sorry, was it your turn?

## Things named as they are written

any-field = { $word }
any-map = { $word }
any-pip = { $word }

## Numbers with their noun, and things in a sentence, for use in other texts

count-points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
count-frags = { $frags ->
    [one] { $frags } frag
   *[other] { $frags } frags
}
card-of-deck = { $deck-is ->
    [weapon] a weapon
    [gadget] a gadget
   *[other] a special
}

count-loss = { $loss } Health

## The table

heading-goal = Frags to win
heading-points = Movement points left
heading-map = Map
heading-decks = Cards face down
heading-discards = Discards
heading-blood = Blood markers
heading-piles = On the floor
heading-number = Marker
heading-field = Field
heading-frags = Frags
heading-wins = Rounds won
heading-start = Start values
heading-health = Health
heading-speed = Speed
heading-accuracy = Accuracy
heading-attacks = Attacks left
heading-wounds = Wounds
heading-armour = Armour
heading-pool = Armour left
heading-gear = Gadgets in play
heading-weapons = Weapons in play
heading-kind = Weapon
heading-ammo = Ammunition
heading-attached = On it
heading-blood-held = Blood held
heading-hand = Hand
heading-cards = Known cards
heading-surges = Adrenaline
heading-cheats = Doubled values
heading-ram = Extra RAM
heading-lagged = Turns to miss
heading-frozen = Frozen
heading-insubstantial = Insubstantial
heading-steered-by = Steered by
heading-keeps = Keeps the stuff
out-of-arena = out
hand-by-deck = Hand (W/G/S)
arena-legend = ~ acid · w weapon field · g gadget field · t teleporter · : grate · 1 to 9 respawn field · D door · < > ^ v one-way door · X locked door · * blood · % cards · & both

## Questions

prompt-build = Build your fighter: 7 points for Health, Speed and Accuracy. Which values do you choose?
prompt-enter = On which respawn field do you begin?
prompt-raise = You won the last round. Which value do you raise by 1?
prompt-set-off-choice = The movement roll comes first, or a teleport card instead of it. What do you do?
prompt-destination = Where do you teleport to?
prompt-discard = You hold more cards than you may keep. Which one do you discard?
prompt-start-answers = { $seat-is ->
    [you] Your turn begins.
   *[other] { $seat }'s turn begins.
} Do you interrupt it with a card?
prompt-attack-answers = { $attacker-is ->
    [you] You attack { $target }
   *[other] { $attacker } attacks { $target-is ->
        [you] you
       *[other] { $target }
    }
} { with-arm } ({ $way-is ->
    [plain] distance { $distance }
   *[other] { $way }, distance { $distance }
}). Do you answer with a card?
prompt-hit-answers = { $attacker-is ->
    [you] You have hit { $target }
   *[other] { $attacker } has hit { $target-is ->
        [you] you
       *[other] { $target }
    }
} { with-arm } ({ $way-is ->
    [plain] distance { $distance }
   *[other] { $way }, distance { $distance }
}). Damage comes next. Do you play a card first?
prompt-act = { $fighter-is ->
    [you] What do you do?
   *[other] You steer { $fighter }'s fighter. What does it do?
} { $points ->
    [0] No movement points are left.
   *[other] Left: { count-points }.
}
prompt-brace = You are about to lose { count-loss }. Do you take it?
prompt-rescue = Your fighter is at 0 Health or less. Do you heal it back to 1, or does it fall?
prompt-shed = You carry more weapons than your Health allows. Which one do you drop?

## Answers

option-build = Health { $health }, Speed { $speed }, Accuracy { $accuracy }
option-enter = Respawn field { $number }
option-raise = Raise { $value } by 1
option-roll = Roll for movement
option-play = Play { $card }
option-go = Teleport to { $field }
option-discard = Discard { $card }
option-play-on = { $seat-is ->
    [you] Play { $card } on yourself
   *[other] Play { $card } on { $seat }
}
option-done = End the turn
option-step = Step to { $field }
option-jump = Jump to { $field }
option-beam = Take the teleporter to { $field }
option-attack = Attack { $target } { with-arm }
option-trick-shot = Trick shot at { $target } { with-arm }
option-double-shot = Double shot at { $target } { with-arm }
option-fall = Let the fighter fall
option-use-blood = Use a blood marker
option-take = Pick up { $card }
option-take-blood = Pick up the blood marker
option-drop = Drop { $card }
option-attach = { $card-is ->
    [extra-ammo] Reload { $weapon } ({ $card })
   *[other] Fit { $card } to { $weapon }
}
option-fumble = Make { $target } drop { $weapon } ({ card-fumble })

## What may come of it

chance-hit = You hit { $target }
chance-wound = { $victim-is ->
    [you] You lose Health
   *[other] { $victim } loses Health
}
chance-frag = { $victim-is ->
    [you] You are fragged
   *[other] { $victim } is fragged
}
chance-own-frag = The blast frags the attacker too
chance-blast-frag = The blast frags at least one more ({ $victims })
chance-draw = You draw { card-of-deck }
chance-acid-wound = The acid costs Health
chance-acid-frag = The acid frags the fighter
chance-points-at-least = { $points ->
    [one] At least { $points } movement point
   *[other] At least { $points } movement points
}

## Why the coach suggests something

reason-believed = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} “{ $thing }” with a chance of { $percent } %.
reason-frags = { who-has } { $number ->
    [one] { $number } frag
   *[other] { $number } frags
} { more-or-fewer } on average.
reason-health = { who-has } { $number } Health { more-or-less } on average.
reason-accuracy = { who-has } { $number } Accuracy { more-or-less } on average.
reason-speed = { who-has } { $number } Speed { more-or-less } on average.
reason-weapon = { who-has } { $number ->
    [one] { $number } die
   *[other] { $number } dice
} { more-or-fewer } on average in the best weapon.
reason-hand = { who-has } { $way ->
    [less] worse
   *[more] better
} cards left in the hand.
reason-gear = { who-has } { $number ->
    [one] { $number } gadget
   *[other] { $number } gadgets
} { more-or-fewer } in play on average.
reason-blood = { who-has } { $number ->
    [one] { $number } blood marker
   *[other] { $number } blood markers
} { more-or-fewer } on average.
reason-out = { $seats-is ->
    [you] You are
    [with-you] You and { $seats-others } are
   *[other] { $seats-count ->
        [one] { $seats } is
       *[other] { $seats } are
    }
} out of the arena in { $number } { more-or-fewer } of 100 cases.
reason-missed = { $seats-is ->
    [you] You miss
    [with-you] You and { $seats-others } miss
   *[other] { $seats-count ->
        [one] { $seats } misses
       *[other] { $seats } miss
    }
} { $number ->
    [one] { $number } turn
   *[other] { $number } turns
} { more-or-fewer } on average.
reason-outlook = { who-has } a chance { $number ->
    [one] { $number } point
   *[other] { $number } points
} { $way ->
    [less] lower
   *[more] higher
} to frag somebody in a turn.

## What happened

event-fighter-built = { $seat-is ->
    [you] You build your fighter
   *[other] { $seat } builds a fighter
}: Health { $health }, Speed { $speed }, Accuracy { $accuracy }.
event-start-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $die } for the start.
event-start-won = { $seat-is ->
    [you] You start.
   *[other] { $seat } starts.
}
event-fighter-placed = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
} on { $field }.
event-card-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { card-of-deck }.
event-card-received = { $seat-is ->
    [you] Your new card
   *[other] { $seat }'s new card
}: { $card }.
event-deck-empty = { $deck-is ->
    [weapon] There are no weapons left to draw.
    [gadget] There are no gadgets left to draw.
   *[other] There are no specials left to draw.
}
event-deck-renewed = { $deck-is ->
    [weapon] The discarded weapons become a new deck.
    [gadget] The discarded gadgets become a new deck.
   *[other] The discarded specials become a new deck.
}
event-value-raised = { $seat-is ->
    [you] You raise
   *[other] { $seat } raises
} { $value } to { $now }.
event-turn-began = { $seat-is ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-turn-missed = { $seat-is ->
    [you] You lag and miss
   *[other] { $seat } lags and misses
} this turn.
event-stood-frozen = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} frozen: no moves, no attacks.
event-movement-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice } for movement: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-card-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-card-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
event-teleported = { $seat-is ->
    [you] You teleport
   *[other] { $seat } teleports
} to { $field }.
event-respawned = { $seat-is ->
    [you] You respawn
   *[other] { $seat } respawns
} on { $field }.
event-card-answered = { $seat-is ->
    [you] You answer
   *[other] { $seat } answers
} with { $card }.
event-stepped = { $seat-is ->
    [you] You step
   *[other] { $seat } steps
} to { $field } ({ $left } left).
event-jumped = { $seat-is ->
    [you] You jump
   *[other] { $seat } jumps
} to { $field } ({ $left } left).
event-bumped = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} bumped to { $field }.
event-acid-entered = The acid attacks { $seat-is ->
    [you] you
   *[other] { $seat }
} with { $dice }.
event-power-up-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $die } for { card-of-deck }.
event-attack-announced = { $seat-is ->
    [you] { $arm-is ->
        [chainsaw] You swing
       *[other] You fire
    }
   *[other] { $arm-is ->
        [chainsaw] { $seat } swings
       *[other] { $seat } fires
    }
} the { $arm } at { $target-is ->
    [you] you
   *[other] { $target }
} ({ $way-is ->
    [plain] distance { $distance }
   *[other] { $way }, distance { $distance }
}).
event-weapon-readied = { $seat-is ->
    [you] You pull out
   *[other] { $seat } pulls out
} the { $card }.
event-to-hit-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice } to hit: { $total } for distance { $distance }.
event-missed = { $seat-is ->
    [you] You miss
   *[other] { $seat } misses
} { $target-is ->
    [you] you
   *[other] { $target }
}.
event-hit = { $seat-is ->
    [you] You hit
   *[other] { $seat } hits
} { $target-is ->
    [you] you
   *[other] { $target }
}.
event-attack-lapsed = { $seat-is ->
    [you] Your attack
   *[other] { $seat }'s attack
} on { $target-is ->
    [you] you
   *[other] { $target }
} comes to nothing.
event-energy-reflected = { $seat-is ->
    [you] Your Energy Reflector
   *[other] { $seat }'s Energy Reflector
} turns the shot back on { $target-is ->
    [you] you
   *[other] { $target }
}.
event-flame-withstood = The flames don't hurt { $seat-is ->
    [you] you
   *[other] { $seat }
}.
event-damage-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice } for damage: { $total }.
event-defence-rolled = { $seat-is ->
    [you] You defend
   *[other] { $seat } defends
} with { $dice }: { $total }. { $loss ->
    [0] No damage.
   *[other] That is { $loss } damage.
}
event-armour-broken = { $seat-is ->
    [you] Your
   *[other] { $seat }'s
} { $card } is used up.
event-health-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { count-loss } ({ $left } left).
event-saved = { $seat-is ->
    [you] You stay
   *[other] { $seat } stays
} in the fight.
event-fell = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} fragged, and nobody scores.
event-fragged = { $scorer-is ->
    [you] You frag { $seat } and have
   *[other] { $scorer } frags { $seat-is ->
        [you] you
       *[other] { $seat }
    } and has
} { count-frags }.
event-healed = { $seat-is ->
    [you] You regain
   *[other] { $seat } regains
} { $points } Health.
event-surged = Adrenaline carries { $seat-is ->
    [you] you
   *[other] { $seat }
} for a while.
event-blood-taken = { $seat-is ->
    [you] You pick up
   *[other] { $seat } picks up
} a blood marker.
event-card-taken = { $seat-is ->
    [you] You pick up
   *[other] { $seat } picks up
} { $card }.
event-card-dropped = { $seat-is ->
    [you] You drop
   *[other] { $seat } drops
} { $card }.
event-gadget-attached = { $card-is ->
    [extra-ammo] { $seat-is ->
        [you] You reload
       *[other] { $seat } reloads
    } the { $weapon }.
   *[other] { $seat-is ->
        [you] You fit
       *[other] { $seat } fits
    } it to the { $weapon }.
}
event-card-aimed = { $card-is ->
    [lag] { $target-is ->
        [you] You will miss your
       *[other] { $target } will miss the
    } next turn.
    [freeze] { $target-is ->
        [you] You are
       *[other] { $target } is
    } frozen until the end of the next turn.
    [assume-control] { $seat-is ->
        [you] You steer { $target }'s fighter in its
       *[other] { $seat } steers { $target-is ->
            [you] your fighter in your
           *[other] { $target }'s fighter in its
        }
    } next turn.
    [theft] { "" }
    [disconnected] { "" }
   *[other] It strikes { $target-is ->
        [you] you
        [same] its own player
       *[other] { $target }
    }.
}
event-fumbled = { $seat-is ->
    [you] You fumble.
   *[other] { $seat } fumbles.
}
event-card-stolen = { $seat-is ->
    [you] You steal
   *[other] { $seat } steals
} { card-of-deck } from { $target-is ->
    [you] you
   *[other] { $target }
}.
event-theft-seen = { $seat-is ->
    [you] You have taken { $card } from { $target }.
   *[other] { $seat } has taken { $card } from { $target-is ->
        [you] you
       *[other] { $target }
    }.
}
event-insubstantial = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} insubstantial.
event-disconnected = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} the connection and { $seat-is ->
    [you] are
   *[other] is
} out.

## What is wrong with a map
error-map-rock = Rock needs a wall on each side.
error-map-respawn-twice = { $field } is respawn field { $number } already.
error-map-respawn-missing = Respawn field { $number } is missing.
error-map-few-respawns = A map needs { $fewest } respawn fields or more, not { $number }.
error-map-lone-teleporter = A single teleporter leads nowhere.
error-map-door = This door leads nowhere.
error-map-unreached = { $field }{ $more ->
    [0] {" "}
   *[other] {" "}with { $more } more beside it{" "}
}can't be reached from any respawn field.
error-map-trap = { $field }{ $more ->
    [0] {" "}is
   *[other] {" "}with { $more } more beside it is
} a trap: no way leads out to the rest of the map.
error-map-sign-unused = “{ $mark }” is explained, but not in the drawing.
error-sign-empty = It needs a meaning, such as `acid weapon`.
error-sign-word = “{ $word }” is no word of the legend, or not in this place.
error-sign-unreached = Nobody can get there (`{ $word }`).
error-sign-number = Respawn fields are numbered 1 to { $most }.
error-sign-side = A respawn field has to be one place: name the side.
error-sign-wall = A wall in a field comes first, and without a door.
error-sign-door = A door in a field comes first, and without a wall.
error-sign-one-way = A one-way door leads n, e, s or w: `door-n`.
