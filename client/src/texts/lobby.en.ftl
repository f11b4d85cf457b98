# The lobby's ways to begin, and what a new table explains.

lobby-friends = With friends
lobby-device = On this device
lobby-learn = Learn to play
lobby-records = Played before
lobby-records-text = Watch a match again from any seat, play on from any moment, or check its dice.
lobby-record-open = Open a record

## New table

lobby-odds = Odds on demand
    .explained = Where dice decide, everybody may see the exact chances before acting. Switch it off to play by feel.
lobby-module-brings = Switches on as well: { $modules }
lobby-module-needed = Needed for: { $modules }
lobby-company-bots = Bots take the other seats, and it begins at once.
lobby-company-friends = You get a link, and everybody plays on a device of their own.
lobby-company-mixed = Bots take some of the seats; for the free ones you get a link.
lobby-file-wrong = This file has mistakes.
lobby-file-brought = { $name } is in.
lobby-file-leave = Leave it out
lobby-file-bring = Choose a file
