## Before the deal: who is still to come, the way in for them, and who begins

web-wait-title = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
web-waiting = { $count ->
    [one] { $names } wacht op je
   *[other] { $names } wachten op je
}
web-waiting-label = Tafels die op spelers wachten
web-wait-address = Of open { $address } op het andere apparaat en doe daar mee.
web-wait-who = Aan tafel
web-wait-call = Wie doet er mee?
web-wait-open = Nog vrij
web-wait-expected = Wie komt er?
web-wait-throw = De bal gooien
web-wait-throw-me = Gooi me!
web-wait-start = Zonder de anderen beginnen
web-wait-start-with = Met { $name } beginnen
web-wait-now = Nu beginnen
web-wait-soon = Komt eraan
web-wait-choosing = Verbonden! Iemand kiest nu een dier …
web-wait-anyway = Toch beginnen
web-wait-anyway-ask = Dan speelt er een bot op die plaats. Wie nog een dier kiest, kan alleen meekijken.
web-wait-on = Nog even wachten
web-wait-missing = Nog niet aangeschoven: { $names }. Een bot begint alvast; overnemen kan altijd nog.
web-wait-send = Link sturen
web-wait-copy = Link kopiëren
web-wait-message = Speel “{ $game }” met mij! Tik hier:
web-wait-begin = Daar gaan we!
web-wait-host = { $name } begint zo.
web-wait-fill = { $count ->
    [one] Op de vrije plaats speelt dan een bot.
   *[other] Op de vrije plaatsen spelen dan bots.
}
web-wait-rules = Zo gaat het spel
web-wait-hello = { $name } begroeten
web-wait-play = Tik op de dieren: ze groeten elkaar.
web-way-why = De anderen weten nog niets van je tafel.
web-way-in = Anderen uitnodigen
web-way-window = Stop Spielkiste in het venster waarin het draait. Start het daar met: spielkiste serve --open
web-way-address = Nu staat daar een adres voor de wifi. Open dat hier in de browser.
web-way-devices = Zet de tafel daar opnieuw klaar. Dan kun je uitnodigen.
web-way-link = Link alleen voor deze computer
