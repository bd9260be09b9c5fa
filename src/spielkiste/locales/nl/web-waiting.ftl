# Before the deal: the way in for the others, and who begins.
web-wait-send = Link sturen
web-wait-copy = Link kopiëren
web-wait-begin = Daar gaan we!
web-wait-host = { $name } begint zo.
web-wait-fill = { $count ->
    [one] Op de vrije plek speelt dan een bot.
   *[other] Op de vrije plekken spelen dan bots.
}
