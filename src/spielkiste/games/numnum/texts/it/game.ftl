## NumNum: quattro giochi con un mazzo

game-mau-mau = Mau-Mau delle tabelline
game-mau-mau-tagline = Stessa figura o stessa tabellina: via la carta!
game-wall-break = Spaccamuro
game-wall-break-tagline = Porta via coppie finché il muro cade
game-clear-away = Piazza pulita!
game-clear-away-tagline = Sette file scoperte, e ogni coppia conta
game-patience = Solitario delle tabelline
game-patience-tagline = Un mazzo, quattro pile: quante carte riesci a mettere?
option-hands = Carte in mano
option-hands-hidden = coperte, in mano
option-hands-open = scoperte sul tavolo

nn-card-1-triangle = jolly triangolo
    .acc = il jolly triangolo
nn-card-2-triangle = triangolo 2
    .acc = il triangolo 2
nn-card-3-triangle = triangolo 3
    .acc = il triangolo 3
nn-card-4-triangle = triangolo 4
    .acc = il triangolo 4
nn-card-5-triangle = triangolo 5
    .acc = il triangolo 5
nn-card-6-triangle = triangolo 6
    .acc = il triangolo 6
nn-card-7-triangle = triangolo 7
    .acc = il triangolo 7
nn-card-8-triangle = triangolo 8
    .acc = il triangolo 8
nn-card-9-triangle = triangolo 9
    .acc = il triangolo 9
nn-card-10-triangle = triangolo 10
    .acc = il triangolo 10
nn-card-11-triangle = triangolo 11
    .acc = il triangolo 11
nn-card-12-triangle = triangolo 12
    .acc = il triangolo 12
nn-card-13-triangle = triangolo 13
    .acc = il triangolo 13
nn-card-14-triangle = triangolo 14
    .acc = il triangolo 14
nn-card-15-triangle = triangolo 15
    .acc = il triangolo 15
nn-card-16-triangle = triangolo 16
    .acc = il triangolo 16
nn-card-24-triangle = triangolo 24
    .acc = il triangolo 24
nn-card-30-triangle = triangolo 30
    .acc = il triangolo 30
nn-card-32-triangle = triangolo 32
    .acc = il triangolo 32
nn-card-35-triangle = triangolo 35
    .acc = il triangolo 35
nn-card-45-triangle = triangolo 45
    .acc = il triangolo 45
nn-card-48-triangle = triangolo 48
    .acc = il triangolo 48
nn-card-63-triangle = triangolo 63
    .acc = il triangolo 63
nn-card-64-triangle = triangolo 64
    .acc = il triangolo 64
nn-card-81-triangle = triangolo 81
    .acc = il triangolo 81
nn-card-1-circle = jolly cerchio
    .acc = il jolly cerchio
nn-card-2-circle = cerchio 2
    .acc = il cerchio 2
nn-card-3-circle = cerchio 3
    .acc = il cerchio 3
nn-card-4-circle = cerchio 4
    .acc = il cerchio 4
nn-card-5-circle = cerchio 5
    .acc = il cerchio 5
nn-card-6-circle = cerchio 6
    .acc = il cerchio 6
nn-card-7-circle = cerchio 7
    .acc = il cerchio 7
nn-card-8-circle = cerchio 8
    .acc = il cerchio 8
nn-card-9-circle = cerchio 9
    .acc = il cerchio 9
nn-card-10-circle = cerchio 10
    .acc = il cerchio 10
nn-card-11-circle = cerchio 11
    .acc = il cerchio 11
nn-card-13-circle = cerchio 13
    .acc = il cerchio 13
nn-card-18-circle = cerchio 18
    .acc = il cerchio 18
nn-card-20-circle = cerchio 20
    .acc = il cerchio 20
nn-card-24-circle = cerchio 24
    .acc = il cerchio 24
nn-card-25-circle = cerchio 25
    .acc = il cerchio 25
nn-card-27-circle = cerchio 27
    .acc = il cerchio 27
nn-card-28-circle = cerchio 28
    .acc = il cerchio 28
nn-card-30-circle = cerchio 30
    .acc = il cerchio 30
nn-card-40-circle = cerchio 40
    .acc = il cerchio 40
