# The lessons: a sentence or two for each step, fit to be read aloud.
lesson-tv-lottery-first = Ton premier tirage
lesson-tv-lottery-buying-off = Se croiser et racheter

tl-lesson-first-spin = Fais tourner la flèche verte, celle de la tortue !
tl-lesson-first-number = Voici le numéro gagnant. Il faut ses six chiffres pour gagner !
tl-lesson-first-put = Un 1 pour ton chevalet ! Il va à côté du 1 doré : mets-le à la place du 0 !
tl-lesson-first-put-where = Le 1 va à la deuxième place en partant du bas, là où se trouve le 0.
tl-lesson-first-lina = Deux bons chiffres ! Maintenant, c’est à Lina. Regarde où elle arrive.
tl-lesson-first-again = Fais tourner la flèche jaune. Le lièvre court le plus loin !
tl-lesson-first-swap = Une case Échange ! Ton 2 et ton 9 sont inversés. Échange-les !
tl-lesson-first-swap-which = Échange le 2 et le 9. Compare avec le numéro gagnant à côté !
tl-lesson-first-bad = Il ne manque plus que le 5 ! Mais c’est d’abord à Lina.
tl-lesson-first-red = Le 5 est à une case de toi. Fais tourner la flèche rouge, elle fait de petits pas !
tl-lesson-first-ask = Il n’y a plus de 5 ici. Qui en a deux ? Demande-le !
tl-lesson-first-from = Lina en a deux et doit en vendre un. Choisis Lina !
tl-lesson-first-leaving = Elle reçoit 50 000 marks et une de tes cartes. Donne-lui le 8 !
tl-lesson-first-leaving-which = Tous les autres sont déjà bons. Donne le 8, le troisième en partant du bas.
tl-lesson-first-won = Les six chiffres sont bons : 600 000 marks pour toi ! Les autres gagnent un peu pour chaque bon chiffre, compté en partant du bas.

tl-lesson-buying-off-spin = Lina a le 5 qui te manque. Elle est à cinq cases : fais tourner la flèche jaune !
tl-lesson-buying-off-buy = Te voilà sur sa case ! Rachète-lui la troisième place : le 5 contre ton 8 !
tl-lesson-buying-off-buy-which = Il te manque le 5 : rachète la troisième place en partant du bas, celle du 8.
tl-lesson-buying-off-won = Le 5 est à toi, et le numéro gagnant est complet ! Au rachat, vous échangez les cartes de la même place. Ça coûte 50 000 marks.
