## NumNum: quattro giochi con un mazzo

game-mau-mau = Mau-Mau tabelline
game-mau-mau-tagline = Stessa figura o stessa tabellina: via la carta!
game-wall-break = Spaccamuro
game-wall-break-tagline = Prendi coppie finché il muro non cade
game-clear-away = Piazza pulita!
game-clear-away-tagline = Sette colonne scoperte, e ogni coppia conta
game-patience = Solitario tabelline
game-patience-tagline = Un mazzo, quattro pile: quante carte riesci a mettere?
task-mau-mau-one = Finisci le carte prima del bot!
task-mau-mau-three = Vinci contro tre bot!
task-wall-break-one = Prendi più carte del bot!
task-wall-break-strong = Prendi più carte di un bot forte!
task-clear-away-one = Porta via più carte del bot!
task-clear-away-strong = Porta via più carte di un bot forte!
task-patience-cards = Sistema 80 carte!
task-patience-more = Sistema 85 carte!
option-hands = Carte in mano
option-hands-hidden = coperte, in mano
option-hands-open = scoperte sul tavolo

nn-card-1-triangle = jolly di triangoli
    .acc = il jolly di triangoli
nn-card-2-triangle = 2 di triangoli
    .acc = il 2 di triangoli
nn-card-3-triangle = 3 di triangoli
    .acc = il 3 di triangoli
nn-card-4-triangle = 4 di triangoli
    .acc = il 4 di triangoli
nn-card-5-triangle = 5 di triangoli
    .acc = il 5 di triangoli
nn-card-6-triangle = 6 di triangoli
    .acc = il 6 di triangoli
nn-card-7-triangle = 7 di triangoli
    .acc = il 7 di triangoli
nn-card-8-triangle = 8 di triangoli
    .acc = l’8 di triangoli
nn-card-9-triangle = 9 di triangoli
    .acc = il 9 di triangoli
nn-card-10-triangle = 10 di triangoli
    .acc = il 10 di triangoli
nn-card-11-triangle = 11 di triangoli
    .acc = l’11 di triangoli
nn-card-12-triangle = 12 di triangoli
    .acc = il 12 di triangoli
nn-card-13-triangle = 13 di triangoli
    .acc = il 13 di triangoli
nn-card-14-triangle = 14 di triangoli
    .acc = il 14 di triangoli
nn-card-15-triangle = 15 di triangoli
    .acc = il 15 di triangoli
nn-card-16-triangle = 16 di triangoli
    .acc = il 16 di triangoli
nn-card-24-triangle = 24 di triangoli
    .acc = il 24 di triangoli
nn-card-30-triangle = 30 di triangoli
    .acc = il 30 di triangoli
nn-card-32-triangle = 32 di triangoli
    .acc = il 32 di triangoli
nn-card-35-triangle = 35 di triangoli
    .acc = il 35 di triangoli
nn-card-45-triangle = 45 di triangoli
    .acc = il 45 di triangoli
nn-card-48-triangle = 48 di triangoli
    .acc = il 48 di triangoli
nn-card-63-triangle = 63 di triangoli
    .acc = il 63 di triangoli
nn-card-64-triangle = 64 di triangoli
    .acc = il 64 di triangoli
nn-card-81-triangle = 81 di triangoli
    .acc = l’81 di triangoli
nn-card-1-circle = jolly di cerchi
    .acc = il jolly di cerchi
nn-card-2-circle = 2 di cerchi
    .acc = il 2 di cerchi
nn-card-3-circle = 3 di cerchi
    .acc = il 3 di cerchi
nn-card-4-circle = 4 di cerchi
    .acc = il 4 di cerchi
nn-card-5-circle = 5 di cerchi
    .acc = il 5 di cerchi
nn-card-6-circle = 6 di cerchi
    .acc = il 6 di cerchi
nn-card-7-circle = 7 di cerchi
    .acc = il 7 di cerchi
nn-card-8-circle = 8 di cerchi
    .acc = l’8 di cerchi
nn-card-9-circle = 9 di cerchi
    .acc = il 9 di cerchi
nn-card-10-circle = 10 di cerchi
    .acc = il 10 di cerchi
nn-card-11-circle = 11 di cerchi
    .acc = l’11 di cerchi
nn-card-13-circle = 13 di cerchi
    .acc = il 13 di cerchi
nn-card-18-circle = 18 di cerchi
    .acc = il 18 di cerchi
nn-card-20-circle = 20 di cerchi
    .acc = il 20 di cerchi
nn-card-24-circle = 24 di cerchi
    .acc = il 24 di cerchi
nn-card-25-circle = 25 di cerchi
    .acc = il 25 di cerchi
nn-card-27-circle = 27 di cerchi
    .acc = il 27 di cerchi
