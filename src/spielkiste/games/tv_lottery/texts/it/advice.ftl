# Perché una risposta ha senso: una frase vera per ciascuna.
tl-hint-new = La cifra { $digit } non ce l’hai ancora, e in ogni numero vincente ci sono sei cifre diverse.
tl-hint-again = La cifra { $digit } ce l’hai già.
tl-hint-fill = Finché il numero non è estratto, nessuna carta è meglio di un’altra.
tl-hint-place = Il numero non è ancora stato estratto: nessuna posizione è meglio di un’altra.
tl-hint-take = Ti manca la cifra { $digit } in posizione { $place }.
tl-hint-take-useless = La cifra { $digit } non ti serve.
tl-hint-ask = Ti manca la cifra { $digit } in posizione { $place }. Chiedere non costa niente, e chi ce l’ha doppia lo deve dire.
tl-hint-ask-useless = La cifra { $digit } non ti serve; chiedere non costa niente.
tl-hint-buy = Ti manca la cifra { $digit } in posizione { $place }.
tl-hint-put-right = Nel numero vincente la cifra { $digit } è in posizione { $place }.
tl-hint-put-pair = Se poi scambi le posizioni { $place } e { $second }, sono giuste tutte e due.
tl-hint-put-junk = La cifra { $card } in posizione { $place } non ti serve.
tl-hint-put = La cifra { $digit } da qualche parte deve andare.
tl-hint-give = La cifra che hai in posizione { $place } lì è comunque sbagliata.
tl-hint-give-right = La cifra che hai in posizione { $place } lì è giusta.
tl-hint-swap-both = Dopo lo scambio le posizioni { $place } e { $second } sono giuste.
tl-hint-swap-one = Lo scambio porta la cifra { $digit } dove deve stare: in posizione { $number }.
tl-hint-swap = Questo scambio non porta nessuna cifra al posto giusto.
tl-hint-spin = { $count ->
        [one] { $count } numero su { $number } ti porta
       *[other] { $count } numeri su { $number } ti portano
    } a una cifra che ti manca o a uno scambio che aiuta.
tl-hint-spin-most = { $count ->
        [one] { $count } numero su { $number } ti porta
       *[other] { $count } numeri su { $number } ti portano
    } a una cifra che ti manca o a uno scambio che aiuta: più che con le altre frecce.
tl-hint-spin-none = Nessuno di questi numeri porta a una cifra che ti manca o a uno scambio che aiuta; restano le caselle fortuna e acquisto.
tl-hint-spin-nowhere = Da qui nessuna freccia porta a una cifra che ti manca o a uno scambio che aiuta.
tl-hint-land-digit = Lì trovi la cifra { $digit }, che ti manca in posizione { $place }.
tl-hint-land-swap = Lì puoi scambiare due carte, e almeno una cifra va al posto giusto.
tl-hint-land = Arrivi su questa casella: { $square }.
tl-hint-trade = La tua posizione { $place } è sbagliata: nel numero vincente lì c’è la cifra { $digit }.
tl-hint-trade-right = La tua posizione { $place } è giusta.
tl-hint-leave-digit = La cifra { $digit } non ti serve.
tl-hint-leave-swap = Nessuno scambio porterebbe una tua carta al posto giusto.
tl-hint-leave = Tieni quello che hai.
