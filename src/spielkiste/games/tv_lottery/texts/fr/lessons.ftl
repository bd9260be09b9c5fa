# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-tv-lottery-first = Ton premier tirage
lesson-tv-lottery-buying-off = Se croiser et racheter

tl-lesson-first-number = Voici le numéro gagnant ; à côté, ton chevalet. La première personne qui a exactement ces chiffres, dans l’ordre, de bas en haut, gagne. Le 7 tout en bas est déjà bon !
tl-lesson-first-spin = Au-dessus du 7, il te faut un 1. Fais tourner la flèche verte, celle de la tortue !
tl-lesson-first-put = Un 3, et te voilà sur le chiffre 1 ! Prends-le : sur ton chevalet, touche la deuxième place en partant du bas, le 0.
tl-lesson-first-put-where = Le 1 va à la deuxième place en partant du bas, là où se trouve le 0.
tl-lesson-first-lina = Deux bons chiffres ! Maintenant, Lina fait tourner. Regarde où elle arrive.
tl-lesson-first-again = Une carte Chance pour Lina ! C’est de nouveau à toi : fais tourner la flèche jaune. Le lièvre court le plus loin.
tl-lesson-first-swap = Une case Échange ! Ton 2 et ton 9 sont chacun à la place de l’autre. Touche-les l’un après l’autre !
tl-lesson-first-swap-which = Échange le 2 et le 9. Compare avec le numéro gagnant à côté !
tl-lesson-first-bad = Il ne manque plus que le 5 ! Mais c’est d’abord à Lina.
tl-lesson-first-red = La poisse pour Lina : elle paie 50 000. Le chiffre 5 est une case devant toi. Fais tourner la flèche rouge, elle fait des petits pas !
tl-lesson-first-ask = Il n’y a plus de 5 ici. Alors, demande qui l’a en double ! Touche « Demander ».
tl-lesson-first-from = Lina en a deux et doit en vendre un. Touche Lina !
tl-lesson-first-leaving = Elle reçoit 50 000 et une de tes cartes. Donne le 8 de la troisième place : c’est là que va le 5.
tl-lesson-first-leaving-which = Tous les autres sont déjà bons. Donne le 8, le troisième en partant du bas.
tl-lesson-first-won = Les six chiffres sont bons : 600 000 pour toi ! Les autres gagnent un peu pour chaque bon chiffre, compté en partant du bas.

tl-lesson-buying-off-missing = Il ne te manque que le 5, à la troisième place en partant du bas. Lina en a pris un tout à l’heure. Chez elle aussi, il est sûrement à la troisième place !
tl-lesson-buying-off-lina = Lina fait tourner. Retiens bien où elle s’arrête !
tl-lesson-buying-off-spin = Si tu arrives sur la même case, tu peux racheter. Lina est à cinq cases. Fais tourner la flèche jaune !
tl-lesson-buying-off-buy = Pile ! La case Poisse coûte 50 000, mais te voilà chez Lina. Choisis une place, pas un chiffre : touche la troisième en partant du bas, le 8 !
tl-lesson-buying-off-buy-which = Il te manque la troisième place en partant du bas : touche le 8.
tl-lesson-buying-off-won = Le 5 est chez toi, et ton numéro est complet ! Pour un rachat, vous échangez les cartes de la même place, et ça coûte 50 000.
