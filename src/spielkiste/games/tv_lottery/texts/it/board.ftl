web-box-tv-lottery = Lotteria TV
web-title-tv-lottery = Lotteria TV

## La Lotteria TV nel browser

web-tl-board = Il tabellone
web-tl-left = { $count ->
    [0] carte finite
    [one] resta una carta
   *[other] restano { $count } carte
}
web-tl-here = qui c’è { $name }
web-tl-here-you = qui ci sei tu
web-tl-ahead = { $count ->
    [one] una casella più avanti
   *[other] { $count } caselle più avanti
}
web-tl-back = { $count ->
    [one] una casella più indietro
   *[other] { $count } caselle più indietro
}
web-tl-sign-luck = Fortuna
web-tl-sign-swap = Scambio
web-tl-sign-bad-luck = Sfortuna
web-tl-sign-buy = Acquisto
web-tl-wheel-yellow = Freccia gialla, la lepre: da 5 a 10 e una stella
web-tl-wheel-green = Freccia verde, la tartaruga: da 1 a 6 e una stella
web-tl-wheel-red = Freccia rossa, il granchio: da 3 indietro a 3 avanti e una stella
web-tl-reaches = può portare a quello che ti serve: { $digits }
web-tl-goes-far = lontano
web-tl-goes-near = vicino
web-tl-goes-on = avanti
web-tl-goes-back = indietro
web-tl-draft = Scegli le cifre
web-tl-round = Manche { $round } di { $rounds }
web-tl-round-each = Manche { $round }
web-tl-right-each = Cifre giuste in ogni manche
web-tl-lucks = Carte fortuna, ancora { $count }
web-tl-luck-away = Carta fortuna: { $luck }. Metti via
web-tl-pig = Il maialino portafortuna, la nostra banca

web-tl-others = Gli altri
web-tl-players = Chi gioca
web-tl-you = Tu
web-tl-money = { $money } marchi
web-tl-unit = marchi
web-tl-held = { $count ->
    [one] una carta sul leggio
   *[other] { $count } carte sul leggio
}
web-tl-number = Numero vincente
web-tl-mine = Le tue cifre
web-tl-golden = posizione { $place }: { $digit }
web-tl-covered = coperta
web-tl-holder = Il tuo leggio, dall’alto in basso
web-tl-place = Posizione { $place }: { $digit }
web-tl-place-empty = Posizione { $place }: vuota
web-tl-right = giusta
web-tl-elsewhere = va in posizione { $place }
web-tl-none = vuota
web-tl-chosen = scelta
web-tl-can-swap = si può scambiare
web-tl-this-digit = La cifra: { $digit }

web-tl-way-take = Una cifra dal tabellone
web-tl-way-swap = Scambiare due delle mie
web-tl-way-ask = Chiedere le doppie

web-tl-won = Vittoria alla lotteria: { $names }!
web-tl-won-you = Hai vinto la lotteria!
web-tl-over = La lotteria è finita.
web-tl-turning = { $name } gira la freccia…
web-tl-turning-you = La tua freccia gira…
web-tl-going-you = La tua pedina si muove…
web-tl-luck-yours = La tua carta fortuna!
web-tl-luck-of = { $name } pesca una carta fortuna
web-tl-luck-good = Che fortuna!
web-tl-luck-bad = Che sfortuna!
web-tl-luck-other = { $card ->
    [bank-pays-50] La banca paga 50.000 a { $name }
    [bank-pays-100] La banca paga 100.000 a { $name }
    [bank-pays-200] La banca paga 200.000 a { $name }
    [pay-50] { $name } paga 50.000 alla banca
    [pay-100] { $name } paga 100.000 alla banca
    [swap] { $name } può scambiare di posto due delle sue cifre
    [take] { $name } può prendere una carta dal tabellone in cambio di una sua
    [spin-again] { $name } gira subito un’altra volta
    [go-anywhere] { $name } va su una casella a sua scelta
    [all-pay-you] Tutti danno 50.000 a { $name }
    [you-pay-all] { $name } dà 50.000 a tutti
   *[exchange] { $name } può scambiare una posizione con qualcuno
}
web-tl-drawing = Si estrae il numero vincente!
web-tl-your-turn = Tocca a te
web-tl-wait = Tocca a { $name }

