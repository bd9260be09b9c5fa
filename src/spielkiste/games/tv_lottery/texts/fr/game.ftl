## La loterie télé

game-tv-lottery = Loterie télé
game-tv-lottery-tagline = Qui aura le numéro gagnant en premier ?
task-tv-lottery-one = Gagne une manche contre un robot !
task-tv-lottery-three = Gagne une manche contre trois robots !
option-rounds = Manches
option-rounds-length = { $count ->
    [one] { $value } manche
   *[other] { $value } manches
}
option-draft = Chiffres de départ
option-draft-pick = chacun choisit à son tour (règle du jeu)
option-draft-random = au hasard pour tous
option-buying_off = Rachat (pour les habitués)
option-picks_first = Qui prend le premier chiffre

tl-digit-0 = 0
tl-digit-1 = 1
tl-digit-2 = 2
tl-digit-3 = 3
tl-digit-4 = 4
tl-digit-5 = 5
tl-digit-6 = 6
tl-digit-7 = 7
tl-digit-8 = 8
tl-digit-9 = 9
tl-digit-none = –

tl-spinner-yellow = jaune
tl-spinner-green = verte
tl-spinner-red = rouge

tl-square-start = départ
    .acc = le départ
tl-square-digit-0 = chiffre 0
    .acc = le chiffre 0
tl-square-digit-1 = chiffre 1
    .acc = le chiffre 1
tl-square-digit-2 = chiffre 2
    .acc = le chiffre 2
tl-square-digit-3 = chiffre 3
    .acc = le chiffre 3
tl-square-digit-4 = chiffre 4
    .acc = le chiffre 4
tl-square-digit-5 = chiffre 5
    .acc = le chiffre 5
tl-square-digit-6 = chiffre 6
    .acc = le chiffre 6
tl-square-digit-7 = chiffre 7
    .acc = le chiffre 7
tl-square-digit-8 = chiffre 8
    .acc = le chiffre 8
tl-square-digit-9 = chiffre 9
    .acc = le chiffre 9
tl-square-luck = Chance
    .acc = une case Chance
tl-square-swap = Échange
    .acc = une case Échange
tl-square-bad-luck = Poisse
    .acc = une case Poisse
tl-square-buy = Achat
    .acc = la case Achat

tl-field-0 = départ
    .acc = le départ
tl-field-1 = chiffre 0
    .acc = le chiffre 0
tl-field-2 = case Chance entre le 0 et le 1
    .acc = la case Chance entre le 0 et le 1
tl-field-3 = chiffre 1
    .acc = le chiffre 1
tl-field-4 = case Échange entre le 1 et le 2
    .acc = la case Échange entre le 1 et le 2
tl-field-5 = chiffre 2
    .acc = le chiffre 2
tl-field-6 = case Poisse entre le 2 et le 3
    .acc = la case Poisse entre le 2 et le 3
tl-field-7 = chiffre 3
    .acc = le chiffre 3
tl-field-8 = case Chance entre le 3 et le 4
    .acc = la case Chance entre le 3 et le 4
tl-field-9 = chiffre 4
    .acc = le chiffre 4
tl-field-10 = case Échange entre le 4 et le 5
    .acc = la case Échange entre le 4 et le 5
tl-field-11 = chiffre 5
    .acc = le chiffre 5
tl-field-12 = case Chance entre le 5 et le 6
    .acc = la case Chance entre le 5 et le 6
tl-field-13 = chiffre 6
    .acc = le chiffre 6
tl-field-14 = case Poisse entre le 6 et le 7
    .acc = la case Poisse entre le 6 et le 7
tl-field-15 = chiffre 7
    .acc = le chiffre 7
tl-field-16 = case Échange entre le 7 et le 8
    .acc = la case Échange entre le 7 et le 8
tl-field-17 = chiffre 8
    .acc = le chiffre 8
tl-field-18 = case Chance entre le 8 et le 9
    .acc = la case Chance entre le 8 et le 9
tl-field-19 = chiffre 9
    .acc = le chiffre 9
tl-field-20 = case Achat
    .acc = la case Achat

tl-luck-card-bank-pays-50 = la banque te verse 50 000
tl-luck-card-bank-pays-100 = la banque te verse 100 000
tl-luck-card-bank-pays-200 = la banque te verse 200 000
tl-luck-card-pay-50 = paie 50 000 à la banque
tl-luck-card-pay-100 = paie 100 000 à la banque
tl-luck-card-swap = tu peux échanger deux de tes chiffres
tl-luck-card-take = tu peux prendre une carte du plateau contre une des tiennes
tl-luck-card-spin-again = fais tourner une flèche encore une fois
tl-luck-card-go-anywhere = va sur la case de ton choix
tl-luck-card-all-pay-you = tout le monde te donne 50 000
tl-luck-card-you-pay-all = tu donnes 50 000 à tout le monde
tl-luck-card-exchange = tu peux échanger la carte d’une place avec quelqu’un

