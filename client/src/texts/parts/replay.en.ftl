# Replays in English: a match again, moment by moment, and playing on from one of them.

ui-replay = Replay
ui-replay-trouble = This match can't be shown

## Opening a record

ui-replay-open = Watch a match again
ui-replay-open-what = Every match leaves a record. Open one and go through it step by step, as any of its players saw it.
ui-replay-open-go = Watch it

## Winding

ui-replay-dock = Time line and controls
ui-replay-timeline = Moment of the match
ui-replay-beginning = The beginning
ui-replay-step = Step { $step } of { $steps }
ui-replay-end = The end, step { $step } of { $steps }
ui-replay-controls = Go through the match
ui-replay-first = To the beginning
ui-replay-turn-back = To the turn before
ui-replay-step-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step-on = One step on
ui-replay-turn-on = To the next turn
ui-replay-last = To the end
ui-replay-speed = Speed
ui-replay-times = { $times } ×
ui-replay-asked = { $name } is asked: { $question }

## Through whose eyes

ui-replay-as = Seen by
ui-replay-spectator = a spectator
ui-replay-old-rules = There is no board for this match
ui-replay-old-rules-text = It was played by version { $rules } of the rules, and they have changed since. What happened can still be read, step by step.
ui-replay-own-stream = There is no board for this record
ui-replay-own-stream-text = It was taken in the middle of a match and holds only what one viewer was told. When the match is over, everything can be seen.

## More

ui-replay-share = Copy the link to this moment
ui-replay-shared = The link is copied. It leads to this very moment.
ui-replay-share-by-hand = Please copy the address from the address bar. It leads to this very moment.
ui-replay-other = Open another record
ui-replay-key-step = one step back or on
ui-replay-key-turn = a turn back or on
ui-replay-key-play = play or pause
ui-replay-key-ends-name = Home End
ui-replay-key-ends = to the beginning or the end
ui-replay-key-panel = what happened, rules

## Playing on

ui-replay-fork = Play on from here
ui-replay-fork-hint = Go to the moment from which you want to play on. Then choose “Play on from here”.
ui-replay-fork-over = The match ends here. Go some steps back to play on.
ui-replay-fork-what = A new table opens at this moment. You take one seat, bots take the others. Up to here everything is as it was; the dice and cards from here on are new, and as fair as in any match.
ui-replay-fork-seat = Your seat
ui-replay-fork-as = in place of { $name }
ui-replay-fork-level = The bots
ui-replay-fork-go = Open the table
