# Boards of games with a table of their own, in English. A game's own words come from the game.

table-odds = What may come of it
table-odds-ways = { $ways } of { $of } cases
table-board-dice = Dice on the table
table-mark-all = Mark all
table-mark-none = Mark none
table-touch-again = { $what }: touch it again to do it.
table-not-possible = { $what }: not possible
table-about = About { $name }
table-choose-on-board = Choose on the board
table-choose-side = Now touch the side it is to show.
table-summary = What you see
table-key-summary = what you see, in sentences
table-key-targets = move among the lit seats

## Maps of any game

table-zoom = Look nearer or farther
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-all = Show the whole map
table-zoom-own = Show where you are
