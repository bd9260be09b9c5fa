## Rallye des nombres

game-number-rally = Rallye des nombres
game-number-rally-tagline = Calcule, attrape la voiture et arrive en tête à 100
task-number-rally-one = Gagne un rallye !
task-number-rally-little = Gagne le petit rallye contre deux robots !
option-little = Petit rallye (nombres jusqu’à 20)
option-drawing = Piocher
option-drawing-by_hand = à la main (règle du jeu : qui oublie joue avec moins de cartes)
option-drawing-automatic = automatique
option-points = Points de victoire pour gagner

zr-card-1 = 1
    .acc = le 1
zr-card-2 = 2
    .acc = le 2
zr-card-3 = 3
    .acc = le 3
zr-card-4 = 4
    .acc = le 4
zr-card-5 = 5
    .acc = le 5
zr-card-6 = 6
    .acc = le 6
zr-card-7 = 7
    .acc = le 7
zr-card-8 = 8
    .acc = le 8
zr-card-9 = 9
    .acc = le 9
zr-card-10 = 10
    .acc = le 10
zr-card-pit-repair = Réparation au stand
    .acc = la carte Réparation au stand
zr-card-tyre-change = Changement de pneus
    .acc = la carte Changement de pneus
zr-card-overtake = Dépassement
    .acc = la carte Dépassement
zr-card-false-start = Faux départ
    .acc = la carte Faux départ
zr-card-stage-win = Victoire d’étape
    .acc = la carte Victoire d’étape
zr-card-refuel = Plein d’essence
    .acc = la carte Plein d’essence
zr-card-oil-change = Vidange
    .acc = la carte Vidange
zr-card-home-straight = Dernière ligne droite
    .acc = la carte Dernière ligne droite

zr-reason-exact = pile à l’arrivée
zr-reason-equal = avec le même nombre
zr-reason-past = arrivée dépassée
zr-reason-empty = la pioche est vide

zr-skill-ones = Ajouter des unités
zr-skill-tens = Ajouter une dizaine
zr-skill-crossing = Passer la dizaine
zr-skill-rounding = Arrondir
zr-skill-swapping = Inverser les chiffres
zr-skill-minus = Dix de moins
zr-skill-reading = Lire les cartes

zr-move-lay = poser { $card_acc }
zr-move-snap = bondir avec { $card_acc }
zr-move-pass = ne pas bondir
zr-move-draw = piocher une carte
zr-move-say = { $total }

zr-rally = { $seat_you ->
    [yes] Rallye { $rally } : c’est toi qui commences.
   *[no] Rallye { $rally } : { $seat } commence.
}
zr-dealt = { $seat_you ->
    [yes] Tu reçois : { $cards }.
   *[no] { $seat } reçoit : { $cards }.
}
zr-dealt-unseen = { $seat } reçoit quatre cartes.
zr-laid = { $seat_you ->
    [yes] Tu poses { $card_acc }.
   *[no] { $seat } pose { $card_acc }.
}
zr-snapped = { $seat_you ->
    [yes] Hop ! Tu bondis avec { $card_acc }.
   *[no] Hop ! { $seat } bondit avec { $card_acc }.
}
zr-named = { $seat_you ->
    [yes] Tu annonces { $answer }. C’est juste !
   *[no] { $seat } annonce { $answer }. C’est juste !
}
zr-misnamed = { $seat_you ->
    [yes] Tu annonces { $answer }. Ce n’est pas encore ça : { $before }, puis { $card_acc }.
   *[no] { $seat } annonce { $answer }. Ce n’est pas encore ça : { $before }, puis { $card_acc }.
}
zr-naming-lapsed = { $seat_you ->
    [yes] Quelqu’un a bondi avant : tu n’as plus besoin d’annoncer le total.
   *[no] Quelqu’un a bondi avant : { $seat } n’a plus besoin d’annoncer le total.
}
zr-total = De { $before } à { $total }.
zr-car = { $seat_you ->
    [yes] La voiture de course est à toi !
   *[no] La voiture de course file chez { $seat }.
}
zr-drew = { $seat_you ->
    [yes] Tu pioches : { $card }.
   *[no] { $seat } pioche : { $card }.
}
zr-drew-unseen = { $seat } pioche une carte.
zr-last-drawn = La dernière carte est piochée.
zr-rally-won = { $seat_you ->
    [yes] Tu as la voiture et tu gagnes le rallye jusqu’à { $goal } : { $reason } ! C’est ta coupe numéro { $points }.
   *[no] { $seat } a la voiture et gagne le rallye jusqu’à { $goal } : { $reason } ! C’est sa coupe numéro { $points }.
}
zr-rally-unwon = Personne n’a la voiture ({ $reason }) : personne ne gagne ce rallye.
zr-won = { $seat_you ->
    [yes] Tu gagnes le Grand Prix avec { $points ->
        [one] un point de victoire
       *[other] { $points } points de victoire
    } !
   *[no] { $seat } gagne le Grand Prix avec { $points ->
        [one] un point de victoire
       *[other] { $points } points de victoire
    } !
}

