# Rapports : ce que beaucoup de parties disent d’un jeu

report-title = { $title } en chiffres
report-made = { $games } parties entre robots ({ $bot }), dont { $main } à { $seats } autour de la table. Les autres essaient un autre nombre de personnes ou d’autres options.
report-reading = Le trait autour d’un point est l’intervalle à 95 % : environ un sur vingt manque la vraie valeur. Les robots ne sont pas des gens, prends-le comme un indice.
report-command = Pour retrouver les mêmes chiffres : { $command }
report-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
report-place = { $place ->
    [1] commence
   *[other] joue en position { $place }
}
report-first = Est-ce un avantage de commencer ?
report-even = Le trait pointillé marque une part égale pour tout le monde.
report-first-tables = Combien de fois on gagne quand on commence, selon le nombre de personnes
report-first-order = Combien de fois gagne chaque place dans l’ordre du tour, à { $seats } autour de la table
report-length = Combien de temps dure une partie ?
report-length-plot = Coups par partie
report-length-words = La moitié des parties prend de { $low } à { $high } coups, la moyenne est de { $mean }.
report-box-minutes = La boîte annonce de { $least } à { $most } minutes.
report-moves = Coups
report-turns = Changements de joueur
report-decisions = Décisions
report-minutes = Minutes, à raison de { $seconds } secondes par décision
report-score = Score
report-best-score = Meilleur score
report-mean = moyenne
report-least = minimum
report-low = quart inférieur
report-middle = milieu
report-high = quart supérieur
report-most = maximum
report-what = quoi
report-rule = règle
report-share = part
report-interval = intervalle à 95 %
report-games = parties
report-times = fois
report-ends = Comment finit une partie ?
report-ends-plot = Combien de fois chaque règle met fin à la partie
report-shared = Parties avec victoire partagée ou sans vainqueur : { $count }.
report-things = Quelles cartes et quelles cases comptent ?
report-things-words = Quand cela est arrivé à quelqu’un, ou que quelqu’un l’a fait : combien de fois cette personne a gagné à la fin. À gauche du trait pointillé, on gagne moins souvent ; à droite, plus souvent.
report-things-alone = Quand cela est arrivé : combien de fois le score a dépassé celui de la moitié des parties.
report-things-luck = Ce qui t’arrive, c’est la chance. Ce que tu choisis dépend aussi de ton avance : ce n’est pas forcément la raison de ta victoire.
report-things-plot = Les différences les plus nettes
report-things-none = Pas de différence nette en si peu de parties.
report-chosen = Choisi : { $what }
report-came = Par hasard : { $what }
report-options = Que changent les options ?
report-options-words = Une seule option change à la fois, tout le reste est comme d’habitude.
report-options-moves = Coups par partie, selon l’option
report-options-first = Combien de fois on gagne quand on commence, selon l’option
report-option = option
report-usual = comme d’habitude
report-unwon = partagée ou sans vainqueur
report-range = de { $low } à { $high }
report-number = { $number }
report-written = Le rapport est dans { $path }
error-bad-report-file = Choisis un fichier qui finit par .html ou .md, pas { $path }.
