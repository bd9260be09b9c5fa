web-box-number-rally = Rallye des nombres

## Rallye des nombres in the browser

web-zr-score = { $points ->
    [one] { $points } coupe
   *[other] { $points } coupes
}
web-zr-score-car = { $score } et la voiture
web-zr-points = { $points } sur { $goal } { $goal ->
    [one] point de victoire
   *[other] points de victoire
}
web-zr-players = Les autres
web-zr-you = Toi
web-zr-middle = Milieu de la table
web-zr-your-hand = Tes cartes
web-zr-hand-size = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
web-zr-free = libre
web-zr-not-drawn = trop tard pour piocher
web-zr-cannot = impossible maintenant
web-zr-total = La pile est à { $total } sur { $goal }.
web-zr-stays = La pile reste à { $total }.
web-zr-top = Sur le dessus : { $card }.
web-zr-overtakes = { $seat_you ->
    [yes] Tu dépasses { $seats }.
   *[no] { $seats_you ->
        [yes] { $seat } te dépasse : tu passes ton tour.
       *[no] { $seat } dépasse { $seats }.
    }
}
web-zr-pile = Pile : { $name } a posé la carte { $card }
web-zr-pile-yours = Pile : tu as posé la carte { $card }
web-zr-pile-empty = Pile, encore vide
web-zr-deck = { $count ->
    [0] Pioche vide
    [one] Pioche : encore une carte
   *[other] Pioche : encore { $count } cartes
}
web-zr-deck-draw = { $count ->
    [0] Piocher une carte. La pioche est vide
    [one] Piocher une carte. Dans la pioche : encore une carte
   *[other] Piocher une carte. Dans la pioche : encore { $count } cartes
}
web-zr-few-left = Plus que { $count ->
    [one] une carte
   *[other] { $count } cartes
} dans la pioche !
web-zr-draw = Piocher
web-zr-draw-now = Pioche !
web-zr-car-free = Personne n’a encore la voiture de course.
web-zr-car-yours = Tu as la voiture de course.
web-zr-car-theirs = { $name } a la voiture de course.

web-zr-does-pit-repair = dix de moins, et la voiture de course est à toi
web-zr-does-tyre-change = la pile passe à 50, et la voiture de course est à toi
web-zr-does-overtake = la personne suivante passe son tour
web-zr-does-false-start = les deux chiffres échangent leurs places
web-zr-does-stage-win = arrondi à la dizaine la plus proche, et la voiture de course est à toi
web-zr-does-refuel = la pile ne bouge pas, et la voiture de course est à toi
web-zr-does-oil-change = la pile ne bouge pas, et la voiture de course est à toi
web-zr-does-home-straight = la pile passe à 99, et la voiture de course est à toi

web-zr-say-won = { $name } gagne le Grand Prix !
web-zr-say-won-you = Tu gagnes le Grand Prix !
web-zr-say-turn = C’est à toi !
web-zr-say-turn-hint = Pose une carte.
web-zr-say-turn-plus = Pose une carte : { $total } plus ton nombre.
web-zr-say-turn-draw = Pioche d’abord, puis pose une carte.
web-zr-say-must-draw = Pioche une carte !
web-zr-say-wait = C’est à { $name }
web-zr-say-draw = Vite, pioche : { $name } va poser !
web-zr-say-draw-next = Pioche : c’est bientôt à toi !
web-zr-say-draw-too = Et n’oublie pas de piocher !
web-zr-say-name = Combien ça fait ?
web-zr-say-told = Ça fait { $total }.
web-zr-say-told-hint = Tape ce nombre.
web-zr-say-naming = { $name } calcule…
web-zr-say-who = Qui bondit sur le { $card } ?
web-zr-say-snap = Bondis sur le { $card } !
web-zr-say-snap-hint = Bouton, carte ou barre d’espace
web-zr-say-calm = Qui a encore un { $card } ?
web-zr-say-calm-hint = Chacun répond en secret.
web-zr-say-calm-none = Pas toi : continue.
web-zr-say-calm-yours = Tu as aussi un { $card } : tu bondis ?
web-zr-heard-calm-none = Tu n’as pas de { $card } : continue.
web-zr-say-yes = Tu as dit oui.
web-zr-say-no = Tu as dit non.
web-zr-say-others = Les autres réfléchissent encore.
web-zr-pass = Non
web-zr-go-on = Continuer
web-zr-snap = Hop !
web-zr-snapped = Bien attrapé !
web-zr-snap-on = ton { $card } sur le { $card }
web-zr-snap-rest = même nombre ?
web-zr-snap-label = Hop ! { $name } a posé un { $card } : bondis avec ton { $card }
web-zr-snap-rest-label = Hop : pas de bond possible pour l’instant
web-zr-late = Trop tard ! Tu gardes ton { $card }.
web-zr-late-behind = Trop tard ! { $name } a bondi avant toi. Tu gardes ton { $card }.
web-zr-nearer = { $name } est plus près. Tu gardes ton { $card }.
web-zr-lapsed = { $name } bondit ! Plus besoin de calculer.
web-zr-forgot = Pas pioché ! Tu continues avec moins de cartes.
web-zr-forgot-last = Pas pioché ! Tu n’as plus de cartes : tu attends la fin du rallye.
web-zr-late-draw = Trop tard pour piocher ! La carte suivante est posée.
web-zr-forgot-theirs = { $name } n’a pas pioché à temps.

web-zr-rally-yours = Tu gagnes le rallye !
web-zr-rally-theirs = { $name } gagne le rallye !
web-zr-rally-nobody = Personne ne gagne ce rallye.

web-zr-question = Combien ça fait ? { $before }, puis { $card }
web-zr-ok = OK : annoncer { $answer }
web-zr-ok-empty = OK : tape d’abord le total
web-zr-erase = Effacer un chiffre
web-zr-easy = Choix
web-zr-lesson = Ce n’est pas { $answer }.
web-zr-lesson-told = { $sum } font { $right }, pas { $answer }.
web-zr-lesson-told-card = { $card } : { $before } devient { $right }, pas { $answer }.
web-zr-lesson-close = Compris
web-zr-lesson-ones = Continue à compter les unités.
web-zr-lesson-tens = Une dizaine de plus, les unités ne changent pas.
web-zr-lesson-crossing = D’abord jusqu’à { $ten }, puis le reste.
web-zr-lesson-ten = Ça tombe pile sur la dizaine.
web-zr-lesson-rounding = Quelle dizaine est la plus proche ? À partir de 5, on monte.
web-zr-lesson-swapping = Les deux chiffres échangent leurs places.
web-zr-lesson-minus = Une dizaine de moins, les unités ne changent pas.
web-zr-lesson-nothing = On ne descend jamais sous 0.
web-zr-lesson-reading = Relis bien la carte « { $card } ».

web-zr-medal = Médaille
web-zr-medal-of = Médaille pour { $name }
web-zr-medal-who = Pour qui est la médaille ?
web-zr-medal-svg = Garder l’image
web-zr-report = Tes calculs
web-zr-report-of = Les calculs : { $name }
web-zr-csv-head = Nom, question, avant, carte, total, essai, réponse, juste, secondes, type

web-zr-key-snap = Hop !
web-zr-key-draw = Piocher une carte