tl-question-pick = Quel chiffre prends-tu ?
tl-question-place = À quelle place ?
tl-question-spin = Quelle flèche fais-tu tourner ?
tl-question-star = Quel nombre choisis-tu ?
tl-question-field-card = Tu prends la carte ? À quelle place ?
tl-question-empty-field = Veux-tu demander qui a ce chiffre en double ?
tl-question-seller = À qui achètes-tu ?
tl-question-leaving = Laquelle de tes cartes donnes-tu ?
tl-question-give = Laquelle de tes cartes identiques donnes-tu ?
tl-question-swap = Quelles cartes échanges-tu ?
tl-question-buy = Qu’est-ce que tu achètes ?
tl-question-take = Quelle carte prends-tu sur le plateau ?
tl-question-taken = À quelle place ?
tl-question-go-to = Sur quelle case vas-tu ?
tl-question-exchange = Quelle place échanges-tu, et avec qui ?
tl-question-buy-off = Quelle place rachètes-tu, et à qui ?

tl-move-take = prendre le { $digit }
tl-move-ask = demander qui a le { $digit } en double
tl-move-put = poser à la place { $place }
tl-move-give = donner la carte de la place { $place }
tl-move-swap = échanger les places { $place } et { $second }
tl-move-spin = faire tourner la flèche { $spinner }
tl-move-number = se déplacer de { $number }
tl-move-go-to = aller sur { $field_acc }
tl-move-exchange = échanger la place { $place } avec { $seat }
tl-move-buy-off = racheter la place { $place } à { $seat }
tl-move-buy-from = acheter à { $seat }
tl-move-leave = non merci
tl-move-fill = choisir le reste pour moi

tl-filled-all = Tous les chevalets sont remplis au hasard.
tl-picked = { $seat_you ->
    [yes] Tu prends le { $digit }.
   *[no] { $seat } prend le { $digit }.
}
tl-placed = Tu mets le { $digit } à la place { $place }.
tl-placed-unseen = { $seat } le met sur son chevalet.
tl-fills = { $seat_you ->
    [yes] Ton chevalet se remplit tout seul.
   *[no] { $seat } laisse son chevalet se remplir tout seul.
}
tl-drawn = Manche { $round }. Le numéro gagnant, de bas en haut : { $digits }.
tl-spun = { $seat_you ->
    [yes] Tu fais tourner la flèche { $spinner } : { $number }.
   *[no] { $seat } fait tourner la flèche { $spinner } : { $number }.
}
tl-star = { $seat_you ->
    [yes] Tu fais tourner la flèche { $spinner } : une étoile !
   *[no] { $seat } fait tourner la flèche { $spinner } : une étoile !
}
tl-star-chosen = { $seat_you ->
    [yes] Tu choisis { $number }.
   *[no] { $seat } choisit { $number }.
}
tl-moved = { $seat_you ->
    [yes] Tu arrives sur { $square_acc }.
   *[no] { $seat } arrive sur { $square_acc }.
}
tl-took = Tu mets le { $digit } à la place { $place } et tu reposes le { $card }.
tl-took-unseen = { $seat } prend le { $digit } et repose le { $card }.
tl-left = { $seat_you ->
    [yes] Tu dis non merci.
   *[no] { $seat } dit non merci.
}
tl-too-poor = { $seat_you ->
    [yes] Tu n’as pas assez d’argent pour acheter.
   *[no] { $seat } n’a pas assez d’argent pour acheter.
}
tl-asked = { $seat_you ->
    [yes] Tu demandes : qui a le { $digit } en double ?
   *[no] { $seat } demande : qui a le { $digit } en double ?
}
tl-answered = { $seats_count ->
    [one] { $seats_you ->
        [yes] Tu as le { $digit } en double.
       *[no] { $seats } a le { $digit } en double.
    }
   *[other] { $seats_you ->
        [yes] { $seats }, vous avez le { $digit } en double.
       *[no] { $seats } ont le { $digit } en double.
    }
}
tl-nobody = Personne n’a le { $digit } en double.
tl-dealt = { $seat_you ->
    [yes] Tu achètes le { $digit } à { $seller } pour { $money } marks et tu donnes ton { $card }.
   *[no] { $seat } t’achète un { $digit } pour { $money } marks ; en échange, tu reçois un { $card }.
}
tl-dealt-unseen = { $seat } achète le { $digit } à { $seller } pour { $money } marks.
tl-swapped = Tu échanges les places { $place } et { $second }.
tl-swapped-unseen = { $seat } échange deux cartes.
tl-exchanged = { $seat_you ->
    [yes] Tu échanges la place { $place } avec { $other } : ton { $card } contre le { $digit }.
   *[no] { $seat } échange la place { $place } avec toi : ton { $digit } contre le { $card }.
}
tl-exchanged-unseen = { $seat } et { $other } échangent leurs cartes de la place { $place }.
tl-bought-off = { $seat_you ->
    [yes] Tu rachètes la place { $place } à { $other } pour { $money } marks : le { $digit } contre ton { $card }.
   *[no] { $seat } te rachète la place { $place } pour { $money } marks : ton { $digit } contre le { $card }.
}
tl-bought-off-unseen = { $seat } rachète la place { $place } à { $other } pour { $money } marks.
tl-luck = { $seat_you ->
    [yes] Carte Chance pour toi : « { $luck } ».
   *[no] Carte Chance pour { $seat } : « { $luck } ».
}
tl-reshuffled = On mélange de nouveau les cartes Chance.
tl-got = { $seat_you ->
    [yes] La banque te verse { $money } marks.
   *[no] La banque verse { $money } marks à { $seat }.
}
tl-paid = { $seat_you ->
    [yes] Tu paies { $money } marks à la banque.
   *[no] { $seat } paie { $money } marks à la banque.
}
tl-broke = { $seat_you ->
    [yes] Tu devrais payer, mais tu n’as pas d’argent.
   *[no] { $seat } devrait payer, mais n’a pas d’argent.
}
tl-gave = { $seat_you ->
    [yes] Tu donnes { $money } marks à { $other }.
   *[no] { $other_you ->
        [yes] { $seat } te donne { $money } marks.
       *[no] { $seat } donne { $money } marks à { $other }.
    }
}
tl-complete = { $seats_you ->
    [yes] Le numéro gagnant est sur ton chevalet : { $digits } !
   *[no] { $seats_count ->
        [one] { $seats } a le numéro gagnant : { $digits } !
       *[other] { $seats } ont le numéro gagnant : { $digits } !
    }
}
tl-no-winner = La manche { $round } dure trop longtemps : on verse les gains.
tl-prize = { $seat_you ->
    [yes] { $count ->
        [0] Tu n’as aucun bon chiffre en partant du bas et tu ne reçois rien.
        [one] Tu as un bon chiffre en partant du bas et tu reçois { $money } marks.
       *[other] Tu as { $count } bons chiffres en partant du bas et tu reçois { $money } marks.
    }
   *[no] { $count ->
        [0] { $seat } n’a aucun bon chiffre en partant du bas et ne reçoit rien.
        [one] { $seat } a un bon chiffre en partant du bas et reçoit { $money } marks.
       *[other] { $seat } a { $count } bons chiffres en partant du bas et reçoit { $money } marks.
    }
}
tl-won = { $seats_you ->
    [yes] Tu gagnes avec le plus d’argent : { $money } marks !
   *[no] { $seats_count ->
        [one] { $seats } gagne avec le plus d’argent : { $money } marks !
       *[other] { $seats } gagnent avec le plus d’argent : { $money } marks !
    }
}