nn-card-28-circle = 28 di cerchi
    .acc = il 28 di cerchi
nn-card-30-circle = 30 di cerchi
    .acc = il 30 di cerchi
nn-card-40-circle = 40 di cerchi
    .acc = il 40 di cerchi
nn-card-42-circle = 42 di cerchi
    .acc = il 42 di cerchi
nn-card-48-circle = 48 di cerchi
    .acc = il 48 di cerchi
nn-card-49-circle = 49 di cerchi
    .acc = il 49 di cerchi
nn-card-56-circle = 56 di cerchi
    .acc = il 56 di cerchi
nn-card-63-circle = 63 di cerchi
    .acc = il 63 di cerchi
nn-card-1-square = jolly di quadrati
    .acc = il jolly di quadrati
nn-card-2-square = 2 di quadrati
    .acc = il 2 di quadrati
nn-card-3-square = 3 di quadrati
    .acc = il 3 di quadrati
nn-card-4-square = 4 di quadrati
    .acc = il 4 di quadrati
nn-card-5-square = 5 di quadrati
    .acc = il 5 di quadrati
nn-card-6-square = 6 di quadrati
    .acc = il 6 di quadrati
nn-card-7-square = 7 di quadrati
    .acc = il 7 di quadrati
nn-card-8-square = 8 di quadrati
    .acc = l’8 di quadrati
nn-card-9-square = 9 di quadrati
    .acc = il 9 di quadrati
nn-card-10-square = 10 di quadrati
    .acc = il 10 di quadrati
nn-card-11-square = 11 di quadrati
    .acc = l’11 di quadrati
nn-card-13-square = 13 di quadrati
    .acc = il 13 di quadrati
nn-card-14-square = 14 di quadrati
    .acc = il 14 di quadrati
nn-card-18-square = 18 di quadrati
    .acc = il 18 di quadrati
nn-card-21-square = 21 di quadrati
    .acc = il 21 di quadrati
nn-card-27-square = 27 di quadrati
    .acc = il 27 di quadrati
nn-card-28-square = 28 di quadrati
    .acc = il 28 di quadrati
nn-card-32-square = 32 di quadrati
    .acc = il 32 di quadrati
nn-card-35-square = 35 di quadrati
    .acc = il 35 di quadrati
nn-card-36-square = 36 di quadrati
    .acc = il 36 di quadrati
nn-card-42-square = 42 di quadrati
    .acc = il 42 di quadrati
nn-card-45-square = 45 di quadrati
    .acc = il 45 di quadrati
nn-card-49-square = 49 di quadrati
    .acc = il 49 di quadrati
nn-card-54-square = 54 di quadrati
    .acc = il 54 di quadrati
nn-card-72-square = 72 di quadrati
    .acc = il 72 di quadrati
nn-card-1-diamond = jolly di rombi
    .acc = il jolly di rombi
nn-card-2-diamond = 2 di rombi
    .acc = il 2 di rombi
nn-card-3-diamond = 3 di rombi
    .acc = il 3 di rombi
nn-card-4-diamond = 4 di rombi
    .acc = il 4 di rombi
nn-card-5-diamond = 5 di rombi
    .acc = il 5 di rombi
nn-card-6-diamond = 6 di rombi
    .acc = il 6 di rombi
nn-card-7-diamond = 7 di rombi
    .acc = il 7 di rombi
nn-card-8-diamond = 8 di rombi
    .acc = l’8 di rombi
nn-card-9-diamond = 9 di rombi
    .acc = il 9 di rombi
nn-card-10-diamond = 10 di rombi
    .acc = il 10 di rombi
nn-card-11-diamond = 11 di rombi
    .acc = l’11 di rombi
nn-card-12-diamond = 12 di rombi
    .acc = il 12 di rombi
nn-card-13-diamond = 13 di rombi
    .acc = il 13 di rombi
nn-card-15-diamond = 15 di rombi
    .acc = il 15 di rombi
nn-card-16-diamond = 16 di rombi
    .acc = il 16 di rombi
nn-card-20-diamond = 20 di rombi
    .acc = il 20 di rombi
nn-card-21-diamond = 21 di rombi
    .acc = il 21 di rombi
nn-card-25-diamond = 25 di rombi
    .acc = il 25 di rombi
nn-card-36-diamond = 36 di rombi
    .acc = il 36 di rombi
nn-card-40-diamond = 40 di rombi
    .acc = il 40 di rombi
nn-card-54-diamond = 54 di rombi
    .acc = il 54 di rombi
nn-card-56-diamond = 56 di rombi
    .acc = il 56 di rombi
nn-card-64-diamond = 64 di rombi
    .acc = il 64 di rombi
