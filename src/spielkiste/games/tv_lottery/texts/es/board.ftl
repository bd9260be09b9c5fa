web-box-tv-lottery = La lotería de la tele
web-title-tv-lottery = La lotería de la tele

## La lotería de la tele en el navegador

web-tl-board = El tablero
web-tl-left = { $count ->
    [0] ya no quedan cartas
    [one] queda una carta
   *[other] quedan { $count } cartas
}
web-tl-here = aquí está { $name }
web-tl-here-you = aquí estás tú
web-tl-ahead = { $count ->
    [one] una casilla más adelante
   *[other] { $count } casillas más adelante
}
web-tl-back = { $count ->
    [one] una casilla más atrás
   *[other] { $count } casillas más atrás
}
web-tl-sign-luck = Suerte
web-tl-sign-swap = Cambio
web-tl-sign-bad-luck = Mala suerte
web-tl-sign-buy = Compra
web-tl-wheel-yellow = Flecha amarilla, la liebre: del 5 al 10 y una estrella
web-tl-wheel-green = Flecha verde, la tortuga: del 1 al 6 y una estrella
web-tl-wheel-red = Flecha roja, el cangrejo: de 3 hacia atrás a 3 hacia delante y una estrella
web-tl-reaches = puede llevar a lo que te falta: { $digits }
web-tl-goes-far = lejos
web-tl-goes-near = cerca
web-tl-goes-on = adelante
web-tl-goes-back = atrás
web-tl-draft = Elegir cifras
web-tl-round = Ronda { $round } de { $rounds }
web-tl-round-each = Ronda { $round }
web-tl-right-each = Aciertos en cada ronda
web-tl-lucks = Cartas de la suerte que quedan: { $count }
web-tl-luck-away = Carta de la suerte: { $luck }. Apartar
web-tl-pig = El cerdito de la suerte, nuestra banca

web-tl-others = Los demás
web-tl-players = Los jugadores
web-tl-you = Tú
web-tl-money = { $money } marcos
web-tl-unit = marcos
web-tl-held = { $count ->
    [one] una carta en el atril
   *[other] { $count } cartas en el atril
}
web-tl-number = Número premiado
web-tl-mine = Tus cifras
web-tl-golden = posición { $place }: { $digit }
web-tl-covered = boca abajo
web-tl-holder = Tu atril, de arriba abajo
web-tl-place = Posición { $place }: { $digit }
web-tl-place-empty = Posición { $place }: vacía
web-tl-right = correcta
web-tl-elsewhere = va en la posición { $place }
web-tl-none = vacía
web-tl-chosen = elegida
web-tl-can-swap = se puede cambiar
web-tl-this-digit = La cifra: { $digit }

web-tl-way-take = Una cifra del tablero
web-tl-way-swap = Cambiar dos mías
web-tl-way-ask = Preguntar por repetidas

web-tl-won = ¡Victoria en la lotería: { $names }!
web-tl-won-you = ¡Has ganado la lotería!
web-tl-over = La lotería ha terminado.
web-tl-turning = { $name } gira la flecha…
web-tl-turning-you = Tu flecha gira…
web-tl-going-you = Tu ficha se mueve…
web-tl-luck-yours = ¡Tu carta de la suerte!
web-tl-luck-of = { $name } saca una carta de la suerte
web-tl-luck-good = ¡Qué suerte!
web-tl-luck-bad = ¡Vaya, qué mala suerte!
web-tl-luck-other = { $card ->
    [bank-pays-50] La banca paga 50.000 a { $name }
    [bank-pays-100] La banca paga 100.000 a { $name }
    [bank-pays-200] La banca paga 200.000 a { $name }
    [pay-50] { $name } paga 50.000 a la banca
    [pay-100] { $name } paga 100.000 a la banca
    [swap] { $name } puede cambiar de sitio dos de sus cifras
    [take] { $name } puede cambiar una de sus cartas por una del tablero
    [spin-again] { $name } gira otra vez ahora mismo
    [go-anywhere] { $name } va a la casilla que quiera
    [all-pay-you] Todos dan 50.000 a { $name }
    [you-pay-all] { $name } da 50.000 a cada jugador
   *[exchange] { $name } puede intercambiar una posición con alguien
}
web-tl-drawing = ¡Sale el número premiado!
web-tl-your-turn = Te toca
web-tl-wait = Le toca a { $name }

