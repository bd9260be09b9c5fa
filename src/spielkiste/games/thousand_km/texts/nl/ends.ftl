km-fact-master-own = Meesterzetten: { $seats } ({ $count })
km-fact-attacks-own = Aanvallen gelegd: { $seats } ({ $count })
km-fact-repairs-own = Pech opgelost: { $seats } ({ $count })
