# At the end: what is worth telling about this game.
km-fact-master = Coups fourrés : { $seats } ({ $count })
km-fact-attacks = Le plus de coups malins : { $seats } ({ $count }×)
km-fact-repairs = Le plus de pannes réparées : { $seats } ({ $count })
km-fact-master-own = Coups fourrés : { $seats } ({ $count })
km-fact-attacks-own = Coups malins : { $seats } ({ $count })
km-fact-repairs-own = Pannes réparées : { $seats } ({ $count })
km-fact-drove = Le plus loin : { $seats } ({ $count } km)
km-fact-drove-own = Kilomètres parcourus : { $seats } ({ $count })