web-tl-goal = Objetivo: ¡el número premiado! Cada cifra correcta da dinero; gana quien tenga más.
web-tl-signs = Qué significan las casillas
web-tl-missing = { $count ->
    [one] Todavía te falta:
   *[other] Todavía te faltan:
}
web-tl-for-place = { $place ->
    [1] el { $digit } abajo del todo, en la posición 1
   *[other] el { $digit } en la posición { $place }
}
web-tl-only-swap = ¡Las tienes todas! Ahora solo falta cambiarlas de sitio.
web-tl-next-digit = { $count ->
    [0] Abajo del todo va el { $digit }.
    [one] Una está bien. Ahora el { $digit }.
   *[other] { $count } están bien. Ahora el { $digit }.
}
web-tl-to-move = Hay que mover: { $digits }.
web-tl-move-to = el { $digit } a la posición { $place }
web-tl-your-space = Tu casilla: { $field }.
web-tl-now-have = Ahora tienes { $money } marcos.

web-tl-hint-pick = Elige seis cifras: aún nadie sabe el número premiado.
web-tl-hint-place = Nadie más ve dónde.
web-tl-hint-spin = Se cuenta de abajo arriba.
web-tl-hint-tap = Elige una flecha: las señales muestran adónde llegas.
web-tl-hint-right = { $count ->
    [one] Una correcta: vale { $money }.
   *[other] { $count } correctas: valen { $money }.
}
web-tl-hint-star = Elige el número o la casilla.
web-tl-ask-field-card = ¿Tomas el { $digit }?
web-tl-hint-field-card = Elige su posición o «No, gracias».
web-tl-hint-empty-field = El { $digit } cuesta 50.000.
web-tl-hint-seller = El { $digit } por 50.000 y una de tus cifras.
web-tl-hint-leaving = Se la queda { $name }, y ahí te llega el { $digit }.
web-tl-hint-give = { $name } te paga 50.000 por el { $digit }.
web-tl-hint-taken = El { $digit } por 50.000: elige dónde va.
web-tl-hint-taken-free = El { $digit }: elige dónde va.
web-tl-ask-swap = ¡Elige dos cifras!
web-tl-ask-swap-second = ¿Por cuál cambias el { $digit }?
web-tl-hint-swap-places = Se cambian de sitio.
web-tl-keep = Dejarlo así
web-tl-hint-buy = Cada cosa cuesta 50.000.
web-tl-hint-buy-take = Elige una cifra del tablero.
web-tl-hint-buy-ask = Elige la cifra por la que preguntas.
web-tl-hint-take = Elige una cifra del tablero.
web-tl-hint-go-to = Elige una casilla.
web-tl-hint-person = Primero elige a alguien.
web-tl-ask-exchange = ¿Intercambias con { $name }?
web-tl-ask-buy-off = ¿Le compras una cifra a { $name }?
web-tl-hint-exchange = Elige la posición: tu cifra de ahí por la de { $name }.
web-tl-hint-buy-off = Elige la posición: 50.000 y tu cifra de ahí por la de { $name }.

web-tl-result-title = Ronda { $round }
web-tl-result = ¡El número premiado es para { $names }!
web-tl-result-you = ¡Tienes el número premiado!
web-tl-result-nobody = Se paga la ronda { $round }
web-tl-right-count = { $count ->
    [0] ninguna correcta
    [one] una correcta
   *[other] { $count } correctas
}
web-tl-right-below = Correctas desde abajo: { $count }
web-tl-all-right = { $names }: ¡las seis correctas!
web-tl-all-right-nobody = Nadie tenía las seis.
web-tl-go-on = Seguir
