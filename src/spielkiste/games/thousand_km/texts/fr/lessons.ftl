# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-thousand-km-first = Ta première course

km-lesson-first-green = Pour gagner, parcours pile 300 bornes avant les autres. Sans Feu vert, pas de départ : touche ton Feu vert !
km-lesson-first-rival = Super, tu roules ! Maintenant, c’est à Lina. Regarde ce qu’elle fait.
km-lesson-first-drive = À toi de rouler. Chaque nombre, ce sont des bornes. Pose le 100 !
km-lesson-first-attacked = Tu es en tête. Ça ne plaît pas du tout à Lina…
km-lesson-first-defend = Panne d’essence ! Te voilà à l’arrêt. Mais tu as une carte Essence en main. Pose-la, et tu repars.
km-lesson-first-attack = Et si tu embêtais Lina ? Touche la Crevaison !
km-lesson-first-danger = Lina ne roule plus. Elle n’a pas de Roue de secours, mais elle a autre chose…
km-lesson-first-master = Une Crevaison pour toi aussi ! Mais tu as l’Increvable. Une botte posée juste après l’attaque, c’est un coup fourré. Touche « Coup fourré » !
km-lesson-first-goal = L’attaque a disparu, et tu rejoues tout de suite. Il te manque pile 200 bornes. Pose le 200 !
km-lesson-first-won = Pile 300 bornes : gagné ! Retiens bien : vert, on roule ; chaque attaque a sa parade ; et une botte, c’est encore mieux en coup fourré.

lesson-thousand-km-teams = Deux contre deux

km-lesson-teams-green = Quatre pilotes, deux équipes ! Tu joues avec Ole, et vous partagez la même route. Ton Feu vert vaut pour vous deux. Pose-le !
km-lesson-teams-rivals = Super, vous roulez ! Lina et Mia forment l’autre équipe. Lina joue pour elles deux.
km-lesson-teams-partner = Vous jouez chacun à votre tour, avec vos propres cartes. C’est à Ole. Ce qu’il parcourt compte aussi pour toi.
km-lesson-teams-attacked = 100 bornes sur votre route ! Mia veut vous arrêter tous les deux…
km-lesson-teams-defend = La Panne d’essence vous bloque, Ole et toi. L’un ou l’autre peut aider. Tu as de l’Essence : pose-la !
km-lesson-teams-again = Le plein est fait. Pour repartir, il vous faut encore un Feu vert. Voyons ce qu’Ole a en main !
km-lesson-teams-drive = Le Feu vert d’Ole vaut aussi pour toi. Alors roule : pose ton 100 !
km-lesson-teams-goal = Déjà 200 ! Il vous manque pile 100, et c’est à Ole. Croise les doigts !
km-lesson-teams-won = Pile 300 : Ole et toi, vous gagnez ensemble ! Retiens bien : une route, deux mains. Ce que l’un pose aide les deux, et ce qui touche l’un touche les deux.
