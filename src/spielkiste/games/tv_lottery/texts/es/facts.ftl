# Al final: lo que merece la pena contar de esta partida.
tl-fact-prizes = Más dinero en premios: { $seats } ({ NUMBER($count, useGrouping: "always") } marcos)
tl-fact-asked = Más preguntas: { $seats } ({ $count })
tl-fact-luck = Más cartas de la suerte: { $seats } ({ $count })
tl-fact-prizes-own = Dinero en premios: { $seats } ({ NUMBER($count, useGrouping: "always") } marcos)
tl-fact-asked-own = Preguntas hechas: { $seats } ({ $count })
tl-fact-luck-own = Cartas de la suerte: { $seats } ({ $count })
tl-fact-took = Más cifras conseguidas: { $seats } ({ $count })
tl-fact-took-own = Cifras conseguidas: { $seats } ({ $count })
