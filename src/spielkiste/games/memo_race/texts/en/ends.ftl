# Told of somebody who was ahead in nothing.
mr-fact-turned-own = Tiles turned over: { $seats } ({ $count })
mr-fact-drove-own = Tiles driven: { $seats } ({ $count })
mr-fact-swapped-own = Swaps: { $seats } ({ $count })
