km-fact-master-own = Meesterzetten: { $seats } ({ $count })
km-fact-attacks-own = Anderen aangevallen: { $seats } ({ $count })
km-fact-repairs-own = Pech opgelost: { $seats } ({ $count })
