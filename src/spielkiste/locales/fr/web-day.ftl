# Le défi du jour : sa page et la fin.
web-day-new = Défi réussi ! Tu gagnes un autocollant.
web-day-not-yet = Pas encore. Réessaie avec les mêmes cartes !
web-day-cups = Tes coupes
web-day-cups-hint = Sept autocollants remplissent une coupe.
web-day-streak = { $count ->
    [one] { $count } jour de jeu
   *[other] { $count } jours de jeu
}
web-day-streak-hint = Un jour de pause, ce n’est pas grave.
