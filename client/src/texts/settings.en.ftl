# Settings
settings-motion = Motion
settings-motion-off = Off
settings-motion-quick = Quick
settings-motion-normal = Normal
settings-motion-slow = Slow
settings-motion-hint = What happens at a table is acted out first. A click on the board or Esc skips it.
settings-motion-system = Your system asks for less motion, so nothing moves here.
settings-sound = Sounds
settings-sound-hint = Dice, shots, and a chime when it is your turn.
settings-volume = Volume
settings-keys = Shortcuts by single keys
settings-keys-hint = At a table the key ? shows all of them.

settings-notices = Notices
settings-notices-hint = Tells you that it is your turn while you look elsewhere.
settings-notices-push = Also while no page of this server is open.
settings-notices-denied = Your browser forbids notices from this page. Allow them in the browser’s settings for this address, then switch them on here.
settings-notices-insecure = Browsers show notices only from pages with a secure address (https).
settings-notices-unsupported = This browser can’t show notices. On an iPhone or iPad, put this page on the home screen first.
settings-notices-failed = The notices for closed pages could not be set up. Switch them off and on again to try once more.

# What is told while nobody looks
notice-turn = Your turn
notice-begin = The match begins

# Without network
offline-title = No connection
offline-text = The server can’t be reached. Your games are kept there; this page comes back by itself.
offline-again = Try again
