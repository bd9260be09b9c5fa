## Setting a table up

web-setup-who = Who’s playing?
web-setup-with-bots = With bots
web-setup-with-round = On this device
web-setup-with-link = Each on their own device
web-setup-last = same as last time
web-setup-length = How long?
web-setup-facts = On the box
web-setup-seats = Players:
web-setup-game = Which game?
web-setup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-setup-fewer = One fewer seat
web-setup-more = One more seat
web-setup-seat = Seat { $number }
web-setup-team = T{ $number }
web-setup-name = Name
web-setup-level = How hard?
web-setup-here = On this device
web-setup-open = Joins by link
web-setup-bot = Bot
web-setup-own-bot = Built in
web-setup-by-link = joins by link
web-setup-you-here = You play here
web-setup-start = Off we go
web-setup-invite = Set up and invite
web-setup-kind-here = here
web-setup-kind-open = link
web-setup-kind-bot = bot
web-setup-seats-title = Who sits where?
web-setup-rules-title = House rules
web-setup-each = In each seat: someone on this device, someone by link, or a bot.
web-setup-watch = Nobody plays on this device: you’re just watching.
web-setup-taught-itself = The expert bot taught itself this game.
web-setup-unprinted = not as printed
