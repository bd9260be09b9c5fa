# Alla fine: quello che vale la pena raccontare di questa partita.
mr-fact-turned = Più tessere scoperte: { $seats } ({ $count })
mr-fact-drove = Il viaggio più lungo: { $seats } ({ $count ->
    [one] una tessera
   *[other] { $count } tessere
})
mr-fact-swapped = Più scambi: { $seats } ({ $count })
mr-fact-turned-own = { $seats_you ->
    [yes] Hai scoperto { $count } tessere!
   *[no] { $seats } ha scoperto { $count } tessere!
}
mr-fact-drove-own = { $seats_you ->
    [yes] Hai percorso { $count } tessere!
   *[no] { $seats } ha percorso { $count } tessere!
}
mr-fact-swapped-own = { $seats_you ->
    [yes] Hai fatto { $count } scambi!
   *[no] { $seats } ha fatto { $count } scambi!
}
