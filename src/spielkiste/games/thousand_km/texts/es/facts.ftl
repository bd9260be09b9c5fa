# At the end: what is worth telling about this game.
km-fact-master = Contragolpes: { $seats } ({ $count })
km-fact-attacks = Más travesuras: { $seats } ({ $count })
km-fact-repairs = Más problemas resueltos: { $seats } ({ $count })
km-fact-master-own = { $seats_you ->
    [yes] ¡Has hecho { $count } contragolpes!
   *[no] ¡{ $seats } ha hecho { $count } contragolpes!
}
km-fact-attacks-own = { $seats_you ->
    [yes] ¡Has hecho { $count } travesuras!
   *[no] ¡{ $seats } ha hecho { $count } travesuras!
}
km-fact-repairs-own = { $seats_you ->
    [yes] ¡Has resuelto { $count } problemas!
   *[no] ¡{ $seats } ha resuelto { $count } problemas!
}
km-fact-drove = Más lejos: { $seats } ({ $count } km)
km-fact-drove-own = { $seats_you ->
    [yes] ¡Has recorrido { $count } kilómetros!
   *[no] ¡{ $seats } ha recorrido { $count } kilómetros!
}
