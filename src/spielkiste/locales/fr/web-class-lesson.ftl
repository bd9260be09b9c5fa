## L’heure de classe : apprendre d’abord, la vue d’ensemble, les acquis, le mur

web-start = Comment commencer ?
web-start-now = Dès qu’une table est pleine
web-start-together = Tout le monde démarre ensemble
web-start-learn = Apprendre d’abord : une minute d’entraînement
web-warm-title = Tout le monde apprend : { $game }
web-warm-line = Terminé : { $through } sur { $all }. On peut lancer toutes les tables à tout moment.
web-warm-through = sait jouer
web-warm-learns = apprend encore
web-warm-done = Bravo ! On commence ensemble dans un instant.
error-class-no-lesson = Ce jeu n’a pas de leçon. Lancez tout de suite les tables.
web-plans-use = Préparer cette séance
web-plans-used = C’est prêt ({ $game }) : il reste à ouvrir la classe.
web-class-minutes = { $minutes } min
web-class-sums = { $right ->
    [one] { $right } su
   *[other] { $right } sus
}, { $wrong } pas tout de suite
web-heat = Les acquis d’un coup d’œil
web-heat-who = De qui ?
web-heat-class = Toute la classe
web-heat-cell = { $fact } : su tout de suite { $right } fois sur { $asked }
web-heat-none = { $fact } : pas demandé
web-heat-good = acquis
web-heat-half = presque
web-heat-bad = à travailler
web-heat-weeks = Semaine après semaine
web-heat-hint = Le fichier reste sur cet appareil. Rouvert la semaine prochaine, il compte aussi.
web-heat-keep = Garder cette séance
web-heat-open = Ouvrir d’anciennes séances
web-heat-day = { $day } : { $percent } sus tout de suite
web-heat-unreadable = Ce fichier ne contient pas de séances. Choisissez-en un qui a été gardé ici.
web-results-buchholz = Adversaires
web-results-direct = Face-à-face
web-results-ties = À égalité, on compte les points des adversaires (Buchholz), puis la partie entre les deux.
web-results-csv-head = place, nom, parties, points, adversaires, face-à-face, jeux joués
