# COLLECT! FIGHT! SURVIVE! in English. The variables of each text are explained in docs/words.md.

game-title = COLLECT! FIGHT! SURVIVE!
game-blurb = Your colony needs supplies, and they lie about in a dungeon full of energy fields. Carry home what you can, take it off the others if you must, and mind the machines: they have plans of their own.

## Options

setting-rounds = Rounds
    .explained = How many rounds you play, and how many cards each of you gets. 4 make a short game.
setting-figures = Figures
    .explained = How many figures each of you leads: 3 or 4. With 3 you choose which one stays at home.
    .value-0 = 4 for two players, else 3
    .value-3 = 3 figures
    .value-4 = 4 figures
setting-dungeon = Dungeon
    .explained = Ring Works has halls round an open yard and three zones. Four Chambers has a zone in every corner; four players always play there.
    .value-0 = Ring Works
    .value-1 = Four Chambers
file-dungeon = A dungeon of your own
    .explained = A text file you have drawn. It is checked at once, and replaces our dungeons.
file-machines = A table for the machines
    .explained = A text file with what Greifer and Krabber do, row by row. It replaces our table.
error-dungeon-too-small = { $dungeon } has { $zones } zones, so { $players } players are too many for it.
error-figures = A team has { $fewest } or { $most } figures.

## Figures of a team: their sign on a drawn dungeon is one letter, the seat's number follows

profile-scout = Scout
    .sign = S
profile-guard = Guard
    .sign = G
profile-hauler = Hauler
    .sign = H
profile-ranger = Ranger
    .sign = R

figure-scout-1 = { profile-scout } 1
figure-guard-1 = { profile-guard } 1
figure-hauler-1 = { profile-hauler } 1
figure-ranger-1 = { profile-ranger } 1
figure-scout-2 = { profile-scout } 2
figure-guard-2 = { profile-guard } 2
figure-hauler-2 = { profile-hauler } 2
figure-ranger-2 = { profile-ranger } 2
figure-scout-3 = { profile-scout } 3
figure-guard-3 = { profile-guard } 3
figure-hauler-3 = { profile-hauler } 3
figure-ranger-3 = { profile-ranger } 3
figure-scout-4 = { profile-scout } 4
figure-guard-4 = { profile-guard } 4
figure-hauler-4 = { profile-hauler } 4
figure-ranger-4 = { profile-ranger } 4
figure-greifer-1 = { machine-greifer } 1
figure-greifer-2 = { machine-greifer } 2
figure-krabber-1 = { machine-krabber } 1
figure-krabber-2 = { machine-krabber } 2
figure-krabber-3 = { machine-krabber } 3

## Machines: their sign on a drawn dungeon has two letters

machine-greifer = Greifer
    .sign = Gr
machine-krabber = Krabber
    .sign = Kr

## What a row of the machines' table asks for, and what it asks for with “not”

condition-down = it is down
    .not = it is standing
condition-carrying = it carries a piece
    .not = it carries nothing
condition-empty = it carries nothing
    .not = it carries a piece
condition-at-nest = it is at its nest
    .not = it is away from its nest
condition-on-resource = it can take a piece on its field
    .not = it can't take a piece on its field
condition-beside-carrier = a loaded figure is next to it
    .not = no loaded figure is next to it
condition-beside-figure = a figure is next to it
    .not = no figure is next to it
condition-way-to-carrier = it has a way to a loaded figure
    .not = it has no way to a loaded figure
condition-way-to-figure = it has a way to a figure
    .not = it has no way to a figure
condition-way-to-resource = it has a way to a piece
    .not = it has no way to a piece
condition-way-to-nest = it has a way to its nest
    .not = it has no way to its nest

## What a row of the machines' table has them do

deed-stand = stand up
deed-fight-carrier = fight the loaded figure
deed-fight-figure = fight the figure
deed-go-to-carrier = go to the nearest loaded figure
deed-go-to-figure = go to the nearest figure
deed-go-to-resource = go to the nearest piece
deed-go-to-nest = go to its nest
deed-take = take a piece
deed-lay = lay its piece down
deed-wait = wait

## A row of the table as a line

machine-row = { $number }. { $conditions }: { $deed }
row-otherwise = otherwise

## Resources: their sign on a drawn dungeon has two small letters

resource-water = water
    .sign = wa
resource-seeds = seeds
    .sign = se