nn-card-42-circle = cerchio 42
    .acc = il cerchio 42
nn-card-48-circle = cerchio 48
    .acc = il cerchio 48
nn-card-49-circle = cerchio 49
    .acc = il cerchio 49
nn-card-56-circle = cerchio 56
    .acc = il cerchio 56
nn-card-63-circle = cerchio 63
    .acc = il cerchio 63
nn-card-1-square = jolly quadrato
    .acc = il jolly quadrato
nn-card-2-square = quadrato 2
    .acc = il quadrato 2
nn-card-3-square = quadrato 3
    .acc = il quadrato 3
nn-card-4-square = quadrato 4
    .acc = il quadrato 4
nn-card-5-square = quadrato 5
    .acc = il quadrato 5
nn-card-6-square = quadrato 6
    .acc = il quadrato 6
nn-card-7-square = quadrato 7
    .acc = il quadrato 7
nn-card-8-square = quadrato 8
    .acc = il quadrato 8
nn-card-9-square = quadrato 9
    .acc = il quadrato 9
nn-card-10-square = quadrato 10
    .acc = il quadrato 10
nn-card-11-square = quadrato 11
    .acc = il quadrato 11
nn-card-13-square = quadrato 13
    .acc = il quadrato 13
nn-card-14-square = quadrato 14
    .acc = il quadrato 14
nn-card-18-square = quadrato 18
    .acc = il quadrato 18
nn-card-21-square = quadrato 21
    .acc = il quadrato 21
nn-card-27-square = quadrato 27
    .acc = il quadrato 27
nn-card-28-square = quadrato 28
    .acc = il quadrato 28
nn-card-32-square = quadrato 32
    .acc = il quadrato 32
nn-card-35-square = quadrato 35
    .acc = il quadrato 35
nn-card-36-square = quadrato 36
    .acc = il quadrato 36
nn-card-42-square = quadrato 42
    .acc = il quadrato 42
nn-card-45-square = quadrato 45
    .acc = il quadrato 45
nn-card-49-square = quadrato 49
    .acc = il quadrato 49
nn-card-54-square = quadrato 54
    .acc = il quadrato 54
nn-card-72-square = quadrato 72
    .acc = il quadrato 72
nn-card-1-diamond = jolly rombo
    .acc = il jolly rombo
nn-card-2-diamond = rombo 2
    .acc = il rombo 2
nn-card-3-diamond = rombo 3
    .acc = il rombo 3
nn-card-4-diamond = rombo 4
    .acc = il rombo 4
nn-card-5-diamond = rombo 5
    .acc = il rombo 5
nn-card-6-diamond = rombo 6
    .acc = il rombo 6
nn-card-7-diamond = rombo 7
    .acc = il rombo 7
nn-card-8-diamond = rombo 8
    .acc = il rombo 8
nn-card-9-diamond = rombo 9
    .acc = il rombo 9
nn-card-10-diamond = rombo 10
    .acc = il rombo 10
nn-card-11-diamond = rombo 11
    .acc = il rombo 11
nn-card-12-diamond = rombo 12
    .acc = il rombo 12
nn-card-13-diamond = rombo 13
    .acc = il rombo 13
nn-card-15-diamond = rombo 15
    .acc = il rombo 15
nn-card-16-diamond = rombo 16
    .acc = il rombo 16
nn-card-20-diamond = rombo 20
    .acc = il rombo 20
nn-card-21-diamond = rombo 21
    .acc = il rombo 21
nn-card-25-diamond = rombo 25
    .acc = il rombo 25
nn-card-36-diamond = rombo 36
    .acc = il rombo 36
nn-card-40-diamond = rombo 40
    .acc = il rombo 40
nn-card-54-diamond = rombo 54
    .acc = il rombo 54
nn-card-56-diamond = rombo 56
    .acc = il rombo 56
nn-card-64-diamond = rombo 64
    .acc = il rombo 64
nn-card-72-diamond = rombo 72
    .acc = il rombo 72
nn-card-81-diamond = rombo 81
    .acc = il rombo 81
nn-card-wish = carta desiderio
    .acc = la carta desiderio
nn-card-no-twos = divieto del 2
    .acc = il divieto del 2
