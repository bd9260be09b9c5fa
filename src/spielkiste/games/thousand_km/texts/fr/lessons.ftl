# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-thousand-km-first = Ta première course

km-lesson-first-green = Sans Feu vert, pas de départ. Joue le tien !
km-lesson-first-rival = Tu roules ! Il faut faire pile 300 bornes avant les autres. C’est à Lina.
km-lesson-first-drive = Chaque nombre, ce sont des bornes. Pose le 100 !
km-lesson-first-attacked = Tu es en tête. Ça ne plaît pas du tout à Lina…
km-lesson-first-defend = Panne d’essence, te voilà à l’arrêt ! Pose l’Essence, et tu repars.
km-lesson-first-attack = Et si tu embêtais Lina ? Joue la Crevaison !
km-lesson-first-danger = Lina ne roule plus. Pas de Roue de secours, mais autre chose…
km-lesson-first-master = Une Crevaison ! Mais tu as l’Increvable : fais un coup fourré !
km-lesson-first-goal = Coup fourré ! Bravo, tu rejoues tout de suite. Pose le 200 !
km-lesson-first-won = Pile 300 : gagné ! Retiens bien : vert, on roule ; chaque attaque a sa parade ; et une botte, c’est encore mieux en coup fourré.

lesson-thousand-km-teams = Deux contre deux

km-lesson-teams-green = Ole et toi, vous roulez sur la même route. Pose le Feu vert pour vous deux !
km-lesson-teams-rivals = Vous roulez ! Il faut faire pile 300 avant les autres. À l’autre équipe : Lina.
km-lesson-teams-partner = Ole pose une de ses cartes. Ce qu’il parcourt compte aussi pour toi.
km-lesson-teams-attacked = 100 bornes sur votre route ! Mia veut vous arrêter…
km-lesson-teams-defend = Panne d’essence, pour toi et pour Ole ! Tu as de l’Essence : pose-la !
km-lesson-teams-again = Pour repartir, il vous faut encore un Feu vert. Ole en a-t-il un ?
km-lesson-teams-drive = Le Feu vert d’Ole vaut aussi pour toi. Pose ton 100 !
km-lesson-teams-goal = Déjà 200 ! Il manque pile 100, et c’est à Ole. Croise les doigts !
km-lesson-teams-won = Pile 300 : Ole et toi, vous gagnez ensemble ! Retiens bien : ce que l’un pose aide les deux, et ce qui touche l’un touche les deux.
