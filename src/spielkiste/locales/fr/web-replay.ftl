## Revoir une partie, et les parties de cet appareil

web-replay = Revoir
web-replay-watch = Revoir la partie
web-replay-lost = Impossible de revoir ça
web-replay-only = Ici, on regarde. Pour jouer la suite, choisis « { web-replay-play-on } ».
web-replay-no-end = Cette partie n’a pas été jouée jusqu’au bout. Tu vois ce que tout le monde pouvait voir.
web-replay-controls = En avant et en arrière
web-replay-where = Moment de la partie
web-replay-at = Coup { $at } sur { $moves }
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Un pas en avant
web-replay-back = Un pas en arrière
web-replay-turn-on = Au tour suivant
web-replay-turn-back = Au tour précédent
web-replay-speed = Vitesse : { $speed }
web-replay-whose = Vu par qui ?
web-replay-eyes = Point de vue : { $name }
web-replay-eyes-all = Toutes les cartes visibles
web-replay-eyes-nobody = Un simple spectateur
web-replay-eyes-hint = La partie est finie : maintenant, tu peux voir toutes les cartes.
web-replay-seen-by = Point de vue actuel : { $name }
web-replay-pass-on = Partager
web-replay-link-hint = Toute la partie est dans ce lien. Qui l’ouvre peut la revoir chez soi, dans Spielkiste.
web-replay-too-long = Cette partie est trop longue pour un lien. Donne plutôt le fichier.
web-replay-file-hint = Ou en fichier, à garder ou à envoyer :
web-replay-play-on = Continuer à partir d’ici
web-replay-play-on-not = La partie se termine ici. Reviens un peu en arrière, et tu pourras continuer de là.
web-replay-play-hint = La table est comme après le coup { $at }. On ne mélange pas à nouveau : en revoyant la partie, on peut connaître la suite.
web-replay-play-who = Qui joue ici ?
web-replay-play-one = { $name }, avec des robots
web-replay-play-all = Tout le monde sur cet appareil
web-replay-play-start = Continuer

web-mine-none = Les parties que tu joues sur cet appareil seront gardées ici.
web-mine-open = En cours
web-mine-played = Terminées
web-mine-tally = Victoires : { $won } sur { $count }
web-mine-won = Tu as gagné !
web-mine-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
web-mine-ended = arrêtée sans résultat
web-mine-over = finie
web-mine-watched = regardée
web-mine-table = Aller à la table
web-mine-export = Garder en fichier
web-mine-delete = Effacer
web-mine-delete-sure = Effacer cette partie ?
web-mine-delete-open = Elle n’est pas finie. Tu ne pourras plus la continuer sur cet appareil.
web-mine-delete-played = Tu ne pourras plus la revoir sur cet appareil.
web-mine-device = Cette liste n’existe que sur cet appareil.
