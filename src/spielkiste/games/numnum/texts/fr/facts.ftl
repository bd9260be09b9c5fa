# At the end: what is worth telling about this game.
nn-fact-doubly = Le plus de coups doubles : { $seats } ({ $count })
nn-fact-wishes = Le plus de vœux : { $seats } ({ $count }×)
nn-fact-named = Le plus de bonnes réponses : { $seats } ({ $count })
nn-fact-pairs-doubly = Le plus de paires doubles : { $seats } ({ $count })
nn-fact-breaches = La brèche : { $seats } ({ $count }×)
nn-fact-claimed = Butin derrière la brèche : { $seats } ({ $count })
nn-fact-fetched = Cartes sorties de la file d’attente : { $count }
nn-fact-played = Cartes placées tout de suite : { $count }
nn-fact-waited = Cartes qui ont dû attendre : { $count }
nn-fact-doubly-own = { $seats_you ->
    [yes] Tu as fait { $count } coups doubles !
   *[no] { $seats } a fait { $count } coups doubles !
}
nn-fact-wishes-own = { $seats_you ->
    [yes] Tu as fait { $count } vœux !
   *[no] { $seats } a fait { $count } vœux !
}
nn-fact-named-own = { $seats_you ->
    [yes] Tu as donné { $count } bonnes réponses !
   *[no] { $seats } a donné { $count } bonnes réponses !
}
nn-fact-pairs-doubly-own = { $seats_you ->
    [yes] Tu as pris { $count } paires doubles !
   *[no] { $seats } a pris { $count } paires doubles !
}
nn-fact-breaches-own = { $seats_you ->
    [yes] Tu as ouvert { $count } brèches !
   *[no] { $seats } a ouvert { $count } brèches !
}
nn-fact-claimed-own = { $seats_you ->
    [yes] Tu as pris { $count } cartes derrière la brèche !
   *[no] { $seats } a pris { $count } cartes derrière la brèche !
}
nn-fact-pairs = Le plus de paires : { $seats } ({ $count })
nn-fact-pairs-own = { $seats_you ->
    [yes] Tu as pris { $count } paires !
   *[no] { $seats } a pris { $count } paires !
}
nn-fact-laid = Le plus de cartes posées : { $seats } ({ $count })
nn-fact-laid-own = { $seats_you ->
    [yes] Tu as posé { $count } cartes !
   *[no] { $seats } a posé { $count } cartes !
}
