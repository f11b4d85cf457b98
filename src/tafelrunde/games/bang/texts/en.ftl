# BANG! The Dice Game in English. The variables of each text are explained in docs/words.md.

game-title = BANG! The Dice Game
game-blurb = A quick shoot-out with five dice and secret roles: guard the Sheriff, hunt the Sheriff, or outlive everybody.
game-duration = about 15 minutes

## Numbers with their noun, for use in other texts

count-life = { $life } life
count-arrows = { $arrows ->
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
}

## Things in a sentence, for use in other texts

wound-with = { $wound-is ->
    [one] wound with a 1
    [two] wound with a 2
    [beer] wound with a beer
   *[other] wound with { $wound }
}
turned-to = { $face-is ->
    [one] a 1
    [two] a 2
   *[other] { $face }
}

## The table

heading-role = Role
heading-character = Character
heading-life = Life
heading-arrows = Arrows
heading-pile = Arrows in the middle
heading-rerolls = Rerolls left
out-of-game = out
heading-wounds = Wounds
heading-rage = Rage cards
heading-rage-up = Rage cards turned up
heading-hands = Hands in the graveyard
heading-limit = Most life
heading-in-play = In play
heading-aims = Aimed at
heading-master = Zombie Master
heading-zombie = Zombie
heading-rage-known = Known rage cards
heading-outbreak = Outbreak
heading-gatlings-needed = Gatlings needed to fire
heading-dynamites = Dynamite that counts
heading-rage-pile = Rage cards face down
heading-rage-discards = Rage cards discarded
heading-wound-pile = Wounds face down
heading-duel = Duel
heading-challenger = Challenger
heading-opponent = Opponent
heading-roller = Rolling
heading-rolled = Rolled
heading-lost = Lost
heading-graves = Graveyard cards face down
heading-open-graves = Open graveyard cards
heading-living = Players alive
heading-outbreak-needs = Hands needed for the outbreak
heading-outbreak-looms = Outbreak possible with the next card
heading-heir = Next Sheriff
heading-retired = Former Sheriff
heading-fallen = Eliminated, in this order
heading-distance = Distance
heading-reach = Reached by
heading-side = Side
heading-role-without-outbreak = Role without outbreak
heading-role-after-outbreak = Role after outbreak
heading-happened = What happened
happened-outbreak = outbreak
outbreak-not-yet = not yet
outbreak-due = with the next turn
outbreak-here = it has come

## Modules and options

module-duel = Duel dice
    .explained = Two duel dice bring whiskey and duels, and whoever loses a duel is wounded. Needs the rage cards.
module-rage = Rage cards
    .explained = Whoever loses two or more life in a turn draws a card that adds a symbol to their next roll.
module-characters = New characters
    .explained = Up to eight more characters join the deal, as far as their modules are in play.
module-undead = Undead
    .explained = The eliminated may rise as zombies and fight the survivors. Needs four players or more.
module-legacy = Legacy
    .explained = Over several games, each one decides on the next Sheriff and the next characters. Needs four players or more.
setting-rage-dynamite-at-once = Rage dynamite at once
    .explained = Dynamite on rage cards counts as soon as they are turned up, not only in the final result.

## Faces of a die

face-arrow = arrow
face-dynamite = dynamite
face-one = 1
face-two = 2
face-beer = beer
face-gatling = Gatling
face-whiskey = whiskey
face-duel = duel

## Roles

role-sheriff = Sheriff
role-renegade = Renegade
role-outlaw = Outlaw
role-deputy = Deputy

## Sides

side-zombie = zombie
side-zombie-master = Zombie Master
side-survivor = survivor
side-zombies = zombies
side-survivors = survivors
league-one-sided = One side of a level against the other side, swapped; the Renegades’ level takes turns.
side-law = Sheriff and Deputies
side-outlaws = Outlaws
side-renegades = Renegades

## What costs life

cause-shot = shots
cause-blast = dynamite
cause-indians = Indians
cause-volley = Gatling
cause-duel = duel
cause-price = price

