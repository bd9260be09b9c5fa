## Rallye Mémo

game-memo-race = Rallye Mémo
game-memo-race-tagline = D’abord le stand, puis l’arrivée : qui se souvient du chemin ?
task-memo-race-one = Arrive avant le robot !
task-memo-race-two = Arrive avant deux robots !
option-canisters = Jerricans
option-canisters-random = n’importe quelles couleurs (règle du jeu)
option-canisters-start_colours = les couleurs des départs occupés
option-swap_limit = Échanges à la suite (0 : sans limite)

mr-kind-curve = virage
mr-kind-straight = ligne droite
mr-kind-crossing = carrefour
mr-kind-dead-end = impasse
mr-kind-pit = stand
mr-colour-red = rouge
mr-colour-blue = bleu
mr-colour-yellow = jaune
mr-colour-green = vert
mr-direction-north = le nord
mr-direction-east = l’est
mr-direction-south = le sud
mr-direction-west = l’ouest
# On the board, as children say it.
mr-way-north = le haut
mr-way-east = la droite
mr-way-south = le bas
mr-way-west = la gauche
mr-road-north = ouverte au nord
mr-road-east = ouverte à l’est
mr-road-south = ouverte au sud
mr-road-west = ouverte à l’ouest
mr-road-north-south = nord et sud
mr-road-east-west = est et ouest
mr-road-north-east = nord et est
mr-road-south-east = sud et est
mr-road-south-west = sud et ouest
mr-road-north-west = nord et ouest
mr-road-all = dans les quatre directions
mr-place-a1 = A1
    .dat = en A1
mr-place-b1 = B1
    .dat = en B1
mr-place-c1 = C1
    .dat = en C1
mr-place-d1 = D1
    .dat = en D1
mr-place-e1 = E1
    .dat = en E1
mr-place-a2 = A2
    .dat = en A2
mr-place-b2 = B2
    .dat = en B2
mr-place-c2 = C2
    .dat = en C2
mr-place-d2 = D2
    .dat = en D2
mr-place-e2 = E2
    .dat = en E2
mr-place-a3 = A3
    .dat = en A3
mr-place-b3 = B3
    .dat = en B3
mr-place-c3 = le stand
    .dat = au stand
mr-place-d3 = D3
    .dat = en D3
mr-place-e3 = E3
    .dat = en E3
mr-place-a4 = A4
    .dat = en A4
mr-place-b4 = B4
    .dat = en B4
mr-place-c4 = C4
    .dat = en C4
mr-place-d4 = D4
    .dat = en D4
mr-place-e4 = E4
    .dat = en E4
mr-place-a5 = A5
    .dat = en A5
mr-place-b5 = B5
    .dat = en B5
mr-place-c5 = C5
    .dat = en C5
mr-place-d5 = D5
    .dat = en D5
mr-place-e5 = E5
    .dat = en E5
mr-place-nw = le départ-arrivée nord-ouest
    .dat = au départ-arrivée nord-ouest
mr-place-ne = le départ-arrivée nord-est
    .dat = au départ-arrivée nord-est
mr-place-se = le départ-arrivée sud-est
    .dat = au départ-arrivée sud-est
mr-place-sw = le départ-arrivée sud-ouest
    .dat = au départ-arrivée sud-ouest

mr-move-drive = rouler vers { $direction }
mr-move-lay = poser la piste ainsi : { $road }
mr-move-swap = échanger { $place }
mr-move-with = … avec { $place }

mr-turned = { $seat_you ->
    [yes] Tu retournes { $place }.
   *[no] { $seat } retourne { $place }.
}
mr-drove = { $seat_you ->
    [yes] Tu arrives { $place_dat }.
   *[no] { $seat } arrive { $place_dat }.
}
mr-swapped = { $seat_you ->
    [yes] Tu échanges { $place } et { $other }.
   *[no] { $seat } échange { $place } et { $other }.
}
mr-canister = { $seat_you ->
    [yes] Ton jerrican t’envoie vers le { $colour } !
   *[no] Le jerrican envoie { $seat } vers le { $colour }.
}
mr-won = { $seat_you ->
    [yes] Arrivée sur le { $colour } : la coupe est à toi !
   *[no] Arrivée sur le { $colour } : { $seat } remporte la coupe !
}
mr-called-off = Après { $count } tours chacun, personne n’est encore à l’arrivée : vous partagez la coupe.

