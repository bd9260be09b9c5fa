web-box-number-rally = Rally dei numeri

## Il Rally dei numeri nel browser

web-zr-score = { $points ->
    [one] 1 coppa
   *[other] { $points } coppe
}
web-zr-score-car = { $score } e l’auto
web-zr-points = Punti: { $points } su { $goal }
web-zr-players = Gli altri
web-zr-you = Tu
web-zr-middle = Centro del tavolo
web-zr-your-hand = Le tue carte
web-zr-hand-size = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
web-zr-free = libera
web-zr-not-drawn = troppo tardi per pescare
web-zr-cannot = adesso non si può
web-zr-total = La pila è a { $total } su { $goal }.
web-zr-stays = La pila resta a { $total }.
web-zr-top = In cima: { $card }.
web-zr-overtakes = { $seat_you ->
    [yes] Superi { $seats }.
   *[no] { $seats_you ->
        [yes] { $seat } ti supera: salti un turno.
       *[no] { $seat } supera { $seats }.
    }
}
web-zr-pile = Pila: in cima { $card }, di { $name }
web-zr-pile-yours = Pila: in cima { $card }, la tua carta
web-zr-pile-empty = Pila, ancora vuota
web-zr-deck = { $count ->
    [0] Mazzo, finito
    [one] Mazzo, resta una carta
   *[other] Mazzo, restano { $count } carte
}
web-zr-deck-draw = { $count ->
    [one] Pesca una carta. Mazzo, resta una carta
   *[other] Pesca una carta. Mazzo, restano { $count } carte
}
web-zr-few-left = Nel mazzo { $count ->
    [one] resta solo una carta
   *[other] restano solo { $count } carte
}!
web-zr-draw = Pesca
web-zr-draw-now = Pesca!
web-zr-car-free = L’auto da corsa non ce l’ha ancora nessuno.
web-zr-car-yours = L’auto da corsa ce l’hai tu.
web-zr-car-theirs = { $name } ha l’auto da corsa.

web-zr-does-pit-repair = dieci in meno, e l’auto da corsa è tua
web-zr-does-tyre-change = la pila va a 50, e l’auto da corsa è tua
web-zr-does-overtake = chi viene dopo salta il turno
web-zr-does-false-start = le cifre si scambiano di posto
web-zr-does-stage-win = si arrotonda alla decina più vicina, e l’auto da corsa è tua
web-zr-does-refuel = la pila resta com’è, e l’auto da corsa è tua
web-zr-does-oil-change = la pila resta com’è, e l’auto da corsa è tua
web-zr-does-home-straight = la pila va a 99, e l’auto da corsa è tua

web-zr-say-won = { $name } vince il Gran Premio!
web-zr-say-won-you = Vinci il Gran Premio!
web-zr-say-turn = Tocca a te!
web-zr-say-turn-hint = Gioca una carta.
web-zr-say-turn-plus = Gioca una carta: { $total } più il tuo numero.
web-zr-say-turn-draw = Prima pesca, poi gioca una carta.
web-zr-say-must-draw = Pesca una carta!
web-zr-say-wait = Tocca a { $name }
web-zr-say-draw = Pesca prima che giochi { $name }!
web-zr-say-draw-next = Pesca, tra poco tocca a te!
web-zr-say-draw-too = E non dimenticare di pescare!
web-zr-say-name = Quanto fa?
web-zr-say-told = Fa { $total }.
web-zr-say-told-hint = Scrivi questo numero.
web-zr-say-naming = { $name } fa il conto…
web-zr-say-who = C’è un { $card }: chi l’acchiappa?
web-zr-say-snap = C’è un { $card }: acchiappalo!
web-zr-say-snap-hint = Pulsante, carta o barra spaziatrice
web-zr-say-calm = Chi ha un altro { $card }?
web-zr-say-calm-hint = Tutti rispondono in segreto.
web-zr-say-calm-none = Tu no: vai avanti.
web-zr-say-calm-yours = Anche tu hai un { $card }: lo acchiappi?
web-zr-heard-calm-none = Non hai nessun { $card }: vai avanti.
web-zr-say-yes = Hai detto sì.
web-zr-say-no = Hai detto no.
web-zr-say-others = Gli altri stanno ancora pensando.
web-zr-pass = No
web-zr-go-on = Avanti
web-zr-snap = Zac!
web-zr-snapped = Acchiappata!
web-zr-snap-on = il tuo { $card } su un { $card }
web-zr-snap-rest = numero uguale?
web-zr-snap-label = Zac: il tuo { $card } su un { $card } di { $name }
web-zr-snap-rest-label = Zac: adesso niente da acchiappare
web-zr-late = Troppo tardi! Il tuo { $card } resta a te.
web-zr-late-behind = Troppo tardi! { $name } ha fatto prima. Il tuo { $card } resta a te.
web-zr-nearer = { $name } siede più vicino. Il tuo { $card } resta a te.
web-zr-lapsed = { $name } ha acchiappato la carta! Non devi più fare il conto.
web-zr-forgot = Non hai pescato! Continui con meno carte.
web-zr-forgot-last = Non hai pescato! Non hai più carte: aspetti la fine del rally.
web-zr-late-draw = Troppo tardi per pescare! C’è già la carta successiva.
web-zr-forgot-theirs = { $name } non ha pescato in tempo.

web-zr-rally-yours = Vinci il rally!
web-zr-rally-theirs = { $name } vince il rally!
web-zr-rally-nobody = Nessuno vince questo rally.

web-zr-question = Quanto fa? { $before }, poi { $card }
web-zr-ok = OK: di’ { $answer }
web-zr-ok-empty = OK: prima scrivi il risultato
web-zr-erase = Cancella una cifra
web-zr-easy = Scelta
web-zr-lesson = { $answer } non è giusto.
web-zr-lesson-told = { $sum } fa { $right }, non { $answer }.
web-zr-lesson-told-card = { $card }: da { $before } si va a { $right }, non a { $answer }.
web-zr-lesson-close = Ho capito
web-zr-lesson-ones = Continua a contare con le unità.
web-zr-lesson-tens = Una decina in più, le unità restano.
web-zr-lesson-crossing = Prima fino a { $ten }, poi il resto.
web-zr-lesson-ten = Si arriva proprio alla decina.
web-zr-lesson-rounding = Quale decina è più vicina? Dal 5 si sale.
web-zr-lesson-swapping = Le due cifre si scambiano di posto.
web-zr-lesson-minus = Una decina in meno, le unità restano.
web-zr-lesson-nothing = Sotto lo 0 non si va.
web-zr-lesson-reading = Rileggi che cosa dice «{ $card }».

web-zr-medal = Medaglia
web-zr-medal-of = Medaglia per { $name }
web-zr-medal-who = Per chi è la medaglia?
web-zr-medal-svg = Salva l’immagine
web-zr-report = Come hai fatto i conti
web-zr-report-of = Come ha fatto i conti { $name }
web-zr-csv-head = Nome, domanda, prima, carta, risultato, tentativo, risposta, giusta, secondi, tipo

web-zr-key-snap = Zac!
web-zr-key-draw = Pescare una carta
