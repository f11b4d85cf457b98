# The game in English. The variables of each text are explained in docs/words.md.

game-title = Magpie
game-blurb = Everybody shows a trinket at once. The highest one that stands alone takes the whole nest, unless somebody has a Cat.
game-duration = about 5 minutes
module-owl = Owl
    .explained = Owls look into other hands by night, and shoo Cats away.
setting-rounds = Rounds
    .explained = How many rounds a match has, as long as the pile lasts.

## Numbers with their noun, for use in other texts

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards

card-cat = Cat
card-button = Button (1)
card-bead = Bead (2)
card-key = Key (3)
card-spoon = Spoon (4)
card-brooch = Brooch (5)
card-ring = Ring (6)
card-owl = Owl

## Questions

prompt-show = Which card do you show?
prompt-cats = { $taker-is ->
    [you] You reach
   *[other] { $taker } reaches
} for a nest of { count-points }.{ $cats ->
    [0] {" "}Do you play a Cat?
   *[other] {" "}The last Cat is { $last }'s. Do you silence it with another?
}
prompt-comfort = You were poorest last time. Do you swap a card?
prompt-night = It is night. Do you send an Owl?
prompt-owl-guard = A Cat hisses at you. Do you flee?

## Answers

option-show = Show { $card }
option-pass = Do nothing
option-hiss = Play a Cat
option-keep = Keep the hand
option-swap = Swap { $card }
option-peek = Look at the hand of { $target }
option-flee = Flee
option-shoo = Give up an Owl

## Why the coach suggests something

reason-believed = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} “{ $thing }” with a chance of { $percent } %.

## What happened

event-cards-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-cards-received = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
}: { $cards }.
event-round-began = Round { $round } begins.
event-card-shown = { $seat-is ->
    [you] You show
   *[other] { $seat } shows
}: { $card }.
event-nest-left = No trinket stands alone. The nest stays.
event-nest-wanted = { $seat-is ->
    [you] You reach
   *[other] { $seat } reaches
} for the nest: { count-points }.
event-nest-taken = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the nest: { count-points }.
event-hissed = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} a Cat against { $target-is ->
    [you] you
   *[other] { $target }
}.
event-chased-off = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} chased off. The nest stays.
event-cat-silenced = { $seat-is ->
    [you] Your
   *[other] { $seat }'s
} Cat falls silent.
event-points-counted = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { count-points }.
event-card-swapped = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} a card into the box, face down.
event-card-put-away = { $seat-is ->
    [you] You put away
   *[other] { $seat } puts away
}: { $card }.
event-owl-sent = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} an Owl to { $target-is ->
    [you] you
   *[other] { $target }
}.
event-hand-seen = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
} at { $target-is ->
    [you] your hand
   *[other] { $target }'s hand
}: { $cards }.
event-cat-shooed = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} up an Owl. The Cat runs.

## The table

heading-round = Round
heading-rounds = Rounds
heading-pile = Cards in the pile
heading-nest = Nest
heading-discards = Discards
heading-hand = Hand
heading-cards = Known cards
heading-shown = Shown
heading-treasure = Treasure
heading-points = Points
heading-wins = Wins
