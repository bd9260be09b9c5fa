## Before the deal: who is still to come, the way in for them, and who begins

web-wait-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-waiting = { $count ->
    [one] { $names } is waiting for you
   *[other] { $names } are waiting for you
}
web-waiting-label = Tables waiting for players
web-wait-address = Or open { $address } on the other device and join in there.
web-wait-who = At the table
web-wait-call = Who’s playing?
web-wait-open = Still free
web-wait-expected = Who’s coming?
web-wait-throw = Throw the ball
web-wait-throw-me = Throw me!
web-wait-start = Start without the others
web-wait-start-with = Start with { $name }
web-wait-now = Start now
web-wait-soon = Nearly here
web-wait-choosing = Connected! Someone is choosing an animal …
web-wait-anyway = Start anyway
web-wait-anyway-ask = A bot will then take that seat. Anyone still choosing an animal can only watch.
web-wait-on = Keep waiting
web-wait-missing = Not here yet: { $names }. A bot will start for them, and they can take over as soon as they arrive.
web-wait-send = Send the link
web-wait-copy = Copy the link
web-wait-message = Play { $game } with me! Tap here:
web-wait-begin = Let’s go!
web-wait-host = { $name } will start the game in a moment.
web-wait-fill = { $count ->
    [one] A bot will then take the free seat.
   *[other] Bots will then take the free seats.
}
web-wait-rules = How to play
web-wait-hello = Say hello to { $name }
web-wait-play = Tap the animals: they say hello to each other.
web-way-why = The others don’t know about your table yet.
web-way-in = Invite others
web-way-window = Stop Spielkiste in the window where it’s running. Start it again there with: spielkiste serve --open
web-way-address = Now it shows an address for your Wi-Fi. Open it here in the browser.
web-way-devices = Set up the table again there. Then you can invite the others.
web-way-link = Link for this computer only
