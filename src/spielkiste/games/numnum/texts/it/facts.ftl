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
nn-fact-doubly-own = { $seats_you ->
    [yes] Hai fatto { $count } doppiette!
   *[no] { $seats } ha fatto { $count } doppiette!
}
nn-fact-wishes-own = { $seats_you ->
    [yes] Hai espresso { $count } desideri!
   *[no] { $seats } ha espresso { $count } desideri!
}
nn-fact-named-own = { $seats_you ->
    [yes] Hai dato { $count } risposte!
   *[no] { $seats } ha dato { $count } risposte!
}
nn-fact-pairs-doubly-own = { $seats_you ->
    [yes] Hai preso { $count } doppiette!
   *[no] { $seats } ha preso { $count } doppiette!
}
nn-fact-breaches-own = { $seats_you ->
    [yes] Hai aperto { $count } brecce!
   *[no] { $seats } ha aperto { $count } brecce!
}
nn-fact-claimed-own = { $seats_you ->
    [yes] Hai preso { $count } carte dalla breccia!
   *[no] { $seats } ha preso { $count } carte dalla breccia!
}
nn-fact-pairs = Più coppie: { $seats } ({ $count })
nn-fact-pairs-own = { $seats_you ->
    [yes] Hai preso { $count } coppie!
   *[no] { $seats } ha preso { $count } coppie!
}
nn-fact-laid = Più carte giocate: { $seats } ({ $count })
nn-fact-laid-own = { $seats_you ->
    [yes] Hai giocato { $count } carte!
   *[no] { $seats } ha giocato { $count } carte!
}
