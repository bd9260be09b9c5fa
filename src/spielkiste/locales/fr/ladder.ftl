# L’échelle des niveaux dans l’arène

ladder-table = { $game } à { $seats }, Elo au-dessus du niveau le plus bas :
ladder-rung = { $bot } : { $elo } ± { $error }
ladder-higher = { $bot } bat { $other } : { $share } % (de { $low } à { $high }), { $games } parties
ladder-not-higher = { $bot } n’est pas nettement plus fort que { $other } : { $share } % (de { $low } à { $high }), { $games } parties
ladder-undecided = { $bot } contre { $other }, pas encore tranché : { $share } % (de { $low } à { $high }), { $games } parties
lab-stumbled = { $bot } a échoué : { $count ->
    [one] un coup a été tiré au sort.
   *[other] { $count } coups ont été tirés au sort.
}
lab-first-error = Première erreur : { $error }. Ajoute --strict pour la voir en entier.
error-ladder-bots = Une échelle demande au moins deux robots différents.
error-bad-budget = Un conseil demande au moins un monde imaginé, pas { $budget }.
error-ladder-rows = Une échelle n’écrit pas de lignes. Enlève --out, ou compare deux robots sans --ladder.
