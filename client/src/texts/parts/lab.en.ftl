# The lab's reports: what bots found out about the games.

ui-lab-what = Bots play a game thousands of times, and these pages say what came out: who wins how often, which cards are played, how long it takes.
ui-lab-none = There is no report here yet.
ui-lab-all = All reports
ui-lab-alone = Open it alone
ui-lab-missing = No such report
ui-lab-missing-text = Perhaps it was taken away, or the address is mistyped.
