## Memo-Car-Race

game-memo-race = Memo-Car-Race
game-memo-race-tagline = Prima ai box, poi al traguardo: ti ricordi la strada?
task-memo-race-one = Arriva al traguardo prima del bot!
task-memo-race-two = Arriva al traguardo prima di due bot!
option-canisters = Taniche
option-canisters-random = di colori a caso (regolamento)
option-canisters-start_colours = dei colori di partenza occupati
option-swap_limit = Scambi di fila (0: quanti ne vuoi)

mr-kind-curve = curva
mr-kind-straight = rettilineo
mr-kind-crossing = incrocio
mr-kind-dead-end = strada senza uscita
mr-kind-pit = corsia dei box
mr-colour-red = rosso
mr-colour-blue = blu
mr-colour-yellow = giallo
mr-colour-green = verde
mr-direction-north = nord
mr-direction-east = est
mr-direction-south = sud
mr-direction-west = ovest
# On the board, as children say it.
mr-way-north = l’alto
mr-way-east = destra
mr-way-south = il basso
mr-way-west = sinistra
mr-road-north = aperta verso nord
mr-road-east = aperta verso est
mr-road-south = aperta verso sud
mr-road-west = aperta verso ovest
mr-road-north-south = nord e sud
mr-road-east-west = est e ovest
mr-road-north-east = nord ed est
mr-road-south-east = sud ed est
mr-road-south-west = sud e ovest
mr-road-north-west = nord e ovest
mr-road-all = in tutte e quattro le direzioni
mr-place-a1 = A1
    .nom = la tessera A1
    .acc = la tessera A1
    .dat = alla tessera A1
    .of = della tessera A1
mr-place-b1 = B1
    .nom = la tessera B1
    .acc = la tessera B1
    .dat = alla tessera B1
    .of = della tessera B1
mr-place-c1 = C1
    .nom = la tessera C1
    .acc = la tessera C1
    .dat = alla tessera C1
    .of = della tessera C1
mr-place-d1 = D1
    .nom = la tessera D1
    .acc = la tessera D1
    .dat = alla tessera D1
    .of = della tessera D1
mr-place-e1 = E1
    .nom = la tessera E1
    .acc = la tessera E1
    .dat = alla tessera E1
    .of = della tessera E1
mr-place-a2 = A2
    .nom = la tessera A2
    .acc = la tessera A2
    .dat = alla tessera A2
    .of = della tessera A2
mr-place-b2 = B2
    .nom = la tessera B2
    .acc = la tessera B2
    .dat = alla tessera B2
    .of = della tessera B2
mr-place-c2 = C2
    .nom = la tessera C2
    .acc = la tessera C2
    .dat = alla tessera C2
    .of = della tessera C2
mr-place-d2 = D2
    .nom = la tessera D2
    .acc = la tessera D2
    .dat = alla tessera D2
    .of = della tessera D2
mr-place-e2 = E2
    .nom = la tessera E2
    .acc = la tessera E2
    .dat = alla tessera E2
    .of = della tessera E2
mr-place-a3 = A3
    .nom = la tessera A3
    .acc = la tessera A3
    .dat = alla tessera A3
    .of = della tessera A3
mr-place-b3 = B3
    .nom = la tessera B3
    .acc = la tessera B3
    .dat = alla tessera B3
    .of = della tessera B3
mr-place-c3 = corsia dei box
    .nom = la corsia dei box
    .acc = la corsia dei box
    .dat = alla corsia dei box
    .of = della corsia dei box
mr-place-d3 = D3
    .nom = la tessera D3
    .acc = la tessera D3
    .dat = alla tessera D3
    .of = della tessera D3
mr-place-e3 = E3
    .nom = la tessera E3
    .acc = la tessera E3
    .dat = alla tessera E3
    .of = della tessera E3
mr-place-a4 = A4
    .nom = la tessera A4
    .acc = la tessera A4
    .dat = alla tessera A4
    .of = della tessera A4
mr-place-b4 = B4
    .nom = la tessera B4
    .acc = la tessera B4
    .dat = alla tessera B4
    .of = della tessera B4
mr-place-c4 = C4
    .nom = la tessera C4
    .acc = la tessera C4
    .dat = alla tessera C4
    .of = della tessera C4
mr-place-d4 = D4
    .nom = la tessera D4
    .acc = la tessera D4
    .dat = alla tessera D4
    .of = della tessera D4
mr-place-e4 = E4
    .nom = la tessera E4
    .acc = la tessera E4
    .dat = alla tessera E4
    .of = della tessera E4
mr-place-a5 = A5
    .nom = la tessera A5
    .acc = la tessera A5
    .dat = alla tessera A5
    .of = della tessera A5
mr-place-b5 = B5
    .nom = la tessera B5
    .acc = la tessera B5
    .dat = alla tessera B5
    .of = della tessera B5
mr-place-c5 = C5
    .nom = la tessera C5
    .acc = la tessera C5
    .dat = alla tessera C5
    .of = della tessera C5
mr-place-d5 = D5
    .nom = la tessera D5
    .acc = la tessera D5
    .dat = alla tessera D5
    .of = della tessera D5
mr-place-e5 = E5
    .nom = la tessera E5
    .acc = la tessera E5
    .dat = alla tessera E5
    .of = della tessera E5
mr-place-nw = partenza-traguardo a nord-ovest
    .nom = la partenza-traguardo a nord-ovest
    .acc = la partenza-traguardo a nord-ovest
    .dat = alla partenza-traguardo a nord-ovest
    .of = della partenza-traguardo a nord-ovest