nn-card-no-fives = divieto del 5
    .acc = il divieto del 5

nn-colour-triangle = triangoli
nn-colour-circle = cerchi
nn-colour-square = quadrati
nn-colour-diamond = rombi

nn-answer-joker = jolly
nn-answer-colour = solo la figura
nn-answer-2 = tabellina del 2
nn-answer-3 = tabellina del 3
nn-answer-4 = tabellina del 4
nn-answer-5 = tabellina del 5
nn-answer-6 = tabellina del 6
nn-answer-7 = tabellina del 7
nn-answer-8 = tabellina dell’8
nn-answer-9 = tabellina del 9
nn-answer-11 = tabellina dell’11
nn-answer-13 = tabellina del 13

nn-direction-left = sinistra
nn-direction-right = destra

nn-explain-rows = Il { $left } e il { $right } sono tutti e due qui: { $rows }.
nn-explain-joker = Il { $left } e il { $right }: un jolly si abbina a tutti i numeri.
nn-explain-colour = Hanno la stessa figura: { $colour }.
nn-explain-nothing = Il { $left } e il { $right } non hanno in comune né una tabellina né la figura.
nn-explain-barred = In comune c’è solo quello che è vietato: { $rows }.

nn-move-name = { $answer }
nn-move-lay = giocare { $card_acc }
nn-move-wish = giocare una carta desiderio e chiedere { $colour }
nn-move-draw = pescare una carta
nn-move-keep = tenere la carta
nn-move-stop = fermarsi
nn-move-pass = passare
nn-move-take = prendere la coppia nelle posizioni { $first } e { $second }
nn-move-aside = mettere da parte la carta divieto in posizione { $stack }
nn-move-claim = prendere tutto quello che sta a { $direction } della pila { $stack }
nn-move-swap = scambiare la carta desiderio in posizione { $stack } con { $card_acc }
nn-move-play = mettere la carta sulla sua pila
nn-move-wait = far aspettare la carta
nn-move-fetch = riprendere l’ultima carta in attesa: { $colour }
nn-move-lay-wish = mettere una carta desiderio: { $colour }
nn-move-finish = fine

nn-named = { $seat_you ->
    [yes] Giusto! Il { $left } e il { $right }: { $answer }.
   *[no] { $seat } dice per { $left_acc } e { $right_acc }: { $answer }. Giusto!
}
nn-misnamed = { $seat_you ->
    [yes] Non proprio: «{ $answer }» non va bene per { $left_acc } e { $right_acc }. Riprova.
   *[no] { $seat } dice per { $left_acc } e { $right_acc }: { $answer }. Non proprio, si riprova.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Non proprio: «{ $answer }» non va bene per { $left_acc } e { $right_acc }. Risposta giusta: { $answers }.
   *[no] { $seat } dice per { $left_acc } e { $right_acc }: { $answer }. Risposta giusta: { $answers }.
}

