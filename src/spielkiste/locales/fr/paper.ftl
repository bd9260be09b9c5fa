## Le coffre en papier

paper-part-game = À imprimer, à découper et à jouer
paper-part-worksheets = Fiches d’exercices à imprimer
paper-step-size = Imprime en taille réelle (100 %), sans « ajuster à la page ». Le mieux : du papier épais (160 à 200 g).
paper-step-duplex = Choisis l’impression recto verso, « retourner sur le bord long » : chaque recto aura le bon verso derrière lui.
paper-step-fold = Imprime d’un seul côté. Si une feuille a une ligne de pliage au milieu, plie-la là vers l’arrière et colle les deux moitiés avant de découper.
paper-step-fronts = Imprime d’un seul côté, sur du papier qui ne laisse rien voir à travers. Les dos restent blancs.
paper-step-single = Imprime d’un seul côté.
paper-step-cut = Découpe le long des lignes fines ; les petits traits du bord aident à poser une règle. Les lignes en pointillés se plient.
paper-ruler = Vérifie : cette ligne mesure 10 cm. Sinon, la feuille a été réduite ou agrandie.
paper-inside = Tout ce qu’il y a dedans
paper-content = { $count } × { $what }
paper-front = { $what }
paper-back = Verso : { $what }
paper-both = { $what }, rectos et versos
paper-round = Manche { $round }
paper-round-total = Cette manche
paper-total = Total
paper-done = C’est prêt : { $path } ({ $size } ko).

error-paper-no-art = Ici, il n’y a pas d’images pour imprimer cette boîte.
error-paper-unknown = Ça n’existe pas ; choisis parmi : { $known }.
error-paper-not-written = Impossible d’écrire { $path }.
error-paper-none = Dans cette boîte, il n’y a rien à découper.
error-paper-no-worksheets = Cette boîte n’a pas de fiches d’exercices. Celles-ci en ont : { $known }.
error-paper-not-here = Ce serveur ne peut pas imprimer. La personne qui s’en occupe doit taper : pip install "spielkiste[print]"

web-paper = À découper
web-paper-about = Tout le jeu en PDF : imprime, découpe et joue sur la table de la cuisine.
web-paper-size = Papier
web-paper-size-a4 = A4
web-paper-size-letter = Letter
web-paper-sides = Dos
web-paper-sides-duplex = recto verso
web-paper-sides-fold = plier et coller
web-paper-sides-fronts = sans
web-paper-ink = Encre
web-paper-ink-colour = en couleurs
web-paper-ink-grey = en gris
web-paper-get = Obtenir le PDF
web-paper-worksheets = Fiches d’exercices
web-paper-no-server = Pour imprimer, il faut un serveur : « spielkiste print { $game } » y prépare le PDF.
web-paper-bingo = Cartons de loto
paper-name = Prénom :
paper-answers = Réponses : { $what }
paper-pieces = Pièces et cartes
error-paper-bingo = Il y a de 1 à { $most } cartons de loto, et seulement avec les fiches des tables de multiplication.