tl-why-no-move = Ce n’est pas un coup possible.
tl-why-over = La partie est finie.
tl-why-no-money = Pour ça, il te faut 50 000 marks. Tu as { $money }.
tl-why-turn = C’est à { $seat } de choisir.
tl-why-other-question = D’abord : « { $question } »
tl-why-none-left = Il ne reste plus de { $digit } sur le plateau.
tl-why-other-digit = Ici, tu peux seulement demander le { $digit }.
tl-why-asked-already = Tu as déjà demandé une fois sur cette case.
tl-why-place-taken = Il y a déjà une carte à la place { $place }.
tl-why-same-card = Il y a déjà un { $digit } à la place { $place } : les deux cartes doivent être différentes.
tl-why-full = Ton chevalet est plein : il contient toujours six cartes.
tl-why-give-digit = À la place { $place }, ce n’est pas un { $digit }.
tl-why-not-on-spinner = Il n’y a pas de { $number } sur la flèche { $spinner }.
tl-why-same-field = Tu y es déjà. Choisis une autre case.
tl-why-nobody = Il n’y a personne à cette place.
tl-why-yourself = Mais c’est toi !
tl-why-not-twice = { $seat } n’a pas le { $digit } en double.
tl-why-no-buying-off = À cette table, on joue sans rachat.
tl-why-not-here = { $seat } n’est pas sur ta case, ou tu lui as déjà racheté quelque chose.
tl-why-agreed = L’achat est conclu. Il ne manque plus que la carte.

error-tl-no-such-place = La place { $text } n’existe pas. Un chevalet a les places 1 (tout en bas) à 6.
error-tl-no-such-number = Le nombre { $text } n’est sur aucune flèche.

tl-words-round = Manche { $round } sur { $rounds }.
tl-words-number = Numéro gagnant, de bas en haut : { $digits }.
tl-words-seat = { $seat } : { $money } marks, sur { $field_acc }.
tl-words-not-in = { $seat } : { $money } marks, pas encore sur le circuit.
tl-words-board = Sur le plateau : { $stacks }
tl-words-luck = Carte Chance : « { $luck } ».
tl-words-holder = Ton chevalet, de bas en haut : { $digits }.
tl-words-right = Bons chiffres en partant du bas : { $count }.
tl-words-question = { $seat_you ->
    [yes] { $question }
   *[no] { $seat } réfléchit : « { $question } »
}
