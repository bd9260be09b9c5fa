## La fin d’une soirée de club

web-club-final = Finale
web-club-semi = Demi-finale
web-club-third = Match pour la 3e place
web-club-next-final = Finale des { $count } meilleurs
web-club-next-final-hint = Tous les autres jouent contre leurs voisins au classement : personne ne reste à regarder.
web-club-next-winners = Finale des gagnants
web-club-next-winners-hint = Les perdants des demi-finales jouent pour la 3e place, tous les autres contre leurs voisins au classement.
web-club-next-semi = Demi-finales
web-club-next-semi-hint = { $first } joue contre { $fourth }, { $second } contre { $third }, tous les autres contre leurs voisins au classement. Ensuite vient la finale des gagnants.
web-club-you-final = Tu joues la finale !
web-club-you-semi = Tu joues la demi-finale !
web-club-you-third = Tu joues pour la 3e place !
error-class-no-final = Il n’y a pas assez d’enfants qui jouent les uns contre les autres.
