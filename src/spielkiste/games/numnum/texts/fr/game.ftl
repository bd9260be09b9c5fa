## NumNum: four games with one deck

game-mau-mau = Mau-Mau des tables
game-mau-mau-tagline = Même forme ou même table : carte posée !
game-wall-break = Casse-mur
game-wall-break-tagline = Prends des paires jusqu’à ce que le mur craque
game-clear-away = Table rase !
game-clear-away-tagline = Sept colonnes à découvert, et chaque paire compte
game-patience = Réussite des tables
game-patience-tagline = Une donne, quatre piles : combien de cartes vas-tu placer ?
task-mau-mau-one = Vide ta main avant le robot !
task-mau-mau-three = Gagne contre trois robots !
task-wall-break-one = Prends plus de cartes que le robot !
task-wall-break-strong = Prends plus de cartes qu’un robot fort !
task-clear-away-one = Ramasse plus de cartes que le robot !
task-clear-away-strong = Ramasse plus de cartes qu’un robot fort !
task-patience-cards = Pose 80 cartes !
task-patience-more = Pose 85 cartes !
option-hands = Cartes en main
option-hands-hidden = cachées, en main
option-hands-open = visibles, sur la table

nn-card-1-triangle = joker de triangle
    .acc = le joker de triangle
nn-card-2-triangle = 2 de triangle
    .acc = le 2 de triangle
nn-card-3-triangle = 3 de triangle
    .acc = le 3 de triangle
nn-card-4-triangle = 4 de triangle
    .acc = le 4 de triangle
nn-card-5-triangle = 5 de triangle
    .acc = le 5 de triangle
nn-card-6-triangle = 6 de triangle
    .acc = le 6 de triangle
nn-card-7-triangle = 7 de triangle
    .acc = le 7 de triangle
nn-card-8-triangle = 8 de triangle
    .acc = le 8 de triangle
nn-card-9-triangle = 9 de triangle
    .acc = le 9 de triangle
nn-card-10-triangle = 10 de triangle
    .acc = le 10 de triangle
nn-card-11-triangle = 11 de triangle
    .acc = le 11 de triangle
nn-card-12-triangle = 12 de triangle
    .acc = le 12 de triangle
nn-card-13-triangle = 13 de triangle
    .acc = le 13 de triangle
nn-card-14-triangle = 14 de triangle
    .acc = le 14 de triangle
nn-card-15-triangle = 15 de triangle
    .acc = le 15 de triangle
nn-card-16-triangle = 16 de triangle
    .acc = le 16 de triangle
nn-card-24-triangle = 24 de triangle
    .acc = le 24 de triangle
nn-card-30-triangle = 30 de triangle
    .acc = le 30 de triangle
nn-card-32-triangle = 32 de triangle
    .acc = le 32 de triangle
nn-card-35-triangle = 35 de triangle
    .acc = le 35 de triangle
nn-card-45-triangle = 45 de triangle
    .acc = le 45 de triangle
nn-card-48-triangle = 48 de triangle
    .acc = le 48 de triangle
nn-card-63-triangle = 63 de triangle
    .acc = le 63 de triangle
nn-card-64-triangle = 64 de triangle
    .acc = le 64 de triangle
nn-card-81-triangle = 81 de triangle
    .acc = le 81 de triangle
nn-card-1-circle = joker de rond
    .acc = le joker de rond
nn-card-2-circle = 2 de rond
    .acc = le 2 de rond
nn-card-3-circle = 3 de rond
    .acc = le 3 de rond
nn-card-4-circle = 4 de rond
    .acc = le 4 de rond
nn-card-5-circle = 5 de rond
    .acc = le 5 de rond
nn-card-6-circle = 6 de rond
    .acc = le 6 de rond
nn-card-7-circle = 7 de rond
    .acc = le 7 de rond
nn-card-8-circle = 8 de rond
    .acc = le 8 de rond
nn-card-9-circle = 9 de rond
    .acc = le 9 de rond
nn-card-10-circle = 10 de rond
    .acc = le 10 de rond
nn-card-11-circle = 11 de rond
    .acc = le 11 de rond
nn-card-13-circle = 13 de rond
    .acc = le 13 de rond
nn-card-18-circle = 18 de rond
    .acc = le 18 de rond
nn-card-20-circle = 20 de rond
    .acc = le 20 de rond
