## Rally de números

game-number-rally = Rally de números
game-number-rally-tagline = Suma, caza el coche y llega en cabeza a 100
task-number-rally-one = ¡Gana un rally!
task-number-rally-little = ¡Gana el minirrally a dos bots!
option-little = Minirrally (números hasta 20)
option-drawing = Robar
option-drawing-by_hand = a mano (reglamento: quien se olvida sigue con menos cartas)
option-drawing-automatic = automático
option-points = Puntos para ganar

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
zr-card-pit-repair = parada en boxes
    .acc = una parada en boxes
zr-card-tyre-change = cambio de ruedas
    .acc = un cambio de ruedas
zr-card-overtake = adelantamiento
    .acc = un adelantamiento
zr-card-false-start = salida en falso
    .acc = una salida en falso
zr-card-stage-win = victoria de etapa
    .acc = una victoria de etapa
zr-card-refuel = repostaje
    .acc = un repostaje
zr-card-oil-change = cambio de aceite
    .acc = un cambio de aceite
zr-card-home-straight = recta final
    .acc = una recta final

zr-reason-exact = justo en la meta
zr-reason-equal = con el mismo número
zr-reason-past = más allá de la meta
zr-reason-empty = el mazo está vacío

zr-skill-ones = Sumar unidades
zr-skill-tens = Sumar diez
zr-skill-crossing = Pasar de decena
zr-skill-rounding = Redondear
zr-skill-swapping = Cambiar cifras
zr-skill-minus = Diez menos
zr-skill-reading = Leer cartas

zr-move-lay = poner { $card_acc }
zr-move-snap = cazar con { $card_acc }
zr-move-pass = no cazar
zr-move-draw = robar una carta
zr-move-say = { $total }

zr-rally = { $seat_you ->
    [yes] Arranca el rally { $rally }: empiezas tú.
   *[no] Arranca el rally { $rally }: empieza { $seat }.
}
zr-dealt = { $seat_you ->
    [yes] Te tocan estas cartas: { $cards }.
   *[no] A { $seat } le tocan estas cartas: { $cards }.
}
zr-dealt-unseen = { $seat } recibe cuatro cartas.
zr-laid = { $seat_you ->
    [yes] Pones { $card_acc }.
   *[no] { $seat } pone { $card_acc }.
}
zr-snapped = { $seat_you ->
    [yes] ¡Zas! Pones { $card_acc }.
   *[no] ¡Zas! { $seat } pone { $card_acc }.
}
zr-named = { $seat_you ->
    [yes] Dices { $answer }. ¡Muy bien!
   *[no] { $seat } dice { $answer }. ¡Muy bien!
}
zr-misnamed = { $seat_you ->
    [yes] Dices { $answer }. Todavía no: { $before }, luego { $card }.
   *[no] { $seat } dice { $answer }. Todavía no: { $before }, luego { $card }.
}
zr-naming-lapsed = { $seat_you ->
    [yes] Alguien ha sido más rápido: ya no hace falta que digas el resultado.
   *[no] Alguien ha sido más rápido: ya no hace falta que { $seat } diga el resultado.
}
zr-total = De { $before } a { $total }.
zr-car = { $seat_you ->
    [yes] ¡El coche es tuyo!
   *[no] El coche se va con { $seat }.
}
zr-drew = { $seat_you ->
    [yes] Robas: { $card }.
   *[no] { $seat } roba: { $card }.
}
zr-drew-unseen = { $seat } roba una carta.
zr-last-drawn = Se ha robado la última carta.
zr-rally-won = { $seat_you ->
    [yes] Tienes el coche y ganas el rally hasta { $goal }: ¡{ $reason }! Es tu copa número { $points }.
   *[no] { $seat } tiene el coche y gana el rally hasta { $goal }: ¡{ $reason }! Es su copa número { $points }.
}
zr-rally-unwon = Nadie tiene el coche ({ $reason }): este rally no lo gana nadie.
zr-won = { $seat_you ->
    [yes] ¡Ganas el Gran Premio con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }!
   *[no] ¡{ $seat } gana el Gran Premio con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }!
}

# At the seat of whoever did it: short, without the name.
zr-laid-act = pone: { $card }
zr-snapped-act = ¡zas: { $card }!

zr-why-no-move = Eso no es una jugada.
zr-why-over = El Gran Premio ha terminado.
zr-why-name-first = Primero di el resultado.
zr-why-snap-first = Primero todos tienen su oportunidad de cazar.
zr-why-answer-first = Contesta primero: ¿cazas el { $card } o no?
zr-why-naming = Primero { $seat } tiene que decir el resultado.
zr-why-turn = Le toca a { $seat }.
zr-why-no-more-cards = Se ha robado la última carta: en este rally ya no hay más turnos.
zr-why-must-draw = No te quedan cartas: roba una.
zr-why-not-held = No tienes { $card_acc } en la mano.
zr-why-no-snap = En el minirrally no se caza.
zr-why-own-card = Tu propia carta no la puedes cazar.
zr-why-answered = Ya has contestado.
zr-why-nothing-asked = Ahora no hay nada que cazar.
zr-why-no-number = Encima del montón no hay un número: no hay nada que cazar.
zr-why-other-number = Encima del montón no hay { $card_acc }.
zr-why-lay-it = Es tu turno: pon la carta sin más.
zr-why-too-late = Ya es tarde para cazar. Te quedas con tu carta.
zr-why-automatic = En esta mesa las cartas se roban solas.
zr-why-no-more-draws = En este rally ya no se roba más.
zr-why-full-hand = Tienes la mano llena.
zr-why-draw-gone = Ya es tarde para robar.
zr-why-nothing-to-name = Ahora nadie te pide el resultado.
zr-why-only-right = Es { $total }: dilo, por favor.
zr-why-wrong-already = { $total } no era: prueba con otro número.
zr-why-no-such-total = { $total } es más de lo que puede llegar a sumar el montón.

zr-words-total = El montón va por { $total } de { $goal }.
zr-words-top = { $seat_you ->
    [yes] Encima está tu carta: { $card }.
   *[no] Encima hay { $card_acc }, de { $seat }.
}
zr-words-car-free = El coche está al lado del montón.
zr-words-car = { $seat_you ->
    [yes] Tienes el coche.
   *[no] { $seat } tiene el coche.
}
zr-words-draw-pile = Mazo: { $count ->
    [0] vacío
    [one] queda una carta
   *[other] quedan { $count } cartas
}.
zr-words-points = { $seat }: { $points } de { $goal } { $goal ->
    [one] punto
   *[other] puntos
}.
zr-words-may-draw = { $seat_you ->
    [yes] Puedes robar una carta.
   *[no] { $seat } puede robar una carta.
}
zr-words-naming = { $seat_you ->
    [yes] ¿Cuánto suma ahora? { $before }, luego { $card }.
   *[no] { $seat } dice el resultado: { $before }, luego { $card }.
}
zr-words-right = El resultado es { $right }.
zr-words-snap = ¿Quién caza el { $card }?
zr-words-turn = { $seat_you ->
    [yes] Te toca.
   *[no] Le toca a { $seat }.
}
zr-words-hand = Tu mano: { $cards }.

zr-medal-heading = Medalla de la victoria
zr-medal-praise = gana el Gran Premio de números
