web-box-tv-lottery = Loterie télé
web-title-tv-lottery = Loterie télé

## La loterie télé in the browser

web-tl-board = Le plateau
web-tl-left = { $count ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $count } cartes
}
web-tl-here = { $name } est ici
web-tl-here-you = tu es ici
web-tl-ahead = { $count ->
    [one] une case plus loin
   *[other] { $count } cases plus loin
}
web-tl-back = { $count ->
    [one] une case en arrière
   *[other] { $count } cases en arrière
}
web-tl-sign-luck = Chance
web-tl-sign-swap = Échange
web-tl-sign-bad-luck = Poisse
web-tl-sign-buy = Achat
web-tl-wheel-yellow = Flèche jaune, le lièvre : 5 à 10 et une étoile
web-tl-wheel-green = Flèche verte, la tortue : 1 à 6 et une étoile
web-tl-wheel-red = Flèche rouge, le crabe : de 3 en arrière à 3 en avant, et une étoile
web-tl-reaches = peut mener à ce qu’il te faut : { $digits }
web-tl-goes-far = loin
web-tl-goes-near = près
web-tl-goes-on = en avant
web-tl-goes-back = en arrière
web-tl-draft = Choisir les chiffres
web-tl-round = Manche { $round } sur { $rounds }
web-tl-round-each = Manche { $round }
web-tl-right-each = Chiffres justes à chaque manche
web-tl-lucks = Cartes Chance, encore { $count }
web-tl-luck-away = Carte Chance : { $luck }. Ranger
web-tl-pig = Le cochon porte-bonheur, notre banque

web-tl-others = Les autres
web-tl-players = Les joueurs
web-tl-you = Toi
web-tl-money = { $money } marks
web-tl-unit = marks
web-tl-held = { $count ->
    [one] { $count } carte sur le chevalet
   *[other] { $count } cartes sur le chevalet
}
web-tl-number = Numéro gagnant
web-tl-mine = Tes chiffres
web-tl-golden = Place { $place } : { $digit }
web-tl-covered = caché
web-tl-holder = Ton chevalet, de haut en bas
web-tl-place = Place { $place } : { $digit }
web-tl-place-empty = Place { $place } : vide
web-tl-right = juste
web-tl-elsewhere = va à la place { $place }
web-tl-none = vide
web-tl-chosen = choisi
web-tl-can-swap = peut être échangé
web-tl-this-digit = Le chiffre : { $digit }

web-tl-way-take = Un chiffre du plateau
web-tl-way-swap = Échanger deux des tiens
web-tl-way-ask = Demander un double

web-tl-won = La loterie est pour { $names } !
web-tl-won-you = Tu gagnes la loterie !
web-tl-over = La loterie est finie.
web-tl-turning = { $name } fait tourner la flèche…
web-tl-turning-you = Ta flèche tourne…
web-tl-going-you = Ton pion avance…
web-tl-luck-yours = Ta carte Chance !
web-tl-luck-of = { $name } tire une carte Chance
web-tl-luck-good = Quelle chance !
web-tl-luck-bad = Pas de chance !
web-tl-luck-other = { $card ->
    [bank-pays-50] La banque verse 50 000 à { $name }
    [bank-pays-100] La banque verse 100 000 à { $name }
    [bank-pays-200] La banque verse 200 000 à { $name }
    [pay-50] { $name } paie 50 000 à la banque
    [pay-100] { $name } paie 100 000 à la banque
    [swap] { $name } peut échanger deux de ses chiffres
    [take] { $name } peut prendre une carte du plateau contre une des siennes
    [spin-again] { $name } fait tourner une flèche encore une fois
    [go-anywhere] { $name } va sur la case de son choix
    [all-pay-you] Tout le monde donne 50 000 à { $name }
    [you-pay-all] { $name } donne 50 000 à tout le monde
   *[exchange] { $name } peut échanger la carte d’une place avec quelqu’un
}
web-tl-drawing = On tire le numéro gagnant !
web-tl-your-turn = C’est à toi
web-tl-wait = C’est à { $name }

