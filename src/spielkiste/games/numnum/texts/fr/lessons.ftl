# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-mau-mau-first = Ton premier Mau-Mau
lesson-wall-break-first = Ton premier Casse-mur
lesson-wall-break-naming = Dis pourquoi ça va ensemble
lesson-clear-away-first = Ta première Table rase
lesson-clear-away-naming = Dis pourquoi ça va ensemble
lesson-patience-first = Ta première réussite

nn-lesson-mau-colour = Un triangle va sur un triangle : pose ton 7 !
nn-lesson-mau-rival = Bien joué ! On gagne dès qu’on n’a plus de cartes. C’est à Lina.
nn-lesson-mau-draw = Aucun de tes nombres ne va sur le 11. Pioche une carte !
nn-lesson-mau-drawn = Quelle chance, le 24 de triangle va dessus ! Tu peux le poser tout de suite.
nn-lesson-mau-row = La même table, ça marche aussi : 42 et 28 sont dans la table de 7. Pose le 28 !
nn-lesson-mau-double = 20 et 40, coup double : même forme et même table. Pose le 20 !
nn-lesson-mau-wish = Coup double, alors rejoue ! Pose la carte Vœu et demande un carré.
nn-lesson-mau-stuck = La carte Vœu va partout. Lina doit poser un carré. En a-t-elle un ?
nn-lesson-mau-last = Elle n’en a pas, mais toi, si ! Pose ta dernière carte, le 13 !
nn-lesson-mau-won = Gagné ! Retiens bien : même forme ou même table, tu peux poser. Et avec les deux, tu rejoues.

nn-lesson-wall-pair = 12 et 18 font une paire, dans la table de 6. Prends-les !
nn-lesson-wall-rival = Elles sont à toi ! À la fin, le plus gros tas gagne. Lina prend une paire.
nn-lesson-wall-double = 35 et 45, coup double : même forme et même table. Prends-les !
nn-lesson-wall-wish = Coup double, alors tu continues ! Échange la carte Vœu contre le 49.
nn-lesson-wall-again = Ton vœu a ramené le 49 : coup double avec le 28. Prends les deux !
nn-lesson-wall-last = Le 56 est seul sur sa pile. Prends-le avec le 42, et le mur craque !
nn-lesson-wall-breach = Une brèche ! Un côté du mur est à toi. Prends celui de droite, il a davantage de cartes !
nn-lesson-wall-won = Gagné ! Retiens bien : seules les cartes du dessus sont libres. Deux de même forme ou de même table font une paire.

nn-lesson-clear-pair = 24 et 36 font une paire, dans la table de 6. Prends-les !
nn-lesson-clear-rival = Elles sont à toi ! À la fin, le plus gros tas gagne. Lina prend une paire.
nn-lesson-clear-row = Le 16 et le 8 juste dessous font aussi une paire ! Prends-les !
nn-lesson-clear-double = Même forme, même table : coup double ! Continue : prends aussi 9 et 81 !
nn-lesson-clear-more = Encore un coup double ! 27 et 54 sont libres, rien n’est dessus. Prends-les !
nn-lesson-clear-bar = Il ne reste que des Stop ! Mets le Stop 5 de côté.
nn-lesson-clear-lift = La table de 5 est bloquée. Mets aussi le Stop 2 de côté !
nn-lesson-clear-won = Table rase, gagné ! Une vraie partie commence par des paires doubles. Le 1 va avec tout, et une carte Vœu donne l’une des sept dernières.

nn-lesson-patience-lay = Plus que 6 cartes ! 24 va sur 16, dans la table de 8 : pose le 24 !
nn-lesson-patience-wait = 49 et 30 n’ont aucune table en commun. Fais attendre le 49 !
nn-lesson-patience-on = Chaque forme a sa pile. 42 va sur 30, c’est la table de 6 : pose-le !
nn-lesson-patience-fetch = Maintenant, le 49 va dessus : 42 et 49 sont dans la table de 7. Reprends-le !
nn-lesson-patience-both = 72 et 25 n’ont aucune table en commun. Fais attendre le 72 !
nn-lesson-patience-more = Le 36 ne va pas non plus sur le 25. Fais-le attendre, devant le 72 !
nn-lesson-patience-wish = Tout va sur une carte Vœu. Pose-la sur la pile des losanges !
nn-lesson-patience-home = Le 36 peut rentrer à la maison. Reprends-le !
nn-lesson-patience-end = 36 et 72 sont dans la table de 9. Reprends aussi le 72 !
nn-lesson-patience-won = Les 95 cartes sont posées, on ne peut pas faire mieux ! Retiens bien : une carte qu’on ne peut pas poser attend, et une carte Vœu remet tout en route.

nn-lesson-naming-take = Ici, tu dis pourquoi deux cartes vont ensemble. Prends le 12 et le 18 !
nn-lesson-naming-name = Dans quelle table sont-ils tous les deux ? Cherche la plus grande : choisis le 6 !
nn-lesson-naming-largest = La plus grande est la table de 6 : 6 fois 2 et 6 fois 3. Choisis le 6 !
nn-lesson-naming-rival = C’est juste ! Lina prend une paire et dit pourquoi.
nn-lesson-naming-second = C’est de nouveau à toi. 7 et 63, coup double : prends-les !
nn-lesson-naming-seven = Tu vois la table ? 63, c’est 9 fois 7. Choisis le 7 !
nn-lesson-naming-won = Super ! Voilà comment on s’entraîne en jouant. Si tu te trompes, on t’aide pas à pas. Et personne ne se moque.