nn-card-72-diamond = 72 di rombi
    .acc = il 72 di rombi
nn-card-81-diamond = 81 di rombi
    .acc = l’81 di rombi
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
nn-move-lay-wish = mettere una carta desiderio sui { $colour }
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
nn-reshuffled = Si mescolano le carte giocate. Carte nel mazzo nuovo: { $count }.
nn-mau-won = { $seats_you ->
    [yes] Era la tua ultima carta: vinci!
   *[no] { $seats_count ->
        [one] { $seats } non ha più carte e vince!
       *[other] { $seats } non hanno più carte e vincono!
    }
}
nn-mau-stuck = { $seats_you ->
    [yes] Nessuno può più giocare. Hai meno carte di tutti ({ $count }): vinci!
   *[no] Nessuno può più giocare. Vince chi ha meno carte ({ $count }): { $seats }.
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
    [yes] Doppietta! Prendi { $left_acc } e { $right_acc }.
   *[no] Doppietta! { $seat } prende { $left_acc } e { $right_acc }.
}
nn-opening-over = { $seat_you ->
    [yes] L’apertura è finita: cominci tu.
   *[no] L’apertura è finita: comincia { $seat }.
}
nn-swapped = { $seat_you ->
    [yes] Scambi la carta desiderio in posizione { $stack } con
   *[no] { $seat } scambia la carta desiderio in posizione { $stack } con
} { $side_you ->
    [yes] il tuo { $card }.
   *[no] { $card_acc } di { $side }.
}
nn-aside-barred = { $seat_you ->
    [yes] Vieti la tabellina del { $row } e metti da parte { $card_acc }.
   *[no] { $seat } vieta la tabellina del { $row } e mette da parte { $card_acc }.
}
nn-aside-lifted = { $seat_you ->
    [yes] Rimetti in gioco la tabellina del { $row } e metti da parte { $card_acc }.
   *[no] { $seat } rimette in gioco la tabellina del { $row } e mette da parte { $card_acc }.
}
nn-breach = { $seat_you ->
    [yes] Breccia! Hai svuotato la pila { $stack }.
   *[no] Breccia! { $seat } ha svuotato la pila { $stack }.
}
nn-claimed = { $seat_you ->
    [yes] Prendi tutto quello che sta a { $direction } della pila { $stack }: { $count ->
        [0] non c’era più niente!
        [one] un bottino di una carta!
       *[other] un bottino di { $count } carte!
    }
   *[no] { $seat } prende tutto quello che sta a { $direction } della pila { $stack }: { $count ->
        [0] non c’era più niente!
        [one] un bottino di una carta!
       *[other] un bottino di { $count } carte!
    }
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
nn-mau-won-act = gioca l’ultima carta!
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
nn-why-rows-never-break = In «Piazza pulita!» una colonna vuota non chiude niente, e nessuno prende un lato.
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
nn-words-draw-pile = Mazzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}.
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
nn-words-row = Colonna { $stack }, { $count ->
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
nn-words-waiting = Fila dei { $colour }, la carta in fondo per ultima: { $cards }.
nn-words-wishes = Carte desiderio da parte: { $count }.
nn-words-card-up = Scoperta: { $card }. Mazzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}.
nn-words-score = Sulle pile: { $count } su 95.
nn-words-best = Si poteva arrivare a { $best }.

nn-hint-lay = Metti { $card_acc }: va bene con la carta in cima ({ $other }).
nn-hint-lay-first = Metti prima { $card_acc }: il { $other } andrà bene anche dopo.
nn-hint-lay-so = Metti { $card_acc }: poi ci va sopra il { $other }.
nn-hint-lay-leave = Metti { $card_acc } e fai aspettare il { $other }: sopra il { $card } vanno più carte tra quelle che arrivano.
nn-hint-lay-later = Metti { $card_acc } e fai aspettare ancora un po’ il { $other }.
nn-hint-wait-leave = Non riprendere ancora { $card_acc }: sulla carta in cima ({ $other }) vanno più carte tra quelle che arrivano.
nn-hint-wait-later = Fai aspettare { $card_acc }, e ancora un po’ anche il { $other }.
nn-hint-fetch = Riprendi { $card_acc }: va bene, e così c’è una carta in meno in attesa.
nn-hint-fetch-first = Riprendi prima { $card_acc }: il { $other } andrà bene anche dopo.
nn-hint-fetch-so = Riprendi prima { $card_acc }: poi ci va sopra il { $other }.
nn-hint-wait = Il { $card } e il { $other } non hanno nessuna tabellina in comune: la carta deve aspettare.
nn-hint-wait-keep = Il { $card } e il { $other } non hanno nessuna tabellina in comune. Fai aspettare questa carta: la carta desiderio rende di più dopo.
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