resource-medicine = medicine
    .sign = me
resource-fuel = fuel
    .sign = fu
resource-copper = copper
    .sign = co
resource-crystal = crystal
    .sign = cr
resource-circuits = circuits
    .sign = ci
resource-cloth = cloth
    .sign = cl
resource-tools = tools
    .sign = to
resource-salt = salt
    .sign = sa
resource-glass = glass
    .sign = gl
resource-spores = spores
    .sign = sp

## Energy fields

colour-blue = blue
colour-green = green

## Things named as they are written

any-field = { $word }
any-barrier = { $word }
any-pip = { $word }

## Playing cards

playing-card-2-diamonds = ♦2
playing-card-2-hearts = ♥2
playing-card-2-spades = ♠2
playing-card-2-clubs = ♣2
playing-card-3-diamonds = ♦3
playing-card-3-hearts = ♥3
playing-card-3-spades = ♠3
playing-card-3-clubs = ♣3
playing-card-4-diamonds = ♦4
playing-card-4-hearts = ♥4
playing-card-4-spades = ♠4
playing-card-4-clubs = ♣4
playing-card-5-diamonds = ♦5
playing-card-5-hearts = ♥5
playing-card-5-spades = ♠5
playing-card-5-clubs = ♣5
playing-card-6-diamonds = ♦6
playing-card-6-hearts = ♥6
playing-card-6-spades = ♠6
playing-card-6-clubs = ♣6
playing-card-7-diamonds = ♦7
playing-card-7-hearts = ♥7
playing-card-7-spades = ♠7
playing-card-7-clubs = ♣7
playing-card-8-diamonds = ♦8
playing-card-8-hearts = ♥8
playing-card-8-spades = ♠8
playing-card-8-clubs = ♣8
playing-card-9-diamonds = ♦9
playing-card-9-hearts = ♥9
playing-card-9-spades = ♠9
playing-card-9-clubs = ♣9
playing-card-10-diamonds = ♦10
playing-card-10-hearts = ♥10
playing-card-10-spades = ♠10
playing-card-10-clubs = ♣10
playing-card-j-diamonds = ♦J
playing-card-j-hearts = ♥J
playing-card-j-spades = ♠J
playing-card-j-clubs = ♣J
playing-card-q-diamonds = ♦Q
playing-card-q-hearts = ♥Q
playing-card-q-spades = ♠Q
playing-card-q-clubs = ♣Q
playing-card-k-diamonds = ♦K
playing-card-k-hearts = ♥K
playing-card-k-spades = ♠K
playing-card-k-clubs = ♣K
playing-card-a-diamonds = ♦A
playing-card-a-hearts = ♥A
playing-card-a-spades = ♠A
playing-card-a-clubs = ♣A

## Numbers with their noun, for use in other texts

count-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
count-fields = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}

## The table

heading-round = Round
heading-rounds = Rounds
heading-active = Active
heading-actions = Actions left
heading-moved = Fields moved
heading-figures = Figures
heading-figure = Figure
heading-field = Field
heading-load = Load
heading-movement = Movement
heading-down = Down
heading-out = Out of play
heading-done = Done
heading-floor = On the floor
heading-pieces = Pieces
heading-fields-on = Energy fields that are on
heading-sought = Sought by all
heading-machine-card = The machines' card
heading-machines = Machines
heading-needs = Your colony needs
heading-hand = Your cards
heading-cards = Cards left
heading-card = Card
is-down = down
is-out = out of play
is-done = done
dungeon-legend = a to d zone · 1 to 4 teleporter · T terminal · g start of a Greifer · k nest of a Krabber · B G energy field on · b g off · S1 the first player's Scout · _ down · x out of play · * pieces beneath · small letters a piece, with a number if there are more

## Questions

prompt-bench = You lead three figures. Which one stays at home?
prompt-place = Where in your zone does { $figure } begin?
prompt-choice = Which card do you play this round? The highest acts first.
prompt-pick = Your figures act one after another. Which one is next?
prompt-act = What does { $figure } do? Left: { count-actions }, { $fields ->
    [0] no movement
   *[other] movement for { count-fields }
}.
prompt-console = You are at a terminal. Which green energy fields do you switch?
prompt-exit = { $figure } may choose where to come out. Which teleporter?
prompt-following = { $figure } has won. Does it follow to { $field }?
prompt-home = { $figure } is out of play until the next round. Where in your zone does it wait?