nn-turned-special = Prima esce { $card_acc }: va in fondo al mazzo.
nn-turned-start = Si comincia con { $card_acc }.
nn-laid = { $seat_you ->
    [yes] Giochi { $card_acc } sul { $top }.
   *[no] { $seat } gioca { $card_acc } sul { $top }.
}
nn-laid-doubly = { $seat_you ->
    [yes] Doppietta! Giochi { $card_acc } sul { $top } e puoi giocare ancora.
   *[no] Doppietta! { $seat } gioca { $card_acc } sul { $top } e può giocare ancora.
}
nn-laid-on-wish = { $seat_you ->
    [yes] Esaudisci il desiderio con { $card_acc }.
   *[no] { $seat } esaudisce il desiderio con { $card_acc }.
}
nn-wished = { $seat_you ->
    [yes] Giochi una carta desiderio e chiedi { $colour }.
   *[no] { $seat } gioca una carta desiderio e chiede { $colour }.
}
nn-barred = { $seat_you ->
    [yes] Giochi { $card_acc }: la tabellina del { $row } è vietata.
   *[no] { $seat } gioca { $card_acc }: la tabellina del { $row } è vietata.
}
nn-lifted = { $seat_you ->
    [yes] Giochi { $card_acc }: la tabellina del { $row } torna a valere.
   *[no] { $seat } gioca { $card_acc }: la tabellina del { $row } torna a valere.
}
nn-drew = { $seat_you ->
    [yes] Peschi: { $card }.
   *[no] { $seat } pesca: { $card }.
}
nn-drew-unseen = { $seat } pesca una carta.
nn-drew-open = { $seat_you ->
    [yes] Peschi: { $card }.
   *[no] { $seat } pesca: { $card }.
}
nn-kept = { $seat_you ->
    [yes] Tieni la carta.
   *[no] { $seat } tiene la carta.
}
nn-stopped = { $seat_you ->
    [yes] Ti fermi qui.
   *[no] { $seat } si ferma qui.
}
nn-passed = { $seat_you ->
    [yes] Passi.
   *[no] { $seat } passa.
}
nn-reshuffled = Si mescolano le carte giocate: c’è un mazzo nuovo, da { $count }.
nn-mau-won = { $seats_you ->
    [yes] Era la tua ultima carta: vinci!
   *[no] { $seats_count ->
        [one] { $seats } ha giocato l’ultima carta!
       *[other] { $seats } hanno giocato l’ultima carta!
    }
}
nn-mau-stuck = { $seats_you ->
    [yes] Nessuno può più giocare. Vinci con meno carte di tutti: { $count }.
   *[no] Nessuno può più giocare. Vittoria con meno carte di tutti ({ $count }): { $seats }.
}

nn-took-opening = { $seat_you ->
    [yes] Apertura: prendi { $left_acc } e { $right_acc }.
   *[no] Apertura: { $seat } prende { $left_acc } e { $right_acc }.
}
nn-took = { $seat_you ->
    [yes] Prendi { $left_acc } e { $right_acc }.
   *[no] { $seat } prende { $left_acc } e { $right_acc }.
}
nn-took-doubly = { $seat_you ->
    [yes] Doppietta! Prendi { $left_acc } e { $right_acc }, e continui.
   *[no] Doppietta! { $seat } prende { $left_acc } e { $right_acc }, e continua.
}
nn-opening-over = { $seat_you ->
    [yes] L’apertura è finita: cominci tu.
   *[no] L’apertura è finita: comincia { $seat }.
}
nn-swapped = { $seat_you ->
    [yes] Scambi la carta desiderio con { $card_acc }.
   *[no] { $seat } scambia la carta desiderio con { $card_acc }.
} { $side_you ->
    [yes] La carta desiderio va a te.
   *[no] La carta desiderio va a { $side }.
}
nn-aside-barred = { $seat_you ->
    [yes] Metti da parte { $card_acc }: la tabellina del { $row } è vietata.
   *[no] { $seat } mette da parte { $card_acc }: la tabellina del { $row } è vietata.
}
nn-aside-lifted = { $seat_you ->
    [yes] Metti da parte { $card_acc }: la tabellina del { $row } torna a valere.
   *[no] { $seat } mette da parte { $card_acc }: la tabellina del { $row } torna a valere.
}
nn-breach = { $seat_you ->
    [yes] Breccia! Hai svuotato la pila { $stack }.
   *[no] Breccia! { $seat } ha svuotato la pila { $stack }.
}
nn-claimed = { $seat_you ->
    [yes] Prendi tutto quello che sta a { $direction } della pila { $stack }: un bottino di { $count }!
   *[no] { $seat } prende tutto quello che sta a { $direction } della pila { $stack }: un bottino di { $count }!
}
nn-no-more-pairs = Non c’è più niente da prendere. I mostri sono sazi!
nn-wall-won = { $seats_you ->
    [yes] Vinci con { $count } carte!
   *[no] { $seats_count ->
        [one] { $seats } vince con { $count } carte!
       *[other] { $seats } vincono con { $count } carte!
    }
}

