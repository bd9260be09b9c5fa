zr-fact-snaps-own = Bonds : { $seats } ({ $count })
zr-fact-car-own = Voiture attrapée : { $seats } ({ $count })
zr-fact-named-own = Calculs réussis : { $seats } ({ $count })
zr-fact-laid-own = Cartes posées : { $seats } ({ $count })
