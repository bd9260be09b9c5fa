# At the end: what is worth telling about this game.
zr-fact-snaps = Las manos más rápidas: { $seats } ({ $count ->
    [one] una carta cazada
   *[other] { $count } cartas cazadas
})
zr-fact-car = Más veces con el coche: { $seats } ({ $count })
zr-fact-named = Más sumas hechas: { $seats } ({ $count })
zr-fact-laid = Más cartas puestas: { $seats } ({ $count })
zr-fact-snaps-own = { $seats_you ->
    [yes] ¡Has cazado { $count } cartas!
   *[no] ¡{ $seats } ha cazado { $count } cartas!
}
zr-fact-car-own = { $seats_you ->
    [yes] ¡Has conseguido el coche { $count } veces!
   *[no] ¡{ $seats } ha conseguido el coche { $count } veces!
}
zr-fact-named-own = { $seats_you ->
    [yes] ¡Has hecho { $count } sumas!
   *[no] ¡{ $seats } ha hecho { $count } sumas!
}
zr-fact-laid-own = { $seats_you ->
    [yes] ¡Has puesto { $count } cartas!
   *[no] ¡{ $seats } ha puesto { $count } cartas!
}
