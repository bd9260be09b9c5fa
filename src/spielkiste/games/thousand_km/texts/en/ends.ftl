# Told of somebody who was ahead in nothing.
km-fact-master-own = Master moves: { $seats } ({ $count })
km-fact-attacks-own = Attacks on others: { $seats } ({ $count })
km-fact-repairs-own = Troubles fixed: { $seats } ({ $count })
