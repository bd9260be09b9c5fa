# At the end: what is worth telling about this game.
zr-fact-snaps = Les meilleurs réflexes : { $seats } ({ $count ->
    [one] { $count } bond
   *[other] { $count } bonds
})
zr-fact-car = La voiture attrapée : { $seats } ({ $count }×)
zr-fact-named = Le plus de calculs : { $seats } ({ $count })
zr-fact-laid = Le plus de cartes posées : { $seats } ({ $count })
zr-fact-snaps-own = Bonds : { $seats } ({ $count })
zr-fact-car-own = Voiture attrapée : { $seats } ({ $count })
zr-fact-named-own = Calculs réussis : { $seats } ({ $count })
zr-fact-laid-own = Cartes posées : { $seats } ({ $count })
