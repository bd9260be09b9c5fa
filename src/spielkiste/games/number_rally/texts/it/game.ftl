## Rally dei numeri

game-number-rally = Rally dei numeri
game-number-rally-tagline = Somma, acchiappa l’auto e arriva in testa a 100
task-number-rally-one = Vinci un rally!
task-number-rally-little = Vinci il mini-rally contro due bot!
option-little = Mini-rally (numeri fino a 20)
option-drawing = Pescare
option-drawing-by_hand = a mano (regolamento: chi se ne dimentica gioca con meno carte)
option-drawing-automatic = in automatico
option-points = Punti per vincere

zr-card-1 = 1
    .acc = un 1
zr-card-2 = 2
    .acc = un 2
zr-card-3 = 3
    .acc = un 3
zr-card-4 = 4
    .acc = un 4
zr-card-5 = 5
    .acc = un 5
zr-card-6 = 6
    .acc = un 6
zr-card-7 = 7
    .acc = un 7
zr-card-8 = 8
    .acc = un 8
zr-card-9 = 9
    .acc = un 9
zr-card-10 = 10
    .acc = un 10
zr-card-pit-repair = Sosta ai box
    .acc = una sosta ai box
zr-card-tyre-change = Cambio gomme
    .acc = un cambio gomme
zr-card-overtake = Sorpasso
    .acc = un sorpasso
zr-card-false-start = Falsa partenza
    .acc = una falsa partenza
zr-card-stage-win = Vittoria di tappa
    .acc = una vittoria di tappa
zr-card-refuel = Rifornimento
    .acc = un rifornimento
zr-card-oil-change = Cambio olio
    .acc = un cambio olio
zr-card-home-straight = Rettilineo finale
    .acc = un rettilineo finale

zr-reason-exact = traguardo centrato
zr-reason-equal = con un numero uguale
zr-reason-past = traguardo superato
zr-reason-empty = il mazzo è finito

zr-skill-ones = Unità in più
zr-skill-tens = Dieci in più
zr-skill-crossing = Oltre la decina
zr-skill-rounding = Arrotondare
zr-skill-swapping = Scambiare cifre
zr-skill-minus = Dieci in meno
zr-skill-reading = Leggere le carte

zr-move-lay = giocare { $card_acc }
zr-move-snap = acchiappare con { $card_acc }
zr-move-pass = non acchiappare
zr-move-draw = pescare una carta
zr-move-say = { $total }

zr-rally = { $seat_you ->
    [yes] Parte il rally { $rally }: cominci tu.
   *[no] Parte il rally { $rally }: comincia { $seat }.
}
zr-dealt = { $seat_you ->
    [yes] Ricevi: { $cards }.
   *[no] { $seat } riceve: { $cards }.
}
zr-dealt-unseen = { $seat } riceve quattro carte.
zr-laid = { $seat_you ->
    [yes] Giochi { $card_acc }.
   *[no] { $seat } gioca { $card_acc }.
}
zr-snapped = { $seat_you ->
    [yes] Zac! Giochi { $card_acc }.
   *[no] Zac! { $seat } gioca { $card_acc }.
}
zr-named = { $seat_you ->
    [yes] Dici { $answer }. Giusto!
   *[no] { $seat } dice { $answer }. Giusto!
}
zr-misnamed = { $seat_you ->
    [yes] Dici { $answer }. Non ancora: { $before }, poi { $card }.
   *[no] { $seat } dice { $answer }. Non ancora: { $before }, poi { $card }.
}
zr-naming-lapsed = { $seat_you ->
    [yes] C’è chi ha fatto prima: il risultato non devi più dirlo.
   *[no] C’è chi ha fatto prima: { $seat } non deve più dire il risultato.
}
zr-total = Prima { $before }, adesso { $total }.
zr-car = { $seat_you ->
    [yes] L’auto da corsa è tua!
   *[no] L’auto da corsa va a { $seat }.
}
zr-drew = { $seat_you ->
    [yes] Peschi: { $card }.
   *[no] { $seat } pesca: { $card }.
}
zr-drew-unseen = { $seat } pesca una carta.
zr-last-drawn = Era l’ultima carta del mazzo.
zr-rally-won = { $seat_you ->
    [yes] Hai l’auto e vinci il rally fino a { $goal }: { $reason }! È la tua coppa numero { $points }.
   *[no] { $seat } ha l’auto e vince il rally fino a { $goal }: { $reason }! È la coppa numero { $points }.
}
zr-rally-unwon = Nessuno ha l’auto da corsa ({ $reason }): questo rally non lo vince nessuno.
zr-won = { $seat_you ->
    [yes] Vinci il Gran Premio con { $points ->
        [one] un punto
       *[other] { $points } punti
    }!
   *[no] { $seat } vince il Gran Premio con { $points ->
        [one] un punto
       *[other] { $points } punti
    }!
}

