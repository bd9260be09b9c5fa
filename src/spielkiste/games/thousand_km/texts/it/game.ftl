## 1000 chilometri

game-thousand-km = 1000 chilometri
game-thousand-km-tagline = Chi arriva per primo al chilometro esatto?
task-thousand-km-sprint = Vinci la gara sui 300 km!
task-thousand-km-two = Vinci sui 500 km contro due bot!
option-teams = A squadre di due
option-youngest = Tutti partono con il verde
option-youngest-kinder = La prossima volta partite tutti con il verde
option-discard = Scartare
option-discard-when_stuck = solo se non puoi fare altro (regolamento)
option-discard-safeties_may_wait = le protezioni possono aspettare in mano
option-discard-any_time = quando vuoi
option-scoring = Punteggio
option-scoring-race = vince chi arriva per primo (regolamento)
option-scoring-classic_5000 = classico, fino a 5000 punti
option-scoring-classic_5000-hint = Quattro manche o più. Puoi scartare quando vuoi.
option-scoring-classic_2500 = classico, fino a 2500 punti
option-scoring-classic_2500-hint = Due manche o più. Puoi scartare quando vuoi.
option-scoring-classic_round = classico, una sola manche
option-scoring-classic_round-hint = Vince chi ha più punti. Puoi scartare quando vuoi.
option-goal = Chilometri fino al traguardo
option-goal-length = { $value } km

km-card-25 = 25 km
    .nom = la carta da 25 km
    .acc = la carta da 25 km
    .dat = alla carta da 25 km
    .of = della carta da 25 km
km-card-50 = 50 km
    .nom = la carta da 50 km
    .acc = la carta da 50 km
    .dat = alla carta da 50 km
    .of = della carta da 50 km
km-card-75 = 75 km
    .nom = la carta da 75 km
    .acc = la carta da 75 km
    .dat = alla carta da 75 km
    .of = della carta da 75 km
km-card-100 = 100 km
    .nom = la carta da 100 km
    .acc = la carta da 100 km
    .dat = alla carta da 100 km
    .of = della carta da 100 km
km-card-200 = 200 km
    .nom = la carta da 200 km
    .acc = la carta da 200 km
    .dat = alla carta da 200 km
    .of = della carta da 200 km
km-card-red-light = Semaforo rosso
    .nom = il semaforo rosso
    .acc = il semaforo rosso
    .dat = al semaforo rosso
    .of = del semaforo rosso
km-card-speed-limit = Limite di velocità
    .nom = il limite di velocità
    .acc = il limite di velocità
    .dat = al limite di velocità
    .of = del limite di velocità
km-card-empty-tank = Serbatoio vuoto
    .nom = il serbatoio vuoto
    .acc = il serbatoio vuoto
    .dat = al serbatoio vuoto
    .of = del serbatoio vuoto
km-card-flat-tyre = Foratura
    .nom = la foratura
    .acc = la foratura
    .dat = alla foratura
    .of = della foratura
km-card-breakdown = Guasto al motore
    .nom = il guasto al motore
    .acc = il guasto al motore
    .dat = al guasto al motore
    .of = del guasto al motore
km-card-green-light = Semaforo verde
    .nom = il semaforo verde
    .acc = il semaforo verde
    .dat = al semaforo verde
    .of = del semaforo verde
km-card-end-of-limit = Fine limite
    .nom = il «Fine limite»
    .acc = il «Fine limite»
    .dat = al «Fine limite»
    .of = del «Fine limite»
km-card-petrol = Benzina
    .nom = la benzina
    .acc = la benzina
    .dat = alla benzina
    .of = della benzina
km-card-spare-tyre = Ruota di scorta
    .nom = la ruota di scorta
    .acc = la ruota di scorta
    .dat = alla ruota di scorta
    .of = della ruota di scorta
km-card-repair = Riparazione
    .nom = la riparazione
    .acc = la riparazione
    .dat = alla riparazione
    .of = della riparazione
km-card-right-of-way = Precedenza
    .nom = la precedenza
    .acc = la precedenza
    .dat = alla precedenza
    .of = della precedenza
km-card-tanker = Autocisterna
    .nom = l’autocisterna
    .acc = l’autocisterna
    .dat = all’autocisterna
    .of = dell’autocisterna
