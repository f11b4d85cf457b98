# The table page in English: seats, play, and the states a person meets.

## States

state-loading = The table is being laid. On a slow line this takes a few seconds.
state-offline = You are offline
state-offline-text = As soon as the network is back, the table appears here by itself.
state-offline-short = You are offline. The table waits.
state-reconnecting = Connecting again …
state-unreachable = The server can't be reached
state-unreachable-text = It may be starting anew. We keep trying; nothing of your game is lost.
state-restarted = The server has started anew. Everything is as it was.
state-new-version = There is a new version
state-new-version-text = Load the page again to go on. Your game stays where it is.
state-no-table = There is no such table
state-no-table-text = The address may be wrong, or the table was closed.
state-by-invitation = This table is by invitation
state-by-invitation-text = Ask somebody at the table for the invitation link and open it.
state-no-watching = Nobody may watch here
state-no-watching-text = Only those who have a seat see this table.
state-table-full = All seats are taken
state-table-full-text = You can watch as soon as the match begins.
state-closed = This table is closed
state-closed-text = The host has left it.
state-gone = The connection was closed
state-gone-text = Try again, or go back to the lobby.
state-try-again = Try again
state-load-again = Load again

## Seats

table-page = Table
table-seats = Seats
table-setting = What is played
table-you = you
table-bot = bot
table-bot-level = Bot: { $level }
table-has-turn = has the turn
table-decides = decides
table-you-asked = asked
table-winner = won
table-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
table-away = away
table-seat-left = left: a bot plays
table-seat-time = out of time: a bot plays
table-open-seat = Open seat
table-sit = Sit down here
table-seat-for = Who takes seat { $seat }
table-seat-open-choice = Leave open
table-free-seat = Free this seat
table-stand-up = Leave the table
table-start = Begin the match
table-start-with-bots = { $open ->
    [one] Begin the match, a bot takes the open seat
   *[other] Begin the match, bots take the { $open } open seats
}
table-host-starts = The host begins the match when everybody is here.
table-gathering = The dice are being shuffled
table-gathering-text = Every player adds random digits of their own, so that nobody can know the dice.

## What was agreed on

table-clock-none = no clock
table-clock-move = { $seconds } s for each decision
table-clock-hours = { $hours ->
    [one] { $hours } hour for each decision
   *[other] { $hours } hours for each decision
}
table-clock-days = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
}
table-clock-bank = { $minutes } min and { $increment } s more for each decision
table-listed = anybody may join
table-by-link = with the link
table-private = by invitation

## Invitation

table-invite = Invitation link
table-invite-hint = Whoever opens it may join this table.
table-copy-link = Copy the link
table-link-copied = The link is copied.
table-link-by-hand = Please copy the link by hand.
table-share = Share
table-share-text = Come and play { $game }
table-renew-link = New link
table-link-renewed = There is a new link. The old one is no longer valid.
table-link-not-renewed = That didn't work. The old link is still valid.

## The prompt

table-your-turn = Your turn.
table-over = The match has ended.
table-abandoned = The match was broken off.
table-failed = The match can't go on.
table-failed-text = Something went wrong with the rules. The record is kept.
table-bot-for-you = A bot plays for you.
table-bot-left = You had left the table.
table-bot-time = Your time had run out.
table-take-back = Take your seat back
table-answer-in = Your answer is in.
table-answer-change = You may change it until everybody has answered.
table-answer-window = You may change it as long as the time runs.
table-window-note = Everybody is asked at once.
table-window-left = { $seconds ->
    [one] { $seconds } second left to answer
   *[other] { $seconds } seconds left to answer
}
table-window-minutes = { $minutes ->
    [one] { $minutes } minute left to answer
   *[other] { $minutes } minutes left to answer
}
table-window-hours = { $hours ->
    [one] { $hours } hour left to answer
   *[other] { $hours } hours left to answer
}
table-clock-of = Time of { $name }
table-time-days = { $days } d { $hours } h

## Doing something

