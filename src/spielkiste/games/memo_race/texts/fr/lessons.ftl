# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-memo-race-first = Ton premier rallye dans le désert

mr-lesson-first-turn = Sous les plaquettes rouges, il y a des pistes. Va d’abord au stand, au milieu. Ta voiture est la bleue : touche la plaquette juste en dessous !
mr-lesson-first-lay = Un virage ! C’est toi qui choisis le sens. Touche le stand, et la piste ira par là.
mr-lesson-first-lay-where = Comme ça, la piste s’éloigne du milieu. Touche le stand !
mr-lesson-first-lina = Ta voiture repart bientôt. C’est à Lina : regarde bien ce qu’elle retourne !
mr-lesson-first-pit = Une impasse, juste sous le stand ! Retiens bien l’endroit. Et maintenant, entre dans le stand !
mr-lesson-first-canister = Le jerrican montre ton arrivée : le trèfle, en bas à gauche. Lina avance d’abord, et sa plaquette repasse face cachée.
mr-lesson-first-remember = Tu te souviens ? En bas, c’est l’impasse. Va plutôt à gauche !
mr-lesson-first-not-there = Réfléchis : sous le stand, il y a l’impasse. Pour aller au trèfle, c’est à gauche.
mr-lesson-first-swaps = Bien retenu ! Au lieu de rouler, on peut aussi échanger deux plaquettes. Regarde lesquelles Lina choisit !
mr-lesson-first-on = Continue à gauche. Touche la flèche !
mr-lesson-first-curve = Encore un virage. Ton arrivée est en bas : touche la plaquette du dessous !
mr-lesson-first-curve-where = Le trèfle est en bas. Tourne le virage pour descendre.
mr-lesson-first-down = On continue vers le bas !
mr-lesson-first-nearly = Tu y es presque. Encore un petit bout !
mr-lesson-first-goal = Voilà ton trèfle. Fonce à l’arrivée !
mr-lesson-first-won = Gagné ! Retiens bien : d’abord le stand, puis la couleur de ton jerrican. Et avec une bonne mémoire, on va plus vite.
