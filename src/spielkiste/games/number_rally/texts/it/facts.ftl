# Alla fine: quello che vale la pena raccontare di questa partita.
zr-fact-snaps = Le mani più veloci: { $seats } ({ $count ->
    [one] una carta acchiappata
   *[other] { $count } carte acchiappate
})
zr-fact-car = Auto conquistata: { $seats } ({ $count ->
    [one] una volta
   *[other] { $count } volte
})
zr-fact-named = Più calcoli fatti: { $seats } ({ $count })
zr-fact-laid = Più carte giocate: { $seats } ({ $count })
zr-fact-snaps-own = Carte acchiappate: { $seats } ({ $count })
zr-fact-car-own = Auto conquistata: { $seats } ({ $count })
zr-fact-named-own = Calcoli fatti: { $seats } ({ $count })
zr-fact-laid-own = Carte giocate: { $seats } ({ $count })