## Answers

option-leave-out = Leave the { $profile } at home
option-place = Place it on { $field }
option-choose = Play { $card }
option-activate = Activate the { $profile }
option-step = Step to { $field }
option-shove = Force a way to { $field }
option-stand-up = Stand up
option-jump = Jump into the teleporter
option-take = Take { $resource }
option-lay = Lay down { $resource }
option-switch = Switch the energy field { $barrier }
option-switch-across = Switch on { $barrier } and change sides
option-console = Use the terminal
option-toggle = Switch the energy field { $barrier }
option-enough = That is all
option-fight = Fight the opponent on { $field }
option-end = End this figure's turn
option-exit = Teleporter { $number }
option-follow = Follow
option-stay = Stay

## What may come of it

chance-beats = { $winner } beats { $loser }
chance-gets-past = { $figure } gets past { $other }
chance-falls = { $figure } is knocked down
chance-goes-out = { $figure } is out of play
chance-steals = { $figure } takes { $resource }
chance-stays = { $figure } stays where it is
chance-chooses-exit = You choose where { $figure } comes out
chance-disaster = A disaster: { $figure } is knocked down

## Why the coach suggests something

reason-believed = { $seat-is ->
    [you] You need
   *[other] { $seat } needs
} this with a chance of { $percent } %: { $thing }.
reason-home = { who-has } { $number ->
    [one] { $number } point
   *[other] { $number } points
} { more-or-fewer } at home on average.
reason-coming = { who-has } { $number ->
    [one] { $number } point
   *[other] { $number } points
} { more-or-fewer } on average that will come home in time.
reason-carried = { $seats-is ->
    [you] You carry
    [with-you] You and { $seats-others } carry
   *[other] { $seats-count ->
        [one] { $seats } carries
       *[other] { $seats } carry
    }
} { $number ->
    [one] { $number } point
   *[other] { $number } points
} { more-or-fewer } on average.
reason-near = { who-has } { $way ->
    [less] less
   *[more] more
} worth fetching within reach.
reason-cards = { who-has } { $way ->
    [less] lower
   *[more] higher
} cards left for the rounds to come.
reason-ready = { who-has } { $number ->
    [one] { $number } action
   *[other] { $number } actions
} { more-or-fewer } left on average.
reason-pieces = { who-has } { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
} { more-or-fewer } at home on average.
reason-standing = { who-has } { $number ->
    [one] { $number } figure
   *[other] { $number } figures
} { more-or-fewer } on their feet on average.
reason-danger = { $seats-is ->
    [you] You risk
    [with-you] You and { $seats-others } risk
   *[other] { $seats-count ->
        [one] { $seats } risks
       *[other] { $seats } risk
    }
} losing { $number ->
    [one] { $number } point
   *[other] { $number } points
} { more-or-fewer } to attackers on average.

## What happened

event-pieces-spread = { $number ->
    [one] { $number } piece is
   *[other] { $number } pieces are
} spread over the dungeon.
event-needs-dealt = { $seat-is ->
    [you] Your colony needs
   *[other] { $seat }'s colony needs
}: { $resources }.
event-playing-cards-dealt = { $seat-is ->
    [you] You are dealt
   *[other] { $seat } is dealt
}: { $cards }.
event-left-out = { $seat-is ->
    [you] You leave
   *[other] { $seat } leaves
} the { $profile } at home.
event-placed = { $figure } begins on { $field }.
event-round-began = Round { $number } begins.
event-card-shown = { $seat-is ->
    [you] You turn up
   *[other] { $seat } turns up
} { $card }.
event-machine-card-shown = The machines turn up { $card }.
event-activated = { $figure } is activated.
event-stepped = { $figure } moves to { $field }.
event-stood-up = { $figure } stands up.
event-switched = { $figure } switches the energy field { $barrier } { $on ->
    [0] off
   *[other] on
}.
event-sidestepped = { $figure } changes sides and is on { $field }.
event-theft-rolled = { $figure } reaches for { $resource } in a foreign zone and rolls { $die }.
event-taken = { $figure } takes { $resource }.
event-laid = { $figure } lays down { $resource }.
event-move-ended = The load ends the move of { $figure }.
event-jump-rolled = { $figure } jumps and rolls { $die }.
event-disaster = A disaster: { $figure } is thrown to teleporter { $number }.
event-jumped = { $figure } comes out on { $field }.
event-jump-stayed = { $figure } stays where it is.
event-drawn-in = { $figure } is drawn into the teleporter on { $field }.
event-clash-rolled = { $attacker } rolls { $die }, which makes { $total }; { $defender } rolls { $other_die }, which makes { $other_total }.
event-fight-began = { $attacker } attacks { $defender }.
event-fight-won = { $winner } beats { $loser }.
event-pushed = { $figure } is pushed back to { $field }.
event-followed = { $figure } follows to { $field }.
event-swapped = { $figure } gets past { $other } and is on { $field }.
event-shove-failed = { $other } doesn't let { $figure } pass.
event-knocked-down = { $figure } is knocked down.
event-put-out = { $figure } is out of play.
event-dropped = { $figure } drops its load on { $field }: { $resources }.
event-came-home = { $figure } waits on { $field } for the next round.
event-machine-decided = { $figure } reads row { $row }: { $deed }.
event-machine-moved = { $figure } moves to { $field }.
event-sought-shown = Sought by all: { $resource }.
event-needs-shown = { $seat-is ->
    [you] Your colony needed
   *[other] { $seat }'s colony needed
}: { $resources }.
event-scored = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
} { count-points } with { count-pieces }.

