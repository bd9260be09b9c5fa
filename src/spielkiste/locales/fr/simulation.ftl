# Beaucoup de parties : sur plusieurs processus et machines, dans des fichiers

error-missing-extra = Il manque { $package }. Pour l’installer : { $remedy } (dans un clone : { $clone })
error-other-run = Le fichier { $path } vient d’une autre série : { $name } y vaut { $theirs }, pas { $ours }. Choisis un autre fichier.
error-bad-rows-file = Choisis un fichier qui finit par .csv ou .parquet, pas { $path }.
error-no-cluster = Aucun cluster Ray ne répond à l’adresse { $address }. Vérifie l’adresse ou lances-en un avec : ray start --head
error-portion-lost = Les donnes { $first } à { $last } ont fait planter leur processus { $tries } fois. Essaie-les avec --jobs 1 pour voir pourquoi.
error-other-rules = Sur une des machines, { $game } suit la version { $theirs } des règles, pas la { $ours }. Installe partout la même version de Spielkiste.
error-ray-not-started = Impossible de lancer Ray sur cette machine : { $why }
