# Lessons, scenarios and puzzles.

lesson-learn = Learn { $game }
lesson-lead = { $lessons ->
    [one] One short lesson. You play it at the table, and nothing can go wrong.
   *[other] { $lessons } short lessons. You play them at the table, and nothing can go wrong.
}
lesson-begin = Begin
lesson-go-on = Go on
lesson-progress = { $done } of { $lessons } done
lesson-done = Done
lesson-scenarios = Rules at the table
lesson-scenarios-lead = Each of these shows one rule at work. Find the moves that were made.
lesson-clause = Rule { $clause } at the table
lesson-none = Nothing shows this at the table yet.
lesson-own = Open a scenario of your own

lesson-number = Lesson { $number } of { $lessons }
lesson-scenario = Scenario
lesson-step = Step { $step } of { $steps }
lesson-watch = Watch what happens.
lesson-find = What was done here? Find the move.
lesson-not-quite = That is allowed, but something else is meant here. Try again.
lesson-show-me = Show me
lesson-shown = Like this: { $option }
lesson-do-it = Do that
lesson-back = One step back
lesson-again = Once more
lesson-all = All lessons
lesson-solved = Done. Well played.
lesson-watched = That is all there is to see.
lesson-end = What comes next
lesson-next = Next: { $title }
lesson-play-now = Play now

lesson-puzzle = Play a scenario
lesson-puzzle-lead = A scenario is a small text file with a position and the moves that follow. Find them.
lesson-puzzle-paste = The scenario
lesson-puzzle-drop = Paste it, drop the file here, or choose it. The server keeps nothing of it.
lesson-puzzle-go = Play it
lesson-other-file = Another file
lesson-which = Scenario in this file
lesson-of = { $number } of { $scenarios }