## Characters

character-bart-cassidy = Bart Cassidy
    .ability = May take an arrow instead of losing a life to a 1, a 2 or a Gatling.
character-black-jack = Black Jack
    .ability = May reroll dynamite, but not three or more.
character-calamity-janet = Calamity Janet
    .ability = May use 1s as 2s and 2s as 1s.
character-el-gringo = El Gringo
    .ability = Whoever makes this player lose life takes an arrow.
character-jesse-jones = Jesse Jones
    .ability = With four life or fewer, gains 2 life from each beer they drink themselves.
character-jourdonnais = Jourdonnais
    .ability = Loses 1 life at most to an Indian attack.
character-kit-carlson = Kit Carlson
    .ability = Each Gatling may put back one arrow of any player.
character-lucky-duke = Lucky Duke
    .ability = Has three rerolls.
character-paul-regret = Paul Regret
    .ability = Loses no life to a Gatling.
character-pedro-ramirez = Pedro Ramirez
    .ability = May put back one of their arrows for each life they lose.
character-rose-doolan = Rose Doolan
    .ability = May shoot one place further with 1s and 2s.
character-sid-ketchum = Sid Ketchum
    .ability = Gives 1 life to any player at the start of their turn.
character-slab-the-killer = Slab the Killer
    .ability = Once a turn, may spend a beer to double a 1 or a 2.
character-suzy-lafayette = Suzy Lafayette
    .ability = Gains 2 life after a turn without any 1 or 2.
character-vulture-sam = Vulture Sam
    .ability = Gains 2 life whenever another player is eliminated.
character-willy-the-kid = Willy the Kid
    .ability = Needs only two Gatlings for the Gatling to fire.
character-belle-star = Belle Star
    .ability = May turn one dynamite into a Gatling after each roll, but not with three or more.
character-chuck-wengam = Chuck Wengam
    .ability = Once a turn, may pay 1 life to turn a die to any side.
character-greg-digger = Greg Digger
    .ability = May use each whiskey twice.
character-herb-hunter = Herb Hunter
    .ability = Others who lose two or more life in this player's turn draw a wound.
character-pat-brennan = Pat Brennan
    .ability = May move one rage card from one player to another at the start of their turn.
character-pixie-pete = Pixie Pete
    .ability = Draws two rage cards instead of one and keeps one of them.
character-sam-the-healer = Sam the Healer
    .ability = May give 1 life to any player for each duel they start.
character-sean-mallory = Sean Mallory
    .ability = Once in their own turn, may reroll one duel die.

## Questions

prompt-reroll = Do you reroll? You have { $rerolls ->
    [one] { $rerolls } reroll
   *[other] { $rerolls } rerolls
} left.
prompt-aim = Whom do you shoot with this { $face }?{ $left ->
    [1] {""}
   *[other] {" "}Still to assign: { $left } dice.
}
prompt-pour = Who gets this beer?{ $left ->
    [1] {""}
   *[other] {" "}Still to give: { $left } beers.
}
prompt-kit-carlson = Whose arrow do you put back? You may put back { $left ->
    [one] { $left } arrow
   *[other] up to { $left } arrows
}.
prompt-sid-ketchum = Your turn begins: who gains 1 life?
prompt-slab-the-killer = Do you spend a beer to double one of your shots?
prompt-bart-cassidy = You would lose { count-life } ({ $cause }). How many arrows do you take instead?
prompt-pedro-ramirez = You have lost life. How many of your arrows do you put back?
prompt-cure = Which wound do you put back?
prompt-challenge = Whom do you challenge to a duel?{ $left ->
    [1] {""}
   *[other] {" "}Still to fight: { $left } duels.
}
prompt-belle-star = Do you turn a dynamite into a Gatling?
prompt-chuck-wengam = Do you pay 1 life to turn a die?
prompt-greg-digger = Do you use this whiskey once more?
prompt-sam-the-healer = You start a duel: who gains 1 life?
prompt-sean-mallory = Do you reroll one of your duel dice?
prompt-sean-duels = You have rolled no duel. Do you roll again?
prompt-pat-brennan = Do you move a rage card from one player to another?
prompt-pixie-pete = Which of these rage cards do you keep?
prompt-name-sheriff = Whom do you name as Sheriff of this game?
prompt-pick-character = Which new character do you pick?
prompt-keep-character = Do you keep your character or draw another at random?

