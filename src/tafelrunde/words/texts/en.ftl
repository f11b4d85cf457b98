# Texts every game shares. A game may say any of them in its own way, under the same key.

## Names of the languages, each in its own

language-en = English
language-de = Deutsch
language-ru = Русский

## Lists and small words

list-more = { $start }, { $next }
list-and = { $start } and { $next }
nobody = nobody
nothing = nothing
unknown = unknown

## Every game

option-pass = Pass
event-won = { $winners-is ->
    [nobody] The game is a draw.
    [you] You win.
    [with-you] You win, and with you { $winners-others }.
   *[other] { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}

## What is refused

error-over = The game is over.
error-not-asked = It is not your decision now.
error-not-offered = That is not possible now.
error-with-clause = { $error } Rule { $clause }: { $rule }
error-undo-nothing = There is nothing to take back.
error-undo-other = This can't be taken back: somebody else has acted since.
error-undo-draw = This can't be taken back: since then dice were rolled or cards were drawn.
error-undo-told = This can't be taken back: somebody has learned something by it.
error-undo-closed = This can't be taken back: it was decided together with others.
error-undo-open = There is no need to take this back: you may change your answer until everybody has answered.
error-undo-ended = This can't be taken back: the match has ended.
error-undo-window = This can't be taken back: others are being asked about it.

## What was typed and can't be read

error-no-action = That is no action of this game.
error-no-player = There is no player called “{ $word }”.
error-no-seat = There is no seat { $word }.
error-no-die = “{ $word }” is no die: dice are 1, 2, 3 and so on.
error-die-twice = Die { $word } is named twice.
error-no-number = “{ $word }” is no number.
error-ambiguous = “{ $word }” could mean several things: { $words }.
error-incomplete = Something is missing: write { $form }.
error-too-much = “{ $word }” is too much here.
error-open-quote = A quotation mark is never closed.

## The table

heading-seat = Seat
heading-player = Player
heading-turn = Turn
heading-dice = Dice
heading-log = What happened
heading-options = What you can do
heading-rules = Rules
heading-winners = Winners
bot = bot
you = you
your-turn = It is your turn.
turn-of = It is { $name }'s turn.
bot-thinks = { $name } is thinking.
waiting-for = Waiting for { $names }.
game-over = The game is over.
players-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
options-count = { $options ->
    [one] { $options } option
   *[other] { $options } options
}

## Talking to the player

ask-choice = Your choice:
choice-unclear = I don't understand “{ $text }”. Type a number from the list or an action.
undo-done = One step taken back.
goodbye = Goodbye. The game is saved as { $file }.
saved-as = Saved as { $file }.
pass-device = Now it is { $name }'s turn to look. Press Enter when you are ready.
help-title = What you can type
help-choose = a number: choose that option
help-action = an action in words, such as “{ $example }”
help-undo = undo: take back your last step
help-rules = rules 2.3: read a rule
help-log = log: show what happened so far
help-help = help: show this list
help-quit = quit: save the game and leave

## Terminal

help-hint = Type help to see what else you can type.
usual-names = Anna, Boris, Clara, Dmitri, Emma, Felix, Greta, Hugo
dice-of = { $name }'s dice
anyone-answers = Does anyone answer? Type who ({ $names }), or just Enter if nobody does.
options-hint = { $examples }   ({ $count }; type options to see them all)
possible-now = Possible now: { $actions }
input-near = I don't know “{ $text }”. Did you mean “{ $near }”?
input-unknown = I don't know “{ $text }”. Type an action such as “{ $example }”, or help.
error-no-option = The options are numbered from 1 to { $number }.
error-no-clause = There is no rule “{ $word }”. The chapters are { $words }.
why-what = Type the action you have in mind, such as “why { $example }”.
why-possible = “{ $action }” is possible now.
odds-title = How likely you are to end with at least so many, if that is what you roll for:
odds-none = This game works out no odds.
odds-not-now = There is nothing to roll for now.
odds-not-here = Nothing about this is left to dice.
at-least = { $number }+
go-on-with = To go on: { $command }
another-match = Another match? yes · no · save
press-enter = Enter goes on, q stops.
took-back = { $name } takes the last step back.
replay-fits = Played again by the rules, { $actions ->
    [one] the only action gives
   *[other] all { $actions } actions give
} the same.
replay-differs = Played again, it differs. { $difference }
replay-untried = Not played again: { $reason }
heading-ability = Ability
heading-games = Games
heading-share = Won
heading-interval = 95 % interval
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s.
simulated-length = A game has { $turns } turns on average ({ $least } to { $most }) and { $decisions } decisions.
help-options = options: list everything you can do now
help-table = table: draw the table again, with all abilities and the like
help-why = why ACTION: say which rule forbids it
help-odds = odds: what the dice can still become; odds ACTION: what may come of it
help-save = save FILE: write the game to a file and go on