nn-card-24-circle = 24 de rond
    .acc = le 24 de rond
nn-card-25-circle = 25 de rond
    .acc = le 25 de rond
nn-card-27-circle = 27 de rond
    .acc = le 27 de rond
nn-card-28-circle = 28 de rond
    .acc = le 28 de rond
nn-card-30-circle = 30 de rond
    .acc = le 30 de rond
nn-card-40-circle = 40 de rond
    .acc = le 40 de rond
nn-card-42-circle = 42 de rond
    .acc = le 42 de rond
nn-card-48-circle = 48 de rond
    .acc = le 48 de rond
nn-card-49-circle = 49 de rond
    .acc = le 49 de rond
nn-card-56-circle = 56 de rond
    .acc = le 56 de rond
nn-card-63-circle = 63 de rond
    .acc = le 63 de rond
nn-card-1-square = joker de carré
    .acc = le joker de carré
nn-card-2-square = 2 de carré
    .acc = le 2 de carré
nn-card-3-square = 3 de carré
    .acc = le 3 de carré
nn-card-4-square = 4 de carré
    .acc = le 4 de carré
nn-card-5-square = 5 de carré
    .acc = le 5 de carré
nn-card-6-square = 6 de carré
    .acc = le 6 de carré
nn-card-7-square = 7 de carré
    .acc = le 7 de carré
nn-card-8-square = 8 de carré
    .acc = le 8 de carré
nn-card-9-square = 9 de carré
    .acc = le 9 de carré
nn-card-10-square = 10 de carré
    .acc = le 10 de carré
nn-card-11-square = 11 de carré
    .acc = le 11 de carré
nn-card-13-square = 13 de carré
    .acc = le 13 de carré
nn-card-14-square = 14 de carré
    .acc = le 14 de carré
nn-card-18-square = 18 de carré
    .acc = le 18 de carré
nn-card-21-square = 21 de carré
    .acc = le 21 de carré
nn-card-27-square = 27 de carré
    .acc = le 27 de carré
nn-card-28-square = 28 de carré
    .acc = le 28 de carré
nn-card-32-square = 32 de carré
    .acc = le 32 de carré
nn-card-35-square = 35 de carré
    .acc = le 35 de carré
nn-card-36-square = 36 de carré
    .acc = le 36 de carré
nn-card-42-square = 42 de carré
    .acc = le 42 de carré
nn-card-45-square = 45 de carré
    .acc = le 45 de carré
nn-card-49-square = 49 de carré
    .acc = le 49 de carré
nn-card-54-square = 54 de carré
    .acc = le 54 de carré
nn-card-72-square = 72 de carré
    .acc = le 72 de carré
nn-card-1-diamond = joker de losange
    .acc = le joker de losange
nn-card-2-diamond = 2 de losange
    .acc = le 2 de losange
nn-card-3-diamond = 3 de losange
    .acc = le 3 de losange
nn-card-4-diamond = 4 de losange
    .acc = le 4 de losange
nn-card-5-diamond = 5 de losange
    .acc = le 5 de losange
nn-card-6-diamond = 6 de losange
    .acc = le 6 de losange
nn-card-7-diamond = 7 de losange
    .acc = le 7 de losange
nn-card-8-diamond = 8 de losange
    .acc = le 8 de losange
nn-card-9-diamond = 9 de losange
    .acc = le 9 de losange
nn-card-10-diamond = 10 de losange
    .acc = le 10 de losange
nn-card-11-diamond = 11 de losange
    .acc = le 11 de losange
nn-card-12-diamond = 12 de losange
    .acc = le 12 de losange
nn-card-13-diamond = 13 de losange
    .acc = le 13 de losange
nn-card-15-diamond = 15 de losange
    .acc = le 15 de losange
nn-card-16-diamond = 16 de losange
    .acc = le 16 de losange
nn-card-20-diamond = 20 de losange
    .acc = le 20 de losange
nn-card-21-diamond = 21 de losange
    .acc = le 21 de losange
nn-card-25-diamond = 25 de losange
    .acc = le 25 de losange
nn-card-36-diamond = 36 de losange
    .acc = le 36 de losange
nn-card-40-diamond = 40 de losange
    .acc = le 40 de losange
nn-card-54-diamond = 54 de losange
    .acc = le 54 de losange