km-card-puncture-proof = Gomma antiforatura
    .nom = la gomma antiforatura
    .acc = la gomma antiforatura
    .dat = alla gomma antiforatura
    .of = della gomma antiforatura
km-card-ace-driver = Asso del volante
    .nom = l’asso del volante
    .acc = l’asso del volante
    .dat = all’asso del volante
    .of = dell’asso del volante

km-move-drive = fare { $km } km
km-move-green = giocare il semaforo verde
km-move-defend = giocare { $card_acc }
km-move-safety = giocare la protezione «{ $card }» e poi giocare ancora
km-move-attack = attaccare { $side } con { $card_acc }
km-move-discard = scartare { $card_acc }
km-move-master = colpo da maestro con { $card_acc }
km-move-pass = niente colpo da maestro
km-move-next = avanti

km-drew = { $seat_you ->
    [yes] Peschi: { $card }.
   *[no] { $seat } pesca: { $card }.
}
km-drew-unseen = { $seat } pesca una carta.
km-started = { $seat_you ->
    [yes] Giochi { $card_acc }: si parte!
   *[no] { $seat } gioca { $card_acc }: si parte!
}
km-drove = { $seat_you ->
    [yes] Fai { $km } km, in tutto { $total }.
   *[no] { $seat } fa { $km } km, in tutto { $total }.
}
km-attacked = { $seat_you ->
    [yes] Attacchi { $side }: { $card }.
   *[no] { $side_you ->
        [yes] { $seat } ti attacca: { $card }.
       *[no] { $seat } attacca { $side }: { $card }.
    }
}
km-asked = { $side_you ->
    [yes] Hai un colpo da maestro contro { $card_acc }?
   *[no] { $side_count ->
        [one] { $side } ha un colpo da maestro contro { $card_acc }?
       *[other] { $side } hanno un colpo da maestro contro { $card_acc }?
    }
}
km-defended = { $seat_you ->
    [yes] Rispondi con { $card_acc }.
   *[no] { $seat } risponde con { $card_acc }.
}
km-protected = { $seat_you ->
    [yes] Giochi una protezione: { $card }.
   *[no] { $seat } gioca una protezione: { $card }.
}
km-master-move = { $seat_you ->
    [yes] Colpo da maestro! Giochi { $card_acc }.
   *[no] Colpo da maestro! { $seat } gioca { $card_acc }.
}
km-lifted = Finisce nella scatola: { $card }.
km-discarded = { $seat_you ->
    [yes] Scarti { $card_acc }.
   *[no] { $seat } scarta { $card_acc }.
}
km-pile-empty = Il mazzo è finito: la corsa termina qui.
km-won = { $seats_you ->
    [yes] Vinci con { $total } km!
   *[no] { $seats_count ->
        [one] { $seats } vince con { $total } km!
       *[other] { $seats } vincono con { $total } km!
    }
}

# A match with classic scoring.
km-dealt = { $seat_you ->
    [yes] Manche { $round }: cominci tu.
   *[no] Manche { $round }: comincia { $seat }.
}
km-last-card = Era l’ultima carta del mazzo: adesso si giocano le carte rimaste in mano.
km-played-out = Nessuno ha più carte: la manche è finita.
km-counted = { $side_you ->
    [yes] Punti per te: { $points }. In tutto: { $total }.
   *[no] Punti per { $side }: { $points }. In tutto: { $total }.
}
km-match-won = { $seats_you ->
    [yes] Vinci con { $total } punti!
   *[no] { $seats_count ->
        [one] { $seats } vince con { $total } punti!
       *[other] { $seats } vincono con { $total } punti!
    }
}
km-line-distance = Chilometri
km-line-safeties = Protezioni
km-line-all-four = Le quattro protezioni
km-line-master-moves = Colpi da maestro
km-line-trip = Al traguardo
km-line-delayed = A mazzo finito
km-line-safe = Senza 200
km-line-shut-out = Altri a 0 km

# At the seat of whoever did it: short, without the name.
km-started-act = { $card }: si parte!
km-drove-act = fa { $km } km
km-attacked-act = { $side_you ->
    [yes] { $card } contro di te
   *[no] { $card } contro { $side }
}
km-defended-act = { $card }
km-protected-act = protezione: { $card }
km-master-move-act = colpo da maestro: { $card }!
km-discarded-act = scarta: { $card }

