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
nn-fact-doubly-own = Coups doubles : { $seats } ({ $count })
nn-fact-wishes-own = Vœux : { $seats } ({ $count })
nn-fact-named-own = Bonnes réponses : { $seats } ({ $count })
nn-fact-pairs-doubly-own = Paires doubles : { $seats } ({ $count })
nn-fact-breaches-own = Brèches ouvertes : { $seats } ({ $count })
nn-fact-claimed-own = Butin derrière la brèche : { $seats } ({ $count })
