## La fiche de la séance : ce qu’une classe a montré

web-sheet = Fiche de la séance
web-sheet-tomorrow = À travailler demain
web-sheet-tomorrow-hint = C’est là que ça coince le plus souvent : revoyez cela ensemble au tableau, puis rejouez en mode « s’entraîner ».
web-sheet-all-known = Toutes les réponses sont venues tout de suite. Demain, on peut passer à plus difficile.
web-sheet-nothing = Aucune question n’a encore été posée. Jouez par exemple à { $games }, et réglez « Jouer ou s’entraîner ? » sur « s’entraîner » : vous verrez ici ce qui est acquis et ce qui ne l’est pas encore.
web-sheet-known = Acquis
web-sheet-practise = À travailler
web-sheet-times = su { $right } fois sur { $asked }
web-sheet-silent = Rien demandé
web-sheet-who = Qui
web-sheet-hint = Ce qui compte, c’est de le savoir tout de suite. La fiche disparaît avec la classe ; imprimez-la ou enregistrez-la avant.
web-sheet-csv-head = Nom, Calcul, su tout de suite, pas su tout de suite
