# Al final: lo que merece la pena contar de esta partida.
mr-fact-turned = Más fichas destapadas: { $seats } ({ $count })
mr-fact-drove = El viaje más largo: { $seats } ({ $count ->
    [one] una ficha
   *[other] { $count } fichas
})
mr-fact-swapped = Más cambios: { $seats } ({ $count })
mr-fact-turned-own = { $seats_you ->
    [yes] ¡Has destapado { $count } fichas!
   *[no] ¡{ $seats } ha destapado { $count } fichas!
}
mr-fact-drove-own = { $seats_you ->
    [yes] ¡Has recorrido { $count } fichas!
   *[no] ¡{ $seats } ha recorrido { $count } fichas!
}
mr-fact-swapped-own = { $seats_you ->
    [yes] ¡Has hecho { $count } cambios!
   *[no] ¡{ $seats } ha hecho { $count } cambios!
}
