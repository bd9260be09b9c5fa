## Ce qu’un enfant sait, calcul par calcul, et l’entraînement

web-facts = Ce que je sais
web-facts-none = Rien pour l’instant. Joue à un jeu d’additions ou de tables : l’image se remplira.
web-facts-who = L’image de qui ?
web-facts-cell = { $fact } : { $verdict }
web-facts-met = vu dans une partie
web-facts-next = À travailler maintenant
web-facts-practise = S’entraîner 2 minutes
web-facts-count = { $count } sur { $all } bien sus
web-facts-more = { $count ->
    [one] Un calcul de plus qu’il y a une semaine.
   *[other] { $count } calculs de plus qu’il y a une semaine.
}
web-facts-same = Autant qu’il y a une semaine.
web-facts-fewer = { $count ->
    [one] Un calcul s’est effacé depuis la semaine dernière.
   *[other] { $count } calculs se sont effacés depuis la semaine dernière.
}
web-facts-weeks = Calculs bien sus semaine par semaine, jusqu’à aujourd’hui : { $counts }
web-facts-hint = Gardé uniquement sur cet appareil, sous le nom avec lequel tu joues.
web-facts-delete-sure = Effacer cette image ?
web-facts-delete = Tout ce que cet appareil garde sur { $name } sera effacé.
web-facts-csv-head = Nom, Calcul, Niveau, Demandé, Su tout de suite, Vu dans une partie, Demandé en dernier
web-practice = Entraînement
web-practice-back = Retour à l’image
web-practice-help = Aide-moi un peu plus
web-practice-clock = Avec le chrono
web-practice-step = { $count ->
    [one] Une question terminée
   *[other] { $count } questions terminées
}
web-practice-right = Juste !
web-practice-wrong = Ce n’est pas { $answer }. Regarde encore.
web-practice-over = Bravo, { $name } !
web-practice-done = { $count } sur { $all } trouvés tout de suite.
web-practice-stays = Reviens un autre jour : ce que tu sais encore ce jour-là, tu le sais pour de bon.
web-practice-gold = Su aujourd’hui
web-practice-missed = Ça reviendra
web-practice-tomorrow = À revoir demain : { $facts }
web-practice-later = À revoir dans { $days } jours : { $facts }
web-practice-again = Encore une fois
