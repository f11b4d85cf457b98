# BANG! The Dice Game in English. The variables of each text are explained in docs/words.md.

game-title = BANG! The Dice Game
game-blurb = A quick shoot-out with five dice and secret roles: guard the Sheriff, hunt the Sheriff, or outlive everybody.

## Numbers with their noun, for use in other texts

count-life = { $life } life
count-arrows = { $arrows ->
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
}

## The table

heading-role = Role
heading-character = Character
heading-life = Life
heading-arrows = Arrows
heading-pile = Arrows in the middle
heading-rerolls = Rerolls left
out-of-game = out

## Faces of a die

face-arrow = arrow
face-dynamite = dynamite
face-one = 1
face-two = 2
face-beer = beer
face-gatling = Gatling

## Roles

role-sheriff = Sheriff
role-renegade = Renegade
role-outlaw = Outlaw
role-deputy = Deputy

## What costs life

cause-shot = shots
cause-blast = dynamite
cause-indians = Indians
cause-volley = Gatling

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
    [you] You lose
   *[other] { $seat } loses
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
   *[other] {" "}({ $cause })
}.
event-gained-life = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
} { $life ->
    [0] no life
   *[other] { count-life }
}{ $source-is ->
    [same] {""}
    [nobody] {""}
    [you] {" "}from you
   *[other] {" "}from { $source }
}{ $life ->
    [0] : already at the maximum
   *[other] {""}
}.
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
