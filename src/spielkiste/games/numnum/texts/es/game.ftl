## NumNum: cuatro juegos con una baraja

game-mau-mau = Mau-Mau de tablas
game-mau-mau-tagline = Misma figura o misma tabla: ¡carta fuera!
game-wall-break = Rompemuros
game-wall-break-tagline = Llévate parejas hasta que se rompa el muro
game-clear-away = ¡A recoger!
game-clear-away-tagline = Siete columnas boca arriba, y cada pareja cuenta
game-patience = Solitario de tablas
game-patience-tagline = Un reparto y cuatro montones: ¿cuántas cartas consigues poner?
task-mau-mau-one = ¡Quédate sin cartas antes que el bot!
task-mau-mau-three = ¡Gana a tres bots!
task-wall-break-one = ¡Consigue más cartas que el bot!
task-wall-break-strong = ¡Consigue más cartas que un bot fuerte!
task-clear-away-one = ¡Recoge más cartas que el bot!
task-clear-away-strong = ¡Recoge más cartas que un bot fuerte!
task-patience-cards = ¡Coloca 80 cartas!
task-patience-more = ¡Coloca 85 cartas!
option-hands = Cartas en mano
option-hands-hidden = ocultas en la mano
option-hands-open = a la vista en la mesa

nn-card-1-triangle = comodín de triángulos
    .acc = el comodín de triángulos
    .of = del comodín de triángulos
nn-card-2-triangle = 2 de triángulos
    .acc = el 2 de triángulos
    .of = del 2 de triángulos
nn-card-3-triangle = 3 de triángulos
    .acc = el 3 de triángulos
    .of = del 3 de triángulos
nn-card-4-triangle = 4 de triángulos
    .acc = el 4 de triángulos
    .of = del 4 de triángulos
nn-card-5-triangle = 5 de triángulos
    .acc = el 5 de triángulos
    .of = del 5 de triángulos
nn-card-6-triangle = 6 de triángulos
    .acc = el 6 de triángulos
    .of = del 6 de triángulos
nn-card-7-triangle = 7 de triángulos
    .acc = el 7 de triángulos
    .of = del 7 de triángulos
nn-card-8-triangle = 8 de triángulos
    .acc = el 8 de triángulos
    .of = del 8 de triángulos
nn-card-9-triangle = 9 de triángulos
    .acc = el 9 de triángulos
    .of = del 9 de triángulos
nn-card-10-triangle = 10 de triángulos
    .acc = el 10 de triángulos
    .of = del 10 de triángulos
nn-card-11-triangle = 11 de triángulos
    .acc = el 11 de triángulos
    .of = del 11 de triángulos
nn-card-12-triangle = 12 de triángulos
    .acc = el 12 de triángulos
    .of = del 12 de triángulos
nn-card-13-triangle = 13 de triángulos
    .acc = el 13 de triángulos
    .of = del 13 de triángulos
nn-card-14-triangle = 14 de triángulos
    .acc = el 14 de triángulos
    .of = del 14 de triángulos
nn-card-15-triangle = 15 de triángulos
    .acc = el 15 de triángulos
    .of = del 15 de triángulos
nn-card-16-triangle = 16 de triángulos
    .acc = el 16 de triángulos
    .of = del 16 de triángulos
nn-card-24-triangle = 24 de triángulos
    .acc = el 24 de triángulos
    .of = del 24 de triángulos
nn-card-30-triangle = 30 de triángulos
    .acc = el 30 de triángulos
    .of = del 30 de triángulos
nn-card-32-triangle = 32 de triángulos
    .acc = el 32 de triángulos
    .of = del 32 de triángulos
nn-card-35-triangle = 35 de triángulos
    .acc = el 35 de triángulos
    .of = del 35 de triángulos
nn-card-45-triangle = 45 de triángulos
    .acc = el 45 de triángulos
    .of = del 45 de triángulos
nn-card-48-triangle = 48 de triángulos
    .acc = el 48 de triángulos
    .of = del 48 de triángulos
nn-card-63-triangle = 63 de triángulos
    .acc = el 63 de triángulos
    .of = del 63 de triángulos
nn-card-64-triangle = 64 de triángulos
    .acc = el 64 de triángulos
    .of = del 64 de triángulos
nn-card-81-triangle = 81 de triángulos
    .acc = el 81 de triángulos
    .of = del 81 de triángulos
