# Texts of the interface. Those of the table page are in table.en.ftl; games bring their own.

## Everywhere

ui-skip = Skip to the content
ui-close = Close
ui-done = Done
ui-loading = Loading
ui-try-again = Try again
ui-reload = Load the page again
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-footer = More pages
ui-trouble = That did not work
ui-unreachable = The server does not answer. Perhaps it is just starting again.
ui-offline = You are offline. As soon as the network is back, it goes on.
ui-stale-title = A part of this page is missing
ui-stale-text = Either the network is gone or there is a newer version. Loading the page again helps in both cases.
ui-just-now = just now

## Ways to pages that have texts of their own (parts/)

summary-title = How it went
ui-lab = Lab
lesson-see = See it at the table
ui-replays = Replays
ui-replay-watch = Watch the replay
ui-replay-fork-later = Play on from a moment

## Settings, name and account

ui-settings = Settings
ui-language = Language
ui-theme = Look
ui-theme-system = As the system
ui-theme-dark = Evening
ui-theme-light = Day
ui-guest-name = Guest { $number }
ui-your-name = Your name
ui-your-name-hint = The others at the table see it.
ui-name-save = Use this name
ui-name-changed = Your name is changed.
ui-account = Your account
ui-account-none = Guest
ui-account-guest = You
ui-account-title = Keep your games
ui-account-why = With an account you find your games on every device. Nobody needs one to play, and no e-mail is asked for.
ui-account-of = Account { $login }
ui-account-kept = Your games are kept under this account.
ui-login = Account name
ui-password = Password
ui-password-hint = 8 signs or more.
ui-log-in = Log in
ui-log-out = Log out
ui-register = Open an account
ui-registered = The account is open. Your games are kept.
ui-logged-in = You are logged in.
ui-logged-out = You are logged out.

## Lobby

ui-lobby-title = Lobby
ui-lobby-hello = Take a seat
ui-lobby-invite = Play with friends, with bots or with both. No registration: choose a game and begin.
ui-my-games = Your games
ui-ended-games = Games that are over
ui-games = Games
ui-open-tables = Open tables
ui-open-none = No table is looking for players right now. Open one and choose “in the lobby”.
ui-play-now = Play now
ui-new-table = Set up a table
ui-rules = Rules
ui-players-range = { $fewest } to { $most } players
ui-your-turn = Your turn
ui-status-open = Waiting for players
ui-status-gathering = About to begin
ui-status-playing = In play
ui-status-over = Over
ui-status-closed = Closed
ui-open-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
ui-match-number = Match { $number }
ui-join-title = Join by link
ui-join-label = Invitation link or code
ui-join-hint = Paste what your friend has sent you.
ui-join-go = Join
ui-join-wrong = There is no invitation in that. A link ends in /join/ and a code.

## New table

ui-new-title = New table
ui-new-who = Who plays
ui-new-how = How it is played
ui-new-table-itself = The table
ui-players = Players
ui-with = With whom
ui-with-bots = Bots
ui-with-friends = Friends
ui-with-both = Both
ui-seats-each = Choose each seat
ui-seat = Seat { $number }
ui-seat-open = Free for a person
ui-seat-bot = Bot: { $level }
ui-you = You
ui-you-are = You: { $name }
ui-level-random = Random
    .explained = takes any possible move
ui-level-beginner = Beginner
    .explained = means well, but overlooks things
ui-level-regular = Regular
    .explained = plays by experience and answers at once
ui-level-strong = Strong
    .explained = tries its ideas out in its head first
ui-level-expert = Expert
    .explained = thinks about every move for a second
ui-bots-play = How bots play
ui-bots-differ = Each bot as chosen below.
ui-level-rated = { $explained } (rating { $rating })
ui-modules = Modules
ui-module-fewest = from { $fewest } players
ui-usual = { $number } (usual)
ui-problem-needs = { $module } needs { $needs }: switch that on too.
ui-problem-fewest = { $module } needs { $fewest } players or more.
ui-visible = Who can come
ui-visible-link = By link
    .explained = Whoever has the link may join or watch.