nn-card-56-diamond = 56 de losange
    .acc = le 56 de losange
nn-card-64-diamond = 64 de losange
    .acc = le 64 de losange
nn-card-72-diamond = 72 de losange
    .acc = le 72 de losange
nn-card-81-diamond = 81 de losange
    .acc = le 81 de losange
nn-card-wish = carte Vœu
    .acc = la carte Vœu
nn-card-no-twos = Stop 2
    .acc = le Stop 2
nn-card-no-fives = Stop 5
    .acc = le Stop 5

nn-colour-triangle = triangle
nn-colour-circle = rond
nn-colour-square = carré
nn-colour-diamond = losange

nn-answer-joker = joker
nn-answer-colour = seulement la forme
nn-answer-2 = table de 2
nn-answer-3 = table de 3
nn-answer-4 = table de 4
nn-answer-5 = table de 5
nn-answer-6 = table de 6
nn-answer-7 = table de 7
nn-answer-8 = table de 8
nn-answer-9 = table de 9
nn-answer-11 = table de 11
nn-answer-13 = table de 13

nn-direction-left = à gauche
nn-direction-right = à droite

nn-explain-rows = Le { $left } et le { $right } ont en commun : { $rows }.
nn-explain-joker = Le { $left } et le { $right } : un joker va avec tous les nombres.
nn-explain-colour = Les deux ont la même forme : { $colour }.
nn-explain-nothing = Le { $left } et le { $right } n’ont ni table ni forme en commun.
nn-explain-barred = Ils n’auraient en commun que ce qui est bloqué : { $rows }.

nn-move-name = { $answer }
nn-move-lay = poser { $card_acc }
nn-move-wish = poser une carte Vœu et demander un { $colour }
nn-move-draw = piocher une carte
nn-move-keep = garder la carte
nn-move-stop = s’arrêter là
nn-move-pass = passer
nn-move-take = prendre la paire des numéros { $first } et { $second }
nn-move-aside = mettre de côté la carte Stop du numéro { $stack }
nn-move-claim = prendre tout ce qui est { $direction } de la pile { $stack }
nn-move-swap = échanger la carte Vœu du numéro { $stack } contre { $card_acc }
nn-move-play = poser la carte sur sa pile
nn-move-wait = faire attendre la carte
nn-move-fetch = reprendre le dernier { $colour } en attente
nn-move-lay-wish = poser une carte Vœu sur la pile des { $colour }s
nn-move-finish = terminer

nn-named = { $seat_you ->
    [yes] C’est juste : { $answer } pour le { $left } et le { $right }.
   *[no] Pour le { $left } et le { $right }, { $seat } dit : { $answer }. C’est juste.
}
nn-misnamed = { $seat_you ->
    [yes] Pas tout à fait : « { $answer } », ça ne va pas pour le { $left } et le { $right }. Essaie encore.
   *[no] Pour le { $left } et le { $right }, { $seat } dit : { $answer }. Pas tout à fait, encore un essai.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Pas tout à fait : « { $answer } », ça ne va pas pour le { $left } et le { $right }. Il fallait dire : { $answers }.
   *[no] Pour le { $left } et le { $right }, { $seat } dit : { $answer }. Il fallait dire : { $answers }.
}

