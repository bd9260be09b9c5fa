# At the end: what is worth telling about this game.
mr-fact-turned = Turned over the most tiles: { $seats } ({ $count })
mr-fact-drove = Drove the furthest: { $seats } ({ $count } tiles)
mr-fact-swapped = Most swaps: { $seats } ({ $count })
# Told of somebody who was ahead in nothing.
mr-fact-turned-own = Tiles turned over: { $seats } ({ $count })
mr-fact-drove-own = Tiles driven: { $seats } ({ $count })
mr-fact-swapped-own = Swaps: { $seats } ({ $count })