web-tl-goal = Obiettivo: il numero vincente! Le cifre giuste portano soldi; vince chi ne ha di più.
web-tl-signs = Che cosa vogliono dire le caselle
web-tl-missing = { $count ->
    [one] Ti manca ancora:
   *[other] Ti mancano ancora:
}
web-tl-for-place = { $place ->
    [1] { $digit } in basso, in posizione 1
   *[other] { $digit } in posizione { $place }
}
web-tl-only-swap = Le hai tutte! Devi solo scambiarle di posto.
web-tl-next-digit = { $count ->
    [0] In basso serve: { $digit }.
    [one] Una è giusta. Poi: { $digit }.
   *[other] { $count } sono giuste. Poi: { $digit }.
}
web-tl-to-move = Da spostare: { $digits }.
web-tl-move-to = { $digit } in posizione { $place }
web-tl-your-space = La tua casella: { $field }.
web-tl-now-have = Adesso hai { $money } marchi.

web-tl-hint-pick = Scegli sei cifre: il numero vincente non lo sa ancora nessuno.
web-tl-hint-place = Nessun altro vede dove.
web-tl-hint-spin = Si conta dal basso in alto.
web-tl-hint-tap = Scegli una freccia: i segni mostrano dove arrivi.
web-tl-hint-right = { $count ->
    [one] Una giusta: vale { $money }.
   *[other] { $count } giuste: valgono { $money }.
}
web-tl-hint-star = Scegli il numero o la casella.
web-tl-ask-field-card = Prendi la cifra { $digit }?
web-tl-hint-field-card = Scegli la posizione o «No, grazie».
web-tl-hint-empty-field = La cifra { $digit } costa 50.000.
web-tl-hint-seller = La cifra { $digit } per 50.000 e una tua cifra.
web-tl-hint-leaving = Va a { $name }, e lì arriva la cifra { $digit }.
web-tl-hint-give = { $name } ti paga 50.000 per la cifra { $digit }.
web-tl-hint-taken = La cifra { $digit } per 50.000: scegli dove va.
web-tl-hint-taken-free = La cifra { $digit }: scegli dove va.
web-tl-ask-swap = Scegli due cifre!
web-tl-ask-swap-second = Con quale scambi la cifra { $digit }?
web-tl-hint-swap-places = Si scambiano di posto.
web-tl-keep = Lascia così
web-tl-hint-buy = Ogni scelta costa 50.000.
web-tl-hint-buy-take = Scegli una cifra sul tabellone.
web-tl-hint-buy-ask = Scegli la cifra che vuoi chiedere.
web-tl-hint-take = Scegli una cifra sul tabellone.
web-tl-hint-go-to = Scegli una casella.
web-tl-hint-person = Prima: chi?
web-tl-ask-exchange = Scambi con { $name }?
web-tl-ask-buy-off = Compri una cifra da { $name }?
web-tl-hint-exchange = Scegli la posizione: dai la tua cifra per quella di { $name }.
web-tl-hint-buy-off = Scegli la posizione: dai 50.000 e la tua cifra per quella di { $name }.

web-tl-result-title = Manche { $round }
web-tl-result = Il numero vincente è di { $names }!
web-tl-result-you = Hai il numero vincente!
web-tl-result-nobody = Premi della manche { $round }
web-tl-right-count = { $count ->
    [0] nessuna giusta
    [one] una giusta
   *[other] { $count } giuste
}
web-tl-right-below = Giuste dal basso: { $count }
web-tl-all-right = { $names }: tutte e sei giuste!
web-tl-all-right-nobody = Nessuno le aveva tutte e sei.
web-tl-go-on = Avanti
