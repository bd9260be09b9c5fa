km-fact-master-own = Colpi da maestro: { $seats } ({ $count })
km-fact-attacks-own = Attacchi agli altri: { $seats } ({ $count })
km-fact-repairs-own = Guai risolti: { $seats } ({ $count })
