## Il gioco della Lotteria TV

game-tv-lottery = Lotteria TV
game-tv-lottery-tagline = Chi ha per primo il numero vincente?
task-tv-lottery-one = Vinci una manche contro un bot!
task-tv-lottery-three = Vinci una manche contro tre bot!
option-rounds = Manche
option-rounds-length = { $count ->
    [one] 1 manche
   *[other] { $value } manche
}
option-draft = Cifre all’inizio
option-draft-pick = si scelgono a turno (regolamento)
option-draft-random = a caso per tutti
option-buying_off = Comprare quando ci si incontra (per esperti)
option-picks_first = Chi prende la prima cifra

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

tl-spinner-yellow = gialla
tl-spinner-green = verde
tl-spinner-red = rossa

tl-square-start = via
    .dat = sul via
tl-square-digit-0 = cifra 0
    .dat = sulla cifra 0
tl-square-digit-1 = cifra 1
    .dat = sulla cifra 1
tl-square-digit-2 = cifra 2
    .dat = sulla cifra 2
tl-square-digit-3 = cifra 3
    .dat = sulla cifra 3
tl-square-digit-4 = cifra 4
    .dat = sulla cifra 4
tl-square-digit-5 = cifra 5
    .dat = sulla cifra 5
tl-square-digit-6 = cifra 6
    .dat = sulla cifra 6
tl-square-digit-7 = cifra 7
    .dat = sulla cifra 7
tl-square-digit-8 = cifra 8
    .dat = sulla cifra 8
tl-square-digit-9 = cifra 9
    .dat = sulla cifra 9
tl-square-luck = fortuna
    .dat = su una casella fortuna
tl-square-swap = scambio
    .dat = su una casella scambio
tl-square-bad-luck = sfortuna
    .dat = su una casella sfortuna
tl-square-buy = acquisto
    .dat = sulla casella acquisto

tl-field-0 = via
    .dat = sul via
tl-field-1 = cifra 0
    .dat = sulla cifra 0
tl-field-2 = casella fortuna tra lo 0 e l’1
    .dat = sulla casella fortuna tra lo 0 e l’1
tl-field-3 = cifra 1
    .dat = sulla cifra 1
tl-field-4 = casella scambio tra l’1 e il 2
    .dat = sulla casella scambio tra l’1 e il 2
tl-field-5 = cifra 2
    .dat = sulla cifra 2
tl-field-6 = casella sfortuna tra il 2 e il 3
    .dat = sulla casella sfortuna tra il 2 e il 3
tl-field-7 = cifra 3
    .dat = sulla cifra 3
tl-field-8 = casella fortuna tra il 3 e il 4
    .dat = sulla casella fortuna tra il 3 e il 4
tl-field-9 = cifra 4
    .dat = sulla cifra 4
tl-field-10 = casella scambio tra il 4 e il 5
    .dat = sulla casella scambio tra il 4 e il 5
tl-field-11 = cifra 5
    .dat = sulla cifra 5
tl-field-12 = casella fortuna tra il 5 e il 6
    .dat = sulla casella fortuna tra il 5 e il 6
tl-field-13 = cifra 6
    .dat = sulla cifra 6
tl-field-14 = casella sfortuna tra il 6 e il 7
    .dat = sulla casella sfortuna tra il 6 e il 7
tl-field-15 = cifra 7
    .dat = sulla cifra 7
tl-field-16 = casella scambio tra il 7 e l’8
    .dat = sulla casella scambio tra il 7 e l’8
tl-field-17 = cifra 8
    .dat = sulla cifra 8
tl-field-18 = casella fortuna tra l’8 e il 9
    .dat = sulla casella fortuna tra l’8 e il 9
tl-field-19 = cifra 9
    .dat = sulla cifra 9
tl-field-20 = casella acquisto
    .dat = sulla casella acquisto

tl-luck-card-bank-pays-50 = la banca ti paga 50.000
tl-luck-card-bank-pays-100 = la banca ti paga 100.000
tl-luck-card-bank-pays-200 = la banca ti paga 200.000
tl-luck-card-pay-50 = paga 50.000 alla banca
tl-luck-card-pay-100 = paga 100.000 alla banca
tl-luck-card-swap = puoi scambiare di posto due delle tue cifre
tl-luck-card-take = puoi prendere una carta dal tabellone in cambio di una tua
tl-luck-card-spin-again = gira subito un’altra volta
tl-luck-card-go-anywhere = vai su una casella a tua scelta
tl-luck-card-all-pay-you = tutti ti danno 50.000
tl-luck-card-you-pay-all = dai 50.000 a tutti
tl-luck-card-exchange = puoi scambiare una posizione con qualcuno

