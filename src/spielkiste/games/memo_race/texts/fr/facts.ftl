# At the end: what is worth telling about this game.
mr-fact-turned = Le plus de plaquettes retournées : { $seats } ({ $count })
mr-fact-drove = La plus longue route : { $seats } ({ $count } plaquettes)
mr-fact-swapped = Le plus d’échanges : { $seats } ({ $count }×)
mr-fact-turned-own = Plaquettes retournées : { $seats } ({ $count })
mr-fact-drove-own = Plaquettes parcourues : { $seats } ({ $count })
mr-fact-swapped-own = Échanges : { $seats } ({ $count })
