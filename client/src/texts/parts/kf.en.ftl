# KRALLEN & FALLEN's own table, in English. Cards, events and prompts come from the game.

## Cards

kf-entry-number = Entry number { $number }
kf-exit-number = Exit number { $number }
kf-numbers = Entry number { $entry }, exit number { $exit }.
kf-exit-now = At the moment the exit number is { $exit }.
kf-card-in-play = { $name }, { $kind }, exit number { $exit }.
kf-card-changed = Printed: { $exit }.
kf-card-on = Lies on { $card }.
kf-card-hidden = Something on it must be beaten first.
kf-card-loot = Beneath it: { $cards }.
kf-card-beneath = { $name }, { $kind }, beneath the monster.
kf-card-in-hand = { $name }, { $kind }, entry number { $entry }, exit number { $exit }.
kf-can-be-chosen = Can be chosen.
kf-read-card = Read { $card } in full
kf-read-rule = To the rulebook
kf-replace = Replace
kf-no-cards = No cards

## The table

kf-wilderness = Wilderness
kf-wild-empty = Nobody lives here yet.
kf-realm-of = Realm of { $name }
kf-realm-empty = Nothing lies here yet.
kf-choose-seat = Choose { $name }
kf-deck = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
kf-discards = Discards: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
kf-hand-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, filled up to { $limit }
kf-your-hand = Your hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
kf-treasures = Treasures: { $treasures }. One of each wins.
kf-treasures-decree = Treasures: { $treasures }. Three of one metal win.
kf-goal = You win with a gold, a silver and a bronze treasure in your realm.
kf-goal-decree = By royal decree three treasures of one metal win.
kf-actions-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
kf-left = { $name }: { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}.
kf-hint = Touch a card of your hand to use it, or a card in play to attack it.
kf-hint-answer = Touch a lit card of your hand to answer, or pass.
kf-hint-pass = None of your cards fits here: you can only pass.
kf-team = with { $names }
kf-experience = { $tries ->
    [one] { $tries } attempt
   *[other] { $tries } attempts
} on { $card } in a row: experience

## What is announced

kf-stack = Announced
kf-stack-leaf = Next in the stack, now { $place } of { $rows }
kf-announces = { $name } announces { $card }.
kf-announces-at = { $name } announces { $card } at { $at }.
kf-announces-on = { $name } announces { $card } on { $targets }.
kf-moves = { $name } announces { $card }: { $targets } to { $at }.
kf-attacks = { $name } attacks { $card }.
kf-needs = Needs { $needed }, adds { $bonus }.
kf-rolled = Total { $total }, needs { $needed }.
kf-undone = comes to nothing
kf-modifier-experience = Experience
kf-modifier-surprises = Surprises

## What there is to see, and the end

kf-see-seat = { $name }: { $treasures }. Realm: { $cards }. { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
kf-see-wild = In the wilderness: { $cards }.
kf-see-with = { $name } with { $loot }
kf-end-table = Treasures at the end
kf-end-player = Player
kf-end-set = Winning set of { $name }