nn-card-1-circle = comodín de círculos
    .acc = el comodín de círculos
    .of = del comodín de círculos
nn-card-2-circle = 2 de círculos
    .acc = el 2 de círculos
    .of = del 2 de círculos
nn-card-3-circle = 3 de círculos
    .acc = el 3 de círculos
    .of = del 3 de círculos
nn-card-4-circle = 4 de círculos
    .acc = el 4 de círculos
    .of = del 4 de círculos
nn-card-5-circle = 5 de círculos
    .acc = el 5 de círculos
    .of = del 5 de círculos
nn-card-6-circle = 6 de círculos
    .acc = el 6 de círculos
    .of = del 6 de círculos
nn-card-7-circle = 7 de círculos
    .acc = el 7 de círculos
    .of = del 7 de círculos
nn-card-8-circle = 8 de círculos
    .acc = el 8 de círculos
    .of = del 8 de círculos
nn-card-9-circle = 9 de círculos
    .acc = el 9 de círculos
    .of = del 9 de círculos
nn-card-10-circle = 10 de círculos
    .acc = el 10 de círculos
    .of = del 10 de círculos
nn-card-11-circle = 11 de círculos
    .acc = el 11 de círculos
    .of = del 11 de círculos
nn-card-13-circle = 13 de círculos
    .acc = el 13 de círculos
    .of = del 13 de círculos
nn-card-18-circle = 18 de círculos
    .acc = el 18 de círculos
    .of = del 18 de círculos
nn-card-20-circle = 20 de círculos
    .acc = el 20 de círculos
    .of = del 20 de círculos
nn-card-24-circle = 24 de círculos
    .acc = el 24 de círculos
    .of = del 24 de círculos
nn-card-25-circle = 25 de círculos
    .acc = el 25 de círculos
    .of = del 25 de círculos
nn-card-27-circle = 27 de círculos
    .acc = el 27 de círculos
    .of = del 27 de círculos
nn-card-28-circle = 28 de círculos
    .acc = el 28 de círculos
    .of = del 28 de círculos
nn-card-30-circle = 30 de círculos
    .acc = el 30 de círculos
    .of = del 30 de círculos
nn-card-40-circle = 40 de círculos
    .acc = el 40 de círculos
    .of = del 40 de círculos
nn-card-42-circle = 42 de círculos
    .acc = el 42 de círculos
    .of = del 42 de círculos
nn-card-48-circle = 48 de círculos
    .acc = el 48 de círculos
    .of = del 48 de círculos
nn-card-49-circle = 49 de círculos
    .acc = el 49 de círculos
    .of = del 49 de círculos
nn-card-56-circle = 56 de círculos
    .acc = el 56 de círculos
    .of = del 56 de círculos
nn-card-63-circle = 63 de círculos
    .acc = el 63 de círculos
    .of = del 63 de círculos
nn-card-1-square = comodín de cuadrados
    .acc = el comodín de cuadrados
    .of = del comodín de cuadrados
nn-card-2-square = 2 de cuadrados
    .acc = el 2 de cuadrados
    .of = del 2 de cuadrados
nn-card-3-square = 3 de cuadrados
    .acc = el 3 de cuadrados
    .of = del 3 de cuadrados
nn-card-4-square = 4 de cuadrados
    .acc = el 4 de cuadrados
    .of = del 4 de cuadrados
nn-card-5-square = 5 de cuadrados
    .acc = el 5 de cuadrados
    .of = del 5 de cuadrados
nn-card-6-square = 6 de cuadrados
    .acc = el 6 de cuadrados
    .of = del 6 de cuadrados
nn-card-7-square = 7 de cuadrados
    .acc = el 7 de cuadrados
    .of = del 7 de cuadrados
nn-card-8-square = 8 de cuadrados
    .acc = el 8 de cuadrados
    .of = del 8 de cuadrados
nn-card-9-square = 9 de cuadrados
    .acc = el 9 de cuadrados
    .of = del 9 de cuadrados
nn-card-10-square = 10 de cuadrados
    .acc = el 10 de cuadrados
    .of = del 10 de cuadrados
nn-card-11-square = 11 de cuadrados
    .acc = el 11 de cuadrados
    .of = del 11 de cuadrados
nn-card-13-square = 13 de cuadrados
    .acc = el 13 de cuadrados
    .of = del 13 de cuadrados
