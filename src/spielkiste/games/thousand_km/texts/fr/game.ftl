## 1000 Bornes

# Another name by which people look for it:
# game-thousand-km = Mille Bornes
game-thousand-km = 1000 Bornes
game-thousand-km-tagline = Qui sera pile à l’arrivée avant tous les autres ?
task-thousand-km-sprint = Gagne la course de 300 bornes !
task-thousand-km-two = Gagne sur 500 bornes contre deux robots !
option-teams = En équipes de deux
option-youngest = Tout le monde part au vert
option-youngest-kinder = La prochaine fois, tout le monde part au vert
option-discard = Défausser
option-discard-when_stuck = seulement si on ne peut rien poser (règle du jeu)
option-discard-safeties_may_wait = les bottes peuvent attendre en main
option-discard-any_time = quand on veut
option-scoring = Score
option-scoring-race = la première voiture arrivée gagne (règle du jeu)
option-scoring-classic_5000 = classique, jusqu’à 5000 points
option-scoring-classic_5000-hint = Au moins quatre manches. On défausse quand on veut.
option-scoring-classic_2500 = classique, jusqu’à 2500 points
option-scoring-classic_2500-hint = Au moins deux manches. On défausse quand on veut.
option-scoring-classic_round = classique, une seule manche
option-scoring-classic_round-hint = Qui a le plus de points gagne. On défausse quand on veut.
option-goal = Bornes jusqu’à l’arrivée
option-goal-length = { $value } km

km-card-25 = 25 bornes
    .nom = le 25
    .acc = le 25
    .dat = au 25
    .of = du 25
km-card-50 = 50 bornes
    .nom = le 50
    .acc = le 50
    .dat = au 50
    .of = du 50
km-card-75 = 75 bornes
    .nom = le 75
    .acc = le 75
    .dat = au 75
    .of = du 75
km-card-100 = 100 bornes
    .nom = le 100
    .acc = le 100
    .dat = au 100
    .of = du 100
km-card-200 = 200 bornes
    .nom = le 200
    .acc = le 200
    .dat = au 200
    .of = du 200
km-card-red-light = Feu rouge
    .nom = le Feu rouge
    .acc = le Feu rouge
    .dat = au Feu rouge
    .of = du Feu rouge
km-card-speed-limit = Limite de vitesse
    .nom = la Limite de vitesse
    .acc = la Limite de vitesse
    .dat = à la Limite de vitesse
    .of = de la Limite de vitesse
km-card-empty-tank = Panne d’essence
    .nom = la Panne d’essence
    .acc = la Panne d’essence
    .dat = à la Panne d’essence
    .of = de la Panne d’essence
km-card-flat-tyre = Crevaison
    .nom = la Crevaison
    .acc = la Crevaison
    .dat = à la Crevaison
    .of = de la Crevaison
km-card-breakdown = Accident
    .nom = l’Accident
    .acc = l’Accident
    .dat = à l’Accident
    .of = de l’Accident
km-card-green-light = Feu vert
    .nom = le Feu vert
    .acc = le Feu vert
    .dat = au Feu vert
    .of = du Feu vert
km-card-end-of-limit = Fin de limite de vitesse
    .nom = la Fin de limite de vitesse
    .acc = la Fin de limite de vitesse
    .dat = à la Fin de limite de vitesse
    .of = de la Fin de limite de vitesse
km-card-petrol = Essence
    .nom = l’Essence
    .acc = l’Essence
    .dat = à l’Essence
    .of = de l’Essence
km-card-spare-tyre = Roue de secours
    .nom = la Roue de secours
    .acc = la Roue de secours
    .dat = à la Roue de secours
    .of = de la Roue de secours
km-card-repair = Réparations
    .nom = les Réparations
    .acc = les Réparations
    .dat = aux Réparations
    .of = des Réparations
km-card-right-of-way = Véhicule prioritaire
    .nom = le Véhicule prioritaire
    .acc = le Véhicule prioritaire
    .dat = au Véhicule prioritaire
    .of = du Véhicule prioritaire
km-card-tanker = Citerne d’essence
    .nom = la Citerne d’essence
    .acc = la Citerne d’essence
    .dat = à la Citerne d’essence
    .of = de la Citerne d’essence
km-card-puncture-proof = Increvable
    .nom = l’Increvable
    .acc = l’Increvable
    .dat = à l’Increvable
    .of = de l’Increvable