table-actions = What you can do
table-dock = Actions
table-your-answer = your answer
table-plain-list = Show everything as a list
table-dice = Choose dice
table-die = Die { $die }
table-die-face = Die { $die }: { $face }
table-die-fixed = { $name }, can't be chosen
table-dice-choose = Choose
table-dice-none = Mark the dice first
table-dice-not-offered = These dice can't be chosen together.
table-why = Why not?
table-why-none = That is not possible now.
table-why-rule = Rule { $clause } forbids that.
table-read-rule = Read rule { $clause }
table-step = Step { $step }
table-step-back = One step back
table-undo = Take it back
table-dismiss = Close
table-outcome-unknown = The line broke meanwhile. What you see now is how things stand.
table-not-sent = There is no connection, so nothing was sent.

## Standing orders

table-orders = Answer without being asked
table-orders-more = More standing orders
table-order-pass-turn = Pass for this turn
table-order-pass-match = Pass for the whole match
table-order-turn = { $what }, for this turn
table-order-match = { $what }, for the whole match
table-orders-stand = You are not asked, for you have ordered:
table-orders-cancel = Ask me again

## The board

table-middle = Middle of the table
table-yes = yes
table-no = no
table-none = none
table-recent = What happened last
table-recap = While you were away
table-left = { $name } left. A bot plays on.
table-out-of-time = { $name } has run out of time. A bot plays on.
table-is-back = { $name } is back.

## Beside the board

table-side = Log, chat and rules
table-log = What happened
table-log-short = Log
table-log-empty = Nothing has happened yet.
table-log-newest = To the newest
table-log-earlier = { $turns ->
    [one] { $turns } earlier turn
   *[other] { $turns } earlier turns
}
table-chat = Chat
table-chat-unread = Chat, { $unread } new
table-chat-empty = Nobody has said anything yet.
table-chat-label = Say something
table-chat-send = Send
table-chat-watcher = watching
table-rules = Rules
table-menu = Menu
table-watching = You are watching
table-watching-late = You are watching, { $seconds } s behind
table-watchers = { $watchers ->
    [one] { $watchers } is watching
   *[other] { $watchers } are watching
}
table-match-number = Match { $number }
table-updated-rules = The rules were updated during this match

## Leaving and ending

table-to-lobby = To the lobby
table-more-ways = More ways to go on
table-to-lobby-for-now = To the lobby, keep my seat
table-leave = Leave
table-leave-bot = Leave, a bot plays on
table-leave-hint = You can look at other things and come back: your seat waits for you. If you leave for good, a bot plays on at once; you can still take your seat back later.
table-leave-over = If you leave, your seat is free for the next match.
table-abandon = Break the match off
table-abandon-agree = Break off as well
table-abandon-withdraw = Play on after all
table-abandon-hint = The match ends without a winner once everybody agrees.
table-abandon-wanted = { $count ->
    [one] { $names } wants to break the match off.
   *[other] { $names } want to break the match off.
}
table-ending = After the match
table-series = Wins so far: { $series }
table-rematch = Play again
table-rematch-withdraw = Don't play again
table-rematch-waiting = You want to play again. It begins when everybody agrees.
table-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
table-verify = Verify the dice
table-record = Download the record
table-record-own = Download what you have seen so far
table-commitment = The dice of this match were sealed before it began: { $commitment }
table-digits-included = The random digits of your browser went into the dice.
table-digits-late = The random digits of your browser came too late for this match.
table-digits-changed = The match does not contain the random digits your browser sent. Verify the dice.

## Keys

table-keys = Keyboard
table-keys-on = Single keys are shortcuts
table-key-choose = go to the choice with this sign, or mark the die
table-key-move = move among the choices
table-key-enter = do it
table-key-space-name = Space
table-key-space = mark a die, or do it
table-key-escape = one step back
table-key-undo = take it back
table-key-log = what happened
table-key-chat = chat
table-key-rules = rules
table-key-help = this list
table-several = What do you do?
table-card-not-now = Nothing can be done with it right now.
