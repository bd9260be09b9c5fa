## Getallen-rally on paper

zr-paper-cards = Kaarten
zr-paper-cars = Raceauto’s
zr-paper-cars-hint = Eén om mee te spelen, één als reserve. Vouw langs de stippellijnen en lijm het smalle strookje onder de bodem: dan blijft hij staan.
zr-paper-score = Grote Prijs
zr-paper-score-hint = Na elke rally een kruisje voor wie gewonnen heeft; met vier kruisjes win je de Grote Prijs.
zr-paper-rally = Rally { $round }
zr-paper-sums-little = Sommen tot 20
zr-paper-sums-within = Sommen tot 100, binnen het tiental
zr-paper-sums-across = Sommen tot 100, over het tiental