km-card-ace-driver = As du volant
    .nom = l’As du volant
    .acc = l’As du volant
    .dat = à l’As du volant
    .of = de l’As du volant

km-move-drive = avancer de { $km } bornes
km-move-green = poser un Feu vert
km-move-defend = poser { $card_acc }
km-move-safety = poser la botte { $card }, puis rejouer
km-move-attack = attaquer { $side } avec { $card_acc }
km-move-discard = défausser { $card_acc }
km-move-master = coup fourré avec { $card_acc }
km-move-pass = pas de coup fourré
km-move-next = continuer

km-drew = { $seat_you ->
    [yes] Tu pioches : { $card }.
   *[no] { $seat } pioche : { $card }.
}
km-drew-unseen = { $seat } pioche une carte.
km-started = { $seat_you ->
    [yes] Tu poses { $card_acc } : c’est parti !
   *[no] { $seat } pose { $card_acc } : c’est parti !
}
km-drove = { $seat_you ->
    [yes] Tu avances de { $km } bornes, { $total } en tout.
   *[no] { $seat } avance de { $km } bornes, { $total } en tout.
}
km-attacked = { $seat_you ->
    [yes] Tu attaques { $side } : { $card }.
   *[no] { $side_you ->
        [yes] { $seat } t’attaque : { $card }.
       *[no] { $seat } attaque { $side } : { $card }.
    }
}
km-asked = { $side_you ->
    [yes] As-tu un coup fourré contre { $card_acc } ?
   *[no] { $side_count ->
        [one] Un coup fourré contre { $card_acc } ? { $side } réfléchit.
       *[other] Un coup fourré contre { $card_acc } ? { $side } réfléchissent.
    }
}
km-defended = { $seat_you ->
    [yes] Tu répliques avec { $card_acc }.
   *[no] { $seat } réplique avec { $card_acc }.
}
km-protected = { $seat_you ->
    [yes] Tu poses une botte : { $card }.
   *[no] { $seat } pose une botte : { $card }.
}
km-master-move = { $seat_you ->
    [yes] Coup fourré ! Tu poses { $card_acc }.
   *[no] Coup fourré ! { $seat } pose { $card_acc }.
}
km-lifted = Dans la boîte, { $card_nom } !
km-discarded = { $seat_you ->
    [yes] Tu défausses { $card_acc }.
   *[no] { $seat } défausse { $card_acc }.
}
km-pile-empty = La pioche est vide : la course est finie.
km-won = { $seats_you ->
    [yes] Tu gagnes avec { $total } { $total ->
        [one] borne
       *[other] bornes
    } !
   *[no] Victoire à { $total } { $total ->
        [one] borne
       *[other] bornes
    } : { $seats } !
}

# A match with classic scoring.
km-dealt = { $seat_you ->
    [yes] Manche { $round } : tu commences.
   *[no] Manche { $round } : { $seat } commence.
}
km-last-card = C’était la dernière carte de la pioche : maintenant, chacun finit sa main.
km-played-out = Plus personne n’a de carte : la manche est finie.
km-counted = { $side_you ->
    [yes] Tu marques
   *[no] { $side_count ->
        [one] { $side } marque
       *[other] { $side } marquent
    }
} { $points } { $points ->
    [one] point
   *[other] points
}, { $total } en tout.
km-match-won = { $seats_you ->
    [yes] Tu gagnes avec { $total } points !
   *[no] { $seats_count ->
        [one] { $seats } gagne avec { $total } points !
       *[other] { $seats } gagnent avec { $total } points !
    }
}
km-line-distance = Bornes
km-line-safeties = Bottes
km-line-all-four = Les quatre bottes
km-line-master-moves = Coups fourrés
km-line-trip = Arrivée atteinte
km-line-delayed = Couronnement
km-line-safe = Sans les 200
km-line-shut-out = Capot

# At the seat of whoever did it: short, without the name.
km-started-act = { $card } : c’est parti !
km-drove-act = { $km } bornes de plus
km-attacked-act = { $side_you ->
    [yes] { $card } contre toi
   *[no] { $card } contre { $side }
}
km-defended-act = { $card }
km-protected-act = Botte : { $card }
km-master-move-act = Coup fourré : { $card } !
km-discarded-act = dé­fausse : { $card }

