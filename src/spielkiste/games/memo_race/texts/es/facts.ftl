# Al final: lo que merece la pena contar de esta partida.
mr-fact-turned = Más fichas destapadas: { $seats } ({ $count })
mr-fact-drove = El viaje más largo: { $seats } ({ $count ->
    [one] una ficha
   *[other] { $count } fichas
})
mr-fact-swapped = Más cambios: { $seats } ({ $count })
mr-fact-turned-own = Fichas destapadas: { $seats } ({ $count })
mr-fact-drove-own = Fichas recorridas: { $seats } ({ $count })
mr-fact-swapped-own = Cambios: { $seats } ({ $count })