ui-visible-listed = In the lobby
    .explained = The table is listed in the lobby; anybody may join.
ui-visible-private = Only invited
    .explained = Only people with an invitation link may see the table, and you can renew the link.
ui-clock = Clock
ui-clock-none = No clock
    .explained = Everybody takes their time.
ui-clock-live = Live
    .explained = Everybody has a supply of minutes. Whoever uses it up is replaced by a bot until they are back.
ui-clock-days = Over days
    .explained = Everybody comes by when they have time.
ui-clock-minutes = For the whole match
ui-clock-increment = More for each decision
ui-clock-per-decision = For each decision
ui-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
ui-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
ui-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
ui-more = Bots and spectators
ui-pace = Pace of the bots
ui-pace-hint = How long a bot waits before it moves, so that you can follow.
ui-pace-none = At once
ui-pace-quick = Brisk
ui-pace-usual = Calm
ui-pace-slow = Slow
ui-watching = Spectators are welcome
ui-watching-hint = They see what lies open on the table, and no secrets.
ui-delay = Spectators lag behind
ui-delay-hint = A delay keeps anybody from whispering.
ui-delay-none = Not at all
ui-start-now = Start the match
ui-start-now-hint = Bots take their seats, and it begins at once.
ui-open-table = { $seats ->
    [one] Open the table with { $seats } free seat
   *[other] Open the table with { $seats } free seats
}
ui-open-table-hint = You get a link for your friends. Bots can still take seats that stay free.

## Invitations

ui-invitation = Invitation
ui-invited = { $host } invites you to { $game }
ui-invited-who = At the table: { $names }
ui-invited-already = You have a seat there already.
ui-sit-down = Sit down
ui-watch = Watch
ui-table-full = All seats are taken
ui-table-playing = The match has begun
ui-table-full-text = You can watch, and ask for a seat in the next match.
ui-link-expired = This invitation is not valid any more
ui-link-expired-text = Ask for a new link, or open a table yourself.

## Rules

ui-rules-of = Rules: { $game }
ui-rules-search = Search the rules
ui-rules-chapters = Chapters
ui-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
ui-rules-nothing = No rule has these words. Try fewer or others.

## Verify

ui-verify = Verify the dice
ui-verify-what = Every match leaves a record. Here you check that dice and cards were drawn fairly, and that nobody could change them.
ui-verify-paste = Record of a match
ui-verify-drop = Paste it, or drop the file here. You can download it at the end of a match.
ui-verify-file = Choose a file
ui-verify-go = Check
ui-verify-how = How it works
ui-verify-how-commitment = Before the match the server draws a secret and shows its fingerprint, the commitment. From then on it can't swap the secret unseen.
ui-verify-how-contributions = Then each player's browser adds random digits of its own. So the server doesn't know the dice beforehand either.
ui-verify-how-draws = Secret and digits together make the key. Every die and every card follows from the key and its number in the line.
ui-verify-how-secret = When the match is over, the secret is opened. Now anybody can recompute every draw, as this page does.
ui-verify-yourself = You need not trust this server
ui-verify-yourself-text = The same check runs on your own machine: tafelrunde verify FILE.
ui-verdict-ok = The dice were fair
ui-verdict-ok-text = Every draw is exactly what secret and digits give. Nothing was changed afterwards.
ui-verdict-bad = Something does not fit
ui-verdict-bad-text = This record is not what the commitment promised. Below you see what differs.
ui-verdict-secret = The secret is not open yet
ui-verdict-secret-text = A record from the middle of a match can't be checked. Download it again when the match is over.
ui-verdict-match = { $game }: { $names }
ui-check-seal-yes = The secret is the one the server committed to before the match.
ui-check-seal-no = The secret is not the one the server committed to before the match.
ui-check-draws-yes = { $draws ->
    [one] The only draw follows from the key.
   *[other] All { $draws } draws follow from the key.
}
ui-check-draws-no = { $draws ->
    [one] The only draw does not follow from the key.
   *[other] Not all of the { $draws } draws follow from the key.
}
ui-check-contributions = { $contributed ->
    [0] No browser added digits. The server alone made the secret, but it could not change it any more.
    [one] { $contributed } of { $players } seats added digits of its own.
   *[other] { $contributed } of { $players } seats added digits of their own.
}
ui-draws = { $draws ->
    [one] { $draws } draw
   *[other] All { $draws } draws
}
ui-draws-first = The first { $shown } are shown.
ui-draw-place = Place
ui-draw-what = What was drawn
ui-draw-of = Out of
ui-draw-result = Result