nn-named-act = giusto: { $answer }
nn-misnamed-act = riprova
nn-misnamed-strict-act = { $answer }: non proprio
nn-laid-act = gioca: { $card }
nn-laid-doubly-act = doppietta: { $card }!
nn-laid-on-wish-act = desiderio esaudito: { $card }
nn-wished-act = chiede { $colour }
nn-barred-act = vieta la tabellina del { $row }
nn-lifted-act = il { $row } torna a valere
nn-drew-act = pesca
nn-drew-open-act = pesca: { $card }
nn-kept-act = tiene la carta
nn-stopped-act = si ferma
nn-passed-act = passa
nn-took-opening-act = prende { $left } e { $right }
nn-took-act = prende { $left } e { $right }
nn-took-doubly-act = doppietta: { $left } + { $right }
nn-swapped-act = scambia con: { $card }
nn-aside-barred-act = vieta il { $row }
nn-aside-lifted-act = il { $row } torna a valere
nn-breach-act = Breccia!
nn-claimed-act = bottino: { $count }

nn-laid-out = Le pile cominciano con: { $cards }.
nn-turned = Prossima carta: { $card }.
nn-played = Il { $card } va sul { $top }.
nn-played-on-wish = Il { $card } va sulla carta desiderio.
nn-fetched = Il { $card } torna e va sul { $top }.
nn-fetched-on-wish = Il { $card } torna e va sulla carta desiderio.
nn-waits = Il { $card } aspetta.
nn-wish-aside = Una carta desiderio! Mettila quando vuoi. Ne hai { $count }.
nn-wish-laid = Una carta desiderio va sulla pila dei { $colour }.
nn-patience-over = Finito: sulle pile ci sono { $count } carte su 95.

nn-why-no-move = Questa non è una mossa.
nn-why-over = La partita è finita.
nn-why-turn = Tocca a { $seat }.
nn-why-tried = «{ $answer }» non andava bene per { $left_acc } e { $right_acc }. Prova con altro.
nn-why-name-first = Prima di’ che cos’hanno in comune { $left_acc } e { $right_acc }.
nn-why-nothing-to-name = Adesso non c’è niente da dire.
nn-why-not-held = Non hai in mano { $card_acc }.
nn-why-drawn-only = Dopo aver pescato puoi giocare solo la carta pescata, non { $card_acc }.
nn-why-drawn-first = Prima gioca o tieni la carta pescata.
nn-why-nothing-drawn = Non hai pescato nessuna carta da tenere.
nn-why-wish-colour = Con la carta desiderio devi anche chiedere una figura.
nn-why-other-colour = Il { $card } non va bene: la figura chiesta è { $colour }.
nn-why-barred = Il { $left } e il { $right } hanno in comune solo quello che è vietato: { $rows }.
nn-why-no-match = Il { $left } e il { $right } non si abbinano: figura diversa, e nessuna tabellina con tutti e due.
nn-why-no-stop = Puoi fermarti solo dopo una doppietta.
nn-why-no-draw-after-double = Dopo una doppietta giochi un’altra carta o ti fermi; non si pesca.
nn-why-must-lay = Hai una carta numero che si abbina, quindi non peschi.
nn-why-must-lay-not-pass = Hai una carta numero da giocare, quindi non puoi passare.
nn-why-no-pass = Puoi passare solo se non c’è niente da pescare.
nn-why-empty = Non c’è niente da pescare.
nn-why-same-card = Per una coppia servono due carte di due pile.
nn-why-no-card = In posizione { $stack } non c’è una seconda carta.
nn-why-special-pair = Questa carta non può fare coppia: { $card }.
nn-why-opening-double = All’inizio la coppia deve fare doppietta: stessa figura e stessa tabellina. Il { $left } e il { $right } hanno in comune solo una delle due cose.
nn-why-opening-pairs = Nell’apertura si prendono solo coppie.
nn-why-claim-first = Prima scegli un lato della breccia.
nn-why-no-breach = Lì il muro non è rotto.
nn-why-rows-never-break = In «Piazza pulita!» una fila vuota non chiude niente, e nessuno prende un lato.
nn-why-no-bar-card = In posizione { $stack } non c’è una carta divieto libera.
nn-why-no-wish-card = In posizione { $stack } non c’è una carta desiderio libera.
nn-why-not-last-seven = Il { $card } non è tra le ultime sette carte prese.
nn-why-nothing-to-swap = Tra le ultime sette carte prese non c’è nessuna carta numero da avere in cambio della carta desiderio.
nn-why-hand-pile-left = Nel mazzo { $count ->
    [one] c’è ancora una carta
   *[other] ci sono ancora { $count } carte
}.
nn-why-hand-pile-empty = Il mazzo è finito.
nn-why-no-wish = Non hai carte desiderio.
nn-why-nothing-waits = Qui non aspetta nessuna carta: { $colour }.
nn-why-must-play = Il { $card } si abbina alla sua pila e deve andare lì.
nn-why-no-common-row = Il { $left } e il { $right } non hanno nessuna tabellina in comune.