nn-card-14-square = 14 de cuadrados
    .acc = el 14 de cuadrados
    .of = del 14 de cuadrados
nn-card-18-square = 18 de cuadrados
    .acc = el 18 de cuadrados
    .of = del 18 de cuadrados
nn-card-21-square = 21 de cuadrados
    .acc = el 21 de cuadrados
    .of = del 21 de cuadrados
nn-card-27-square = 27 de cuadrados
    .acc = el 27 de cuadrados
    .of = del 27 de cuadrados
nn-card-28-square = 28 de cuadrados
    .acc = el 28 de cuadrados
    .of = del 28 de cuadrados
nn-card-32-square = 32 de cuadrados
    .acc = el 32 de cuadrados
    .of = del 32 de cuadrados
nn-card-35-square = 35 de cuadrados
    .acc = el 35 de cuadrados
    .of = del 35 de cuadrados
nn-card-36-square = 36 de cuadrados
    .acc = el 36 de cuadrados
    .of = del 36 de cuadrados
nn-card-42-square = 42 de cuadrados
    .acc = el 42 de cuadrados
    .of = del 42 de cuadrados
nn-card-45-square = 45 de cuadrados
    .acc = el 45 de cuadrados
    .of = del 45 de cuadrados
nn-card-49-square = 49 de cuadrados
    .acc = el 49 de cuadrados
    .of = del 49 de cuadrados
nn-card-54-square = 54 de cuadrados
    .acc = el 54 de cuadrados
    .of = del 54 de cuadrados
nn-card-72-square = 72 de cuadrados
    .acc = el 72 de cuadrados
    .of = del 72 de cuadrados
nn-card-1-diamond = comodín de rombos
    .acc = el comodín de rombos
    .of = del comodín de rombos
nn-card-2-diamond = 2 de rombos
    .acc = el 2 de rombos
    .of = del 2 de rombos
nn-card-3-diamond = 3 de rombos
    .acc = el 3 de rombos
    .of = del 3 de rombos
nn-card-4-diamond = 4 de rombos
    .acc = el 4 de rombos
    .of = del 4 de rombos
nn-card-5-diamond = 5 de rombos
    .acc = el 5 de rombos
    .of = del 5 de rombos
nn-card-6-diamond = 6 de rombos
    .acc = el 6 de rombos
    .of = del 6 de rombos
nn-card-7-diamond = 7 de rombos
    .acc = el 7 de rombos
    .of = del 7 de rombos
nn-card-8-diamond = 8 de rombos
    .acc = el 8 de rombos
    .of = del 8 de rombos
nn-card-9-diamond = 9 de rombos
    .acc = el 9 de rombos
    .of = del 9 de rombos
nn-card-10-diamond = 10 de rombos
    .acc = el 10 de rombos
    .of = del 10 de rombos
nn-card-11-diamond = 11 de rombos
    .acc = el 11 de rombos
    .of = del 11 de rombos
nn-card-12-diamond = 12 de rombos
    .acc = el 12 de rombos
    .of = del 12 de rombos
nn-card-13-diamond = 13 de rombos
    .acc = el 13 de rombos
    .of = del 13 de rombos
nn-card-15-diamond = 15 de rombos
    .acc = el 15 de rombos
    .of = del 15 de rombos
nn-card-16-diamond = 16 de rombos
    .acc = el 16 de rombos
    .of = del 16 de rombos
nn-card-20-diamond = 20 de rombos
    .acc = el 20 de rombos
    .of = del 20 de rombos
nn-card-21-diamond = 21 de rombos
    .acc = el 21 de rombos
    .of = del 21 de rombos
nn-card-25-diamond = 25 de rombos
    .acc = el 25 de rombos
    .of = del 25 de rombos
nn-card-36-diamond = 36 de rombos
    .acc = el 36 de rombos
    .of = del 36 de rombos
nn-card-40-diamond = 40 de rombos
    .acc = el 40 de rombos
    .of = del 40 de rombos
nn-card-54-diamond = 54 de rombos
    .acc = el 54 de rombos
    .of = del 54 de rombos
nn-card-56-diamond = 56 de rombos
    .acc = el 56 de rombos
    .of = del 56 de rombos
nn-card-64-diamond = 64 de rombos
    .acc = el 64 de rombos
    .of = del 64 de rombos
nn-card-72-diamond = 72 de rombos
    .acc = el 72 de rombos
    .of = del 72 de rombos