web-tl-goal = But : le numéro gagnant ! Les bons chiffres rapportent de l’argent ; qui en a le plus gagne.
web-tl-signs = Ce que veulent dire les cases
web-tl-missing = { $count ->
    [one] Il te manque encore :
   *[other] Il te manque encore :
}
web-tl-for-place = { $place ->
    [1] le { $digit } tout en bas, à la place 1
   *[other] le { $digit } à la place { $place }
}
web-tl-only-swap = Tu les as tous ! Il ne reste qu’à les échanger.
web-tl-next-digit = { $count ->
    [0] Tout en bas, il faut le { $digit }.
    [one] Un bon chiffre. Ensuite le { $digit }.
   *[other] { $count } bons chiffres. Ensuite le { $digit }.
}
web-tl-to-move = À déplacer : { $digits }.
web-tl-move-to = le { $digit } à la place { $place }
web-tl-your-space = Ta case : { $field }.
web-tl-now-have = Tu as maintenant { $money } marks.

web-tl-hint-pick = Choisis six chiffres : personne ne connaît encore le numéro gagnant.
web-tl-hint-place = Personne d’autre ne voit où.
web-tl-hint-spin = On compte de bas en haut.
web-tl-hint-tap = Choisis une flèche : les signes montrent où tu peux aller.
web-tl-hint-right = { $count ->
    [one] { $count } bon chiffre : ça vaut { $money }.
   *[other] { $count } bons chiffres : ça vaut { $money }.
}
web-tl-hint-star = Choisis le nombre ou la case.
web-tl-ask-field-card = Tu prends le { $digit } ?
web-tl-hint-field-card = Choisis sa place ou « Non merci ».
web-tl-hint-empty-field = Le { $digit } coûte 50 000.
web-tl-hint-seller = Le { $digit } contre 50 000 et un de tes chiffres.
web-tl-hint-leaving = Elle va chez { $name }, et le { $digit } prend sa place.
web-tl-hint-give = { $name } te paie 50 000 pour le { $digit }.
web-tl-hint-taken = Le { $digit } pour 50 000 : choisis sa place.
web-tl-hint-taken-free = Le { $digit } : choisis sa place.
web-tl-ask-swap = Choisis deux chiffres !
web-tl-ask-swap-second = Avec lequel échanges-tu le { $digit } ?
web-tl-hint-swap-places = Ils échangent leurs places.
web-tl-keep = Laisser comme ça
web-tl-hint-buy = Chaque choix coûte 50 000.
web-tl-hint-buy-take = Choisis un chiffre sur le plateau.
web-tl-hint-buy-ask = Choisis le chiffre que tu demandes.
web-tl-hint-take = Choisis un chiffre sur le plateau.
web-tl-hint-go-to = Choisis une case.
web-tl-hint-person = D’abord : qui ?
web-tl-ask-exchange = Tu échanges avec { $name } ?
web-tl-ask-buy-off = Tu rachètes un chiffre à { $name } ?
web-tl-hint-exchange = Choisis la place : { $name } échange son chiffre contre le tien.
web-tl-hint-buy-off = Choisis la place : pour 50 000 et ton chiffre, { $name } te donne le sien.

web-tl-result-title = Manche { $round }
web-tl-result = Le numéro gagnant est pour { $names } !
web-tl-result-you = Tu as le numéro gagnant !
web-tl-result-nobody = Manche { $round } : on verse les gains
web-tl-right-count = { $count ->
    [0] aucun bon chiffre
    [one] un bon chiffre
   *[other] { $count } bons chiffres
}
web-tl-right-below = Bons depuis le bas : { $count }
web-tl-all-right = { $names } : les six sont bons !
web-tl-all-right-nobody = Personne n’avait les six.
web-tl-go-on = Continuer
