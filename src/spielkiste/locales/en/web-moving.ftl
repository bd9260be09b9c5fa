## A game leaves the server, and where a table is

web-moving-open = Carry on without the server
web-moving-hint = The game moves to your device and carries on there: with bots, or with friends you invite. Everyone at the table has to be here and agree. It can’t come back to the server.
web-moving-go = Move the game
web-moving-asked = { $name } would like to carry on without the server
web-moving-asked-what = The game would move to { $name }’s device. That device could be made to show all the cards, so only agree if you trust { $name }.
web-moved = This game has moved to { $name }’s device. Ask { $name } for an invitation. Your seat is kept for you.
web-moved-title = The game has moved
web-moved-you = First save the game as a file.
web-moved-save = Save the game
web-moved-then = Then open the Spielkiste that works without a server. Tap “Bring in games” in its menu and choose the file. At the table you can invite the others: their seats are kept.
web-lives-server = This table is on the server { $name }.
web-lives-here = This table is on this device.
web-lives-far = This table is on { $name }’s device.
web-join-kept = Who are you?
