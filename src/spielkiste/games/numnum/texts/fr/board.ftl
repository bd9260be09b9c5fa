web-box-numnum = NumNum
web-title-wall-break = Casse-mur
web-title-patience = Réussite des tables

## NumNum in the browser: what all four games share

web-nn-why-double = paire double
web-nn-why-colour = deux { $colour }s
web-nn-why-joker = un joker va avec tous les nombres
web-nn-why-rows = en commun : { $rows }
web-nn-why-more-rows = en commun : tables { $rows }
web-nn-row-part = de { $row }
web-nn-why-barred = bloqué : { $rows }
web-nn-banned =
    { $count ->
        [one] Bloquée : table
       *[other] Bloquées : tables
    } { $rows }.
web-nn-why-nothing = rien en commun
web-nn-row = de { $row }
web-nn-row-sought = table ?
web-nn-or = ou
web-nn-any-number = tous les nombres
web-nn-because-colour = deux
web-nn-because-joker = un joker va avec tous les nombres
web-nn-because-row = { $row } ({ $left } et { $right })
web-nn-because-same = même nombre, { $row }
web-nn-praise-largest = La plus grande table en commun !
web-nn-praise-larger = C’est juste ! Encore plus grande : { $row }
web-nn-strips = { $left } et { $right } dans les tables. Ils se rencontrent ici : { $answers }.
web-nn-strips-of = Le { $card } se trouve dans : { $rows }.
web-nn-strips-look = Regarde bien : dans quelle colonne y a-t-il un nombre pour les deux ?
web-nn-strips-here =
    { $count ->
        [one] Ils se rencontrent dans la colonne jaune.
       *[other] Ils se rencontrent dans les colonnes jaunes.
    }
web-nn-strips-nowhere = Aucune colonne n’a un nombre pour les deux.
web-nn-help = Aide-moi un peu plus
web-nn-strips-meet = Ils se rencontrent ici : { $answers }.
web-nn-strips-never = Ils n’ont aucune table en commun. Seule la forme est pareille.
web-nn-strips-joker = Le 1 est un joker : il va avec tous les nombres.
web-nn-name = Qu’est-ce que le { $left } et le { $right } ont en commun ?
web-nn-name-short = Qu’est-ce qu’elles ont en commun ?
web-nn-name-tried = { $answer } : ce n’est pas ça
web-nn-joker = joker
web-nn-colour-only = forme seule
web-nn-players = Les autres
web-nn-you = Toi
web-nn-report = Tes tables
web-nn-report-of = Les tables, une par une : { $name }
web-nn-report-table = Les tables : { $name }
web-nn-report-cell = { $number } dans la { $row } : { $result }
web-nn-report-missing = Encore à voir : { $rows }
web-nn-report-joker = { $left } et { $right } : le 1 est un joker
web-nn-report-colour = { $left } et { $right } : seulement la forme
web-nn-csv-head = Nom, question, carte, autre carte, bonne réponse, essai, réponse, juste, secondes, compte pour

## Mau-Mau des tables