tl-question-pick = Quale cifra prendi?
tl-question-place = Dove la metti?
tl-question-spin = Quale freccia giri?
tl-question-star = Quale numero scegli?
tl-question-field-card = Prendi la carta? Dove la metti?
tl-question-empty-field = Vuoi chiedere chi ha questa cifra doppia?
tl-question-seller = Da chi compri?
tl-question-leaving = Quale delle tue carte dai in cambio?
tl-question-give = Quale delle carte uguali dai?
tl-question-swap = Quali due carte scambi di posto?
tl-question-buy = Che cosa compri?
tl-question-take = Quale carta prendi dal tabellone?
tl-question-taken = Dove la metti?
tl-question-go-to = Su quale casella vai?
tl-question-exchange = Con chi scambi, e quale posizione?
tl-question-buy-off = Da chi compri, e quale posizione?

tl-move-take = prendere la cifra { $digit }
tl-move-ask = chiedere chi ha la cifra { $digit } doppia
tl-move-put = metterla in posizione { $place }
tl-move-give = dare la carta in posizione { $place }
tl-move-swap = scambiare le posizioni { $place } e { $second }
tl-move-spin = girare la freccia { $spinner }
tl-move-number = muovere di { $number }
tl-move-go-to = andare { $field_dat }
tl-move-exchange = scambiare la posizione { $place } con { $seat }
tl-move-buy-off = comprare la posizione { $place } da { $seat }
tl-move-buy-from = comprare da { $seat }
tl-move-leave = no, grazie
tl-move-fill = riempire il resto a caso

tl-filled-all = Tutti i leggii si riempiono a caso.
tl-picked = { $seat_you ->
    [yes] Prendi la cifra { $digit }.
   *[no] { $seat } prende la cifra { $digit }.
}
tl-placed = Metti la cifra { $digit } in posizione { $place }.
tl-placed-unseen = { $seat } la mette sul leggio.
tl-fills = { $seat_you ->
    [yes] Il tuo leggio si riempie da solo.
   *[no] Il leggio di { $seat } si riempie da solo.
}
tl-drawn = Manche { $round }. Il numero vincente, dal basso in alto: { $digits }.
tl-spun = { $seat_you ->
    [yes] Giri la freccia { $spinner }: { $number }.
   *[no] { $seat } gira la freccia { $spinner }: { $number }.
}
tl-star = { $seat_you ->
    [yes] Giri la freccia { $spinner }: una stella!
   *[no] { $seat } gira la freccia { $spinner }: una stella!
}
tl-star-chosen = { $seat_you ->
    [yes] Scegli il numero { $number }.
   *[no] { $seat } sceglie il numero { $number }.
}
tl-moved = { $seat_you ->
    [yes] Arrivi { $square_dat }.
   *[no] { $seat } arriva { $square_dat }.
}
tl-took = Metti la cifra { $digit } in posizione { $place } e restituisci la cifra { $card }.
tl-took-unseen = { $seat } prende la cifra { $digit } e restituisce la cifra { $card }.
tl-left = { $seat_you ->
    [yes] Lasci perdere.
   *[no] { $seat } lascia perdere.
}
tl-too-poor = { $seat_you ->
    [yes] Per comprare non hai abbastanza soldi.
   *[no] { $seat } non ha abbastanza soldi per comprare.
}
tl-asked = { $seat_you ->
    [yes] Chiedi: chi ha la cifra { $digit } doppia?
   *[no] { $seat } chiede: chi ha la cifra { $digit } doppia?
}
tl-answered = { $seats_count ->
    [one] { $seats_you ->
        [yes] Hai la cifra { $digit } doppia.
       *[no] { $seats } ha la cifra { $digit } doppia.
    }
   *[other] { $seats_you ->
        [yes] { $seats } avete la cifra { $digit } doppia.
       *[no] { $seats } hanno la cifra { $digit } doppia.
    }
}
tl-nobody = Nessuno ha la cifra { $digit } doppia.
tl-dealt = { $seat_you ->
    [yes] Compri la cifra { $digit } da { $seller } per { $money } marchi e dai in cambio il tuo { $card }.
   *[no] { $seat } compra da te la cifra { $digit } per { $money } marchi; in cambio ricevi la cifra { $card }.
}
tl-dealt-unseen = { $seat } compra la cifra { $digit } da { $seller } per { $money } marchi.
tl-swapped = Scambi le posizioni { $place } e { $second }.
tl-swapped-unseen = { $seat } scambia di posto due carte.
tl-exchanged = { $seat_you ->
    [yes] Scambi la posizione { $place } con { $other }: dai il tuo { $card } e ricevi la cifra { $digit }.
   *[no] { $seat } scambia con te la posizione { $place }: dai il tuo { $digit } e ricevi la cifra { $card }.
}
tl-exchanged-unseen = { $seat } e { $other } si scambiano le carte in posizione { $place }.
tl-bought-off = { $seat_you ->
    [yes] Compri da { $other } la posizione { $place } per { $money } marchi: ricevi la cifra { $digit } e dai il tuo { $card }.
   *[no] { $seat } compra da te la posizione { $place } per { $money } marchi: dai il tuo { $digit } e ricevi la cifra { $card }.
}
tl-bought-off-unseen = { $seat } compra da { $other } la posizione { $place } per { $money } marchi.
tl-luck = { $seat_you ->
    [yes] Carta fortuna per te: «{ $luck }».
   *[no] Carta fortuna per { $seat }: «{ $luck }».
}
tl-reshuffled = Le carte fortuna vengono mescolate di nuovo.
tl-got = { $seat_you ->
    [yes] Ricevi { $money } marchi dalla banca.
   *[no] { $seat } riceve { $money } marchi dalla banca.
}
tl-paid = { $seat_you ->
    [yes] Paghi { $money } marchi alla banca.
   *[no] { $seat } paga { $money } marchi alla banca.
}
tl-broke = { $seat_you ->
    [yes] Dovresti pagare, ma non hai soldi.
   *[no] { $seat } dovrebbe pagare, ma non ha soldi.
}
tl-gave = { $seat_you ->
    [yes] Dai { $money } marchi a { $other }.
   *[no] { $other_you ->
        [yes] { $seat } ti dà { $money } marchi.
       *[no] { $seat } dà { $money } marchi a { $other }.
    }
}
tl-complete = { $seats_you ->
    [yes] Il numero vincente è sul tuo leggio: { $digits }!
   *[no] { $seats_count ->
        [one] { $seats } ha il numero vincente: { $digits }!
       *[other] { $seats } hanno il numero vincente: { $digits }!
    }
}
tl-no-winner = La manche { $round } dura troppo: si pagano i premi e si chiude.
tl-prize = { $seat_you ->
    [yes] { $count ->
        [0] Non hai nessuna cifra giusta dal basso e non ricevi niente.
        [one] Hai una cifra giusta dal basso e ricevi { $money } marchi.
       *[other] Hai { $count } cifre giuste dal basso e ricevi { $money } marchi.
    }
   *[no] { $count ->
        [0] { $seat } non ha nessuna cifra giusta dal basso e non riceve niente.
        [one] { $seat } ha una cifra giusta dal basso e riceve { $money } marchi.
       *[other] { $seat } ha { $count } cifre giuste dal basso e riceve { $money } marchi.
    }
}
tl-won = { $seats_you ->
    [yes] Vinci con più soldi di tutti: { $money } marchi!
   *[no] { $seats_count ->
        [one] { $seats } vince con più soldi di tutti: { $money } marchi!
       *[other] { $seats } vincono con più soldi di tutti: { $money } marchi!
    }
}

