# The board and the lid in the browser.

web-box-thousand-km = 1000 Bornes

web-km-score = { $km } km
web-km-score-stopped = à l’arrêt : { $card }
web-km-score-safeties = bottes : { $cards }
web-km-score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-km-unit = km
web-km-you = Toi
web-km-your-turn = à toi
web-km-your-hand = Tes cartes
web-km-rivals = Les autres
web-km-drivers = Au volant
web-km-middle = Milieu de la table
web-km-battle = Bataille
web-km-speed = Vitesse
web-km-safeties = Bottes
web-km-sideways = { $card }, en travers : coup fourré
web-km-pile = { $pile } : { $card }
web-km-pile-empty = { $pile } : rien
web-km-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-km-road = { $km ->
    [one] { $km } borne
   *[other] { $km } bornes
} sur { $goal }. Route : { $cards }
web-km-road-empty = { $km ->
    [one] { $km } borne
   *[other] { $km } bornes
} sur { $goal }. Route : vide
web-km-draw-pile = Pioche : { $count ->
    [0] vide
    [one] encore une carte
   *[other] encore { $count } cartes
}
web-km-few-left = Plus que { $count ->
    [one] une carte
   *[other] { $count } cartes
} dans la pioche !
web-km-box = Boîte, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dessus : { $card }
web-km-box-empty = Boîte, vide
web-km-box-discard = Boîte : { $move }
web-km-table = L’arrivée est à { $goal } km. { $count ->
    [0] La pioche est vide
    [one] Il reste une carte dans la pioche
   *[other] Il reste { $count } cartes dans la pioche
}.
web-km-own-road = Cette carte se pose sur ta propre route.
web-km-here = C’est ici !
web-km-attack = Attaquer { $name } : { $card }
web-km-attack-on = Attaque : { $names }
web-km-cannot = impossible maintenant
web-km-note-stopped = déjà à l’arrêt
web-km-note-waiting = ne roule pas
web-km-note-limited = déjà au ralenti
web-km-note-tanker = a la Citerne
web-km-note-right-of-way = est prioritaire
web-km-note-puncture-proof = a l’Increvable
web-km-note-ace-driver = As du volant
web-km-say-nearest = Au plus près de l’arrivée : { $names }
web-km-say-won = { $names } à l’arrivée !
web-km-say-won-you = Tu es à l’arrivée !
web-km-say-over = La course est finie.
web-km-say-master = { $name } te met { web-km-laid } !
web-km-laid = { $kind ->
    [red-light] un Feu rouge
    [speed-limit] une Limite de vitesse
    [empty-tank] une Panne d’essence
    [breakdown] un Accident
   *[flat-tyre] une Crevaison
}
web-km-say-master-hint = Tu as la botte ! Pose-la en travers, vite !
web-km-say-asked-hint = Il te faut : { $card }.
web-km-say-others-think = { $card } contre { $names }
web-km-say-others-think-hint = Coup fourré ou pas ?
web-km-say-wait = C’est à { $name }
web-km-lately = Juste avant :
web-km-then-you = Ensuite, c’est à toi. Que vas-tu jouer ?
web-km-then = Ensuite :
web-km-then-me = toi
web-km-helps = Utile !
web-km-say-target = { $card } : pour qui ?
web-km-say-target-hint = Choisis la voiture que tu veux arrêter.
web-km-say-toss-hint = Bouton : jouer. Boîte : défausser.
web-km-say-discard = Rien à poser.
web-km-say-discard-hint = Mets une carte dans la boîte.
web-km-say-missing = Il te faut { web-km-needed }.
web-km-say-only = { $kind ->
    [petrol] Seule la Citerne d’essence peut encore t’aider.
    [spare-tyre] Seul l’Increvable peut encore t’aider.
    [repair] Seul l’As du volant peut encore t’aider.
   *[green-light] Seul le Véhicule prioritaire peut encore t’aider.
}
web-km-say-lost = Tu ne peux plus rouler.
web-km-lost = { $kind ->
    [petrol] Il n’y a plus d’Essence ni de Citerne d’essence.
    [spare-tyre] Il n’y a plus de Roue de secours ni d’Increvable.
    [repair] Il n’y a plus de Réparations ni d’As du volant.
   *[green-light] Il n’y a plus de Feu vert ni de Véhicule prioritaire.
}
web-km-heard-missing = Il te faut { web-km-needed } : { $count ->
    [one] encore une de ces cartes en jeu
   *[other] encore { $count } de ces cartes en jeu
}.
web-km-heard-discard = Défausse une carte.
web-km-heard-no-safety = { $kind ->
    [empty-tank] Tu n’as pas la Citerne d’essence : continue.
    [flat-tyre] Tu n’as pas l’Increvable : continue.
    [breakdown] Tu n’as pas l’As du volant : continue.
   *[red-light] Tu n’as pas le Véhicule prioritaire : continue.
}
web-km-still = { $discard ->
    [yes] Tu peux quand même poser ou défausser une carte.
   *[no] Tu peux quand même poser une carte.
}
web-km-needed = { $kind ->
    [petrol] de l’Essence
    [spare-tyre] une Roue de secours
    [end-of-limit] une Fin de limite de vitesse
    [repair] des Réparations
   *[green-light] un Feu vert
}
web-km-left = encore { $count }
web-km-hope = { $count ->
    [0] Il n’y en a plus.
    [one] Il reste une de ces cartes à trouver !
   *[other] Il reste { $count } de ces cartes à trouver !
}
web-km-engine = Démarrer le moteur
web-km-cough = { $turn ->
    [first] Kof, kof…
    [second] Brrr… raté.
   *[last] Pouf !
}
web-km-fist = Montrer le poing à { $name }
web-km-revenge = Revanche !
web-km-revenge-of = { $name } : revanche !
web-km-sigh = Pff…
web-km-say-toss = { $card } : dans la boîte ?
web-km-say-toss-box = Choisis la boîte.
web-km-only-discard = Seulement à défausser
web-km-missing = Il manque : { $card }
web-km-say-blocked = { $card } : te voilà à l’arrêt.
web-km-say-blocked-hint = Comment repartir ?
web-km-say-start = Tu n’es pas encore en route.
web-km-say-start-hint = Un Feu vert, et c’est parti !
web-km-say-limited = Ta vitesse est limitée.
web-km-say-limited-hint = Seulement des 25 et des 50.
web-km-say-go = La route est libre !
web-km-say-go-hint = Pose une carte.
web-km-master = Coup fourré !
web-km-master-line = { $safety } bat { $attack }.
web-km-master-yours = Tu pioches une carte et tu joues tout de suite.
web-km-master-theirs = { $name } pioche une carte et joue tout de suite.

# The score pad of a match with classic scoring.
web-km-points = Points
web-km-points-show = Voir les points : { $totals }
web-km-points-over = Fin de la manche { $round }
web-km-points-to = On joue jusqu’à { $points } points.
web-km-points-once = On joue une seule manche.
web-km-points-round = Manche { $round }
web-km-points-so-far = Manche { $round }, jusqu’ici
web-km-points-total = Total
web-km-next = Continuer
web-km-say-counted-hint = Continue quand tu as vu les points.
web-km-say-looking = On attend encore : { $names }
web-km-say-match-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