web-nn-mm-middle = Milieu de la table
web-nn-mm-your-hand = Tes cartes
web-nn-mm-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-nn-mm-open-hand = { $count ->
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}
web-nn-mm-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-nn-mm-left = { $count ->
    [0] plus aucune carte
    [one] encore 1 carte
   *[other] encore { $count } cartes
}
web-nn-mm-last = Dernière !
web-nn-mm-one-left = Plus qu’une carte !
web-nn-mm-cannot = ne va pas dessus
web-nn-mm-deck = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
web-nn-mm-deck-draw = Piocher une carte. Dans la pioche : { $count ->
    [0] rien
    [one] une carte
   *[other] { $count } cartes
}
web-nn-mm-pile = Pile, dessus : { $card }
web-nn-mm-pile-wish = Pile, dessus : une carte Vœu, qui demande un { $colour }
web-nn-mm-barred = La table de { $row } est bloquée
web-nn-mm-barred-short = bloquée
web-nn-mm-lay = Poser
web-nn-mm-keep = Garder
web-nn-mm-draw = Piocher
web-nn-mm-stop = Non, merci
web-nn-mm-pass = Passer
web-nn-mm-which = Quelle forme ?
web-nn-mm-wish-for = Demander un { $colour }
web-nn-mm-single-colour = Même forme
web-nn-mm-single-row = Même table
web-nn-mm-single-joker = Le joker va partout
web-nn-mm-double = Coup double ! Tu rejoues.
web-nn-mm-fulfils = Exauce le vœu.
web-nn-mm-bars = Bloque la table de { $row }.
web-nn-mm-lifts = Débloque la table de { $row }.
web-nn-mm-say-won = { $you ->
    [yes] Tu as gagné !
   *[no] Victoire : { $names } !
}
web-nn-mm-say-wait = C’est à { $name }…
web-nn-mm-say-names = { $name } cherche la table…
web-nn-mm-say-turn = C’est à toi !
web-nn-mm-say-lay = Pose une carte qui va avec.
web-nn-mm-say-ask = La même forme que le { $card }, ou une table en commun.
web-nn-mm-say-ask-wish = On te demande un { $colour }
web-nn-mm-say-again = Double ! Encore une ?
web-nn-mm-say-again-hint = Ou tu t’arrêtes.
web-nn-mm-say-again-none = Rien d’autre à poser.
web-nn-mm-say-drawn = Piochée : { $card }
web-nn-mm-say-drawn-fits = Elle convient : pose-la ou garde-la.
web-nn-mm-say-drawn-none = Impossible de la poser : garde-la.
web-nn-mm-say-draw = Aucun nombre à poser : pioche !
web-nn-mm-say-draw-special = Ou pose une carte spéciale.
web-nn-mm-heard-none = Tu n’en as pas : pioche !
web-nn-mm-heard-pick = { $card } : choisis cette carte encore une fois pour la poser.
web-nn-mm-say-pass = Rien à piocher : passe.

## Réussite des tables