nn-card-81-diamond = 81 de rombos
    .acc = el 81 de rombos
    .of = del 81 de rombos
nn-card-wish = carta del deseo
    .acc = la carta del deseo
    .of = de la carta del deseo
nn-card-no-twos = prohibido el 2
    .acc = «Prohibido el 2»
    .of = de «Prohibido el 2»
nn-card-no-fives = prohibido el 5
    .acc = «Prohibido el 5»
    .of = de «Prohibido el 5»

nn-colour-triangle = triángulos
nn-colour-circle = círculos
nn-colour-square = cuadrados
nn-colour-diamond = rombos

nn-answer-joker = comodín
nn-answer-colour = solo la figura
nn-answer-2 = tabla del 2
nn-answer-3 = tabla del 3
nn-answer-4 = tabla del 4
nn-answer-5 = tabla del 5
nn-answer-6 = tabla del 6
nn-answer-7 = tabla del 7
nn-answer-8 = tabla del 8
nn-answer-9 = tabla del 9
nn-answer-11 = tabla del 11
nn-answer-13 = tabla del 13

nn-direction-left = izquierda
nn-direction-right = derecha

nn-explain-rows = El { $left } y el { $right } coinciden en: { $rows }.
nn-explain-joker = El { $left } y el { $right }: un comodín encaja con cualquier número.
nn-explain-colour = Las dos tienen la misma figura: { $colour }.
nn-explain-nothing = El { $left } y el { $right } no comparten ni tabla ni figura.
nn-explain-barred = Solo coincidirían en lo que está prohibido: { $rows }.

nn-move-name = { $answer }
nn-move-lay = jugar { $card_acc }
nn-move-wish = jugar una carta del deseo y pedir { $colour }
nn-move-draw = robar una carta
nn-move-keep = quedarse con la carta
nn-move-stop = parar
nn-move-pass = pasar
nn-move-take = llevarse la pareja de las posiciones { $first } y { $second }
nn-move-aside = apartar la carta de prohibición de la posición { $stack }
nn-move-claim = llevarse todo lo que hay a la { $direction } del montón { $stack }
nn-move-swap = cambiar la carta del deseo de la posición { $stack } por { $card_acc }
nn-move-play = poner la carta en su montón
nn-move-wait = dejar la carta esperando
nn-move-fetch = recuperar la última carta en espera: { $colour }
nn-move-lay-wish = poner una carta del deseo: { $colour }
nn-move-finish = terminar

nn-named = { $seat_you ->
    [yes] ¡Muy bien! El { $left } y el { $right }: { $answer }.
   *[no] Para { $left_acc } y { $right_acc }, { $seat } dice: { $answer }. ¡Muy bien!
}
nn-misnamed = { $seat_you ->
    [yes] Casi: «{ $answer }» no vale para { $left_acc } y { $right_acc }. Prueba otra vez.
   *[no] Para { $left_acc } y { $right_acc }, { $seat } dice: { $answer }. Casi; a probar otra vez.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Casi: «{ $answer }» no vale para { $left_acc } y { $right_acc }. Lo correcto: { $answers }.
   *[no] Para { $left_acc } y { $right_acc }, { $seat } dice: { $answer }. Lo correcto: { $answers }.
}

