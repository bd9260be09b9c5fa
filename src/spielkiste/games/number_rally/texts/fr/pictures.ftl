# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = Le but
pic-number-rally-goal-words = Tous ensemble, on compte jusqu’à 100. Si tu as alors la voiture de course, tu gagnes le rallye. Avec quatre rallyes, tu gagnes le Grand Prix.
pic-number-rally-turn = Ton tour
pic-number-rally-turn-words = Pose une carte, ajoute-la au total et pioches-en une nouvelle. Fais vite : si la personne suivante a déjà posé, c’est trop tard.
pic-number-rally-car = Prendre la voiture
pic-number-rally-car-words = Tombe pile sur une dizaine, ou pose une carte avec la voiture : elle est à toi, même si quelqu’un d’autre l’avait.
pic-number-rally-snap = Hop !
pic-number-rally-snap-words = Quelqu’un pose un nombre que tu as aussi ? Pose le tien tout de suite, même si ce n’est pas ton tour. Tu prends la voiture.
pic-number-rally-events = Événements
pic-number-rally-events-words = Ils changent le total : dix de moins, à 50, à la dizaine la plus proche, chiffres inversés, à 99. Après un Dépassement, la personne suivante passe son tour.
pic-number-rally-end = Au-delà de 100
pic-number-rally-end-words = Pile 100, c’est gagné ; le même nombre au-delà de 100 aussi. Sinon, au-delà de 100 ou quand la pioche est vide, c’est la voiture qui gagne.
pic-number-rally-little = Le petit rallye
pic-number-rally-little-words = Pour compter jusqu’à 20 : sans 7, 8 ni 9, et sans bondir.