mr-place-ne = partenza-traguardo a nord-est
    .nom = la partenza-traguardo a nord-est
    .acc = la partenza-traguardo a nord-est
    .dat = alla partenza-traguardo a nord-est
    .of = della partenza-traguardo a nord-est
mr-place-se = partenza-traguardo a sud-est
    .nom = la partenza-traguardo a sud-est
    .acc = la partenza-traguardo a sud-est
    .dat = alla partenza-traguardo a sud-est
    .of = della partenza-traguardo a sud-est
mr-place-sw = partenza-traguardo a sud-ovest
    .nom = la partenza-traguardo a sud-ovest
    .acc = la partenza-traguardo a sud-ovest
    .dat = alla partenza-traguardo a sud-ovest
    .of = della partenza-traguardo a sud-ovest

mr-move-drive = andare verso { $direction }
mr-move-lay = metterla così: { $road }
mr-move-swap = scambiare { $place_acc }
mr-move-with = … con { $place_acc }

mr-turned = { $seat_you ->
    [yes] Scopri { $place_acc }.
   *[no] { $seat } scopre { $place_acc }.
}
mr-drove = { $seat_you ->
    [yes] Avanzi fino { $place_dat }.
   *[no] { $seat } avanza fino { $place_dat }.
}
mr-swapped = { $seat_you ->
    [yes] Scambi { $place_acc } con { $other_acc }.
   *[no] { $seat } scambia { $place_acc } con { $other_acc }.
}
mr-canister = { $seat_you ->
    [yes] La tua tanica dice: via, verso il { $colour }!
   *[no] La tanica di { $seat } dice: via, verso il { $colour }!
}
mr-won = { $seat_you ->
    [yes] Arrivi al traguardo { $colour }: la coppa è tua!
   *[no] { $seat } arriva al traguardo { $colour } e vince la coppa!
}
mr-called-off = Dopo { $count } turni a testa nessuno è al traguardo: vi dividete la coppa.

mr-turned-act = scopre { $place }
mr-drove-act = avanza: { $place }
mr-swapped-act = scambia { $place } con { $other }
mr-canister-act = verso il { $colour }!
mr-won-act = al traguardo!

mr-why-no-move = Questa non è una mossa.
mr-why-over = La corsa è finita.
mr-why-turn = Tocca a { $seat }.
mr-why-lay-first = Prima scegli come mettere { $place_acc }.
mr-why-finish-swap = Prima scegli con che cosa scambiare { $place_acc }.
mr-why-nothing-turned = Non c’è nessuna tessera scoperta.
mr-why-nothing-lifted = Prima scegli la prima tessera da scambiare.
mr-why-no-road = La tua pista non va verso { $direction }.
mr-why-edge = Lì il tabellone finisce.
mr-why-not-joined = La pista { $place_of } non si collega alla tua.
mr-why-other-tile = Questa tessera non può stare così: { $kind }.
mr-why-does-not-join = Mettila in modo che la sua pista si colleghi alla tua.
mr-why-no-tile-there = Da quella parte non c’è nessuna tessera.
mr-why-later-turn = Solo nel tuo primo turno una strada senza uscita può guardare di lato; adesso la sua pista si deve collegare alla tua.
mr-why-pit-stays = La corsia dei box resta dov’è.
mr-why-open = { $place } è scoperta; si scambiano solo tessere coperte.
mr-why-banned = { $place } è appena stata scambiata; scegline un’altra.
mr-why-must-drive = Scambi di fila: { $count }. Adesso si guida!
mr-why-same-tile = { $place } è già la prima tessera; scegline un’altra.

mr-words-start = Traguardo { $colour }: { $place }.
mr-words-car = { $seat_you ->
    [yes] La tua auto è qui: { $place }.
   *[no] L’auto di { $seat } è qui: { $place }.
}
mr-words-car-on-tile = { $seat_you ->
    [yes] La tua auto è qui: { $place }, { $kind }, { $road }.
   *[no] L’auto di { $seat } è qui: { $place }, { $kind }, { $road }.
}
mr-words-to-pit = { $seat_you ->
    [yes] Prima devi passare dalla corsia dei box.
   *[no] { $seat } deve prima passare dalla corsia dei box.
}
mr-words-to-finish = { $seat_you ->
    [yes] Il tuo traguardo è il { $colour }: { $place }.
   *[no] Il traguardo di { $seat } è il { $colour }: { $place }.
}
mr-words-turned = Scoperta { $place_nom }: { $kind }.
mr-words-lifted = Da scambiare: { $place }.
mr-words-banned = Appena scambiate, quindi per ora non si toccano: { $places }.
mr-words-must-drive = { $seat_you ->
    [yes] Hai scambiato { $count } volte di fila: adesso devi guidare!
   *[no] { $seat } ha scambiato { $count } volte di fila: adesso deve guidare.
}

error-track-foreign = Questo non è il link di un circuito di Spielkiste.
error-track-damaged = Questo link è stato cambiato o tagliato. Fattelo mandare di nuovo.
error-track-newer = Questo circuito viene da una Spielkiste più nuova. Aggiorna per aprirlo.
error-track-bad-grid = Un circuito ha da { $low } a { $high } colonne e righe.
error-track-off-grid = Questo posto è fuori dalla griglia.
error-track-none-left = Di queste tessere non ce ne sono più.
error-track-empty = Qui non c’è nessuna tessera da girare.
error-track-no-such-tile = Una tessera così non esiste.
error-track-too-many = Qui ci sono più tessere che in una scatola.
error-track-bad-wish = L’officina non ha capito. Riaprila.
