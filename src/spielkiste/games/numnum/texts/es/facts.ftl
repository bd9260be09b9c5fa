# Al final: lo que merece la pena contar de esta partida.
nn-fact-doubly = Más dobles: { $seats } ({ $count })
nn-fact-wishes = Más deseos: { $seats } ({ $count })
nn-fact-named = Más respuestas correctas: { $seats } ({ $count })
nn-fact-pairs-doubly = Más parejas dobles: { $seats } ({ $count })
nn-fact-breaches = Más brechas abiertas: { $seats } ({ $count })
nn-fact-claimed = Botín por la brecha: { $seats } ({ $count })
nn-fact-fetched = Recuperadas de la fila de espera: { $count }
nn-fact-played = Puestas a la primera: { $count }
nn-fact-waited = Tuvieron que esperar: { $count }
nn-fact-doubly-own = { $seats_you ->
    [yes] ¡Has hecho { $count } dobles!
   *[no] ¡{ $seats } ha hecho { $count } dobles!
}
nn-fact-wishes-own = { $seats_you ->
    [yes] ¡Has pedido { $count } deseos!
   *[no] ¡{ $seats } ha pedido { $count } deseos!
}
nn-fact-named-own = { $seats_you ->
    [yes] ¡Has dado { $count } respuestas correctas!
   *[no] ¡{ $seats } ha dado { $count } respuestas correctas!
}
nn-fact-pairs-doubly-own = { $seats_you ->
    [yes] ¡Te has llevado { $count } parejas dobles!
   *[no] ¡{ $seats } se ha llevado { $count } parejas dobles!
}
nn-fact-breaches-own = { $seats_you ->
    [yes] ¡Has abierto { $count } brechas!
   *[no] ¡{ $seats } ha abierto { $count } brechas!
}
nn-fact-claimed-own = { $seats_you ->
    [yes] ¡Has ganado { $count } cartas por la brecha!
   *[no] ¡{ $seats } ha ganado { $count } cartas por la brecha!
}
nn-fact-pairs = Más parejas: { $seats } ({ $count })
nn-fact-pairs-own = { $seats_you ->
    [yes] ¡Te has llevado { $count } parejas!
   *[no] ¡{ $seats } se ha llevado { $count } parejas!
}
nn-fact-laid = Más cartas jugadas: { $seats } ({ $count })
nn-fact-laid-own = { $seats_you ->
    [yes] ¡Has jugado { $count } cartas!
   *[no] ¡{ $seats } ha jugado { $count } cartas!
}
