## La loterie télé en papier

tl-paper-board = Plateau
tl-paper-board-hint = Deux feuilles : colle la bande à droite de la première sous la deuxième.
tl-paper-start = Départ
tl-paper-luck = Chance
tl-paper-bad-luck = Poisse
tl-paper-swap = Échange
tl-paper-buy = Achat
tl-paper-pile = Cartes Chance
tl-paper-lots = Cartes de tirage
tl-paper-digits = Cartes chiffres
tl-paper-lucks = Cartes Chance
tl-paper-notes = Billets
tl-paper-holders = Chevalets
tl-paper-holders-hint = Les six places sont à plat devant toi ; plie le haut comme un toit, et personne ne verra tes cartes.
tl-paper-wheels = Cadrans
tl-paper-wheels-hint = Colle-les sur du carton. Pour tourner : fixe la flèche au milieu avec une attache parisienne, ou fais tourner un trombone autour d’une pointe de crayon.
tl-paper-needles = Flèches
tl-paper-pawns = Pions
tl-paper-pawns-hint = Plie sur les pointillés et colle la petite languette sous le socle : ils tiennent debout.
