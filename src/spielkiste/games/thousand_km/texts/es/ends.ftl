km-fact-master-own = Contragolpes: { $seats } ({ $count })
km-fact-attacks-own = Ataques a los demás: { $seats } ({ $count })
km-fact-repairs-own = Problemas resueltos: { $seats } ({ $count })
