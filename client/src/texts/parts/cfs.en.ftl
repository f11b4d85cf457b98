# The table of COLLECT! FIGHT! SURVIVE!, in English. Figures, events and prompts come from the game.

## The dungeon

cfs-dungeon = Dungeon: { $title }
cfs-dungeon-help = Arrow keys move the cursor from field to field, Enter chooses, a second Enter does it. Home leads to the figure that acts, T to the next target, plus and minus zoom.
cfs-field-walk = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} away, { $actions ->
    [0] within this move
    [one] for { $actions } action
   *[other] for { $actions } actions
}
cfs-field-clash = can be fought
cfs-field-place = can be chosen
cfs-field-activate = can be activated
cfs-field-exit = you can come out here
cfs-field-follow = you can follow here
cfs-field-stay = you can stay here
cfs-field-teleporter = teleporter { $number }
cfs-field-terminal = terminal
cfs-field-nest = nest of a Krabber
cfs-field-start = start of a Greifer
cfs-field-zone = zone of { $name }
cfs-field-barrier-on = { $colour } energy field to { $field } on
cfs-field-barrier-off = { $colour } energy field to { $field } off
cfs-carries = carries { $resources }

## Rounds and seats

cfs-track = Order of this round
cfs-round = Round { $round } of { $rounds }
cfs-turn-card = { $name }: { $card }
cfs-turn-acts = acting now
cfs-at-home = { $pieces ->
    [0] Nothing in the zone yet
    [one] { $pieces } piece in the zone
   *[other] { $pieces } pieces in the zone
}
cfs-profile = Movement by load { $movement }; carries { $carries }; in a fight { $fights }

## In hand

cfs-needs = Your colony needs { $resources }
cfs-needs-explained = A piece in your zone counts { $matching } if your colony needs it, { $sought } if it is sought by all at the end, and { $plain } otherwise. What is carried counts nothing.
cfs-cards = { $cards ->
    [0] No playing cards left
    [one] { $cards } playing card
   *[other] { $cards } playing cards
}
cfs-left = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left, { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} of movement
cfs-scale = Movement by pieces carried
cfs-deed-stand-up = Stand up
cfs-deed-jump = Jump
cfs-deed-console = Terminal
cfs-deed-end = Done
cfs-deed-take = Take
cfs-deed-lay = Lay
cfs-deed-on = On
cfs-deed-off = Off
cfs-deed-across = On, across
cfs-nothing-here = Nothing to handle here

## Duels

cfs-clash = Against { $name }
cfs-clash-fight = Fight
cfs-clash-shove = Get past
cfs-clash-close = Choose something else
cfs-reason-profile = profile
cfs-reason-attacker = attacks
cfs-reason-load = load
cfs-reason-down = down
cfs-modifier = { $reason } { $amount }
cfs-duel-rolled = { $name } rolls { $die }
cfs-duel-side = { $parts }: { $total } in all.

## Terminals

cfs-switchboard = Switchboard of the green energy fields
cfs-switchboard-chosen = { $fields ->
    [0] Set the switches, then confirm
    [one] { $fields } switch is set, confirm to throw it
   *[other] { $fields } switches are set, confirm to throw them
}
cfs-switch-fields = { $fields ->
    [one] Switch { $fields } energy field
   *[other] Switch { $fields } energy fields
}
cfs-on = on
cfs-off = off

## Machines

cfs-machine-table = What the machines do
cfs-machine-row = Row { $row }
cfs-machine-why = { $name }: { $conditions }, so { $deed }
cfs-machine-fired = the row that was carried out last
cfs-both = { $one } and { $other }

## The end

cfs-end-counting = The count
cfs-end-table = What lies in everybody's zone
cfs-end-player = Player
cfs-end-matching = Needed, { $points } each
cfs-end-sought = Sought, { $points } each
cfs-end-plain = Other, { $points } each
cfs-end-points = Points
cfs-end-needed = needed { $resources }
cfs-end-piece = { $resource }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cfs-end-nothing = Nothing was brought home.

## The dungeon in sentences

cfs-see-on = { $name } on { $field }
cfs-see-home = In the zone of { $name }: { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}.
cfs-see-floor = On { $field }: { $pieces }.
cfs-see-fields = Energy fields that are on: { $fields }.