## Answers

option-stop = Stop and keep all dice
option-reroll = Reroll { $dice-count ->
    [one] die { $dice }
   *[other] dice { $dice }
}
option-shoot = Shoot { $target }
option-heal = { $target-is ->
    [you] Heal yourself
   *[other] Heal { $target }
}
option-give-back = { $target-is ->
    [you] Put back one of your own arrows
   *[other] Put back an arrow of { $target }
}
option-skip = No, leave it
option-double = Double a shot at { $target }
option-take-arrows = { $arrows ->
    [0] Take no arrows and lose the life
   *[other] Take { count-arrows }
}
option-return-arrows = { $arrows ->
    [0] Keep all arrows
   *[other] Put back { count-arrows }
}
option-cure = Put back the { wound-with }
option-duel = Challenge { $target }
option-defuse = Turn a dynamite into a Gatling
option-turn = Turn { $die-count ->
    [one] die { $die }
   *[other] dice { $die }
} to { turned-to }
option-drink = Use it once more
option-again = Reroll { $die-count ->
    [one] duel die { $die }
   *[other] duel dice { $die }
}
option-roll-again = Roll again
option-give-rage = Give your rage card ({ $symbol }) to { $target }
option-move-rage = { $target-is ->
    [you] Take a rage card from { $giver }
   *[other] Move a rage card from { $giver } to { $target }
}
option-keep-rage = Keep the card ({ $symbol })
option-name = { $target-is ->
    [you] Stay Sheriff yourself
   *[other] Name { $target } as Sheriff
}
option-pick = Pick { $character }
option-keep = Keep your character
option-draw = Draw another at random

## What may come of a throw

chance-blast = Three dynamite or more
chance-indians = Indian attack
chance-gatling = At least { $needed } Gatlings
chance-gatling-later = At least { $needed } Gatlings by your last roll (Indians aside)
chance-beer = At least one beer
chance-one = At least one 1 (in reach: { $targets })
chance-two = At least one 2 (in reach: { $targets })
chance-whiskey = At least one whiskey
chance-duel = At least one duel
chance-duel-won = You win the duel

## Why the coach suggests something

reason-believed = { $seat }: { $thing } with a chance of { $percent } %.
reason-sheriff-life = The Sheriff has { $number } life { more-or-less } on average.
reason-deputies = On average { $number } { more-or-fewer } { $number ->
    [one] Deputy is
   *[other] Deputies are
} left.
reason-deputies-life = The Deputies have { $number } life { more-or-less } on average.
reason-outlaws = On average { $number } { more-or-fewer } { $number ->
    [one] Outlaw is
   *[other] Outlaws are
} left.
reason-outlaws-life = The Outlaws have { $number } life { more-or-less } on average.
reason-renegades = On average { $number } { more-or-fewer } { $number ->
    [one] Renegade is
   *[other] Renegades are
} left.
reason-renegades-life = The Renegades have { $number } life { more-or-less } on average.
reason-living = On average { $number } { more-or-fewer } { $number ->
    [one] survivor is
   *[other] survivors are
} left.
reason-living-life = The survivors have { $number } life { more-or-less } on average.
reason-undead = On average { $number } { more-or-fewer } { $number ->
    [one] zombie is
   *[other] zombies are
} left.
reason-undead-life = The zombies have { $number } life { more-or-less } on average.
reason-life = { who-has } { $number } life { more-or-less } on average.
reason-prey-life = { $seats-is ->
    [you] Your
   *[other] { $seats }'s
} prey has { $number } life { more-or-less } on average.

## What happened