tl-why-no-move = Questa non è una mossa.
tl-why-over = La partita è finita.
tl-why-no-money = Per questo ti servono 50.000 marchi. Hai { $money }.
tl-why-turn = Adesso deve scegliere { $seat }.
tl-why-other-question = Prima rispondi: «{ $question }»
tl-why-none-left = Sul tabellone la cifra { $digit } è finita.
tl-why-other-digit = Qui puoi chiedere solo la cifra { $digit }.
tl-why-asked-already = Su questa casella hai già chiesto una volta.
tl-why-place-taken = In posizione { $place } c’è già una carta.
tl-why-same-card = In posizione { $place } c’è già la cifra { $digit }: le due carte devono essere diverse.
tl-why-full = Il tuo leggio è pieno: le carte sono sempre sei.
tl-why-give-digit = In posizione { $place } non c’è la cifra { $digit }.
tl-why-not-on-spinner = Sulla freccia { $spinner } il numero { $number } non c’è.
tl-why-same-field = Lì ci sei già. Scegli un’altra casella.
tl-why-nobody = Lì non c’è nessuno.
tl-why-yourself = Ma sei tu!
tl-why-not-twice = { $seat } non ha la cifra { $digit } doppia.
tl-why-no-buying-off = A questo tavolo si gioca senza comprare quando ci si incontra.
tl-why-not-here = { $seat } non è sulla tua casella, oppure lì hai già comprato.
tl-why-agreed = L’acquisto è deciso. Adesso manca solo la carta.

error-tl-no-such-place = La posizione { $text } non esiste. Un leggio ha le posizioni da 1 (la più bassa) a 6.
error-tl-no-such-number = Il numero { $text } non è su nessuna freccia.

tl-words-round = Manche { $round } di { $rounds }.
tl-words-number = Numero vincente, dal basso in alto: { $digits }.
tl-words-seat = { $seat }: { $money } marchi, { $field_dat }.
tl-words-not-in = { $seat }: { $money } marchi, ancora fuori dal percorso.
tl-words-board = Sul tabellone: { $stacks }
tl-words-luck = Carta fortuna: { $luck }.
tl-words-holder = Il tuo leggio, dal basso in alto: { $digits }.
tl-words-right = Giuste dal basso: { $count }.
tl-words-question = { $seat_you ->
    [yes] { $question }
   *[no] { $seat } ci pensa: «{ $question }»
}
