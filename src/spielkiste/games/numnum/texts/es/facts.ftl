# Al final: lo que merece la pena contar de esta partida.
nn-fact-doubly = Más dobles: { $seats } ({ $count })
nn-fact-wishes = Más deseos: { $seats } ({ $count })
nn-fact-named = Más respuestas correctas: { $seats } ({ $count })
nn-fact-pairs-doubly = Más parejas dobles: { $seats } ({ $count })
nn-fact-breaches = Abrió brecha: { $seats } ({ $count ->
    [one] una vez
   *[other] { $count } veces
})
nn-fact-claimed = Botín por la brecha: { $seats } ({ $count })
nn-fact-fetched = Recuperadas de la fila de espera: { $count }
nn-fact-played = Puestas a la primera: { $count }
nn-fact-waited = Tuvieron que esperar: { $count }
nn-fact-doubly-own = Dobles: { $seats } ({ $count })
nn-fact-wishes-own = Deseos: { $seats } ({ $count })
nn-fact-named-own = Respuestas correctas: { $seats } ({ $count })
nn-fact-pairs-doubly-own = Parejas dobles: { $seats } ({ $count })
nn-fact-breaches-own = Brechas abiertas: { $seats } ({ $count })
nn-fact-claimed-own = Botín por la brecha: { $seats } ({ $count })
nn-fact-pairs = Más parejas: { $seats } ({ $count })
nn-fact-pairs-own = Parejas conseguidas: { $seats } ({ $count })
nn-fact-laid = Más cartas jugadas: { $seats } ({ $count })
nn-fact-laid-own = Cartas jugadas: { $seats } ({ $count })