event-role-shown = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} { $role-is ->
    [sheriff] the { $role }
    [outlaw] an { $role }
   *[other] a { $role }
}.
event-role-dealt = { $seat-is ->
    [you] Your secret role: { $role }.
   *[other] { $seat }'s secret role: { $role }.
}
event-character-dealt = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $character } with { count-life }.
event-turn-began = { $seat-is ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
}: { $dice }.
event-rerolled = { $seat-is ->
    [you] You reroll
   *[other] { $seat } rerolls
} { $rerolled-count ->
    [one] { $rerolled-count } die
   *[other] { $rerolled-count } dice
}: { $rerolled }. On the table: { $dice }.
event-took-arrows = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { count-arrows }.
event-indians-attacked = The Indians attack.
event-aimed = { $seat-is ->
    [you] You aim
   *[other] { $seat } aims
} a { $face } at { $target-is ->
    [you] you
   *[other] { $target }
}.
event-shot-doubled = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
} a beer: a shot at { $target-is ->
    [you] you
   *[other] { $target }
} counts twice.
event-volley-fired = { $seat-is ->
    [you] Your
   *[other] { $seat }'s
} Gatling fires.
event-lost-life = { $seat-is ->
    [you] { $cause-is ->
        [price] You pay
       *[other] You lose
    }
   *[other] { $cause-is ->
        [price] { $seat } pays
       *[other] { $seat } loses
    }
} { count-life }{ $cause-is ->
    [shot] , shot by { $source-is ->
        [you] you
       *[other] { $source }
    }
    [blast] {" "}to dynamite
    [indians] {" "}to the Indians
    [volley] {" "}to { $source-is ->
        [you] your
       *[other] { $source }'s
    } Gatling
    [duel] {" "}in a duel with { $source-is ->
        [you] you
       *[other] { $source }
    }
    [price] {""}
   *[other] {" "}({ $cause })
}.
event-gained-life = { $life ->
    [0] { $source-is ->
        [you] You help, but { $seat } can't gain any more life.
        [other] { $source } helps, but { $seat-is ->
            [you] you
           *[other] { $seat }
        } can't gain any more life.
       *[same] { $seat-is ->
            [you] You
           *[other] { $seat }
        } can't gain any more life.
    }
   *[other] { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { count-life }{ $source-is ->
        [same] {""}
        [nobody] {""}
        [you] {" "}from you
       *[other] {" "}from { $source }
    }.
}
event-arrows-returned = { $source-is ->
    [you] You put { count-arrows } back for { $seat }.
    [other] { $source } puts { count-arrows } back for { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
   *[same] { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } { count-arrows } back.
}
event-eliminated = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} out. Role: { $role }.
event-rage-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a rage card.
event-rage-seen = { $seat-is ->
    [you] Your new rage card
   *[other] { $seat }'s new rage card
}: { $symbol }.
event-rage-offered = { $seat-is ->
    [you] You choose
   *[other] { $seat } chooses
} one of these rage cards: { $symbols }.
event-rage-turned-up = { $seat-is ->
    [you] You turn up
   *[other] { $seat } turns up
} { $symbols-count ->
    [one] { $symbols-count } rage card
   *[other] { $symbols-count } rage cards
}: { $symbols }.
event-rage-dropped = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $symbols-count ->
    [one] { $symbols-count } rage card
   *[other] { $symbols-count } rage cards
}: { $symbols }.
event-rage-moved = { $seat-is ->
    [you] One of your rage cards
   *[other] One of { $seat }'s rage cards
} goes to { $target-is ->
    [you] you
   *[other] { $target }
}.
event-rage-passed = On that rage card: { $symbol }.
event-die-turned = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} a die to { turned-to }.
event-duel-began = { $seat-is ->
    [you] You challenge
   *[other] { $seat } challenges
} { $target-is ->
    [you] you
   *[other] { $target }
} to a duel.
event-duel-rolled = { $face-is ->
    [duel] { $seat-is ->
        [you] You roll a duel and hand the die over.
       *[other] { $seat } rolls a duel and hands the die over.
    }
   *[other] { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } no duel: { $face }.
}
event-wound-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a { wound-with }.
event-wound-returned = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} back a { wound-with }.
event-grave-opened = { $seat-is ->
    [you] You turn up
   *[other] { $seat } turns up
} a graveyard card { $hands ->
    [0] without hands: no outbreak this turn
    [one] with { $hands } hand
   *[other] with { $hands } hands
}.
event-outbreak-came = Outbreak: the dead rise, and { $life ->
    [one] { $life } player is
   *[other] { $life } players are
} still alive.
event-rose = { $seat-is ->
    [you] You rise
   *[other] { $seat } rises
} as a zombie with { count-life }.
event-master-shown = { $seat-is ->
    [you] You are a Renegade and become
   *[other] { $seat } is a Renegade and becomes
} the Zombie Master.
event-sheriff-named = { $target-is ->
    [same] { $seat-is ->
        [you] You stay Sheriff.
       *[other] { $seat } stays Sheriff.
    }
    [you] { $seat } names you as Sheriff.
   *[other] { $seat-is ->
        [you] You name
       *[other] { $seat } names
    } { $target } as Sheriff.
}

