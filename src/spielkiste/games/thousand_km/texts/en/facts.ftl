# At the end: what is worth telling about this game.
km-fact-master = Master moves: { $seats } ({ $count })
km-fact-attacks = The cheekiest: { $seats } ({ $count }×)
km-fact-repairs = Fixed the most troubles: { $seats } ({ $count })
# Told of somebody who was ahead in nothing.
km-fact-master-own = Master moves: { $seats } ({ $count })
km-fact-attacks-own = Cheeky tricks: { $seats } ({ $count })
km-fact-repairs-own = Troubles fixed: { $seats } ({ $count })
km-fact-drove = Drove the farthest: { $seats } ({ $count } km)
km-fact-drove-own = Kilometres driven: { $seats } ({ $count })