# At the seat of whoever did it: short, without the name.
zr-laid-act = pose : { $card } !
zr-snapped-act = bondit : { $card } !

zr-why-no-move = Ce n’est pas un coup possible.
zr-why-over = Le Grand Prix est fini.
zr-why-name-first = Annonce d’abord le total.
zr-why-snap-first = D’abord, tout le monde a sa chance de bondir.
zr-why-answer-first = Réponds d’abord : tu bondis sur le { $card } ou pas ?
zr-why-naming = D’abord, { $seat } annonce le total.
zr-why-turn = C’est à { $seat } de jouer.
zr-why-no-more-cards = La dernière carte est piochée : dans ce rallye, plus personne ne joue.
zr-why-must-draw = Tu n’as plus de carte : pioches-en une.
zr-why-not-held = Tu n’as pas { $card_acc } en main.
zr-why-no-snap = Dans le petit rallye, on ne bondit pas.
zr-why-own-card = On ne bondit pas sur sa propre carte.
zr-why-answered = Tu as déjà répondu.
zr-why-nothing-asked = Ce n’est pas le moment de bondir.
zr-why-no-number = Il n’y a pas de nombre sur la pile : impossible de bondir.
zr-why-other-number = Sur la pile, ce n’est pas { $card_acc }.
zr-why-lay-it = C’est ton tour : pose simplement la carte.
zr-why-too-late = Trop tard pour bondir. Tu gardes ta carte.
zr-why-automatic = À cette table, on pioche automatiquement.
zr-why-no-more-draws = Dans ce rallye, on ne pioche plus.
zr-why-full-hand = Ta main est pleine.
zr-why-draw-gone = Trop tard pour piocher.
zr-why-nothing-to-name = Il n’y a pas de total à annoncer pour l’instant.
zr-why-only-right = Ça fait { $total } : annonce ce nombre.
zr-why-wrong-already = { $total }, ce n’était pas ça : essaie un autre nombre.
zr-why-no-such-total = La pile ne peut pas monter jusqu’à { $total }.

zr-words-total = La pile est à { $total } sur { $goal }.
zr-words-top = { $seat_you ->
    [yes] Sur la pile, tu as posé : { $card }.
   *[no] Sur la pile, { $seat } a posé : { $card }.
}
zr-words-car-free = La voiture de course attend à côté de la pile.
zr-words-car = { $seat_you ->
    [yes] Tu as la voiture de course.
   *[no] { $seat } a la voiture de course.
}
zr-words-draw-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}.
zr-words-points = { $seat } : { $points } sur { $goal } { $goal ->
    [one] point de victoire
   *[other] points de victoire
}.
zr-words-may-draw = { $seat_you ->
    [yes] Tu peux piocher une carte.
   *[no] { $seat } peut piocher une carte.
}
zr-words-naming = { $seat_you ->
    [yes] Combien ça fait ? { $before }, puis { $card_acc }.
   *[no] { $seat } annonce le total : { $before }, puis { $card_acc }.
}
zr-words-right = Ça fait { $right }.
zr-words-snap = Qui bondit sur { $card_acc } ?
zr-words-turn = { $seat_you ->
    [yes] C’est à toi de jouer.
   *[no] C’est à { $seat } de jouer.
}
zr-words-hand = Ta main : { $cards }.

zr-medal-heading = Médaille de la victoire
zr-medal-praise = remporte le Grand Prix des champions du calcul