## On the table of its own

board-life = { $life } of { $limit }
board-pile = Arrows
board-rage-pile = Rage
board-wound-pile = Wounds
board-graveyard = Graveyard
board-hands = { $hands } of { $needs }
board-outbreak-looms = The next card may raise the dead.
board-outbreak-due = The dead rise with the next turn.
board-outbreak = Outbreak
board-duel-die = duel die
board-distance = { $places ->
    [one] { $places } place away
   *[other] { $places } places away
}
board-versus = { $challenger } against { $opponent }
board-duel-rolling = { $name } has to roll a duel.
board-duel-handed = { $name } rolled a duel: the die goes over.
board-duel-missed = { $name } rolled no duel and loses.
board-duel-rolls = Rolls of this duel
board-role-hidden = The role is secret.
board-role-unknown = secret role
board-role-is = Role: { $role }
board-zombie = A zombie rolls three dice, can't be healed and has no ability.
board-master = The Zombie Master leads the dead and keeps life, dice and ability.
board-goal-sheriff = Goal: all Outlaws and Renegades are out.
board-goal-deputy = Goal: all Outlaws and Renegades are out. Guard the Sheriff.
board-goal-outlaw = Goal: the Sheriff is out.
board-goal-renegade = Goal: be the last one alive.
board-hunt-deputy = Goal: take the Renegade's last life yourself.
board-hunt-renegade = Goal: take the Outlaw's last life yourself.
board-hunt-outlaw = Goal: take the Deputy's last life yourself.
board-goal-zombies = Goal: all survivors are out.
board-goal-survivors = Goal: all zombies and their Master are out.
board-won-by = Winners: { $side }
board-won-none = Nobody has won.
board-deed-dealt = Life taken
board-deed-lost = Life lost
board-deed-given = Life given
board-deed-arrows = Arrows taken
board-deeds = What everybody did
board-legacy = For the next match
board-legacy-heir = { $name } is the next Sheriff.
board-legacy-namer = { $name } names the next Sheriff.
board-legacy-open = The roles are dealt at random.
board-legacy-fallen = New characters, picked in this order: { $names }.
board-legacy-keep = May keep their characters: { $names }.
board-candidates = Characters to choose from
board-see-turn = { $name } has the turn.
board-see-dice = On the table: { $dice }. Rerolls left: { $rerolls }.
board-see-no-dice = No dice have been rolled yet.
board-see-seat = { $name }: { $character }, { $role }, { $life } of { $limit } life, { $arrows ->
    [0] no arrows
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
}.
board-see-out = { $name } is out. Role: { $role }.
board-see-pile = { $arrows ->
    [0] No arrows lie in the middle.
    [one] { $arrows } arrow lies in the middle.
   *[other] { $arrows } arrows lie in the middle.
}
board-see-hands = { $hands } of { $needs } hands are open in the graveyard.
