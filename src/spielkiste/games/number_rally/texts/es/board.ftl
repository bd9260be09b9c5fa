web-box-number-rally = Rally de números

## El Rally de números en el navegador

web-zr-score = { $points ->
    [one] 1 copa
   *[other] { $points } copas
}
web-zr-score-car = { $score } y el coche
web-zr-points = { $points } de { $goal } { $goal ->
    [one] punto
   *[other] puntos
}
web-zr-players = Los demás
web-zr-you = Tú
web-zr-middle = Centro de la mesa
web-zr-your-hand = Tus cartas
web-zr-hand-size = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
web-zr-free = libre
web-zr-not-drawn = ya es tarde para robar
web-zr-cannot = ahora no se puede
web-zr-total = El montón va por { $total } de { $goal }.
web-zr-stays = El montón se queda en { $total }.
web-zr-top = Encima: { $card }.
web-zr-overtakes = { $seat_you ->
    [yes] Adelantas a { $seats }.
   *[no] { $seats_you ->
        [yes] { $seat } te adelanta: pierdes el turno.
       *[no] { $seat } adelanta a { $seats }.
    }
}
web-zr-pile = Montón: encima, { $card }, de { $name }
web-zr-pile-yours = Montón: encima, tu { $card }
web-zr-pile-empty = Montón, aún vacío
web-zr-deck = { $count ->
    [0] Mazo, vacío
    [one] Mazo, queda una carta
   *[other] Mazo, quedan { $count } cartas
}
web-zr-deck-draw = { $count ->
    [one] Robar una carta. Mazo, queda una carta
   *[other] Robar una carta. Mazo, quedan { $count } cartas
}
web-zr-few-left = ¡Solo { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
} en el mazo!
web-zr-draw = Robar
web-zr-draw-now = ¡Roba!
web-zr-car-free = Nadie tiene el coche todavía.
web-zr-car-yours = Tienes el coche.
web-zr-car-theirs = { $name } tiene el coche.

web-zr-does-pit-repair = diez menos, y te llevas el coche
web-zr-does-tyre-change = el montón pasa a 50, y te llevas el coche
web-zr-does-overtake = quien va después pierde el turno
web-zr-does-false-start = las cifras se cambian de sitio
web-zr-does-stage-win = se redondea a la decena más cercana, y te llevas el coche
web-zr-does-refuel = el montón se queda igual, y te llevas el coche
web-zr-does-oil-change = el montón se queda igual, y te llevas el coche
web-zr-does-home-straight = el montón pasa a 99, y te llevas el coche

web-zr-say-won = ¡{ $name } gana el Gran Premio!
web-zr-say-won-you = ¡Ganas el Gran Premio!
web-zr-say-turn = ¡Te toca!
web-zr-say-turn-hint = Pon una carta.
web-zr-say-turn-plus = Pon una carta: { $total } más tu número.
web-zr-say-turn-draw = Primero roba y luego pon una carta.
web-zr-say-must-draw = ¡Roba una carta!
web-zr-say-wait = Le toca a { $name }
web-zr-say-draw = ¡Roba antes de que juegue { $name }!
web-zr-say-draw-next = ¡Roba, que enseguida te toca!
web-zr-say-draw-too = ¡Y no te olvides de robar!
web-zr-say-name = ¿Cuánto es?
web-zr-say-told = Es { $total }.
web-zr-say-told-hint = Escribe ese número.
web-zr-say-naming = { $name } está sumando…
web-zr-say-who = ¿Quién caza el { $card }?
web-zr-say-snap = ¡Caza el { $card }!
web-zr-say-snap-hint = Botón, carta o barra espaciadora
web-zr-say-calm = ¿Quién tiene otro { $card }?
web-zr-say-calm-hint = Todos contestan en secreto.
web-zr-say-calm-none = Tú no: sigue.
web-zr-say-calm-yours = Tú también tienes un { $card }: ¿lo cazas?
web-zr-heard-calm-none = No tienes ningún { $card }: sigue.
web-zr-say-yes = Has dicho que sí.
web-zr-say-no = Has dicho que no.
web-zr-say-others = Los demás aún se lo piensan.
web-zr-pass = No
web-zr-go-on = Seguir
web-zr-snap = ¡Zas!
web-zr-snapped = ¡Cazado!
web-zr-snap-on = tu { $card } sobre el { $card }
web-zr-snap-rest = ¿número igual?
web-zr-snap-label = Zas: tu { $card } sobre el { $card } de { $name }
web-zr-snap-rest-label = Zas: ahora no hay nada que cazar
web-zr-late = ¡Tarde! Te quedas con tu { $card }.
web-zr-late-behind = ¡Tarde! { $name } se te ha adelantado. Te quedas con tu { $card }.
web-zr-nearer = { $name } está más cerca. Te quedas con tu { $card }.
web-zr-lapsed = ¡{ $name } lo caza! Ya no hace falta que sumes.
web-zr-forgot = ¡No has robado! Sigues con menos cartas.
web-zr-forgot-last = ¡No has robado! Ya no tienes cartas: esperas hasta que acabe el rally.
web-zr-late-draw = ¡Ya es tarde para robar! Ya está puesta la siguiente carta.
web-zr-forgot-theirs = { $name } no ha robado a tiempo.

web-zr-rally-yours = ¡Ganas el rally!
web-zr-rally-theirs = ¡{ $name } gana el rally!
web-zr-rally-nobody = Este rally no lo gana nadie.

web-zr-question = ¿Cuánto suma ahora? { $before }, luego { $card }
web-zr-ok = OK: decir { $answer }
web-zr-ok-empty = OK: primero escribe el resultado
web-zr-erase = Borrar una cifra
web-zr-easy = A elegir
web-zr-lesson = No es { $answer }.
web-zr-lesson-told = { $sum } da { $right }, no { $answer }.
web-zr-lesson-told-card = { $card }: de { $before } se pasa a { $right }, no a { $answer }.
web-zr-lesson-close = Entendido
web-zr-lesson-ones = Sigue contando las unidades.
web-zr-lesson-tens = Una decena más; las unidades no cambian.
web-zr-lesson-crossing = Primero hasta { $ten }, luego el resto.
web-zr-lesson-ten = Llega justo a la decena.
web-zr-lesson-rounding = ¿Qué decena está más cerca? Desde el 5 se va hacia arriba.
web-zr-lesson-swapping = Las dos cifras se cambian de sitio.
web-zr-lesson-minus = Una decena menos; las unidades no cambian.
web-zr-lesson-nothing = Más abajo de 0 no se puede.
web-zr-lesson-reading = Vuelve a leer lo que pone en «{ $card }».

web-zr-medal = Medalla
web-zr-medal-of = Medalla para { $name }
web-zr-medal-who = ¿Para quién es la medalla?
web-zr-medal-svg = Guardar la imagen
web-zr-report = Así has sumado
web-zr-report-of = Cómo ha sumado { $name }
web-zr-csv-head = Nombre, pregunta, antes, carta, resultado, intento, respuesta, correcta, segundos, tipo

web-zr-key-snap = ¡Zas!
web-zr-key-draw = Robar una carta