## About

ui-about = About tafelrunde
ui-about-what = One table for many games: in the browser with friends and bots, in the terminal, and in a lab for those who study games. Dice and cards can be verified by anybody.
ui-about-licence = The program is free software under the MIT licence.
ui-about-games = The games
ui-about-pictures = Pictures and letters
ui-about-icons = Some of the icons on covers, dice, tokens and portraits are by { $artists }. They are under the Creative Commons licence CC BY 3.0 and were recoloured. Everything else is drawn by us.
ui-about-fonts = The letters are Podkova, Inter and Bitter, all under the SIL Open Font License.
ui-about-privacy = What is kept
ui-about-privacy-text = Your name, your games and what you say at the table are kept on this server. One cookie knows you again. There are no trackers, and the page asks nobody else for anything.
ui-about-version = Version { $version }

## Nothing here

ui-missing-title = There is nothing here
ui-missing-text = Perhaps the address is mistyped, or what was here is gone.

## What the server refuses

refused-malformed = The server could not read that. Please load the page again.
refused-too-big = That is too big to be sent.
refused-unknown-person = The server does not know you yet. Choose a name first.
refused-wrong-password = Name and password don't fit together.
refused-name-taken = This name is taken. Try another one.
refused-bad-name = A name has 1 to 40 visible signs.
refused-bad-password = A password has 8 to 200 signs.
refused-bad-setting = The game can't be set up like this. Change players or modules.
refused-no-game = There is no such game.
refused-no-table = There is no such table.
refused-no-record = There is no record of this match yet.
refused-bad-record = This is no record. A record is a file that you download at the end of a match.
refused-no-scenario = There is no such scenario.
refused-bad-scenario = This scenario can't be played.
refused-link-expired = This invitation is not valid any more. Ask for a new link.
refused-by-invitation = This table is by invitation only. Ask the host for a link.
refused-no-watching = Nobody may watch at this table.
refused-table-full = All seats are taken.
refused-seat-taken = Somebody was quicker: this seat is taken.
refused-not-seated = You have no seat at this table.
refused-already-seated = You have a seat already.
refused-not-host = Only the host may do that.
refused-wrong-status = That is not possible at this table now.
refused-stale = This decision is no longer open. Look what has changed.
refused-illegal = The rules don't allow that.
refused-no-undo = This can't be taken back.
refused-no-odds = Odds are switched off at this table.
refused-no-coach = The coach is switched off at this table.
refused-coach-busy = The coach is still thinking about your last question.
refused-no-summary = This match can't be looked back at: nothing happened, or it was played by older rules.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-bad-origin = This page may not talk to the server.
refused-old-client = There is a newer version. Load the page again.
refused-hello-first = The connection began in the wrong way. Load the page again.
refused-unavailable = The server can't do that now. Try again in a moment.

## Why the server hung up

bye-flood = Too many messages came from this page. Wait a moment and load it again.
bye-slow = The connection was too slow to keep up. It begins anew.
bye-restart = The server is starting again. Your game is safe.
bye-malformed = The server could not read what this page sent. Load it again.
