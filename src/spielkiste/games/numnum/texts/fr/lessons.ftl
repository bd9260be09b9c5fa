# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-mau-mau-first = Ton premier Mau-Mau
lesson-wall-break-first = Ton premier Casse-mur
lesson-wall-break-naming = Dis pourquoi ça va ensemble
lesson-clear-away-first = Ta première Table rase
lesson-clear-away-naming = Dis pourquoi ça va ensemble
lesson-patience-first = Ta première réussite

nn-lesson-mau-colour = Pour gagner, pose toutes tes cartes avant les autres. Sur le dessus, il y a le 12 de triangle. Une carte de la même forme va dessus : touche deux fois ton 7 de triangle !
nn-lesson-mau-rival = Bien joué ! C’est à Lina. Regarde ce qu’elle pose.
nn-lesson-mau-draw = Sur le 11 de triangle, aucun de tes nombres ne va. Alors, pioche une carte : touche la pioche !
nn-lesson-mau-drawn = Quelle chance, le 24 de triangle va dessus ! Tu peux le poser tout de suite.
nn-lesson-mau-row = Lina a posé le 42, d’une autre forme. Ça va quand même : 24 et 42 sont dans la table de 6 ! Ton 28 et le 42 sont dans la table de 7. Pose le 28 !
nn-lesson-mau-double = Ton 20 a la même forme que le 40, et les deux sont dans la table de 5. Coup double : après, tu peux rejouer. Pose le 20 !
nn-lesson-mau-wish = Encore une ! La carte Vœu va partout, et c’est toi qui choisis la forme. Touche la carte Vœu, puis le carré.
nn-lesson-mau-stuck = Lina doit poser un carré. En a-t-elle un ?
nn-lesson-mau-last = Pas de carré ! Mais toi, tu en as un, et c’est ta dernière carte. Pose le 13 !
nn-lesson-mau-won = Gagné ! Retiens bien : même forme, ça va ; même table, ça va. Et avec les deux, tu rejoues.

nn-lesson-wall-pair = Voici le mur. Seule la carte du dessus est libre. Deux cartes qui vont ensemble, tu peux les prendre : 12 et 18 sont dans la table de 6. Touche-les !
nn-lesson-wall-rival = Ces deux-là sont à toi. À la fin, le plus gros tas de cartes gagne. C’est à Lina de prendre une paire.
nn-lesson-wall-double = 35 et 45 ont la même forme, et les deux sont dans la table de 5. Coup double : après, tu peux continuer ! Prends-les.
nn-lesson-wall-wish = Une carte Vœu ! En échange, tu récupères une des sept dernières cartes. Touche la carte Vœu, puis le 49.
nn-lesson-wall-again = Regarde : 28 et 49 sont dans la table de 7, et ce sont deux ronds. Encore un coup double ! Prends-les.
nn-lesson-wall-last = Sur la troisième pile, il ne reste qu’une carte, le 56. Prends-la avec le 42, et le mur craque !
nn-lesson-wall-breach = Une brèche ! Tu reçois toutes les cartes d’un côté. À droite, il y en a plus. Touche le côté droit !
nn-lesson-wall-won = Gagné ! Retiens bien : deux cartes libres de même forme ou de même table, c’est une paire. Et si tu vides une pile, tu reçois un côté du mur.

nn-lesson-clear-rows = Toutes les cartes se voient. Mais seules celles que rien ne recouvre sont libres. Celles qui portent le panneau Stop, on les laisse pour l’instant.
nn-lesson-clear-pair = 24 et 36 sont dans la table de 6 : touche les deux !
nn-lesson-clear-rival = Elles sont à toi. À la fin, le plus gros tas de cartes gagne. Lina prend une paire.
nn-lesson-clear-row = Le 8 est juste sous le 16. Ces deux-là peuvent aussi faire une paire ! Touche le 16, puis le 8.
nn-lesson-clear-double = Coup double, forme et table, alors tu continues. 9 et 81, c’est aussi une paire double : prends-les !
nn-lesson-clear-more = Et encore une fois : 27 et 54, deux carrés de la table de 9.
nn-lesson-clear-bar = Il ne reste que deux cartes Stop. Touche le Stop 5, puis « De côté ». La table de 5 est alors bloquée.
nn-lesson-clear-lift = Mets aussi le Stop 2 de côté. Et la table sera rase !
nn-lesson-clear-won = Table rase, et gagné ! Une vraie partie commence par des paires doubles. Le 1 au bonnet de fou va avec tous les nombres, et une carte Vœu te donne l’une des sept dernières cartes.

nn-lesson-patience-lay = Quatre formes, quatre piles. Le 24 peut aller sur la pile de sa forme si les deux nombres sont dans la même table. 16 et 24 sont dans la table de 8. Touche le 24 !
nn-lesson-patience-wait = La carte suivante est le 49 de rond. 49 et 30 n’ont aucune table en commun. Alors, elle doit attendre : touche le 49 !
nn-lesson-patience-on = Elle est maintenant accrochée sous sa pile. Le 42 va sur le 30, les deux sont dans la table de 6. Pose-le !
nn-lesson-patience-fetch = Maintenant, le 42 est sur le dessus, et comme lui, le 49 est dans la table de 7. Reprends le 49 qui attend : touche-le !
nn-lesson-patience-both = 72 et 25 n’ont aucune table en commun. Fais attendre le 72.
nn-lesson-patience-more = Le 36 ne va pas non plus sur le 25. Fais-le attendre, juste devant le 72.
nn-lesson-patience-wish = Une carte Vœu ! Tous les nombres vont dessus. Touche la carte Vœu, puis la pile des losanges.
nn-lesson-patience-home = Le 36 peut rentrer à la maison. Reprends-le !
nn-lesson-patience-end = 36 et 72 sont dans la table de 9. Reprends aussi le 72 !
nn-lesson-patience-won = Les 95 cartes ont trouvé leur place, on ne peut pas faire mieux ! Retiens bien : ce qui ne va pas attend, et une carte Vœu remet tout en route.

nn-lesson-naming-take = Ici, on calcule : tu dis ce que deux cartes ont en commun. Prends d’abord le 12 et le 18 !
nn-lesson-naming-name = Dans quelle table sont 12 et 18 tous les deux ? Il y en a plusieurs. Cherche la plus grande : touche le 6 !
nn-lesson-naming-largest = La plus grande table où ils sont tous les deux, c’est la table de 6 : 6 fois 2 et 6 fois 3. Touche le 6 !
nn-lesson-naming-rival = C’est juste ! Lina prend une paire et doit dire, elle aussi, pourquoi ça va ensemble.
nn-lesson-naming-second = C’est de nouveau à toi. 7 et 63, une paire double. Prends-les !
nn-lesson-naming-seven = Tu vois la table ? 63, c’est 9 fois 7. Touche le 7 !
nn-lesson-naming-won = Super ! Voilà comment on s’entraîne en jouant. Si tu te trompes, on t’aide pas à pas. Et personne ne se moque.
