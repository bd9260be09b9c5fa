# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-number-rally-first = Ton premier rallye
lesson-number-rally-little = Petit rallye : calculer jusqu’à 20

zr-lesson-first-lay = La pile est à 64. Ajoute ton 5 !
zr-lesson-first-draw = Ça fait 69 ! Après avoir posé, pioche une carte !
zr-lesson-first-lina = À 100, la voiture de course fait gagner. Regarde bien ce que pose Lina !
zr-lesson-first-snap = Un 8, tu en as un aussi ! Même nombre : tu peux bondir. Vas-y, bondis !
zr-lesson-first-again = Bien attrapé, et ce n’était même pas ton tour ! La voiture file chez toi. Pioche !
zr-lesson-first-ten = C’est de nouveau à Lina. Elle veut reprendre la voiture…
zr-lesson-first-no = Lina est pile à 90 : une dizaine donne la voiture ! Tu n’as pas de 5 : continue !
    .typed = Lina est pile à 90 : une dizaine donne la voiture ! Pas de 5 ? Ne bondis pas.
zr-lesson-first-event = Certaines images donnent aussi la voiture. Regarde ce que pose Ole !
zr-lesson-first-goal = Plein d’essence : Ole a la voiture. Mais il manque 10 pour faire 100 : pose ton 10 !
zr-lesson-first-won = Pile 100 : gagné ! Retiens bien : on prend la voiture avec une dizaine pile, avec le même nombre, et avec certaines images.

zr-lesson-little-lay = Ici, on va jusqu’à 20. La pile est à 7 : pose ton 5 !
zr-lesson-little-name = 7 et 5 : d’abord jusqu’à 10, puis encore 2. Tape 12, puis OK !
    .typed = 7 et 5 : d’abord jusqu’à 10, puis encore 2. Écris 12 !
zr-lesson-little-count = Recompte tranquillement : la main te montre les chiffres.
zr-lesson-little-lina = C’est juste ! Maintenant, c’est Lina qui calcule.
zr-lesson-little-goal = Lina est à 17. Pile 20, et c’est gagné : pose ton 3 !
zr-lesson-little-twenty = 17 et 3, combien ça fait ? Tape le nombre, puis OK !
    .typed = 17 et 3, combien ça fait ? Écris le nombre !
zr-lesson-little-won = Pile 20 : gagné ! Voilà le petit rallye : poser, calculer, et une dizaine pile donne la voiture.
