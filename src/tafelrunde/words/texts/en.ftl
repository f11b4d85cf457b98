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

## Why the coach suggests something

who-has = { $seats-is ->
    [you] You have
    [with-you] You and { $seats-others } have
   *[other] { $seats-count ->
        [one] { $seats } has
       *[other] { $seats } have
    }
}
more-or-less = { $way ->
    [less] less
   *[more] more
}
more-or-fewer = { $way ->
    [less] fewer
   *[more] more
}
reason-only = There is nothing else to do.
reason-habit = Nothing else came out better, so this is the usual choice.
reason-narrow = It is a close call: something else is nearly as good.
reason-ahead = It wins about { $points } more of 100 games.
reason-sure = That it is better is { $percent } % sure.
reason-wins-now = It wins at once in { $percent } more of 100 cases.

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
error-no-word = There is no “{ $word }” here. There are { $words }.
error-no-word-near = There is no “{ $word }” here. Did you mean “{ $near }”?
error-no-number = “{ $word }” is no number.
error-ambiguous = “{ $word }” could mean several things: { $words }.
error-incomplete = Something is missing: write { $form }.
error-too-much = “{ $word }” is too much here.
error-open-quote = A quotation mark is never closed.

## A match that can't be set up so

error-setting-players = { $game } is for { $fewest } to { $most } players, not { $players }.
error-setting-no-module = { $game } has no module “{ $word }”. { $number ->
    [0] It has none.
   *[other] It has { $words }.
}
error-setting-no-option = { $game } has no option “{ $word }”. { $number ->
    [0] It has none.
   *[other] It has { $words }.
}
error-setting-no-file = { $game } takes no file “{ $word }”. { $number ->
    [0] It takes none.
   *[other] It takes { $words }.
}
error-setting-needs-module = The module “{ $module }” needs the module “{ $needs }”.
error-setting-needs-players = The module “{ $module }” needs at least { $fewest } players.
error-setting-range = The option “{ $option }” goes from { $least } to { $most }, so it can't be { $value }.

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
odds-options = What may come of what you can do now:
odds-how = Type odds and an action for all that may come of it.
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
heading-level = Level
heading-fair = Fair
heading-freed = Without luck
heading-odds = Odds
heading-rating = Rating
heading-thinking = Thinks
league-one-sided = One side of a level against the other side, swapped.
league-luck-told = Without luck: less what dice and draws brought ({ $samples } samples each). Odds and interval go by it.
league-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $deals ->
    [one] { $deals } deal
   *[other] { $deals } different deals
}.
league-odds-told = Odds: of winning, against those of the fair share. 1 is even.
league-rating-told = Rating: 400 points more are ten times the odds. { $level } is 1500.
league-report-written = Report: { $file }
league-ratings-written = Ratings: { $file }
league-report-title = League: { $game }
league-report-setting = { $players } at the table, seed { $seed }.
league-plot-odds = Odds of winning, against those of the fair share
league-plot-ratings = Rating
league-plot-places = Share of games won, by place
league-plot-course = Share of games won, as the league went on
help-options = options: list everything you can do now
help-table = table: draw the table again, with all abilities and the like
help-why = why ACTION: say which rule forbids it
help-odds = odds: what the dice can still become; odds ACTION: what may come of it
help-save = save FILE: write the game to a file and go on

## The coach, and looking back at a match

help-coach = coach: what the strong bot would do here, and why
coach-suggests = The strong bot would choose: { $action }
coach-then = Then: { $actions }
coach-chance = Chance to win by it: about { $percent }.
coach-against = Compared with “{ $action }”:
coach-costs = It has a price:
coach-others = Also thought about: { $options }
coach-off = This table plays without the coach.
coach-thinks = The coach is thinking.
heading-summary-start = Before
heading-summary-deal = Deal
heading-summary-dice = Dice
heading-summary-hidden = Unknown
heading-summary-decisions = Choices
heading-summary-usual = Usual
heading-summary-others = Others
heading-summary-rest = Rest
heading-summary-result = Result
heading-summary-agreed = Like bot
summary-told = Chances to win in percent; from left to right they add up to the result.
summary-luck = Deal and Dice are luck: what came, less what could be expected. Choices: what was lost against the strong bot's choice, by what the player knew. Unknown: how those choices came out by what the player couldn't know. Usual: the chances reckon with usual play, so what that misses as well is given back here. Others: what their choices did, against usual ones. Rest: what all this doesn't explain.
summary-explained = All this explains { $percent } of how far the chances went.
summary-vague = Chances in this match could hardly be foretold: take the numbers as a rough picture.
summary-costly = The costliest choices
summary-moment = After { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
}, { $name }: “{ $played }” cost { $points } against “{ $better }”.
summary-strokes = The largest strokes of luck
summary-stroke = After { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
}, { $name }: { $points }
summary-beliefs = What was believed at the last turn
summary-belief = { $name } about { $about }: { $guesses }
summary-guess = { $thing } { $percent }
summary-guess-true = { $thing } { $percent } (true)

