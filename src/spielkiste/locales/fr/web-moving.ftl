## A game leaves the server, and where a table is

web-moving-open = Continuer sans le serveur
web-moving-hint = La partie passe sur ton appareil et y continue : avec des robots, ou avec les amis que tu invites. Tout le monde à la table doit être là et d’accord. Elle ne peut pas revenir sur le serveur.
web-moving-go = Déplacer la partie
web-moving-asked = { $name } voudrait continuer sans le serveur
web-moving-asked-what = La partie passerait sur l’appareil de { $name }. En le trafiquant, on pourrait voir toutes les cartes : n’accepte que si tu fais confiance à { $name }.
web-moved = Cette partie est passée sur l’appareil de { $name }. Demande une invitation à { $name }. Ta place t’est gardée.
web-moved-title = La partie a changé d’appareil
web-moved-you = Enregistre d’abord la partie dans un fichier.
web-moved-save = Enregistrer la partie
web-moved-then = Ouvre ensuite la version de Spielkiste qui marche sans serveur. Dans son menu, touche « Reprendre des parties » et choisis le fichier. À la table, tu peux inviter les autres : leurs places sont gardées.
web-lives-server = Cette table est sur le serveur { $name }.
web-lives-here = Cette table est sur cet appareil.
web-lives-far = Cette table est sur l’appareil de { $name }.
web-join-kept = Qui es-tu ?