km-why-counted = La manche est finie. On continue dès que tu as vu les points.
km-why-others-look = Les autres regardent encore les points.
km-why-not-counted = La manche n’est pas encore finie.
km-why-no-move = Ce n’est pas un coup possible.
km-why-over = La course est finie.
km-why-wait = C’est d’abord à { $side } de répondre.
km-why-answer = Réponds d’abord : as-tu un coup fourré ?
km-why-other-safety = Contre cette attaque, { $card_nom } ne sert à rien.
km-why-no-attack = Pour un coup fourré, il faut une attaque qui vient d’être posée.
km-why-turn = C’est à { $seat } de jouer.
km-why-not-held = Tu n’as pas { $card_acc } en main.
km-why-discard = Tu ne peux défausser que si tu n’as aucune carte à poser.
km-why-discard-but-safeties = Tu ne peux défausser une carte que si tu ne peux rien poser d’autre que tes bottes.
km-why-nobody = Il n’y a personne à cette place.
km-why-own-side = On n’attaque pas sa propre équipe.
km-why-prevented = { $side_count ->
    [one] { $side } ne craint pas { $card_acc }.
   *[other] { $side } ne craignent pas { $card_acc }.
}
km-why-limited-already = { $side_count ->
    [one] { $side } a déjà une Limite de vitesse.
   *[other] { $side } ont déjà une Limite de vitesse.
}
km-why-attacked-already = { $side_count ->
    [one] { $side } est déjà à l’arrêt.
   *[other] { $side } sont déjà à l’arrêt.
}
km-why-team-stands = { $side_count ->
    [one] { $side } attend un Feu vert : pas d’attaque pour l’instant.
   *[other] { $side } attendent un Feu vert : pas d’attaque pour l’instant.
}
km-why-not-rolling = { $side_count ->
    [one] { $side } ne roule pas en ce moment.
   *[other] { $side } ne roulent pas en ce moment.
}
km-why-attack-self = Une attaque, ça se pose devant quelqu’un d’autre.
km-why-green-rolling = Tu roules déjà.
km-why-no-such-attack = Pour l’instant, tu n’as pas besoin { $card_of }.
km-why-stopped = Tu es à l’arrêt : { $card }. Comme ça, tu ne peux pas rouler.
km-why-green-again = Il faut d’abord un Feu vert à ton équipe.
km-why-not-started = Pour démarrer, il te faut un Feu vert.
km-why-limit = Avec une Limite de vitesse, on ne pose que des 25 et des 50.
km-why-two-200 = Pas plus de deux 200 par route.
km-why-too-far = { $km } bornes, c’est trop loin : il n’en reste que { $left }.

km-words-road = { $side } : { $total } { $total ->
    [one] borne
   *[other] bornes
} sur { $goal }.
km-words-stopped = { $side_you ->
    [yes] Tu es à l’arrêt : { $card }.
   *[no] { $side_count ->
        [one] { $side } est à l’arrêt : { $card }.
       *[other] { $side } sont à l’arrêt : { $card }.
    }
}
km-words-needs-green = { $side_you ->
    [yes] Il te faut un Feu vert.
   *[no] { $side_count ->
        [one] { $side } attend un Feu vert.
       *[other] { $side } attendent un Feu vert.
    }
}
km-words-not-started = { $side_you ->
    [yes] Tu n’as pas encore démarré.
   *[no] { $side_count ->
        [one] { $side } n’a pas encore démarré.
       *[other] { $side } n’ont pas encore démarré.
    }
}
km-words-limited = { $side_you ->
    [yes] Tu as une Limite de vitesse.
   *[no] { $side_count ->
        [one] { $side } a une Limite de vitesse.
       *[other] { $side } ont une Limite de vitesse.
    }
}
km-words-safeties = { $side_you ->
    [yes] Tes bottes : { $cards }.
   *[no] { $side_count ->
        [one] { $side } a comme bottes : { $cards }.
       *[other] { $side } ont comme bottes : { $cards }.
    }
}
km-words-match = { $points ->
    [0] Une seule manche : qui a le plus de points gagne.
   *[other] Manche { $round }. On joue jusqu’à { $points } points.
}
km-words-line = { $side } : { $line } { $points }.
km-words-total = { $side } : { $total } { $total ->
    [one] point
   *[other] points
}.
km-words-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}.
km-words-box = Dans la boîte : { $count ->
    [one] une carte
   *[other] { $count } cartes
}, sur le dessus : { $top }.
km-words-hand = Ta main : { $cards }.
