# Alla fine: quello che vale la pena raccontare di questa partita.
nn-fact-doubly = Più doppiette: { $seats } ({ $count })
nn-fact-wishes = Più desideri: { $seats } ({ $count })
nn-fact-named = Più risposte date: { $seats } ({ $count })
nn-fact-pairs-doubly = Più doppiette prese: { $seats } ({ $count })
nn-fact-breaches = Breccia aperta: { $seats } ({ $count ->
    [one] una volta
   *[other] { $count } volte
})
nn-fact-claimed = Bottino dalla breccia: { $seats } ({ $count })
nn-fact-fetched = Riprese dalla fila d’attesa: { $count }
nn-fact-played = Messe subito: { $count }
nn-fact-waited = Hanno dovuto aspettare: { $count }
nn-fact-doubly-own = Doppiette: { $seats } ({ $count })
nn-fact-wishes-own = Desideri: { $seats } ({ $count })
nn-fact-named-own = Risposte date: { $seats } ({ $count })
nn-fact-pairs-doubly-own = Doppiette prese: { $seats } ({ $count })
nn-fact-breaches-own = Brecce aperte: { $seats } ({ $count })
nn-fact-claimed-own = Bottino dalla breccia: { $seats } ({ $count })
nn-fact-pairs = Più coppie: { $seats } ({ $count })
nn-fact-pairs-own = Coppie prese: { $seats } ({ $count })
nn-fact-laid = Più carte giocate: { $seats } ({ $count })
nn-fact-laid-own = Carte giocate: { $seats } ({ $count })
