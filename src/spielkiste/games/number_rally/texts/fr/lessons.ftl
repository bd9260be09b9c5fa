# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-number-rally-first = Ton premier rallye
lesson-number-rally-little = Petit rallye : calculer jusqu’à 20

zr-lesson-first-lay = Tout le monde pose sur la même pile, qui compte jusqu’à 100. Si tu as alors la voiture de course, tu gagnes. La pile est à 64. Pose ton 5 !
zr-lesson-first-draw = 64 et 5, ça fait 69. Après avoir posé, pioche une nouvelle carte : touche la pioche ! Dans une vraie partie, il faut faire vite.
zr-lesson-first-lina = C’est à Lina de poser. Regarde bien quel nombre elle joue !
zr-lesson-first-snap = Un 8 ! Tu en as un aussi. Avec le même nombre, tu peux bondir même si ce n’est pas ton tour. Touche « Hop ! »
zr-lesson-first-again = Bien bondi ! En récompense, la voiture de course file chez toi. Pioche encore !
zr-lesson-first-ten = C’est de nouveau à Lina. Elle veut reprendre la voiture…
zr-lesson-first-no = Lina arrive pile à 90. Qui tombe sur une dizaine prend la voiture. Tu n’as pas de 5 pour bondir : touche « Continuer ».
zr-lesson-first-event = Certaines images donnent aussi la voiture. Regarde ce que pose Ole !
zr-lesson-first-goal = Plein d’essence : la pile reste à 90, et Ole a la voiture. Mais c’est à toi, et il manque pile 10 pour aller à 100. Pose ton 10 !
zr-lesson-first-won = Pile 100 : gagné ! Retiens bien : on prend la voiture avec une dizaine pile, avec le même nombre, et avec certaines images.

zr-lesson-little-lay = Dans le petit rallye, on va seulement jusqu’à 20. La pile est à 7. Pose ton 5 !
zr-lesson-little-name = Maintenant, dis combien ça fait : 7 et encore 5. D’abord jusqu’à 10, puis encore 2. Tape 12, puis OK !
zr-lesson-little-count = Recompte tranquillement : la main te montre les chiffres.
zr-lesson-little-lina = C’est juste ! Maintenant, c’est Lina qui calcule.
zr-lesson-little-goal = Lina est à 17. Qui tombe pile sur 20 gagne. Quelle carte manque ? Pose ton 3 !
zr-lesson-little-twenty = 17 et 3, combien ça fait ? Tape le nombre, puis OK !
zr-lesson-little-won = Pile 20 : gagné ! Voilà le petit rallye : poser, calculer, et une dizaine pile donne la voiture.
