# At the end: what is worth telling about this game.
km-fact-master = Meesterzetten: { $seats } ({ $count })
km-fact-attacks = De grootste plaaggeest: { $seats } ({ $count }×)
km-fact-repairs = Het vaakst pech opgelost: { $seats } ({ $count }×)
km-fact-master-own = Meesterzetten: { $seats } ({ $count })
km-fact-attacks-own = Plagerijen: { $seats } ({ $count })
km-fact-repairs-own = Pech opgelost: { $seats } ({ $count })
km-fact-drove = Het verst gereden: { $seats } ({ $count } km)
km-fact-drove-own = Kilometers gereden: { $seats } ({ $count })
