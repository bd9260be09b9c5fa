zr-fact-snaps-own = Carte acchiappate: { $seats } ({ $count })
zr-fact-car-own = Auto conquistata: { $seats } ({ $count })
zr-fact-named-own = Calcoli fatti: { $seats } ({ $count })
zr-fact-laid-own = Carte giocate: { $seats } ({ $count })