## What is wrong with a dungeon or with the machines' table
error-sector-form = A sector is named by two corners: `a1-e5`.
error-sector-outside = “{ $word }” leaves the dungeon.
error-dungeon-size = A dungeon has { $size } by { $size } fields, not { $width } by { $height }.
error-few-energy-fields = A dungeon needs { $fewest } { $colour ->
    [blue] blue
   *[green] green
} energy fields, not { $number }.
error-too-many-marks = { $number ->
    [one] “{ $mark }” stands at { $field } already.
   *[other] { $number } times “{ $mark }” are enough.
}
error-too-few-marks = { $wanted ->
    [one] “{ $mark }” is missing: draw it.
   *[other] Draw “{ $mark }” { $wanted } times, not { $number }.
}
error-few-zones = A dungeon needs { $fewest } zones or more, not { $number }.
error-zone-missing = Zone { $zone } is missing.
error-zone-unequal = Zone { $zone } has { $number } fields, the first one { $first }.
error-zone-small = Zone { $zone } needs a field for each of { $figures } figures, not { $number }.
error-zone-apart = Zone { $zone } is in two parts: this one lies apart.
error-zone-ways = Zone { $zone } needs { $fewest } ways out, not { $number }.
error-sectors-uneven = { $pieces } pieces can't be shared evenly by { $number } sectors.
error-sector-twice = { $field } belongs to an earlier sector already.
error-sector-full = This sector has { $number } fields for its { $pieces } pieces.
error-sector-none = { $field } belongs to no sector{ $more ->
    [0] .
   *[other] , nor do { $more } more.
}
error-starts-form = Where machines start with some number of players is told by `{ $form }`.
error-starts-twice = Where machines start with { $players } players is told already.
error-starts-players = { $players } can't play here: there are { $zones } zones.
error-starts-floor = No machine can start on { $field }: it isn't plain floor.
error-starts-shared = Two machines can't start on { $field }.
error-field-unreached = { $field }{ $more ->
    [0] {" "}
   *[other] {" "}with { $more } more beside it{" "}
}can't be reached, even with all energy fields off.
error-zone-farther = From zone { $far } it is { $most } steps to number { $rank } of the nearest { $what ->
    [teleporter] teleporters
    [terminal] terminals
   *[field] fields for pieces with { $players } players
} ({ $distant }), from zone { $near } { $least } ({ $close }). One step more is fair.
error-table-long = The machines' table has at most { $most } characters, not { $number }.
error-table-toml = The machines' table can't be read ({ $reason }).
error-table-machine = There is no machine “{ $word }”. There are { $words }.
error-table-rows = “{ $machine }” needs 1 to { $most } rows, [[{ $machine }]] each.
error-table-at = Row { $row } of “{ $machine }”:
error-table-last = The last row holds always, so `when = []`.
error-table-row = A row has `when` and `do`, and nothing else.
error-table-when = `when` is a list of conditions.
error-table-deed = “{ $word }” is nothing a machine does. There are { $words }.
error-table-condition = “{ $word }” is no condition. There are { $words }.
