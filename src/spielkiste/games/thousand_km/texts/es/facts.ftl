# At the end: what is worth telling about this game.
km-fact-master = Contragolpes: { $seats } ({ $count })
km-fact-attacks = Quien más atacó a los demás: { $seats } ({ $count })
km-fact-repairs = Más problemas resueltos: { $seats } ({ $count })
km-fact-master-own = Contragolpes: { $seats } ({ $count })
km-fact-attacks-own = Ataques a los demás: { $seats } ({ $count })
km-fact-repairs-own = Problemas resueltos: { $seats } ({ $count })
