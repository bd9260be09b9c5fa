# Alla fine: quello che vale la pena raccontare di questa partita.
mr-fact-turned = Più tessere scoperte: { $seats } ({ $count })
mr-fact-drove = Il viaggio più lungo: { $seats } ({ $count ->
    [one] una tessera
   *[other] { $count } tessere
})
mr-fact-swapped = Più scambi: { $seats } ({ $count })
mr-fact-turned-own = Tessere scoperte: { $seats } ({ $count })
mr-fact-drove-own = Tessere percorse: { $seats } ({ $count })
mr-fact-swapped-own = Scambi: { $seats } ({ $count })