km-why-counted = La manche è finita. Guarda i punti e poi si va avanti.
km-why-others-look = Gli altri stanno ancora guardando i punti.
km-why-not-counted = La manche non è ancora finita.
km-why-no-move = Questa non è una mossa.
km-why-over = La corsa è finita.
km-why-wait = { $side_count ->
    [one] Prima risponde { $side }.
   *[other] Prima rispondono { $side }.
}
km-why-answer = Prima rispondi: hai un colpo da maestro?
km-why-other-safety = Contro questo attacco non serve { $card_nom }.
km-why-no-attack = Il colpo da maestro si fa solo subito dopo un attacco.
km-why-turn = Tocca a { $seat }.
km-why-not-held = Non hai in mano { $card_acc }.
km-why-discard = Puoi scartare solo se non puoi giocare nessuna carta.
km-why-discard-but-safeties = Puoi scartare solo se, a parte le protezioni, non puoi giocare nessuna carta.
km-why-nobody = Lì non c’è nessuno.
km-why-own-side = La tua squadra non la puoi attaccare.
km-why-prevented = { $side_count ->
    [one] { $side } ha la protezione contro { $card_acc }.
   *[other] { $side } hanno la protezione contro { $card_acc }.
}
km-why-limited-already = { $side_count ->
    [one] { $side } ha già un limite di velocità.
   *[other] { $side } hanno già un limite di velocità.
}
km-why-attacked-already = { $side_count ->
    [one] { $side } ha già l’auto ferma.
   *[other] { $side } hanno già l’auto ferma.
}
km-why-team-stands = { $side_count ->
    [one] { $side } aspetta il verde: per ora niente attacchi.
   *[other] { $side } aspettano il verde: per ora niente attacchi.
}
km-why-not-rolling = { $side_count ->
    [one] { $side } non è in marcia.
   *[other] { $side } non sono in marcia.
}
km-why-attack-self = Gli attacchi si giocano contro gli altri.
km-why-green-rolling = Sei già in marcia.
km-why-no-such-attack = Davanti a te non c’è niente da risolvere con { $card_acc }.
km-why-stopped = La tua auto è ferma: { $card }. Così non puoi andare avanti.
km-why-green-again = Alla vostra squadra serve prima un semaforo verde.
km-why-not-started = Per partire ti serve un semaforo verde.
km-why-limit = Con il limite di velocità valgono solo 25 e 50.
km-why-two-200 = Su una strada ci stanno solo due carte da 200.
km-why-too-far = { $km } km sono troppi: te ne mancano solo { $left }.

km-words-road = { $side }: { $total } km su { $goal }.
km-words-stopped = { $side_you ->
    [yes] La tua auto è ferma: { $card }.
   *[no] { $side_count ->
        [one] { $side } ha l’auto ferma: { $card }.
       *[other] { $side } hanno l’auto ferma: { $card }.
    }
}
km-words-needs-green = { $side_you ->
    [yes] Ti serve un semaforo verde.
   *[no] { $side_count ->
        [one] { $side } ha bisogno di un semaforo verde.
       *[other] { $side } hanno bisogno di un semaforo verde.
    }
}
km-words-not-started = { $side_you ->
    [yes] Devi ancora partire.
   *[no] { $side_count ->
        [one] { $side } deve ancora partire.
       *[other] { $side } devono ancora partire.
    }
}
km-words-limited = { $side_you ->
    [yes] Hai un limite di velocità.
   *[no] { $side_count ->
        [one] { $side } ha un limite di velocità.
       *[other] { $side } hanno un limite di velocità.
    }
}
km-words-safeties = { $side_you ->
    [yes] Le tue protezioni: { $cards }.
   *[no] Protezioni di { $side }: { $cards }.
}
km-words-match = { $points ->
    [0] Una sola manche: vince chi ha più punti.
   *[other] Manche { $round }. Si gioca fino a { $points } punti.
}
km-words-line = { $side }: { $line }, { $points } punti.
km-words-total = { $side }: { $total } punti.
km-words-pile = Mazzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}.
km-words-box = Nella scatola: { $count ->
    [one] una carta
   *[other] { $count } carte
}, in cima: { $top }.
km-words-hand = Le tue carte: { $cards }.
