km-fact-master-own = Coups fourrés : { $seats } ({ $count })
km-fact-attacks-own = Attaques lancées : { $seats } ({ $count })
km-fact-repairs-own = Pannes réparées : { $seats } ({ $count })
