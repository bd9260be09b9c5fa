# Before the deal: the way in for the others, and who begins.
web-wait-send = Send the link
web-wait-copy = Copy the link
web-wait-begin = Let’s go!
web-wait-host = { $name } will start in a moment.
web-wait-fill = { $count ->
    [one] A bot will then play on the free seat.
   *[other] Bots will then play on the free seats.
}
