## Rallye des nombres en papier

zr-paper-cards = Cartes
zr-paper-cars = Voitures de course
zr-paper-cars-hint = Une pour jouer, une de réserve. Plie sur les pointillés et colle la petite languette sous le socle : la voiture tient debout.
zr-paper-score = Grand Prix
zr-paper-score-hint = Après chaque rallye, une croix pour qui l’a gagné ; à quatre croix, on gagne le Grand Prix.
zr-paper-rally = Rallye { $round }
zr-paper-sums-little = Calculs jusqu’à 20
zr-paper-sums-within = Calculs jusqu’à 100, sans passage de la dizaine
zr-paper-sums-across = Calculs jusqu’à 100, avec passage de la dizaine