nn-turned-special = La première carte retournée est { $card_acc } : elle va sous la pioche.
nn-turned-start = On commence avec { $card_acc }.
nn-laid = { $seat_you ->
    [yes] Tu poses { $card_acc } sur le { $top }.
   *[no] { $seat } pose { $card_acc } sur le { $top }.
}
nn-laid-doubly = { $seat_you ->
    [yes] Coup double ! Tu poses { $card_acc } sur le { $top }, et tu peux rejouer.
   *[no] Coup double ! { $seat } pose { $card_acc } sur le { $top } et peut rejouer.
}
nn-laid-on-wish = { $seat_you ->
    [yes] Tu exauces le vœu avec { $card_acc }.
   *[no] { $seat } exauce le vœu avec { $card_acc }.
}
nn-wished = { $seat_you ->
    [yes] Tu poses une carte Vœu et tu demandes un { $colour }.
   *[no] { $seat } pose une carte Vœu et demande un { $colour }.
}
nn-barred = { $seat_you ->
    [yes] Tu poses { $card_acc } : la table de { $row } est bloquée.
   *[no] { $seat } pose { $card_acc } : la table de { $row } est bloquée.
}
nn-lifted = { $seat_you ->
    [yes] Tu poses { $card_acc } : la table de { $row } est débloquée.
   *[no] { $seat } pose { $card_acc } : la table de { $row } est débloquée.
}
nn-drew = { $seat_you ->
    [yes] Tu pioches : { $card }.
   *[no] { $seat } pioche : { $card }.
}
nn-drew-unseen = { $seat } pioche une carte.
nn-drew-open = { $seat_you ->
    [yes] Tu pioches : { $card }.
   *[no] { $seat } pioche : { $card }.
}
nn-kept = { $seat_you ->
    [yes] Tu gardes la carte.
   *[no] { $seat } garde la carte.
}
nn-stopped = { $seat_you ->
    [yes] Tu t’arrêtes là.
   *[no] { $seat } s’arrête là.
}
nn-passed = { $seat_you ->
    [yes] Tu passes.
   *[no] { $seat } passe.
}
nn-reshuffled = On mélange les cartes posées : la nouvelle pioche en a { $count }.
nn-mau-won = { $seats_you ->
    [yes] Ta dernière carte est posée : tu gagnes !
   *[no] { $seats_count ->
        [one] { $seats } n’a plus de cartes et gagne !
       *[other] { $seats } n’ont plus de cartes et gagnent !
    }
}
nn-mau-stuck = { $seats_you ->
    [yes] Plus personne ne peut jouer. Tu gagnes avec le moins de cartes : { $count }.
   *[no] Plus personne ne peut jouer. Victoire avec le moins de cartes ({ $count }) : { $seats }.
}

nn-took-opening = { $seat_you ->
    [yes] Ouverture : tu prends le { $left } et le { $right }.
   *[no] Ouverture : { $seat } prend le { $left } et le { $right }.
}
nn-took = { $seat_you ->
    [yes] Tu prends le { $left } et le { $right }.
   *[no] { $seat } prend le { $left } et le { $right }.
}
nn-took-doubly = { $seat_you ->
    [yes] Coup double ! Tu prends le { $left } et le { $right }.
   *[no] Coup double ! { $seat } prend le { $left } et le { $right }.
}
nn-opening-over = { $seat_you ->
    [yes] L’ouverture est finie : tu commences.
   *[no] L’ouverture est finie : { $seat } commence.
}
nn-swapped = { $seat_you ->
    [yes] Tu échanges la carte Vœu du numéro { $stack } contre
   *[no] { $seat } échange la carte Vœu du numéro { $stack } contre
} { $side_you ->
    [yes] ton { $card }.
   *[no] { $card_acc } de { $side }.
}
nn-aside-barred = { $seat_you ->
    [yes] Tu bloques la table de { $row } et mets { $card_acc } de côté.
   *[no] { $seat } bloque la table de { $row } et met { $card_acc } de côté.
}
nn-aside-lifted = { $seat_you ->
    [yes] Tu remets la table de { $row } en jeu et mets { $card_acc } de côté.
   *[no] { $seat } remet la table de { $row } en jeu et met { $card_acc } de côté.
}
nn-breach = { $seat_you ->
    [yes] Une brèche ! Tu as vidé la pile { $stack }.
   *[no] Une brèche ! { $seat } a vidé la pile { $stack }.
}
nn-claimed = { $seat_you ->
    [yes] Tu prends tout ce qui est { $direction } de la pile { $stack } : { $count ->
        [0] plus rien !
        [one] un butin d’une carte !
       *[other] un butin de { $count } cartes !
    }
   *[no] { $seat } prend tout ce qui est { $direction } de la pile { $stack } : { $count ->
        [0] plus rien !
        [one] un butin d’une carte !
       *[other] un butin de { $count } cartes !
    }
}
nn-no-more-pairs = Il n’y a plus rien à prendre. Les monstres sont rassasiés !
nn-wall-won = { $seats_you ->
    [yes] Tu gagnes avec { $count } cartes !
   *[no] Victoire avec { $count } cartes : { $seats } !
}

