# What the lab tells in English. Pages of the client don't need it, so it is not among the common texts.

## Tables

lab-goals = Goals
lab-heading-goal = Goal
lab-heading-wanted = Wanted
lab-heading-kept = Kept
lab-heading-unsure = Unsure
lab-heading-missed = Missed
lab-heading-missing = By whom
lab-lengths = How long games are
lab-happened = What happened
lab-won-by = Who won: { $what }
lab-played = What was played: { $what }
lab-heading-of-arm = Arm
lab-heading-number = In a game
lab-heading-average = Average
lab-heading-median = Median
lab-heading-most-games = 5 to 95 %
lab-heading-happened = What
lab-heading-in-games = Of games
lab-heading-a-game = A game
lab-heading-of-dealt = Of those drawn
lab-heading-times = Times its share
lab-heading-effect = Played it
lab-heading-luck = Drew it
lab-heading-verdict = Goal
lab-difference = More than in “{ $arm }”
lab-kept = kept
lab-missed = missed
lab-unsure = unsure
lab-wanted = Wanted: { $goal }.
lab-goal-points = the fair share, give or take { $bound } points
lab-goal-times = at most { $bound } times its share
lab-goal-games = in at least { $bound } of all games
lab-goal-least = at least { $bound } on average
lab-goal-most = at most { $bound } on average
lab-more-rows = { $rows ->
    [one] One more row is in the report.
   *[other] { $rows } more rows are in the report.
}

## Notes

lab-note-shares = A victory is one point, which winners share. Fair is a label’s part of the seats.
lab-note-intervals = Intervals hold 95 %. Arms play the same deals, and differences are taken deal by deal.
lab-note-effect = “Played it” and “Drew it”: points of victory over the fair share, for seats that did. Whoever plays a card does not win because of it alone, since a long life plays many; what was drawn is left more to chance.
lab-note-games = { $arm }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $players } at the table, bots: { $bots }.
lab-note-without-winner = { $games ->
    [one] One game had no winner.
   *[other] { $games } games had no winner.
}
lab-note-unfinished = { $arm }: { $games ->
    [one] one game didn't end within 100,000 decisions and counts as unfinished
   *[other] { $games } games didn't end within 100,000 decisions and count as unfinished
} (deal { $deals }).
lab-note-goal-unknown = Nothing was measured that is called “{ $name }”, so its goal says nothing.
lab-note-seed = Seed { $seed }, version { $rules } of the rules.
lab-none-yet = No game is finished yet.
lab-report-written = Report: { $file }
lab-results-kept = Results: { $file }
lab-plot-won = Share of victories, against the fair share
lab-plot-effect = Points won over fair by those who played it

## What is counted

lab-number-turns = Turns
lab-number-decisions = Decisions
lab-number-gestures = Gestures (a path is one)
lab-number-actions = Actions
lab-number-falls = Falls without a scorer
lab-number-disconnected = Fighters disconnected
lab-number-points = Points of a seat
lab-number-figures-fallen = Figures knocked down or put out
lab-number-machines-fallen = Machines knocked down or put out
lab-number-fights-of-machines = Fights that machines began
lab-group-seat = seat
lab-group-turn = turn in the first round
lab-group-bot = bot
lab-group-zone = zone
lab-group-carrier = who carried most
lab-group-left-out = who was left out
lab-group-cards-dealt = rank of the activation cards dealt
lab-group-last-turn = place in the last round
lab-group-fighter = fighter (Health/Speed/Accuracy)
lab-group-respawn-field = starting field
lab-group-card = cards
lab-group-card-beaten = cards that were beaten
lab-group-arm = arms fired
lab-group-arm-fragging = arms that fragged
lab-group-respawn-lives = respawns, by field
lab-group-respawn-frags = frags in lives after a respawn, by field
lab-group-act = what figures do
lab-group-profile = profiles activated
lab-group-resource = resources laid down (drawn: needed)
lab-group-rank = playing cards, by rank
lab-group-face-rage = rage cards turned up
lab-group-face-wound = wounds drawn
lab-label-act-jump = jump
lab-label-act-fight = fight
lab-label-act-theft = attempted theft
lab-label-act-taking = taking up
lab-label-act-laying-down = laying down
lab-label-act-sidestep = stepping aside
lab-label-act-swap = changing places
lab-label-act-failed-shove = failed to get past
lab-label-act-standing-up = standing up
lab-label-act-switching = switching a field
lab-label-act-terminal = using a terminal
lab-label-rank-j = J
lab-label-rank-q = Q
lab-label-rank-k = K
lab-label-rank-a = A
lab-label-carrier-none = nobody
lab-label-left-out-none = nobody
