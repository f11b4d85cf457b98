# Hints at a decision, and who gets them.

coach-hint = Hint
coach-key = ask the coach for a hint
coach-thinking = The coach is thinking …
coach-chance = { $chance } to win
coach-others = What else was considered
coach-close = Close the hint

## Table option

coach-option = Coach
coach-auto = Alone with bots
    .explained = Whoever plays against bots alone may ask for hints. After the match everybody sees how it went.
coach-on = For everybody
    .explained = Everybody may ask for hints at their own decisions. After the match everybody sees how it went.
coach-off = Off
    .explained = No hints, and nobody looks back at luck and decisions.
coach-badge-on = hints for everybody
coach-badge-off = no coach
