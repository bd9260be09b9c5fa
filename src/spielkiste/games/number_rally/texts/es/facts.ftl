# At the end: what is worth telling about this game.
zr-fact-snaps = Las manos más rápidas: { $seats } ({ $count ->
    [one] una carta cazada
   *[other] { $count } cartas cazadas
})
zr-fact-car = Quién cogió más el coche: { $seats } ({ $count ->
    [one] una vez
   *[other] { $count } veces
})
zr-fact-named = Más sumas hechas: { $seats } ({ $count })
zr-fact-laid = Más cartas puestas: { $seats } ({ $count })
zr-fact-snaps-own = Cartas cazadas: { $seats } ({ $count })
zr-fact-car-own = Veces con el coche: { $seats } ({ $count })
zr-fact-named-own = Sumas hechas: { $seats } ({ $count })
zr-fact-laid-own = Cartas puestas: { $seats } ({ $count })
