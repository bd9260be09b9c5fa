## La classe et la soirée du club

web-class-door-title = Salle de classe
web-class-code = Code
web-class-code-hint = Pour les enfants : six lettres, écrites au tableau
web-class-code-go = Entrer
web-class-back = Retour dans la classe
web-class-open-title = Ouvrir une classe
web-class-open-hint = Un code au tableau, un geste, et toutes les tables sont prêtes. Sans compte ni liste de noms ; quand vous fermez la classe, tout est effacé.
web-class-game = Jeu
web-class-size = Qui joue ensemble ?
web-class-size-1 = Avec des robots
web-class-size-2 = À deux
web-class-size-3 = À trois
web-class-size-4 = À quatre
web-class-places = Combien d’enfants ?
web-class-level = Robots aux places libres
web-class-options = Régler le jeu
web-class-open = Ouvrir la classe
web-class-privacy-title = Ce que deviennent les données
web-class-privacy-1 = Aucun compte n’est nécessaire. Chaque enfant choisit un animal et, s’il le veut, un surnom ; sinon, il en reçoit un inventé.
web-class-privacy-2 = Jusqu’à la fermeture de la classe, le serveur garde les surnoms, les animaux, les coups joués, les points et les calculs réussis. À la fermeture, tout est effacé. Si personne ne la ferme, on ne peut plus l’ouvrir après un jour, et elle est effacée environ une semaine plus tard.
web-class-privacy-3 = Il n’y a ni cookies, ni publicité, ni requêtes envoyées à des tiers. L’appareil de l’enfant garde seulement la clé de sa place, jusqu’à la fermeture de la classe.

web-class-join-title = Entre !
web-class-join-name = Surnom (si tu veux)
web-class-join-go = Jouer
web-class-wait-title = Bonjour, { $name } !
web-class-wait = On commence bientôt. Ta place se prépare.
web-class-eyes = Les yeux au tableau !
web-class-eyes-line = Ta partie t’attend. Aucun chrono ne tourne.
web-class-over = La classe est fermée
web-class-over-line = Merci d’avoir joué ! Toutes les parties sont effacées.
web-class-unreached = La connexion est coupée. Elle reviendra toute seule.
web-class-guessed = Quelqu’un essaie des codes de classe au hasard. Vérifiez que tous les enfants de la liste sont bien de votre classe.

web-class-room = Classe { $code }
web-class-round = Manche { $round }
web-class-here = Présents : { $here } sur { $places }
web-class-wall = Montrer le code
web-class-wall-title = Entrez !
web-class-wall-line = Scannez l’image, ou ouvrez { $address } et tapez le code.
web-class-pause = Les yeux au tableau
web-class-resume = Reprendre
web-class-paused = Tout le monde regarde le tableau ; les parties attendent.
web-class-start = Commencer partout
web-class-start-hint = Des robots prennent les places libres.
web-class-next = Manche suivante
web-class-results = Résultats
web-class-more = Plus
web-class-empty = Il n’y a encore personne. Montrez le code au tableau.
web-class-complete = Tout le monde est là
web-class-tables = Tables
web-class-waiting = Sans place
web-class-knock = À la porte : { $name }
web-class-knock-line = Toutes les places sont prises. Où l’installer ?
web-class-knock-seat = Place de { $name }
web-class-knock-bot = Place du robot, table { $number }
web-class-knock-table = Nouvelle table
web-class-knock-heard = { $name } frappe à la porte. Toutes les places sont prises.
web-class-knocking = Tu es à la porte. Ta maîtresse ou ton maître le sait et va te donner une place.
web-class-refused-title = Pas encore dans la classe
web-class-table = Table { $number }
web-class-plan = Plan des tables
web-class-table-waiting = attend des joueurs
web-class-table-ready = prête
web-class-table-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
web-class-table-over = finie
web-class-stuck = a peut-être besoin d’aide
web-class-quiet = aucun coup depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-class-refusals = { $count ->
    [one] { $count } coup impossible
   *[other] { $count } coups impossibles
}
web-class-turn = c’est son tour
web-class-gone = n’est plus là
web-class-stood-in = un robot joue
web-class-won = a gagné
web-class-free = libre
web-class-watch = Regarder
web-class-unwatch = Retour à la classe
web-class-child-rename = Changer le nom
web-class-child-name = Nouveau nom
web-class-child-made-up = Inventer un nom
web-class-child-bot = Laisser un robot continuer
web-class-child-bot-hint = Si l’enfant revient, il reprend sa place.
web-class-child-give = Donner la place à un autre enfant
web-class-child-give-hint = Par exemple s’il est revenu avec un autre appareil.
web-class-child-out = Faire sortir de la classe
web-class-child-out-sure = Faire sortir pour de bon ?
web-class-next-title = Et maintenant ?
web-class-next-meet = De nouvelles rencontres
web-class-next-meet-hint = Les adversaires changent jusqu’à ce que tout le monde se soit rencontré.
web-class-next-swiss = À forces égales
web-class-next-swiss-hint = Système suisse, comme en tournoi : les voisins au classement qui n’ont pas encore joué l’un contre l’autre.
web-class-next-change = Jouer à autre chose
web-class-next-go = C’est parti : { $game }
web-class-next-unfinished = { $count ->
    [one] Une table joue encore ; sa partie ne comptera pas.
   *[other] { $count } tables jouent encore ; leurs parties ne compteront pas.
}
web-class-points = Points
web-class-games = Parties
web-class-name = Nom
web-class-place = Rang
web-class-results-hint = Une victoire vaut un point, une victoire partagée un demi-point. C’est la première partie de chaque table qui compte.
web-class-link-title = Votre lien du jour
web-class-link-hint = Il ouvre cette classe sur un autre appareil, pendant un jour. Ne le donnez à personne d’autre.
web-class-close = Tout arrêter et tout effacer
web-class-close-title = Fermer la classe ?
web-class-close-line = Toutes les parties s’arrêtent. Les noms, les coups et les résultats sont effacés, et on ne peut pas les récupérer.
web-class-closed = La classe est fermée, et tout est effacé.

error-class-unknown = Aucune classe n’a ce code. Regarde encore une fois le tableau.
error-class-full = Cette classe est pleine. Dis-le à ta maîtresse ou à ton maître.
error-class-no-chair = Aucune place n’est libre à cette table. Choisissez-en une autre.
error-class-out = Demande à ta maîtresse ou à ton maître si tu peux revenir.
error-class-closed = Cette classe est fermée.
error-class-paused = Les yeux au tableau ! On continue dans un instant.
error-class-places = Une classe est faite pour 1 à { $most } enfants.
error-no-such-child = Cet enfant n’est plus dans la classe. Regardez encore une fois la liste.
error-rude-name = Ce n’est pas un nom gentil. Choisissez-en un autre.
web-plans = Plans de séance
web-plans-line = Pour chaque jeu, une séance de vingt minutes : l’objectif, le déroulement, des pistes pour en parler ensuite.
