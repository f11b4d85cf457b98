# One device for several players.
passing-device = This device
passing-moment = One moment
passing-pass-to = Pass the device to { $name }
passing-pass-to-text = The others look away. Nothing hidden is shown until { $name } has it in hand.
passing-i-am = I am { $name }
passing-take-back = I am { $name }: take my move back
passing-somebody-else = Somebody else wants to look first
passing-news = What everybody saw
passing-anyone = Does anyone answer?
passing-anyone-else = Does anyone else answer?
passing-anyone-text = This is asked once, for all of you. Who could answer is not told.
passing-anyone-yes = Yes, somebody does
passing-anyone-no = No, nobody
passing-who-answers = Who answers?
passing-who-looks = Who wants to look?
passing-who-text = Take the device first, then press your name. The others look away.
passing-back = Back
passing-looking = { $name } looks
passing-public = Everybody may look
passing-show-as = Show me as …
passing-seen-enough = Seen enough: cover

# Setting up a table
passing-friend-option = Friend at this device
passing-friend-name = Name of the friend on seat { $seat }
passing-friend-default = Player { $number }
passing-friend-sit = Seat them
passing-friend-cancel = Never mind
passing-here = At this device
passing-with-local = At this device
passing-hint = The device is passed around. A cover hides everything until the next player has it in hand.
