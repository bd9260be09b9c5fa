# Perché una mossa ha senso: una frase vera per ciascuna.
zr-hint-goal = Fa esattamente { $goal }: il rally è tuo.
zr-hint-over-same = È lo stesso numero della carta in cima, e così si arriva a { $goal } o più: il rally è tuo.
zr-hint-over = Così si va oltre { $goal }, e l’auto ce l’hai tu: il rally è tuo.
zr-hint-over-plain = Così si va oltre { $goal } e il rally finisce.
zr-hint-last = Adesso si pesca l’ultima carta, poi decide l’auto. Ce l’hai tu, se nessuno acchiappa.
zr-hint-same = È lo stesso numero della carta in cima: prendi l’auto.
zr-hint-ten = { $total } è una decina tonda: prendi l’auto.
zr-hint-event = Lo dice la carta: prendi l’auto.
zr-hint-overtake = Si resta a { $total }, e chi viene dopo di te salta il turno.
zr-hint-safe = A { $total }, per la decina serve un { $need }, e non ce ne sono più in giro: o sono usciti, o li hai tu.
zr-hint-count = A { $total }, agli altri serve un { $need } per la decina: { $count ->
        [one] in giro ce n’è ancora uno solo
       *[other] in giro ce ne sono ancora { $count }
    }.
zr-hint-draw = In mano { $count ->
        [0] non hai carte
        [one] hai una carta sola
       *[other] hai solo { $count } carte
    }: pesca finché puoi.
zr-hint-draw-last = L’ultima carta chiude il rally, e l’auto ce l’hai tu.
zr-hint-snap = Hai lo stesso numero: acchiappa, e l’auto è tua.
zr-hint-snap-wins = Hai lo stesso numero, e così si arriva a { $total }: il rally è tuo.
zr-hint-pass = Questo numero non ce l’hai: { $card }.
zr-hint-pass-hold = Con la tua carta si arriverebbe a { $total }; poi un { $need } ti porterebbe via l’auto.