## What can't be read or isn't there: files, records, scenarios
error-no-game = There is no game “{ $word }”. There are { $words }.
error-no-language = There is no language “{ $word }”. There are { $words }.
error-no-bot = There is no bot “{ $word }”. There are { $words }.
error-no-such-bot = { $game } has no bot “{ $word }”. Take { $words }.
error-too-many-people = { $people } people can't sit at a table for { $seats }.
error-names = For { $players } players there have to be { $players } names, not { $number }.
error-name = A name has 1 to 40 visible signs, unlike “{ $word }”.
error-same-name = Two players can't have the same name.
error-name-twice = Two players are called { $word }.
error-one-seat = Only one person can be given a seat.
error-needs-player = Name a player here.
error-other-game = This is a match of { $theirs }, not of { $ours }.
error-has-ended = { $file } has ended. `tafelrunde replay` shows it.
error-others-eyes = { $source } holds only what { $player } was told.
error-write-option = Write --option key=number, such as rounds=5, not “{ $word }”.
error-write-file = Write --file key=path, such as map=my.txt, not “{ $word }”.
error-file-unread = { $file } can't be read ({ $reason }).
error-file-unwritten = { $file } can't be written ({ $reason }).
error-file-no-text = { $file } is no text in UTF-8 (line { $line }).
error-file-there = { $file } is there already. Name another file.
error-in-file = { $source ->
    [none] This can't be used.
   *[other] { $source } can't be used.
}
error-in-line = { $source ->
    [none] Line { $line }:
   *[other] { $source }, line { $line }:
}
error-at = { $source ->
    [none] Line { $line }
   *[other] { $source }, line { $line }
}, column { $column }{ $path ->
    [none] :
   *[other] , { $path }:
}
error-key-twice = “{ $word }” is written twice.
error-key-missing = “{ $word }” is missing.
error-write-pairs = Write pairs such as key: value.
error-write-list = Write a list: [one, another], or lines that begin with a dash.
error-write-word = Write a single word or line.
error-write-number = Write a whole number.
error-write-truth = Write true or false.
error-write-one-of = Write one of { $words }.
error-write-names = Write the players' names in seat order.
error-write-hex = Write up to 64 bytes as hexadecimal digits.
error-write-entry = Write [player, action, hash].
error-write-draw = Write [index, n, result, name of the draw].
error-draw-range = A draw is 0 or more and below its n, which is 1 to 2^31.
error-write-messages = Write JSON: { $form }
error-odd-sign = There is a sign that no text has.
error-too-deep = There are lists within lists, too deep to read.
error-no-yaml = This is not YAML ({ $reason }).
error-anchors = Anchors (&) are not allowed.
error-record-documents = A record is one YAML document, and here are { $number }.
error-record-format = This is not a record of format { $number }.
error-record-before = { $players } players have to be { $players } before, too.
error-record-part = This is not a whole match. It can be viewed, not played again.
error-record-version = It was played by rules of version { $theirs }, not { $ours }. It can be viewed and verified, not played again.
error-record-differs = Played again, it comes out another way, so nobody can go on from it.
error-fork-moment = A match goes on after 0 to { $lines } lines of its log, with all answers given at once, not after { $number }.
error-fork-over = The match is over there. Go on from an earlier moment.
error-no-scenario = There is no scenario in it.
error-no-scenarios = There is no scenario (*.yaml) in { $places }.
error-scenario-start = A scenario starts from a position or with the set-up, not both.
error-scenario-game = { $game } has no scenarios.
error-scenario-players = Write the names, or a number up to { $most }.
error-scenario-name = A player in a scenario can't be called { $word }.
error-fork-long = Nobody goes on from more than { $most } actions.
error-read-too-long = It takes too long to read this.
error-scenario-long = A scenario has at most { $most } steps.

## What is wrong with a drawn map
error-map = This drawing can't be played on.
error-map-at = Line { $line }, column { $column }:
error-map-more = { $more ->
    [one] There is one more problem.
   *[other] There are { $more } more problems.
}
error-map-problems = { $number ->
    [one] 1 problem: nobody can play on this map yet.
   *[other] { $number } problems: nobody can play on this map yet.
}
error-map-no-game = { $file } needs a line that names its game, such as `game: frag`.
error-no-maps = { $game } is not played on maps.
error-map-long = A map has at most { $most } characters, not { $number }.
error-map-missing = The drawing is missing.
error-map-header = Above the drawing stand { $lines }.
error-map-sign = Only `sign` names a character, and it has to: `sign A: …`.
error-map-twice = `{ $word }:` stands here a second time.
error-map-game = This is a map for “{ $theirs }”, not for “{ $ours }”.
error-map-sign-known = “{ $mark }” has a meaning already.
error-map-sign-twice = “{ $mark }” is explained a second time.
error-map-needs = The map needs a line `{ $form }`.
error-map-line = This line has { $number } characters, the first one { $first }.
error-map-odd-lines = { $number } lines: it has to be an odd number, two a field and one more.
error-map-odd-columns = { $number } columns: it has to be an odd number, two a field and one more.
error-map-fields = A map has { $fewest } to { $most } fields each way, not { $number }.
error-map-mark = “{ $mark }” means nothing { $place ->
    [field] as a field
    [upright] as an edge between left and right
    [lying] as an edge between above and below
   *[corner] as a corner
}.
error-map-open = The border of the map is open here.
error-map-corner-needed = A wall or door ends here: the corner needs a “+”.
error-map-corner-blank = No wall or door ends at this corner: it has to be blank.