mr-turned-act = retourne { $place }
mr-drove-act = roule : { $place }
mr-swapped-act = échange { $place } et { $other }
mr-canister-act = cap sur le { $colour } !
mr-won-act = à l’arrivée !

mr-why-no-move = Ce n’est pas un coup possible.
mr-why-over = La course est finie.
mr-why-turn = C’est à { $seat } de jouer.
mr-why-lay-first = Choisis d’abord le sens de { $place }.
mr-why-finish-swap = Choisis d’abord la plaquette à échanger avec { $place }.
mr-why-nothing-turned = Aucune plaquette n’est retournée.
mr-why-nothing-lifted = Choisis d’abord la première plaquette à échanger.
mr-why-no-road = Ta piste ne va pas vers { $direction }.
mr-why-edge = Le terrain s’arrête là.
mr-why-not-joined = La piste { $place_dat } ne rejoint pas la tienne.
mr-why-other-tile = Cette plaquette ne peut pas se poser comme ça : { $kind }.
mr-why-does-not-join = Tourne-la pour que sa piste rejoigne la tienne.
mr-why-no-tile-there = De ce côté, il n’y a pas de plaquette voisine.
mr-why-later-turn = Une impasse ne peut s’ouvrir sur le côté qu’à ton premier tour ; maintenant, sa piste doit rejoindre la tienne.
mr-why-pit-stays = Le stand reste où il est.
mr-why-open = On n’échange que des plaquettes face cachée : pas { $place }.
mr-why-banned = On vient juste d’échanger { $place } ; prends une autre plaquette.
mr-why-must-drive = { $count } échanges à la suite : maintenant, il faut rouler.
mr-why-same-tile = Ta première plaquette, c’est déjà { $place } ; prends-en une autre.

mr-words-start = Le { $colour } est { $place_dat }.
mr-words-car = { $seat_you ->
    [yes] Tu es { $place_dat }.
   *[no] { $seat } est { $place_dat }.
}
mr-words-car-on-tile = { $seat_you ->
    [yes] Tu es { $place_dat } : { $kind }, { $road }.
   *[no] { $seat } est { $place_dat } : { $kind }, { $road }.
}
mr-words-to-pit = { $seat_you ->
    [yes] Tu dois d’abord passer au stand.
   *[no] { $seat } doit d’abord passer au stand.
}
mr-words-to-finish = { $seat_you ->
    [yes] Ton arrivée, c’est le { $colour } : { $place }.
   *[no] { $seat } doit rejoindre le { $colour } : { $place }.
}
mr-words-turned = Plaquette retournée { $place_dat } : { $kind }.
mr-words-lifted = À échanger : { $place }.
mr-words-banned = Tout juste échangées, donc pas tout de suite : { $places }.
mr-words-must-drive = { $seat_you ->
    [yes] { $count } échanges à la suite : maintenant, tu dois rouler.
   *[no] { $count } échanges à la suite : maintenant, { $seat } doit rouler.
}

error-track-foreign = Ce lien ne mène pas à un circuit Spielkiste.
error-track-damaged = Ce lien de circuit a été modifié ou coupé. Demande qu’on te le renvoie.
error-track-newer = Ce circuit vient d’une version plus récente de Spielkiste. Fais la mise à jour pour l’ouvrir.
error-track-bad-grid = Un circuit a de { $low } à { $high } colonnes et rangées.
error-track-off-grid = Cet endroit n’est pas sur la grille.
error-track-none-left = Il ne reste plus de plaquette de ce genre.
error-track-empty = Il n’y a pas de plaquette à tourner ici.
error-track-no-such-tile = Une plaquette comme ça n’existe pas.
error-track-too-many = Il y a ici plus de plaquettes que dans une boîte.
error-track-bad-wish = L’atelier n’a pas compris. Ouvre-le encore une fois.
