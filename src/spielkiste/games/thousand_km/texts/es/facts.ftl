# At the end: what is worth telling about this game.
km-fact-master = Contragolpes: { $seats } ({ $count })
km-fact-attacks = Más travesuras: { $seats } ({ $count })
km-fact-repairs = Más problemas resueltos: { $seats } ({ $count })
km-fact-master-own = Contragolpes: { $seats } ({ $count })
km-fact-attacks-own = Travesuras: { $seats } ({ $count })
km-fact-repairs-own = Problemas resueltos: { $seats } ({ $count })
km-fact-drove = Más lejos: { $seats } ({ $count } km)
km-fact-drove-own = Kilómetros recorridos: { $seats } ({ $count })
