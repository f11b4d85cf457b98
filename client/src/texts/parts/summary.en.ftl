# How it went: what a match looks like afterwards.

summary-what = What luck gave and what decisions took, in chances to win, as the strong bot sees them. 100 is a certain win.
summary-working = The strong bot plays the match again.
summary-progress = { $done } of { $of } decisions looked at
summary-broken = The match was broken off; this is how it stood then.
summary-players = Luck and decisions
summary-from = From { $start } to { $result }
summary-luck = Luck
    .explained = what was dealt, dice and draws
summary-luck-error = give or take { $points }
summary-deal = Of it, the deal
summary-dice = Of it, dice and draws
summary-decisions = Decisions
    .explained = against the strong bot's choices
summary-hidden = What nobody could know
summary-usual = Reckoned with
    .explained = usual play misses this much too
summary-others = What the others did
summary-rest = Not explained
summary-agreed = { $choices ->
    [one] { $agreed } of { $choices } decision as the strong bot would have chosen
   *[other] { $agreed } of { $choices } decisions as the strong bot would have chosen
}
summary-no-choices = Nothing to decide
summary-more = In detail
summary-moments = The costliest decisions
summary-no-moments = Nobody gave anything away worth naming.
summary-all-moments = Show more
summary-moment = { $points ->
    [one] { $name } gives { $points } point of a chance away
   *[other] { $name } gives { $points } points of a chance away
}
summary-played = Played: { $action }
summary-better = Better: { $action }
summary-watch = See the moment
summary-watch-of = See the moment: { $what }
summary-strokes = Strokes of luck
summary-stroke-good = { $points ->
    [one] { $name } gains { $points } point of a chance
   *[other] { $name } gains { $points } points of a chance
}
summary-stroke-bad = { $points ->
    [one] { $name } loses { $points } point of a chance
   *[other] { $name } loses { $points } points of a chance
}
summary-beliefs = What was believed
summary-beliefs-what = How likely each thing looked to a player at the beginning of a turn. The thin line is the even guess; a tick marks what was true.
summary-believer = Whose view
summary-would = { $name } (as a bot in that seat)
summary-turn = Turn
summary-turn-of = Turn { $turn } of { $turns }
summary-turn-back = The turn before
summary-turn-on = The next turn
summary-about = About { $name }
summary-true = true
summary-even = even guess { $chance }
summary-replay = Watch it again
