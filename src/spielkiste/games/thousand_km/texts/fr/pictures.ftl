# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-thousand-km-goal = Le but
pic-thousand-km-goal-words = Atteins pile l’arrivée avant tout le monde, et tu gagnes. Pas le droit de la dépasser ! Dans la partie longue, il y a 1000 bornes.
pic-thousand-km-turn = Ton tour
pic-thousand-km-turn-words = Pioche une carte, pose une carte. D’abord, il te faut un Feu vert. Ensuite, tu roules : pose des bornes sur ta route.
pic-thousand-km-attack = Attaquer
pic-thousand-km-attack-words = Pose une attaque devant quelqu’un qui roule : stop ! Avec une Limite de vitesse, on avance encore, mais seulement de 25 ou de 50.
pic-thousand-km-defend = Repartir
pic-thousand-km-defend-words = Chaque attaque a sa parade. Pose-la sur l’attaque, et c’est reparti.
pic-thousand-km-safety = Les bottes
pic-thousand-km-safety-words = Il n’y en a qu’une de chaque. Pose ta botte : tu ne crains plus cette attaque jusqu’à la fin de la course, et tu rejoues.
pic-thousand-km-master = Le coup fourré
pic-thousand-km-master-words = On t’attaque et tu as la bonne botte ? Pose-la tout de suite : coup fourré ! L’attaque disparaît, et c’est à toi.
pic-thousand-km-end = Rien à poser ?
pic-thousand-km-end-words = Aucune carte à poser ? Défausses-en une. Quand la pioche est vide, la voiture la plus proche de l’arrivée gagne.