nn-named-act = juste : { $answer }
nn-misnamed-act = encore un essai
nn-misnamed-strict-act = { $answer } : pas tout à fait
nn-laid-act = pose { $card_acc }
nn-laid-doubly-act = coup double : { $card } !
nn-laid-on-wish-act = exauce le vœu : { $card }
nn-wished-act = demande un { $colour }
nn-barred-act = bloque la table de { $row }
nn-lifted-act = débloque la table de { $row }
nn-drew-act = pioche
nn-drew-open-act = pioche { $card_acc }
nn-kept-act = garde la carte
nn-stopped-act = s’arrête là
nn-passed-act = passe
nn-mau-won-act = pose sa dernière carte !
nn-took-opening-act = prend { $left } et { $right }
nn-took-act = prend { $left } et { $right }
nn-took-doubly-act = double : { $left } + { $right }
nn-swapped-act = échange contre { $card_acc }
nn-aside-barred-act = bloque la table de { $row }
nn-aside-lifted-act = débloque la table de { $row }
nn-breach-act = Une brèche !
nn-claimed-act = butin : { $count }

nn-laid-out = Les piles commencent avec : { $cards }.
nn-turned = Carte suivante : { $card }.
nn-played = Le { $card } va sur le { $top }.
nn-played-on-wish = Le { $card } va sur la carte Vœu.
nn-fetched = Le { $card } revient et va sur le { $top }.
nn-fetched-on-wish = Le { $card } revient et va sur la carte Vœu.
nn-waits = Le { $card } attend.
nn-wish-aside = Une carte Vœu ! Pose-la quand tu veux. Tu en as { $count }.
nn-wish-laid = Une carte Vœu va sur la pile des { $colour }s.
nn-patience-over = Terminé : { $count } cartes sur 95 sont sur les piles.

nn-why-no-move = Ce n’est pas un coup possible.
nn-why-over = La partie est finie.
nn-why-turn = C’est à { $seat } de jouer.
nn-why-tried = Pour le { $left } et le { $right }, ce n’était pas ça : { $answer }. Essaie autre chose.
nn-why-name-first = Dis d’abord ce que le { $left } et le { $right } ont en commun.
nn-why-nothing-to-name = Il n’y a pas de question pour l’instant.
nn-why-not-held = Tu n’as pas { $card_acc } en main.
nn-why-drawn-only = Après avoir pioché, tu ne peux poser que la carte piochée, pas { $card_acc }.
nn-why-drawn-first = Pose ou garde d’abord la carte piochée.
nn-why-nothing-drawn = Tu n’as pas pioché de carte à garder.
nn-why-wish-colour = Avec la carte Vœu, tu choisis aussi une forme.
nn-why-other-colour = Le { $card } ne va pas : le vœu demande un { $colour }.
nn-why-barred = Le { $left } et le { $right } n’ont en commun que ce qui est bloqué : { $rows }.
nn-why-no-match = Le { $left } et le { $right } ne vont pas ensemble : pas la même forme, et aucune table où on les trouve tous les deux.
nn-why-no-stop = Tu ne peux t’arrêter là qu’après un coup double.
nn-why-no-draw-after-double = Après un coup double, tu poses encore une carte ou tu t’arrêtes ; on ne pioche pas.
nn-why-must-lay = Tu as une carte nombre à poser, alors tu ne pioches pas.
nn-why-must-lay-not-pass = Tu as une carte nombre à poser, alors tu ne peux pas passer.
nn-why-no-pass = Tu ne peux passer que s’il n’y a rien à piocher.
nn-why-empty = Il n’y a rien à piocher.
nn-why-same-card = Une paire, ce sont deux cartes de deux piles.
nn-why-no-card = Il n’y a pas de deuxième carte au numéro { $stack }.
nn-why-special-pair = On ne peut pas faire de paire avec { $card_acc }.
nn-why-opening-double = Au début, il faut une paire double : même forme et même table. Le { $left } et le { $right } n’ont en commun que l’une des deux.
nn-why-opening-pairs = Pendant l’ouverture, on ne prend que des paires.
nn-why-claim-first = Choisis d’abord un côté de la brèche.
nn-why-no-breach = Il n’y a pas de brèche à cet endroit.
nn-why-rows-never-break = Dans « Table rase ! », une colonne vide ne termine rien, et personne ne reçoit un côté.
nn-why-no-bar-card = Il n’y a pas de carte Stop libre au numéro { $stack }.
nn-why-no-wish-card = Il n’y a pas de carte Vœu libre au numéro { $stack }.
nn-why-not-last-seven = Parmi les sept dernières cartes prises, il n’y a pas { $card_acc }.
nn-why-nothing-to-swap = Parmi les sept dernières cartes prises, aucune carte nombre à échanger contre la carte Vœu.
nn-why-hand-pile-left = Il reste encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche.
nn-why-hand-pile-empty = La pioche est vide.
nn-why-no-wish = Tu n’as pas de carte Vœu.
nn-why-nothing-waits = Aucun { $colour } n’attend.
nn-why-must-play = Le { $card } va sur sa pile : il faut l’y poser.
nn-why-no-common-row = Le { $left } et le { $right } n’ont aucune table en commun.

