# Pourquoi un coup est bon : une phrase vraie pour chacun. Celles de la réussite sont dans game.ftl.

nn-hint-last = Ta dernière carte : quand on n’en a plus, on gagne.
nn-hint-draw = Tu n’as aucune carte à poser.
nn-hint-pass = Il n’y a rien à piocher.
nn-hint-keep = Tu gardes la carte pour plus tard.
nn-hint-stop = Tu gardes tes autres cartes pour plus tard.
nn-hint-double = Coup double : tu peux rejouer, et { $count ->
    [one] une de tes cartes va
   *[other] { $count } de tes cartes vont
} dessus.
nn-hint-one = C’est la seule de tes cartes nombres que tu peux poser.
nn-hint-joker = Cette carte va dessus, et tu gardes ton joker, qui va avec tous les nombres.
nn-hint-few = Parmi les cartes que tu peux poser, c’est la plus dure à recouvrir : { $count } cartes nombres vont dessus.
nn-hint-few-pressed = { $seat } a presque gagné, et cette carte est la plus dure à recouvrir : { $count } cartes nombres vont dessus.
nn-hint-fits = Cette carte va dessus ; { $count } cartes nombres peuvent suivre.
nn-hint-special = Tu te débarrasses d’une carte qui ne va avec aucun nombre.
nn-hint-special-only = Tu ne peux poser aucune de tes cartes nombres, mais celle-ci, oui.
nn-hint-wish-only = Tu ne peux poser aucune de tes cartes nombres. Demande un { $colour } : tu en as { $count }.
nn-hint-wish-most = Demande un { $colour } : tu en as { $count }, et aucune autre forme en plus grand nombre.
nn-hint-wish-colour = Demande un { $colour } : { $count ->
    [0] tu n’en as pas.
   *[other] tu en as { $count }.
}
nn-hint-wish-pressed = { $seat } a presque gagné : après un vœu, une seule forme de cartes nombres peut suivre.
nn-hint-claim = Là, tu prends { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} ; de l’autre côté, { $rest ->
    [0] il n’y en a pas.
    [one] il n’y en a qu’une.
   *[other] il y en a { $rest }.
}
nn-hint-claim-less = Là, tu prends { $count ->
    [0] zéro carte.
    [one] une carte.
   *[other] { $count } cartes.
}
nn-hint-breach = Ça vide la pile { $stack } : le mur craque, et à côté du trou, tu prends { $count ->
    [0] zéro carte.
    [one] une carte.
   *[other] { $count } cartes.
}
nn-hint-take-double = Le { $left } et le { $right } font une paire double : tu rejoues.
nn-hint-take-opening = Le { $left } et le { $right } font une paire double, comme il en faut pour l’ouverture.
nn-hint-take-high = Le { $left } et le { $right } vont ensemble, et toutes les piles restent hautes : au moins { $count } cartes.
nn-hint-take-low = Le { $left } et le { $right } vont ensemble. Attention à la pile { $stack } : il n’y restera { $count ->
    [one] qu’une carte.
   *[other] que { $count } cartes.
}
nn-hint-take-none = Le { $left } et le { $right } vont ensemble, et après, les autres ne trouvent plus aucune paire.
nn-hint-take-leaves = Le { $left } et le { $right } vont ensemble, et c’est là que les autres auront le moins de choix : { $count ->
        [one] une seule paire
       *[other] { $count } paires
    }.
nn-hint-take = Le { $left } et le { $right } vont ensemble : deux cartes pour toi.
nn-hint-aside-lifts = Ça débloque la table de { $row }, et la carte du dessous se libère.
nn-hint-aside-bars = Ça bloque la table de { $row }, et la carte du dessous se libère.
nn-hint-aside-last = C’est la dernière carte au numéro { $stack }.
nn-hint-swap-free = Avec { $card_acc } libre au numéro { $stack }, tu { $count ->
    [0] n’as pas encore de paire à prendre.
    [one] as une paire à prendre.
   *[other] as { $count } paires à prendre.
}