nn-words-top = In cima alla pila: { $top }.
nn-words-wished = Figura chiesta: { $colour }.
nn-words-barred = La tabellina del { $row } è vietata.
nn-words-draw-pile = Mazzo: { $count }.
nn-words-hand-size = { $seat_you ->
    [yes] Hai { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
   *[no] { $seat } ha { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
nn-words-open-hand = { $seat_you ->
    [yes] Scoperte davanti a te: { $cards }.
   *[no] Carte scoperte di { $seat }: { $cards }.
}
nn-words-hand = Le tue carte: { $cards }.
nn-words-drawn = Appena pescata: { $card }.
nn-words-naming = Che cos’hanno in comune { $left_acc } e { $right_acc }?
nn-words-stack = Pila { $stack }: { $cards }, altezza { $count }.
nn-words-row = Fila { $stack }, { $count ->
    [one] una carta
   *[other] { $count } carte
}, l’ultima è libera: { $cards }.
nn-words-empty-stack = La posizione { $stack } è vuota.
nn-words-last-taken = Ultime prese: { $cards }.
nn-words-taken = { $side_you ->
    [yes] Le tue carte: { $count }.
   *[no] Carte di { $side }: { $count }.
}
nn-words-opening = Apertura: solo doppiette, una per turno.
nn-words-pile = Pila dei { $colour }: in cima { $top }; in tutto { $count ->
    [one] una carta
   *[other] { $count } carte
}.
nn-words-waiting = In attesa, { $colour }, l’ultima è in fondo alla fila: { $cards }.
nn-words-wishes = Carte desiderio da parte: { $count }.
nn-words-card-up = Scoperta: { $card }. Mazzo: { $count }.
nn-words-score = Sulle pile: { $count } su 95.
nn-words-best = Si poteva arrivare a { $best }.

nn-hint-lay = Metti { $card_acc }: va bene con la carta in cima ({ $other }).
nn-hint-lay-first = Metti prima { $card_acc }: il { $other } andrà bene anche dopo.
nn-hint-lay-so = Metti { $card_acc }: poi ci va sopra il { $other }.
nn-hint-lay-leave = Metti { $card_acc } e fai aspettare il { $other }: sopra il { $card } vanno più carte tra quelle che arrivano.
nn-hint-lay-later = Metti { $card_acc } e fai aspettare ancora un po’ il { $other }.
nn-hint-wait-leave = Non riprendere ancora { $card_acc }: sulla carta in cima ({ $other }) ne vanno di più tra quelle che arrivano.
nn-hint-wait-later = Fai aspettare { $card_acc }, e ancora un po’ anche il { $other }.
nn-hint-fetch = Riprendi { $card_acc }: va bene, e così c’è una carta in meno in attesa.
nn-hint-fetch-first = Riprendi prima { $card_acc }: il { $other } andrà bene anche dopo.
nn-hint-fetch-so = Riprendi prima { $card_acc }: poi ci va sopra il { $other }.
nn-hint-wait = Il { $card } e il { $other } non hanno nessuna tabellina in comune: la carta deve aspettare.
nn-hint-wait-keep = Il { $card } e il { $other } non hanno nessuna tabellina in comune. Falla aspettare: la carta desiderio rende di più dopo.
nn-hint-wish = Una carta desiderio sulla pila dei { $colour } libera { $count ->
    [one] una carta in attesa
   *[other] { $count } carte in attesa
}.
nn-hint-wish-stuck = Pila dei { $colour }: { $count ->
    [one] una carta aspetta. Una carta desiderio la rimette
   *[other] { $count } carte aspettano. Una carta desiderio le rimette
} in moto.
nn-hint-wish-counts = Metti la tua carta desiderio: conta anche lei.
nn-hint-finish = Di più non si può mettere: fine.

review-moved-patience = Carte previste: da { $from } a { $to }.
