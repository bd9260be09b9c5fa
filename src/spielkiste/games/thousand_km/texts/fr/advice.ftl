# Pourquoi un coup est bon : une phrase vraie pour chacun.

km-hint-arrive = { $km } bornes, et te voilà pile à l’arrivée.
km-hint-drive-then = Après { $km } bornes, il en reste { $left }, et tu as justement cette carte.
km-hint-drive-far = { $km } bornes, c’est le plus loin possible maintenant ; il en restera { $left }.
km-hint-drive = { $km } bornes de plus ; il en restera { $left }.
km-hint-green = Sans Feu vert, tu ne peux pas rouler.
km-hint-end-limit = Avec la Limite de vitesse, tu ne poses que des 25 et des 50. Cette carte l’enlève.
km-hint-defend = Avec cette parade, { $top_nom } ne t’arrête plus.
km-hint-safety-frees = Ça te débarrasse pour toujours { $top_of }{ $count ->
    [0] .
   *[other] , et tu rejoues.
}
km-hint-safety-starts = Maintenant, tu peux rouler même sans Feu vert{ $count ->
    [0] .
   *[other] , et tu rejoues.
}
km-hint-safety = On ne pourra plus t’attaquer comme ça ({ $cards }){ $count ->
    [0] .
   *[other] , et tu rejoues.
}
km-hint-attack-near = Ça arrête { $side } : plus que { $left } bornes avant l’arrivée !
km-hint-attack-first = Ça arrête { $side } : en face, personne ne fait mieux ({ $km } bornes).
km-hint-attack-ahead = Ça arrête { $side } : { $km } bornes d’avance sur toi.
km-hint-attack = Ça arrête { $side }, jusqu’à la bonne parade.
km-hint-limit-near = Ça ralentit { $side } : plus que { $left } bornes avant l’arrivée !
km-hint-limit-first = Ça ralentit { $side } : { $km } bornes, et en face, personne ne fait mieux.
km-hint-limit-ahead = Ça ralentit { $side } : { $km } bornes d’avance sur toi.
km-hint-limit = Ça ralentit { $side } : avec une Limite de vitesse, on ne pose que des 25 et des 50.
km-hint-discard-far = C’est trop loin : il ne te reste que { $left } bornes.
km-hint-discard-200 = Pas plus de deux 200 par route : tu ne pourras pas tous les poser.
km-hint-discard-attack = Cette carte n’arrêtera plus personne : en face, on a déjà { $top_acc }.
km-hint-discard-defence = Tu n’en as plus besoin : tu as déjà { $top_acc } devant toi.
km-hint-discard-spare = Tu en as { $count } : une de moins, ce n’est pas grave.
km-hint-discard-short = C’est la plus courte de tes étapes.
km-hint-discard = De toutes tes cartes, c’est sans doute celle qui te manquera le moins.
km-hint-master = Avec { $card_acc }, tu pares { $top_acc } aussitôt, et tu as ensuite un tour entier.
km-hint-pass = Il te manque { $card_nom } : tu ne peux pas parer { $top_acc } tout de suite.
km-hint-pass-keep = Tu gardes { $card_acc } en main.
km-hint-next = Tous les points sont comptés : en route pour la manche suivante.
