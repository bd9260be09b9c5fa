# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-mau-mau-goal = Le but
pic-mau-mau-goal-words = Chacun commence avec sept cartes. Débarrasse-toi de toutes tes cartes avant les autres, et tu gagnes.
pic-mau-mau-fits = Qu’est-ce qui va ?
pic-mau-mau-fits-words = Pose une carte qui va avec celle du dessus. Deux cartes vont ensemble si elles ont la même forme ou si elles sont dans la même table : 12 et 18 sont dans la table de 6.
pic-mau-mau-double = Coup double !
pic-mau-mau-double-words = Même forme et même table ? Alors tu peux tout de suite poser encore une carte.
pic-mau-mau-draw = Rien ne va
pic-mau-mau-draw-words = Alors, pioche une carte. Si elle va dessus, tu peux la poser tout de suite.
pic-mau-mau-special = Cartes spéciales
pic-mau-mau-special-words = Le Vœu va partout : choisis la forme qui doit suivre. Un Stop retire du jeu la table de 2 ou de 5 ; le deuxième la ramène.
pic-mau-mau-joker = Le joker
pic-mau-mau-joker-words = Le 1 va avec tous les nombres.

pic-wall-break-goal = Le but
pic-wall-break-goal-words = Sept piles forment le mur. Prenez-y des paires. À la fin, le plus gros tas de cartes gagne.
pic-wall-break-pair = Une paire
pic-wall-break-pair-words = Seules les cartes du dessus sont libres. Deux cartes vont ensemble si elles ont la même forme ou si elles sont dans la même table : 12 et 18 sont dans la table de 6.
pic-wall-break-opening = Le début
pic-wall-break-opening-words = D’abord, seules comptent les paires de même forme et de même table. Prenez-en une chacun à votre tour, jusqu’à ce qu’il n’y en ait plus de libre.
pic-wall-break-double = Coup double !
pic-wall-break-double-words = Ensuite : même forme et même table ? Alors tu rejoues tout de suite.
pic-wall-break-special = Cartes spéciales
pic-wall-break-special-words = Échange une carte Vœu libre contre une des sept dernières cartes prises. Mets un Stop de côté : le premier bloque sa table, le suivant la libère.
pic-wall-break-breach = Le mur craque
pic-wall-break-breach-words = Une pile est vide ? C’est fini ! Si c’est toi qui l’as vidée, prends encore toutes les cartes à sa gauche ou à sa droite.

pic-clear-away-goal = Le but
pic-clear-away-goal-words = Sept rangées sont à découvert. Prenez des paires. À la fin, le plus gros tas de cartes gagne.
pic-clear-away-pair = Une paire
pic-clear-away-pair-words = Seule la dernière carte de chaque rangée est libre. Deux cartes vont ensemble si elles ont la même forme ou si elles sont dans la même table : 12 et 18 sont dans la table de 6.
pic-clear-away-opening = Le début
pic-clear-away-opening-words = D’abord, seules comptent les paires de même forme et de même table. Prenez-en une chacun à votre tour, jusqu’à ce qu’il n’y en ait plus de libre.
pic-clear-away-row = Même dans une rangée
pic-clear-away-row-words = Chaque carte prise libère la suivante. Les deux dernières d’une même rangée peuvent donc aussi faire une paire.
pic-clear-away-double = Coup double !
pic-clear-away-double-words = Ensuite : même forme et même table ? Alors tu rejoues tout de suite.
pic-clear-away-special = Cartes spéciales
pic-clear-away-special-words = Échange une carte Vœu libre contre une des sept dernières cartes prises. Mets un Stop de côté : le premier bloque sa table, le suivant la libère.
pic-clear-away-look = Voir plus loin
pic-clear-away-look-words = Tout est visible : pense à ce que tu libères pour les autres. Plus aucune paire ? C’est fini.

pic-patience-goal = Le but
pic-patience-goal-words = Il y a une pile pour chaque forme. Places-y le plus possible des 95 cartes.
pic-patience-lay = Retourner
pic-patience-lay-words = Retourne la carte suivante. Si elle est dans la même table que celle du dessus de sa forme, elle va sur la pile.
pic-patience-wait = Attendre
pic-patience-wait-words = Si elle ne va pas, elle attend sous sa pile. La dernière qui attend peut y aller dès que ça marche.
pic-patience-wish = La carte Vœu
pic-patience-wish-words = Elle va sur toutes les piles, et toutes les cartes de cette forme vont dessus. Garde-la pour le bon moment.
pic-patience-joker = Le joker
pic-patience-joker-words = Le 1 va avec tous les nombres de sa forme.
pic-patience-end = La fin
pic-patience-end-words = Quand la pioche est vide et que plus rien ne va, on compte les cartes des quatre piles.