nn-turned-special = Primero sale { $card_acc }, que va debajo del mazo.
nn-turned-start = Se empieza con { $card_acc }.
nn-laid = { $seat_you ->
    [yes] Juegas { $card_acc } sobre el { $top }.
   *[no] { $seat } juega { $card_acc } sobre el { $top }.
}
nn-laid-doubly = { $seat_you ->
    [yes] ¡Doble! Juegas { $card_acc } sobre el { $top } y puedes jugar otra.
   *[no] ¡Doble! { $seat } juega { $card_acc } sobre el { $top } y puede jugar otra.
}
nn-laid-on-wish = { $seat_you ->
    [yes] Cumples el deseo con { $card_acc }.
   *[no] { $seat } cumple el deseo con { $card_acc }.
}
nn-wished = { $seat_you ->
    [yes] Juegas una carta del deseo y pides { $colour }.
   *[no] { $seat } juega una carta del deseo y pide { $colour }.
}
nn-barred = { $seat_you ->
    [yes] Juegas { $card_acc }: la tabla del { $row } queda prohibida.
   *[no] { $seat } juega { $card_acc }: la tabla del { $row } queda prohibida.
}
nn-lifted = { $seat_you ->
    [yes] Juegas { $card_acc }: la tabla del { $row } vuelve a valer.
   *[no] { $seat } juega { $card_acc }: la tabla del { $row } vuelve a valer.
}
nn-drew = { $seat_you ->
    [yes] Robas: { $card }.
   *[no] { $seat } roba: { $card }.
}
nn-drew-unseen = { $seat } roba una carta.
nn-drew-open = { $seat_you ->
    [yes] Robas: { $card }.
   *[no] { $seat } roba: { $card }.
}
nn-kept = { $seat_you ->
    [yes] Te quedas con la carta.
   *[no] { $seat } se queda con la carta.
}
nn-stopped = { $seat_you ->
    [yes] Lo dejas aquí.
   *[no] { $seat } lo deja aquí.
}
nn-passed = { $seat_you ->
    [yes] Pasas.
   *[no] { $seat } pasa.
}
nn-reshuffled = Se barajan las cartas jugadas: hay un mazo nuevo de { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
nn-mau-won = { $seats_you ->
    [yes] Era tu última carta: ¡ganas!
   *[no] { $seats_count ->
        [one] ¡{ $seats } se queda sin cartas y gana!
       *[other] ¡{ $seats } se quedan sin cartas y ganan!
    }
}
nn-mau-stuck = { $seats_you ->
    [yes] Nadie puede seguir. Ganas por tener menos cartas: { $count }.
   *[no] { $seats_count ->
    [one] Nadie puede seguir. Gana { $seats } por tener menos cartas: { $count }.
   *[other] Nadie puede seguir. Ganan { $seats } por tener menos cartas: { $count }.
}
}

nn-took-opening = { $seat_you ->
    [yes] Apertura: te llevas { $left_acc } y { $right_acc }.
   *[no] Apertura: { $seat } se lleva { $left_acc } y { $right_acc }.
}
nn-took = { $seat_you ->
    [yes] Te llevas { $left_acc } y { $right_acc }.
   *[no] { $seat } se lleva { $left_acc } y { $right_acc }.
}
nn-took-doubly = { $seat_you ->
    [yes] ¡Doble! Te llevas { $left_acc } y { $right_acc }.
   *[no] ¡Doble! { $seat } se lleva { $left_acc } y { $right_acc }.
}
nn-opening-over = { $seat_you ->
    [yes] Fin de la apertura: empiezas tú.
   *[no] Fin de la apertura: empieza { $seat }.
}
nn-swapped = { $seat_you ->
    [yes] Cambias la carta del deseo de la posición { $stack } por
   *[no] { $seat } cambia la carta del deseo de la posición { $stack } por
} { $side_you ->
    [yes] tu { $card }.
   *[no] { $card_acc } de { $side }.
}
nn-aside-barred = { $seat_you ->
    [yes] Prohíbes la tabla del { $row } y apartas { $card_acc }.
   *[no] { $seat } prohíbe la tabla del { $row } y aparta { $card_acc }.
}
nn-aside-lifted = { $seat_you ->
    [yes] Vuelves a permitir la tabla del { $row } y apartas { $card_acc }.
   *[no] { $seat } vuelve a permitir la tabla del { $row } y aparta { $card_acc }.
}
nn-breach = { $seat_you ->
    [yes] ¡Brecha! Has vaciado el montón { $stack }.
   *[no] ¡Brecha! { $seat } ha vaciado el montón { $stack }.
}
nn-claimed = { $seat_you ->
    [yes] Te llevas todo lo que hay a la { $direction } del montón { $stack }: { $count ->
        [0] ¡no quedaba nada!
        [one] ¡un botín de una carta!
       *[other] ¡un botín de { $count } cartas!
    }
   *[no] { $seat } se lleva todo lo que hay a la { $direction } del montón { $stack }: { $count ->
        [0] ¡no quedaba nada!
        [one] ¡un botín de una carta!
       *[other] ¡un botín de { $count } cartas!
    }
}
nn-no-more-pairs = Ya no queda nada que llevarse. ¡Los monstruos están llenos!
nn-wall-won = { $seats_you ->
    [yes] ¡Ganas con { $count } cartas!
   *[no] { $seats_count ->
        [one] ¡{ $seats } gana con { $count } cartas!
       *[other] ¡{ $seats } ganan con { $count } cartas!
    }
}

nn-named-act = muy bien: { $answer }
nn-misnamed-act = prueba otra vez
nn-misnamed-strict-act = { $answer }: casi
nn-laid-act = juega { $card_acc }
nn-laid-doubly-act = ¡doble: { $card }!
nn-laid-on-wish-act = cumple el deseo: { $card }
nn-wished-act = pide { $colour }
nn-barred-act = prohíbe la tabla del { $row }
nn-lifted-act = la tabla del { $row } vuelve a valer
nn-drew-act = roba
nn-drew-open-act = roba { $card_acc }
nn-kept-act = se la queda
nn-stopped-act = lo deja aquí
nn-passed-act = pasa
nn-mau-won-act = ¡juega la última!
nn-took-opening-act = toma { $left } y { $right }
nn-took-act = toma { $left } y { $right }
nn-took-doubly-act = doble: { $left } + { $right }
nn-swapped-act = la cambia por { $card_acc }
nn-aside-barred-act = prohíbe la tabla del { $row }
nn-aside-lifted-act = la del { $row } vuelve a valer
nn-breach-act = ¡Brecha!
nn-claimed-act = botín: { $count }

nn-laid-out = Los montones empiezan con: { $cards }.
nn-turned = Siguiente carta: { $card }.
nn-played = El { $card } va sobre el { $top }.
nn-played-on-wish = El { $card } va sobre la carta del deseo.
nn-fetched = El { $card } vuelve y va sobre el { $top }.
nn-fetched-on-wish = El { $card } vuelve y va sobre la carta del deseo.
nn-waits = El { $card } espera.
nn-wish-aside = ¡Una carta del deseo! Ponla cuando quieras. Tienes { $count }.
nn-wish-laid = Una carta del deseo va al montón de { $colour }.
nn-patience-over = Se acabó: { $count } de 95 cartas están en los montones.

nn-why-no-move = Eso no es una jugada.
nn-why-over = La partida ha terminado.
nn-why-turn = Le toca a { $seat }.
nn-why-tried = «{ $answer }» no valía para { $left_acc } y { $right_acc }. Prueba otra cosa.
nn-why-name-first = Di primero qué tienen en común { $left_acc } y { $right_acc }.
nn-why-nothing-to-name = Ahora no hay nada que contestar.
nn-why-not-held = No tienes en la mano { $card_acc }.
nn-why-drawn-only = Después de robar solo puedes jugar la carta robada, no { $card_acc }.
nn-why-drawn-first = Primero juega la carta robada o quédatela.
nn-why-nothing-drawn = No has robado ninguna carta que te puedas quedar.
nn-why-wish-colour = Con la carta del deseo tienes que pedir también una figura.
nn-why-other-colour = El { $card } no encaja: hay que jugar { $colour }.
nn-why-barred = El { $left } y el { $right } solo coinciden en lo que está prohibido: { $rows }.
nn-why-no-match = El { $left } y el { $right } no encajan: distinta figura, y ninguna tabla en la que estén los dos.
nn-why-no-stop = Solo puedes parar después de una carta que encaje doble.
nn-why-no-draw-after-double = Después de una carta que encaja doble, juegas otra o paras; no se roba.
nn-why-must-lay = Tienes un número que encaja, así que no puedes robar.
nn-why-must-lay-not-pass = Tienes un número que puedes jugar, así que no puedes pasar.
nn-why-no-pass = Solo puedes pasar si no hay nada que robar.
nn-why-empty = No hay nada que robar.
nn-why-same-card = Una pareja son dos cartas de dos montones.
nn-why-no-card = En la posición { $stack } no hay una segunda carta.
nn-why-special-pair = Esta carta no puede formar pareja: { $card }.
nn-why-opening-double = Al principio la pareja tiene que ser doble: misma figura y misma tabla. El { $left } y el { $right } solo coinciden en una de las dos cosas.
nn-why-opening-pairs = En la apertura solo se toman parejas.
nn-why-claim-first = Primero elige un lado de la brecha.
nn-why-no-breach = Ahí el muro no está roto.
nn-why-rows-never-break = En «¡A recoger!» una columna vacía no termina nada, y nadie se lleva un lado.
nn-why-no-bar-card = En la posición { $stack } no hay ninguna carta de prohibición libre.
nn-why-no-wish-card = En la posición { $stack } no hay ninguna carta del deseo libre.
nn-why-not-last-seven = El { $card } no está entre las siete últimas cartas que se han tomado.
nn-why-nothing-to-swap = Entre las siete últimas cartas tomadas no hay ningún número por el que cambiar la carta del deseo.
nn-why-hand-pile-left = En el mazo { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}.
nn-why-hand-pile-empty = El mazo se ha acabado.
nn-why-no-wish = No tienes ninguna carta del deseo.
nn-why-nothing-waits = Aquí no espera ninguna carta: { $colour }.
nn-why-must-play = El { $card } encaja en su montón y tiene que ir ahí.
nn-why-no-common-row = El { $left } y el { $right } no comparten ninguna tabla.

nn-words-top = Encima del montón: { $top }.
nn-words-wished = Figura pedida: { $colour }.
nn-words-barred = La tabla del { $row } está prohibida.
nn-words-draw-pile = Mazo: { $count ->
    [0] vacío
    [one] queda una carta
   *[other] quedan { $count } cartas
}.
nn-words-hand-size = { $seat_you ->
    [yes] Tienes { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[no] { $seat } tiene { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
nn-words-open-hand = { $seat_you ->
    [yes] A la vista delante de ti: { $cards }.
   *[no] A la vista delante de { $seat }: { $cards }.
}
nn-words-hand = Tu mano: { $cards }.
nn-words-drawn = Recién robada: { $card }.
nn-words-naming = ¿Qué tienen en común { $left_acc } y { $right_acc }?
nn-words-stack = Montón { $stack }: { $cards }, altura { $count }.
nn-words-row = Columna { $stack }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, la libre al final: { $cards }.
nn-words-empty-stack = La posición { $stack } está vacía.
nn-words-last-taken = Últimas tomadas: { $cards }.
nn-words-taken = { $side_you ->
    [yes] Tus cartas: { $count }.
   *[no] Cartas de { $side }: { $count }.
}
nn-words-opening = Apertura: solo parejas dobles, una por turno.
nn-words-pile = Montón de { $colour }: encima, { $top }; en total, { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
nn-words-waiting = En espera, { $colour } (la última, al final): { $cards }.
nn-words-wishes = Cartas del deseo apartadas: { $count }.
nn-words-card-up = Destapada: { $card }. Mazo: { $count ->
    [0] vacío
    [one] queda una carta
   *[other] quedan { $count } cartas
}.
nn-words-score = En los montones: { $count } de 95 cartas.
nn-words-best = Se podía llegar a { $best } cartas.

nn-hint-lay = Pon { $card_acc }: encaja con la carta de encima ({ $other }).
nn-hint-lay-first = Pon primero { $card_acc }: después el { $other } seguirá encajando.
nn-hint-lay-so = Pon { $card_acc }: encima encajará el { $other }.
nn-hint-lay-leave = Pon { $card_acc } y deja esperando el { $other }: de las cartas que vienen, encajan más sobre { $card_acc }.
nn-hint-lay-later = Pon { $card_acc } y deja esperando un poco más el { $other }.
nn-hint-wait-leave = No recuperes aún { $card_acc }: de las cartas que vienen, encajan más sobre el { $other }.
nn-hint-wait-later = Deja esperando { $card_acc }, y también un poco más el { $other }.
nn-hint-fetch = Recupera { $card_acc }: encaja, y así hay una carta menos esperando.
nn-hint-fetch-first = Recupera primero { $card_acc }: después el { $other } seguirá encajando.
nn-hint-fetch-so = Recupera primero { $card_acc }: encima encajará el { $other }.
nn-hint-wait = El { $card } tiene que esperar: no comparte ninguna tabla con el { $other }.
nn-hint-wait-keep = Deja esperando { $card_acc }: no comparte ninguna tabla con el { $other }. La carta del deseo te servirá más adelante.
nn-hint-wish = Una carta del deseo en el montón de { $colour } libera { $count ->
    [one] una carta en espera
   *[other] { $count } cartas en espera
}.
nn-hint-wish-stuck = Montón de { $colour }: { $count ->
    [one] espera una carta. Con una carta del deseo se pone
   *[other] esperan { $count } cartas. Con una carta del deseo se ponen
} otra vez en marcha.
nn-hint-wish-counts = Pon tu carta del deseo: también cuenta.
nn-hint-finish = Ya no se puede poner nada más: termina.

review-moved-patience = Cartas previstas: de { $from } a { $to }.