web-nn-pa-score = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-nn-pa-score-label = { $count } cartes sur { $most } sont sur les piles
web-nn-pa-goal = Toutes sur les piles !
# Below the road, too: how many cards are missing for the star that comes next.
web-nn-pa-star = { $count ->
    [one] encore 1 pour l’étoile
   *[other] encore { $count } pour l’étoile
}
web-nn-pa-column = Pile des { $colour }s : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-nn-pa-pile = Pile des { $colour }s, dessus : { $card }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-nn-pa-waiting = { $count ->
    [one] { $count } carte attend encore
   *[other] { $count } cartes attendent encore
}
web-nn-pa-end-fits = attend au bout, et peut y aller : reprends-la
web-nn-pa-end-waits = attend au bout
web-nn-pa-own-pile = C’est une autre forme. Chaque monstre ne mange que la sienne.
web-nn-pa-wait-here = Elle doit attendre ici, chez les { $colour }s
web-nn-pa-hold = Ce que tu as en main
web-nn-pa-deck = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
web-nn-pa-up-play = va sur sa pile
web-nn-pa-up-wait = doit attendre
web-nn-pa-lay = Poser
web-nn-pa-wait = Attendre
# Tags on cards that one may lay instead: the last one that waits, and a wish card.
web-nn-pa-fetch = Reprendre
web-nn-pa-wish = Vœu
web-nn-pa-wishes = Cartes Vœu : { $count }. Choisis une pile pour en poser une.
web-nn-pa-finish = Terminer
web-nn-pa-say-over = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. On pouvait en placer { $best }.
web-nn-pa-say-feed = Le { $number } est pour moi !
web-nn-pa-say-keep = Le { $number } attend chez moi.
web-nn-pa-say-fits = Le { $card } peut y aller !
web-nn-pa-say-waits-why = { $top } et { $number } n’ont aucune table en commun.
web-nn-pa-say-find = Le { $card } : poser ou faire attendre ?
web-nn-pa-lay-try = Poser ?
web-nn-pa-say-fetch = On reprend une carte qui attend ?
web-nn-pa-say-fetch-first = Ou d’abord reprendre une carte qui attend ?
web-nn-pa-say-wish = Sur quelle pile ?
web-nn-pa-say-wish-first = Ou d’abord une carte Vœu ?
web-nn-pa-say-wish-last = Il te reste à poser tes cartes Vœu.
web-nn-pa-say-empty = La pioche est vide !
web-nn-pa-heard-piles = Sur les piles : { $cards }.
web-nn-pa-heard-waits = En attente, au bout : { $cards }.
web-nn-pa-road = Tu as placé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Avec cette donne, on pouvait en placer { $best } sur { $most }.
web-nn-pa-best = { $count ->
    [one] { $count } carte a trouvé sa place
   *[other] { $count } cartes ont trouvé leur place
}. En voyant toutes les cartes, on aurait pu en placer { $best }.
web-nn-pa-best-good = Bien joué ! Même en connaissant toutes les cartes, on n’aurait pu en placer que { $missing } de plus.
web-nn-pa-best-close = Presque ! Avec ces cartes, on pouvait en placer { $best }.
web-nn-pa-best-you = Avec ces cartes, impossible de faire mieux !
web-nn-pa-deal = Partie numéro { $deal }
web-nn-pa-deal-day = La donne du { $day }
web-nn-pa-statistics = Tes statistiques
web-nn-pa-stat-streak = jours de suite
web-nn-pa-stat-best = record (cartes)
web-nn-pa-stat-average = en moyenne
web-nn-pa-stat-games = parties
web-nn-pa-calendar = Les donnes de ce mois
web-nn-pa-day = La donne du { $day ->
    [1] 1er
   *[other] { $day }
}
web-nn-pa-day-done = La donne du { $day ->
    [1] 1er
   *[other] { $day }
} : { $score } cartes
web-nn-pa-same = Encore les mêmes cartes
web-nn-pa-today = Cartes du jour
web-nn-pa-play-today = Jouer les cartes du jour
web-nn-pa-first = Encore rien ici : tes records viendront bientôt. Chaque jour apporte de nouvelles cartes, les mêmes pour tout le monde.
web-nn-pa-begin-streak = Joue les cartes du jour : une série commence.
web-nn-pa-legend = C’est le nombre de cartes que tu as placées. Choisis un jour et joue !
web-nn-pa-last = Tes dernières parties
web-nn-pa-last-game = { $score } cartes sur { $best }
web-nn-pa-last-laid = cartes placées
web-nn-pa-last-possible = c’était possible
web-nn-pa-month = Tout le mois
web-nn-pa-near = { $missing ->
    [one] À une carte du record !
   *[other] À { $missing } cartes du record !
}
web-nn-pa-way = Montre-moi comment arriver à { $best }
web-nn-pa-way-start = Voici le début.
web-nn-pa-way-play = Le { $card } va sur sa pile.
web-nn-pa-way-wait = Le { $card } attend.
web-nn-pa-way-fetch = On reprend le { $card }.
web-nn-pa-way-wish = Une carte Vœu va sur la pile des { $colour }s.
web-nn-pa-way-step = Étape { $step } sur { $steps }
web-nn-pa-way-back = Étape précédente
web-nn-pa-way-next = Étape suivante
web-nn-pa-hint = Conseil

web-nn-key-draw = Piocher une carte
web-nn-key-next = Poser la carte retournée ou la faire attendre
web-nn-key-piles = Reprendre dans la file d’attente d’une pile
web-nn-key-wish = Poser une carte Vœu, puis 1 – 4
web-nn-key-hint = Un conseil
web-nn-pa-lane = En attente
web-nn-pa-stopped = { $count } sur { $most } : bravo !
