## NumNum en papier

nn-paper-cards = Cartes
nn-paper-score = Qui a gagné ?
nn-paper-score-hint = Pour plusieurs parties : une croix par victoire.
nn-paper-dominoes = Domino des tables
nn-paper-dominoes-hint = À côté de chaque calcul vient le domino avec son résultat. Bien posés, tous les dominos forment un cercle.
nn-paper-bingo = Loto des tables
nn-paper-bingo-hint = Une personne tire un papier et lit le calcul, pas le résultat. Qui a le résultat sur son carton le recouvre ; quatre en ligne, et c’est gagné.
nn-paper-calls = Papiers pour le loto
