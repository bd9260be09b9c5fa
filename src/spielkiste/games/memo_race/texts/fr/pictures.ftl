# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-memo-race-goal = Le but
pic-memo-race-goal-words = Va au stand, au milieu, et prends un jerrican. Sa couleur, c’est ton arrivée. La première voiture arrivée gagne.
pic-memo-race-start = Départ
pic-memo-race-lane = Stand
pic-memo-race-canister = Jerrican
pic-memo-race-finish = Arrivée
pic-memo-race-drive = Rouler
pic-memo-race-drive-words = Retourne la plaquette voisine, tourne-la pour que la piste continue, et avance dessus.
pic-memo-race-cover = Retiens bien !
pic-memo-race-cover-words = Derrière toi, la piste repasse face cachée. Retiens où sont les bonnes plaquettes !
pic-memo-race-swap = Échanger
pic-memo-race-swap-words = Au lieu de rouler, tu peux échanger deux plaquettes face cachée, même juste pour freiner les autres.
pic-memo-race-dead = Impasse
pic-memo-race-dead-words = Même une impasse, il faut y aller. Tant pis, tu feras demi-tour.
pic-memo-race-pit = Au stand
pic-memo-race-pit-words = À ta première visite, tu retournes le jerrican du dessus. Tout le monde voit alors où tu dois aller.
