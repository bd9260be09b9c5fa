tl-fact-prizes-own = Dinero en premios: { $seats } ({ NUMBER($count, useGrouping: "always") } marcos)
tl-fact-asked-own = Preguntas hechas: { $seats } ({ $count })
tl-fact-luck-own = Cartas de la suerte: { $seats } ({ $count })
