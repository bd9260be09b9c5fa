# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = Le but
pic-number-rally-goal-words = Tous ensemble, on compte jusqu’à 100. Si tu as alors la voiture de course, tu gagnes le rallye. Avec quatre rallyes, tu gagnes le Grand Prix.
pic-number-rally-turn = Ton tour
pic-number-rally-turn-words = Pose une carte, ajoute-la au total et pioches-en une nouvelle. Fais vite : si la personne suivante a déjà posé, c’est trop tard.
pic-number-rally-car = Prendre la voiture
pic-number-rally-car-words = Tombe pile sur une dizaine, ou pose une carte avec une voiture : tu prends la voiture, même si quelqu’un d’autre l’avait.
pic-number-rally-snap = Hop !
pic-number-rally-snap-words = Quelqu’un pose un nombre que tu as aussi ? Pose le tien tout de suite, même si ce n’est pas ton tour. Tu prends la voiture.
pic-number-rally-events = Événements
pic-number-rally-events-words = Chaque événement fait ce qui est écrit dessous. Souvent, tu prends aussi la voiture.
pic-number-rally-does-pit-repair = 10 de moins
pic-number-rally-does-tyre-change = devient 50
pic-number-rally-does-stage-win = à la dizaine
pic-number-rally-does-overtake = saute un joueur
pic-number-rally-does-false-start = inverser
pic-number-rally-does-home-straight = devient 99
pic-number-rally-end = À l’arrivée
pic-number-rally-end-words = Si tu tombes pile sur 100, tu prends la voiture et tu gagnes. Avec le même nombre aussi, même au-delà de 100.
pic-number-rally-past = Au-delà de 100
pic-number-rally-past-words = Une autre carte mène au-delà de 100 ? Si tu as la voiture, tu gagnes. C’est pareil quand la pioche est vide.
pic-number-rally-little = Le petit rallye
pic-number-rally-little-words = Pour compter jusqu’à 20 : sans 7, 8 ni 9, et sans bondir.
