# At the end: what is worth telling about this game.
km-fact-master = Meesterzetten: { $seats } ({ $count })
km-fact-attacks = De meeste aanvallen gelegd: { $seats } ({ $count })
km-fact-repairs = Het vaakst pech opgelost: { $seats } ({ $count }×)
km-fact-master-own = Meesterzetten: { $seats } ({ $count })
km-fact-attacks-own = Aanvallen gelegd: { $seats } ({ $count })
km-fact-repairs-own = Pech opgelost: { $seats } ({ $count })
