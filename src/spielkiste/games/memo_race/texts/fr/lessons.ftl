# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-memo-race-first = Ton premier rallye dans le désert

mr-lesson-first-turn = Ta voiture est la bleue. Va sur la plaquette juste en dessous !
    .typed = Ta voiture est la bleue. Roule vers le sud !
mr-lesson-first-lay = Un virage ! Tourne-le pour qu’il mène au stand, au milieu !
    .typed = Un virage ! Il doit mener au stand, au milieu : pose-le ainsi !
mr-lesson-first-lay-where = Comme ça, la piste s’éloigne du milieu. Tourne-la vers le stand !
    .typed = Comme ça, la piste s’éloigne du milieu. Tourne le virage vers le stand !
mr-lesson-first-lina = Qui arrive en premier gagne. Regarde bien ce que Lina retourne !
mr-lesson-first-pit = Une impasse ! Retiens l’endroit, et entre au stand !
mr-lesson-first-canister = Le jerrican montre ton arrivée : le trèfle, en bas à gauche. C’est à Lina.
mr-lesson-first-remember = Tu te souviens ? En bas, c’est l’impasse. Va plutôt à gauche !
mr-lesson-first-not-there = Sous le stand, il y a l’impasse. Pour aller au trèfle, c’est à gauche.
mr-lesson-first-swaps = Bien retenu ! On peut aussi échanger deux plaquettes. Regarde Lina !
mr-lesson-first-on = On continue vers la gauche !
    .typed = Continue à gauche : roule vers l’ouest !
mr-lesson-first-curve = Encore un virage. Ton arrivée est en bas : tourne-le vers le bas !
    .typed = Encore un virage. Ton arrivée est en bas : tourne-le vers le sud !
mr-lesson-first-curve-where = Le trèfle est en bas. Tourne le virage pour descendre.
mr-lesson-first-down = On continue vers le bas !
mr-lesson-first-nearly = Tu y es presque. Encore un petit bout !
mr-lesson-first-goal = Voilà ton trèfle. Fonce à l’arrivée !
mr-lesson-first-won = Gagné ! Retiens bien : d’abord le stand, puis la couleur de ton jerrican. Avec une bonne mémoire, on va plus vite.
