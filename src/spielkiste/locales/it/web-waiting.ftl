# Before the deal: the way in for the others, and who begins.
web-wait-send = Manda il link
web-wait-copy = Copia il link
web-wait-begin = Si comincia!
web-wait-host = { $name } comincia tra poco.
web-wait-fill = { $count ->
    [one] Al posto libero giocherà un bot.
   *[other] Ai posti liberi giocheranno dei bot.
}