nn-words-top = Sur le dessus de la pile : { $top }.
nn-words-wished = Le vœu : un { $colour }.
nn-words-barred = La table de { $row } est bloquée.
nn-words-draw-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}.
nn-words-hand-size = { $seat_you ->
    [yes] Tu as { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
   *[no] { $seat } a { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
}
nn-words-open-hand = { $seat_you ->
    [yes] Visibles devant toi : { $cards }.
   *[no] Visibles devant { $seat } : { $cards }.
}
nn-words-hand = Ta main : { $cards }.
nn-words-drawn = Carte piochée : { $card }.
nn-words-naming = Qu’est-ce que le { $left } et le { $right } ont en commun ?
nn-words-stack = Pile { $stack } : { $cards }, hauteur { $count }.
nn-words-row = Colonne { $stack }, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}, la carte libre en dernier : { $cards }.
nn-words-empty-stack = Le numéro { $stack } est vide.
nn-words-last-taken = Dernières prises : { $cards }.
nn-words-taken = { $side_you ->
    [yes] Tes cartes : { $count }.
   *[no] Cartes prises par { $side } : { $count }.
}
nn-words-opening = Ouverture : seulement des paires doubles, une par tour.
nn-words-pile = Pile des { $colour }s, { $count } { $count ->
    [one] carte
   *[other] cartes
}, sur le dessus : { $top }.
nn-words-waiting = En attente chez les { $colour }s, la carte du bout en dernier : { $cards }.
nn-words-wishes = Cartes Vœu de côté : { $count }.
nn-words-card-up = Carte retournée : { $card }. Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}.
nn-words-score = Sur les piles : { $count } sur 95.
nn-words-best = On pouvait en placer { $best }.

nn-hint-lay = Pose { $card_acc } : il va sur { $other_acc }.
nn-hint-lay-first = Pose d’abord { $card_acc } : le { $other } ira encore après.
nn-hint-lay-so = Pose { $card_acc } : après, le { $other } va dessus.
nn-hint-lay-leave = Pose { $card_acc } et laisse attendre le { $other } : davantage de cartes à venir iront sur le { $card }.
nn-hint-lay-later = Pose { $card_acc } et laisse attendre encore un peu le { $other }.
nn-hint-wait-leave = Ne reprends pas encore { $card_acc } : davantage de cartes à venir iront sur le { $other }.
nn-hint-wait-later = Laisse attendre { $card_acc }, et encore un peu le { $other } aussi.
nn-hint-fetch = Reprends { $card_acc } : il va sur sa pile, et ça fait une carte de moins qui attend.
nn-hint-fetch-first = Reprends d’abord { $card_acc } : le { $other } ira encore après.
nn-hint-fetch-so = Reprends d’abord { $card_acc } : après, le { $other } va dessus.
nn-hint-wait = Le { $card } et le { $other } n’ont aucune table en commun : cette carte doit attendre.
nn-hint-wait-keep = Le { $card } et le { $other } n’ont aucune table en commun. Laisse attendre cette carte ; la carte Vœu sera plus utile plus tard.
nn-hint-wish = Une carte Vœu sur la pile des { $colour }s libère { $count ->
    [one] une carte en attente
   *[other] { $count } cartes en attente
}.
nn-hint-wish-stuck = Pile des { $colour }s : { $count ->
    [one] une carte attend. Une carte Vœu la remettra
   *[other] { $count } cartes attendent. Une carte Vœu les remettra
} en route.
nn-hint-wish-counts = Pose ta carte Vœu : elle compte aussi.
nn-hint-finish = On ne peut plus rien placer : c’est fini.

review-moved-patience = Cartes attendues : de { $from } à { $to }.
