## NumNum’s wall games in the browser

web-wall-wall = Le mur
web-wall-stacks = Sept piles côte à côte
web-wall-rows = Sept colonnes à découvert
web-wall-stack = Pile { $stack }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-wall-row = Colonne { $row }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-wall-second = Colonne { $row }, sous la dernière carte
web-wall-below = Colonne { $row }, sous la carte libre, en partant de celle-ci : { $cards }.
web-wall-hole = La pile { $stack } est vide
web-wall-one-left = Pile { $stack } : plus qu’une carte !
web-wall-empty-row = vidée
web-wall-show-all = Montrer toutes les cartes des colonnes
web-wall-chosen = choisie
web-wall-can = peut être prise
web-wall-cannot = ne trouve pas de partenaire
web-wall-fits = va avec
web-wall-fits-doubly = paire double
web-wall-fits-why = va avec ({ $why })
web-wall-your-turn = c’est à toi
web-wall-their-turn = réfléchit
web-wall-partner = avec { $name }
web-wall-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
web-wall-mistakes = { $count ->
    [one] { $count } mauvaise réponse
   *[other] { $count } mauvaises réponses
}
web-wall-bars = Blocages
web-wall-bars-on = Bloquées
web-wall-barred = La table de { $row } est bloquée
web-wall-barred-short = Table de { $row } bloquée
web-wall-open = La table de { $row } est libre
web-wall-why = Pourquoi ?
web-wall-show-why = Pourquoi ? Montrer pourquoi ça va ensemble
web-wall-why-on = Raisons affichées.
web-wall-why-off = Raisons masquées.
web-wall-star = Carte Vœu : échange-la contre une des sept dernières.
web-wall-ban = Stop : mets-le de côté. Il bloque sa table ou la débloque.
web-wall-tag-swap = échanger
web-wall-tag-bar = bloquer
web-wall-loot = Le butin
web-wall-tag-lift = débloquer
web-wall-last = Les sept dernières cartes prises
web-wall-last-short = Les 7 dernières
web-wall-last-card = { $you ->
    [yes] { $card }, chez toi
   *[no] { $card }, chez { $names }
}
web-wall-swap-for = { $you ->
    [yes] Échanger la carte Vœu contre ton { $card }
   *[no] Échanger la carte Vœu contre le { $card } de { $names }
}
web-wall-aside = De côté
web-wall-breach = Une brèche !
web-wall-claim-left = Prendre tout ce qui est à gauche de la pile { $stack } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-wall-claim-right = Prendre tout ce qui est à droite de la pile { $stack } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

web-wall-say-won = Victoire : { $names } !
web-wall-say-draw = Égalité : tout le monde gagne !
web-wall-say-breach = À gauche ou à droite ?
web-wall-say-breach-hint = Toutes les cartes de ce côté seront à toi.
web-wall-say-breach-other = Une brèche ! { $name } choisit un côté.
web-wall-say-wait = { $name } réfléchit.
web-wall-took = { $you ->
    [yes] Tu prends { $left } et { $right } :
   *[no] { $name } prend { $left } et { $right } :
}
web-wall-say-naming = Qu’est-ce qu’elles ont en commun ?
web-wall-say-bar = Bloque la table de { $row }.
web-wall-say-lift = Débloque la table de { $row }.
web-wall-say-swap = Laquelle des sept dernières veux-tu ?
web-wall-say-swap-hint = La personne qui l’a reçoit la carte Vœu.
web-wall-say-not-free = Seules les cartes que rien ne recouvre sont libres.
web-wall-say-lonely = { $card } : rien ne va avec pour l’instant.
web-wall-say-lonely-opening = Au début, il faut une paire double.
web-wall-say-lonely-hint = Choisis une autre carte.
web-wall-say-second = { $card } et… ?
web-wall-heard-place = { $rows ->
    [yes] { $card } dans la colonne { $place }
   *[no] { $card } sur la pile { $place }
}
web-wall-heard-double = { $card } (paire double)
web-wall-heard-fits = { $card } va avec : { $cards }.
web-wall-heard-from = { $where ->
    [stacks] Prises sur les piles { $places }.
    [columns] Prises dans les colonnes { $places }.
   *[column] Prises dans la colonne { $places }.
}
web-wall-heard-freed = Maintenant libres : { $cards }.
web-wall-heard-free = Libres : { $cards }.
web-wall-heard-lowest = { $many ->
    [one] Pile la plus basse : { $stacks }, avec { $count ->
            [0] zéro carte
            [one] une carte
           *[other] { $count } cartes
        }
   *[other] Piles les plus basses : { $stacks }, avec { $count ->
            [0] zéro carte
            [one] une carte
           *[other] { $count } cartes
        } chacune
}.
web-wall-heard-again = Continue : trouve une autre paire.
web-wall-say-second-hint = 2× : paire double, et tu continues.
web-wall-say-find = Laquelle va avec ?
web-wall-say-opening = D’abord une paire double : même forme ET même table.
web-wall-say-opening-take = Prends une paire comme ça : elle est double.
web-wall-say-opening-hint = Au début : même forme et même table.
web-wall-like = p. ex.
web-wall-riddle = Tu trouves mon double ?
web-wall-riddle-pair = Tu vois une paire ?
web-wall-riddle-double = Là, une paire double !
web-wall-goal-rows = But : gagne le plus de cartes !
web-wall-goal-wall = But : perce le mur et gagne le plus de cartes !
web-wall-say-must = Sers-toi d’une carte Vœu ou Stop.
web-wall-say-must-swap = Échange la carte Vœu contre une des sept dernières.
web-wall-say-must-lift = Débloque la table de { $row } : d’autres cartes iront ensemble !
web-wall-say-must-bar = Mets le Stop de côté : il bloque la table de { $row }.
web-wall-say-must-ban = Mets une carte Stop de côté.
web-wall-say-must-hint = Aucune paire n’est libre.
web-wall-say-again = Coup double ! Continue.
web-wall-say-double = Une paire double est libre : prends-la et continue !
web-wall-say-double-hint = Sinon, la même forme ou la même table suffit.
web-wall-say-double-short = Une paire double ! Sinon, une chose suffit :
web-wall-say-go = Une seule chose suffit : même forme ou même table.
web-wall-say-pair = Trouve une paire : même forme ou même table.
web-wall-say-go-short = Choisis-en deux. Une chose suffit :
web-wall-go-suit = même forme
web-wall-go-row = même table
web-wall-say-go-hint = Choisis deux cartes qui vont ensemble.

web-wall-key-stacks = Prendre la carte libre d’une pile ou d’une colonne
