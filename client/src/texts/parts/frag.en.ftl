# FRAG's own table, in English. Cards, events and prompts come from the game.

## The arena

frag-arena = Arena: { $map }
frag-arena-help = Arrow keys move the cursor from field to field, Enter chooses, a second Enter does it. Home leads to your fighter, T to the next target, plus and minus zoom.
frag-left = { $name }: { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}, { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}
frag-field-acid = acid
frag-field-weapon = weapon field
frag-field-gadget = gadget field
frag-field-pad = teleporter
frag-field-grate = grate
frag-field-door = door
frag-field-rock = solid rock
frag-field-respawn = respawn field { $number }
frag-field-blood = blood marker
frag-field-away = { $fields ->
    [one] { $fields } field away
   *[other] { $fields } fields away
}
frag-field-target = can be attacked
frag-field-go = can be chosen
frag-field-walk = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
frag-field-jump = { $points ->
    [one] jump for { $points } point
   *[other] jump for { $points } points
}
frag-field-beam = teleport for 1 point

## Fighters

frag-out = out
frag-frags = { $frags } of { $goal } frags
frag-backs = Cards in hand
frag-in-play = In play
frag-hand = { $cards ->
    [0] No cards in hand
    [one] Hand: { $cards } card
   *[other] Hand: { $cards } cards
}
frag-known = Cards you know of
frag-blood = { $markers ->
    [one] { $markers } blood marker
   *[other] { $markers } blood markers
}
frag-ammo = ammunition { $ammo } of { $most }
frag-pool = { $points ->
    [one] { $points } point of armour left
   *[other] { $points } points of armour left
}
frag-state-surge = { $cards ->
    [one] Health is raised for a while.
   *[other] Health is raised for a while, { $cards } times over.
}
frag-state-cheats = All three values are doubled for a while.
frag-state-ram = May keep six cards.
frag-state-lag = { $turns ->
    [one] Misses the next turn.
   *[other] Misses the next { $turns } turns.
}
frag-state-frozen = Neither moves nor attacks until the end of the next turn.
frag-state-ghost = Walks through walls, and attacks pass through.
frag-state-steered = { $name } steers this fighter in its next turn.
frag-state-keeps = Comes back with everything it had.

## Building a fighter

frag-build = Spread the points
frag-less = Less { $value }
frag-more = More { $value }

## Aiming

frag-aim = Attack { $name } (distance { $distance })
frag-aim-close = Choose somebody else

## Frags

frag-feed-label = Latest frags
frag-feed = { $name } fragged { $victim }
frag-feed-arm = { $name } fragged { $victim }: { $arm }
frag-feed-fell = { $name } fell
frag-end-table = What everybody did
frag-end-fighter = Fighter
frag-end-frags = Frags
frag-end-falls = Times fallen

## The arena in sentences

frag-see-turn = It is the turn of { $name }: { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
frag-see-seat = { $name } on { $field }: Health { $health }, Speed { $speed }, Accuracy { $accuracy }, { $frags ->
    [one] { $frags } frag
   *[other] { $frags } frags
}.
frag-see-out = { $name } is out, with { $frags ->
    [one] { $frags } frag
   *[other] { $frags } frags
}.
frag-see-armed = Armed with: { $weapons }.
frag-see-blood = Blood markers on { $fields }.
frag-see-pile = On { $field }: { $cards }.