# At the seat of whoever did it: short, without the name.
zr-laid-act = gioca: { $card }
zr-snapped-act = zac: { $card }!

zr-why-no-move = Questa non è una mossa.
zr-why-over = Il Gran Premio è finito.
zr-why-name-first = Prima di’ il risultato.
zr-why-snap-first = Prima tutti devono avere la possibilità di acchiappare.
zr-why-answer-first = Prima rispondi: acchiappi il { $card } o no?
zr-why-naming = Prima { $seat } dice il risultato.
zr-why-turn = Tocca a { $seat }.
zr-why-no-more-cards = L’ultima carta è stata pescata: in questo rally non ci sono più turni.
zr-why-must-draw = Non hai più carte: pescane una.
zr-why-not-held = Non hai in mano { $card_acc }.
zr-why-no-snap = Nel mini-rally non si acchiappa.
zr-why-own-card = Non puoi acchiappare la tua carta.
zr-why-answered = Hai già risposto.
zr-why-nothing-asked = Adesso non c’è niente da acchiappare.
zr-why-no-number = In cima alla pila non c’è un numero: niente da acchiappare.
zr-why-other-number = In cima alla pila non c’è { $card_acc }.
zr-why-lay-it = Tocca già a te: gioca la carta e basta.
zr-why-too-late = Troppo tardi per acchiappare. La tua carta resta a te.
zr-why-automatic = A questo tavolo si pesca in automatico.
zr-why-no-more-draws = In questo rally non si pesca più.
zr-why-full-hand = Hai già tutte le carte.
zr-why-draw-gone = Troppo tardi per pescare.
zr-why-nothing-to-name = Adesso nessuno ti chiede il risultato.
zr-why-only-right = Fa { $total }: di’ questo numero.
zr-why-wrong-already = { $total } non era giusto: prova un altro numero.
zr-why-no-such-total = A { $total } la pila non può arrivare.

zr-words-total = La pila è a { $total } su { $goal }.
zr-words-top = { $seat_you ->
    [yes] In cima c’è la tua carta: { $card }.
   *[no] In cima c’è { $card_acc }, di { $seat }.
}
zr-words-car-free = L’auto da corsa è accanto alla pila.
zr-words-car = { $seat_you ->
    [yes] L’auto da corsa ce l’hai tu.
   *[no] { $seat } ha l’auto da corsa.
}
zr-words-draw-pile = Mazzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}.
zr-words-points = { $seat_you ->
    [yes] I tuoi punti: { $points } su { $goal }.
   *[no] Punti di { $seat }: { $points } su { $goal }.
}
zr-words-may-draw = { $seat_you ->
    [yes] Puoi pescare una carta.
   *[no] { $seat } può pescare una carta.
}
zr-words-naming = { $seat_you ->
    [yes] Quanto fa? { $before }, poi { $card }.
   *[no] { $seat } dice il risultato: { $before }, poi { $card }.
}
zr-words-right = Fa { $right }.
zr-words-snap = C’è { $card_acc }: chi l’acchiappa?
zr-words-turn = { $seat_you ->
    [yes] Tocca a te.
   *[no] Tocca a { $seat }.
}
zr-words-hand = Le tue carte: { $cards }.

zr-medal-heading = Medaglia della vittoria
zr-medal-praise = vince il Gran Premio dei numeri
