# Al final: lo que merece la pena contar de esta partida.
tl-fact-prizes = Más dinero en premios: { $seats } ({ NUMBER($count, useGrouping: "always") } marcos)
tl-fact-asked = Más preguntas: { $seats } ({ $count })
tl-fact-luck = Más cartas de la suerte: { $seats } ({ $count })
tl-fact-prizes-own = { $seats_you ->
    [yes] ¡Has ganado { NUMBER($count, useGrouping: "always") } marcos!
   *[no] ¡{ $seats } ha ganado { NUMBER($count, useGrouping: "always") } marcos!
}
tl-fact-asked-own = { $seats_you ->
    [yes] ¡Has hecho { $count } preguntas!
   *[no] ¡{ $seats } ha hecho { $count } preguntas!
}
tl-fact-luck-own = { $seats_you ->
    [yes] ¡Has tenido { $count } cartas de la suerte!
   *[no] ¡{ $seats } ha tenido { $count } cartas de la suerte!
}
tl-fact-took = Más cifras conseguidas: { $seats } ({ $count })
tl-fact-took-own = { $seats_you ->
    [yes] ¡Has conseguido { $count } cifras!
   *[no] ¡{ $seats } ha conseguido { $count } cifras!
}
