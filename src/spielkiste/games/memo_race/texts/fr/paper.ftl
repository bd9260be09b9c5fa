## Rallye Mémo en papier

mr-paper-tiles = Plaquettes
mr-paper-tiles-hint = 24 pistes au dos identique, le stand et quatre plaquettes départ-arrivée ; ces cinq-là sont toujours face visible.
mr-paper-canisters = Jerricans
mr-paper-cars = Voitures
mr-paper-cars-hint = Plie sur les pointillés et colle la petite languette sous le socle : elles tiennent debout.
