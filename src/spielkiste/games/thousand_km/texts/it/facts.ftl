# At the end: what is worth telling about this game.
km-fact-master = Colpi da maestro: { $seats } ({ $count })
km-fact-attacks = Più dispetti: { $seats } ({ $count })
km-fact-repairs = Più guai risolti: { $seats } ({ $count })
km-fact-master-own = Colpi da maestro: { $seats } ({ $count })
km-fact-attacks-own = Dispetti: { $seats } ({ $count })
km-fact-repairs-own = Guai risolti: { $seats } ({ $count })
km-fact-drove = Più lontano di tutti: { $seats } ({ $count } km)
km-fact-drove-own = Chilometri percorsi: { $seats } ({ $count })
