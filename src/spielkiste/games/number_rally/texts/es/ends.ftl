zr-fact-snaps-own = Cartas cazadas: { $seats } ({ $count })
zr-fact-car-own = Veces con el coche: { $seats } ({ $count })
zr-fact-named-own = Sumas hechas: { $seats } ({ $count })
zr-fact-laid-own = Cartas puestas: { $seats } ({ $count })
