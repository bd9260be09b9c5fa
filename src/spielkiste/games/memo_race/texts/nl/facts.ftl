# At the end: what is worth telling about this game.
mr-fact-turned = De meeste plaatjes omgedraaid: { $seats } ({ $count })
mr-fact-drove = Het verst gereden: { $seats } ({ $count } plaatjes)
mr-fact-swapped = Het vaakst gewisseld: { $seats } ({ $count }×)
mr-fact-turned-own = Plaatjes omgedraaid: { $seats } ({ $count })
mr-fact-drove-own = Plaatjes gereden: { $seats } ({ $count })
mr-fact-swapped-own = Gewisseld: { $seats } ({ $count })
