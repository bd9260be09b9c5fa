# Pourquoi un coup est bon : une phrase vraie pour chacun.

mr-hint-pit = Te voilà au stand, et tu reçois ton jerrican.
mr-hint-finish = C’est ton arrivée : tu gagnes la course.
mr-hint-near = Roule vers { $way } : tu te rapproches de ton but.
mr-hint-near-seen = Roule vers { $way }. Tu te rapproches, et vous avez déjà vu ce qu’il y a là : { $kind }.
mr-hint-no-nearer = D’ici, aucune piste ne va tout droit là où tu dois aller. Par là, tu peux avancer : { $place }.
mr-hint-around = Tu contournes { $other } : c’est une impasse.
mr-hint-seen = Vous avez déjà vu ce qu’il y a { $place_dat } : { $kind }.
mr-hint-drive = C’est un détour par { $place }.
mr-hint-lay-back = Comme ça, la piste ne fait que revenir en arrière.
mr-hint-lay-goal = Comme ça, la piste va vers { $way }, pile là où tu dois aller : { $place }.
mr-hint-lay-near = Comme ça, la piste va vers { $way } ({ $place }) et te rapproche de ton but.
mr-hint-lay = Comme ça, la piste va vers { $way } ({ $place }).
mr-hint-swap-stuck = D’ici, tu ne peux pas rouler : fais venir une autre plaquette { $place_dat }.
mr-hint-swap-ahead = { $place } est juste devant toi, et personne n’a vu ce que c’est : mets-y quelque chose de mieux.
mr-hint-swap-seen = { $place } est juste devant toi, et on sait ce que c’est : { $kind }. Mets-y une autre plaquette.
mr-hint-swap-rival = { $seat } est juste à côté : une autre plaquette { $place_dat } peut gêner.
mr-hint-swap = Fais venir une autre plaquette { $place_dat }.
mr-hint-with = Vous avez déjà vu ce qu’il y a { $place_dat } : { $kind }. Cette plaquette ira { $other_dat }.
mr-hint-with-unseen = Personne n’a encore vu ce qu’il y a { $place_dat } ; cette plaquette ira { $other_dat }.
