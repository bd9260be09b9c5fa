## La lotería de la tele

game-tv-lottery = La lotería de la tele
game-tv-lottery-tagline = ¿Quién consigue antes el número premiado?
task-tv-lottery-one = ¡Gana una ronda a un bot!
task-tv-lottery-three = ¡Gana una ronda a tres bots!
option-rounds = Rondas
option-rounds-length = { $count ->
    [one] 1 ronda
   *[other] { $value } rondas
}
option-draft = Cifras al empezar
option-draft-pick = elegirlas por turnos (reglamento)
option-draft-random = al azar para todos
option-buying_off = Comprar al coincidir (para expertos)
option-picks_first = Quién toma la primera cifra

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

tl-spinner-yellow = amarilla
tl-spinner-green = verde
tl-spinner-red = roja

tl-square-start = salida
    .acc = la salida
tl-square-digit-0 = cifra 0
    .acc = la cifra 0
tl-square-digit-1 = cifra 1
    .acc = la cifra 1
tl-square-digit-2 = cifra 2
    .acc = la cifra 2
tl-square-digit-3 = cifra 3
    .acc = la cifra 3
tl-square-digit-4 = cifra 4
    .acc = la cifra 4
tl-square-digit-5 = cifra 5
    .acc = la cifra 5
tl-square-digit-6 = cifra 6
    .acc = la cifra 6
tl-square-digit-7 = cifra 7
    .acc = la cifra 7
tl-square-digit-8 = cifra 8
    .acc = la cifra 8
tl-square-digit-9 = cifra 9
    .acc = la cifra 9
tl-square-luck = suerte
    .acc = una casilla de suerte
tl-square-swap = cambio
    .acc = una casilla de cambio
tl-square-bad-luck = mala suerte
    .acc = una casilla de mala suerte
tl-square-buy = compra
    .acc = la casilla de compra

tl-field-0 = salida
    .acc = la salida
tl-field-1 = cifra 0
    .acc = la cifra 0
tl-field-2 = casilla de suerte entre el 0 y el 1
    .acc = la casilla de suerte entre el 0 y el 1
tl-field-3 = cifra 1
    .acc = la cifra 1
tl-field-4 = casilla de cambio entre el 1 y el 2
    .acc = la casilla de cambio entre el 1 y el 2
tl-field-5 = cifra 2
    .acc = la cifra 2
tl-field-6 = casilla de mala suerte entre el 2 y el 3
    .acc = la casilla de mala suerte entre el 2 y el 3
tl-field-7 = cifra 3
    .acc = la cifra 3
tl-field-8 = casilla de suerte entre el 3 y el 4
    .acc = la casilla de suerte entre el 3 y el 4
tl-field-9 = cifra 4
    .acc = la cifra 4
tl-field-10 = casilla de cambio entre el 4 y el 5
    .acc = la casilla de cambio entre el 4 y el 5
tl-field-11 = cifra 5
    .acc = la cifra 5
tl-field-12 = casilla de suerte entre el 5 y el 6
    .acc = la casilla de suerte entre el 5 y el 6
tl-field-13 = cifra 6
    .acc = la cifra 6
tl-field-14 = casilla de mala suerte entre el 6 y el 7
    .acc = la casilla de mala suerte entre el 6 y el 7
tl-field-15 = cifra 7
    .acc = la cifra 7
tl-field-16 = casilla de cambio entre el 7 y el 8
    .acc = la casilla de cambio entre el 7 y el 8
tl-field-17 = cifra 8
    .acc = la cifra 8
tl-field-18 = casilla de suerte entre el 8 y el 9
    .acc = la casilla de suerte entre el 8 y el 9
tl-field-19 = cifra 9
    .acc = la cifra 9
tl-field-20 = casilla de compra
    .acc = la casilla de compra

tl-luck-card-bank-pays-50 = la banca te paga 50.000
tl-luck-card-bank-pays-100 = la banca te paga 100.000
tl-luck-card-bank-pays-200 = la banca te paga 200.000
tl-luck-card-pay-50 = paga 50.000 a la banca
tl-luck-card-pay-100 = paga 100.000 a la banca
tl-luck-card-swap = puedes cambiar de sitio dos de tus cifras
tl-luck-card-take = puedes cambiar una carta tuya por una del tablero
tl-luck-card-spin-again = gira otra vez ahora mismo
tl-luck-card-go-anywhere = ve a la casilla que quieras
tl-luck-card-all-pay-you = todos te dan 50.000
tl-luck-card-you-pay-all = das 50.000 a cada jugador
tl-luck-card-exchange = puedes intercambiar una posición con alguien

tl-question-pick = ¿Qué cifra tomas?
tl-question-place = ¿Dónde la pones?
tl-question-spin = ¿Qué flecha giras?
tl-question-star = ¿Qué número eliges?
tl-question-field-card = ¿Tomas la carta? ¿Dónde la pones?
tl-question-empty-field = ¿Quieres preguntar quién tiene repetida esta cifra?
tl-question-seller = ¿A quién se la compras?
tl-question-leaving = ¿Cuál de tus cartas das a cambio?
tl-question-give = ¿Cuál de tus cartas iguales das?
tl-question-swap = ¿Qué dos cartas cambias de sitio?
tl-question-buy = ¿Qué compras?
tl-question-take = ¿Qué carta tomas del tablero?
tl-question-taken = ¿Dónde la pones?
tl-question-go-to = ¿A qué casilla vas?
tl-question-exchange = ¿Con quién intercambias, y qué posición?
tl-question-buy-off = ¿A quién le compras, y qué posición?

tl-move-take = tomar el { $digit }
tl-move-ask = preguntar quién tiene el { $digit } repetido
tl-move-put = ponerla en la posición { $place }
tl-move-give = dar la carta de la posición { $place }
tl-move-swap = cambiar las posiciones { $place } y { $second }
tl-move-spin = girar la flecha { $spinner }
tl-move-number = mover { $number }
tl-move-go-to = ir a { $field_acc }
tl-move-exchange = intercambiar la posición { $place } con { $seat }
tl-move-buy-off = comprar la posición { $place } a { $seat }
tl-move-buy-from = comprarle a { $seat }
tl-move-leave = no, gracias
tl-move-fill = elegir por mí lo que falta

tl-filled-all = Todos los atriles se llenan al azar.
tl-picked = { $seat_you ->
    [yes] Tomas el { $digit }.
   *[no] { $seat } toma el { $digit }.
}
tl-placed = Pones el { $digit } en la posición { $place }.
tl-placed-unseen = { $seat } lo pone en su atril.
tl-fills = { $seat_you ->
    [yes] Tu atril se llena solo.
   *[no] El atril de { $seat } se llena al azar.
}
tl-drawn = Ronda { $round }. El número premiado, de abajo arriba: { $digits }.
tl-spun = { $seat_you ->
    [yes] Giras la flecha { $spinner }: { $number }.
   *[no] { $seat } gira la flecha { $spinner }: { $number }.
}
tl-star = { $seat_you ->
    [yes] Giras la flecha { $spinner }: ¡una estrella!
   *[no] { $seat } gira la flecha { $spinner }: ¡una estrella!
}
tl-star-chosen = { $seat_you ->
    [yes] Eliges el { $number }.
   *[no] { $seat } elige el { $number }.
}
tl-moved = { $seat_you ->
    [yes] Caes en { $square_acc }.
   *[no] { $seat } cae en { $square_acc }.
}
tl-took = Pones el { $digit } en la posición { $place } y devuelves el { $card }.
tl-took-unseen = { $seat } toma el { $digit } y devuelve el { $card }.
tl-left = { $seat_you ->
    [yes] Lo dejas pasar.
   *[no] { $seat } lo deja pasar.
}
tl-too-poor = { $seat_you ->
    [yes] No te llega el dinero para comprar.
   *[no] A { $seat } no le llega el dinero para comprar.
}
tl-asked = { $seat_you ->
    [yes] Preguntas: ¿quién tiene el { $digit } repetido?
   *[no] { $seat } pregunta: ¿quién tiene el { $digit } repetido?
}
tl-answered = { $seats_count ->
    [one] { $seats_you ->
        [yes] Tienes el { $digit } repetido.
       *[no] { $seats } tiene el { $digit } repetido.
    }
   *[other] { $seats_you ->
        [yes] { $seats } tenéis el { $digit } repetido.
       *[no] { $seats } tienen el { $digit } repetido.
    }
}
tl-nobody = Nadie tiene el { $digit } repetido.
tl-dealt = { $seat_you ->
    [yes] Le compras el { $digit } a { $seller } por { $money } marcos y a cambio das tu { $card }.
   *[no] { $seat } te compra un { $digit } por { $money } marcos; a cambio recibes un { $card }.
}
tl-dealt-unseen = { $seat } le compra el { $digit } a { $seller } por { $money } marcos.
tl-swapped = Cambias las posiciones { $place } y { $second }.
tl-swapped-unseen = { $seat } cambia de sitio dos cartas.
tl-exchanged = { $seat_you ->
    [yes] Intercambias la posición { $place } con { $other }: tu { $card } por el { $digit }.
   *[no] { $seat } intercambia contigo la posición { $place }: tu { $digit } por el { $card }.
}
tl-exchanged-unseen = { $seat } intercambia con { $other } las cartas de la posición { $place }.
tl-bought-off = { $seat_you ->
    [yes] Le compras a { $other } la posición { $place } por { $money } marcos: el { $digit } por tu { $card }.
   *[no] { $seat } te compra la posición { $place } por { $money } marcos: tu { $digit } por el { $card }.
}
tl-bought-off-unseen = { $seat } le compra a { $other } la posición { $place } por { $money } marcos.
tl-luck = { $seat_you ->
    [yes] Carta de la suerte para ti: «{ $luck }».
   *[no] Carta de la suerte para { $seat }: «{ $luck }».
}
tl-reshuffled = Se vuelven a barajar las cartas de la suerte.
tl-got = { $seat_you ->
    [yes] Recibes { $money } marcos de la banca.
   *[no] { $seat } recibe { $money } marcos de la banca.
}
tl-paid = { $seat_you ->
    [yes] Pagas { $money } marcos a la banca.
   *[no] { $seat } paga { $money } marcos a la banca.
}
tl-broke = { $seat_you ->
    [yes] Tendrías que pagar, pero no tienes dinero.
   *[no] { $seat } tendría que pagar, pero no tiene dinero.
}
tl-gave = { $seat_you ->
    [yes] Das { $money } marcos a { $other }.
   *[no] { $other_you ->
        [yes] { $seat } te da { $money } marcos.
       *[no] { $seat } da { $money } marcos a { $other }.
    }
}
tl-complete = { $seats_you ->
    [yes] ¡El número premiado está en tu atril: { $digits }!
   *[no] ¡El número premiado { $digits } es para { $seats }!
}
tl-no-winner = La ronda { $round } dura demasiado: se paga y se acaba.
tl-prize = { $seat_you ->
    [yes] { $count ->
        [0] No tienes ninguna cifra correcta desde abajo y no recibes nada.
        [one] Tienes una cifra correcta desde abajo y recibes { $money } marcos.
       *[other] Tienes { $count } cifras correctas desde abajo y recibes { $money } marcos.
    }
   *[no] { $count ->
        [0] { $seat } no tiene ninguna cifra correcta desde abajo y no recibe nada.
        [one] { $seat } tiene una cifra correcta desde abajo y recibe { $money } marcos.
       *[other] { $seat } tiene { $count } cifras correctas desde abajo y recibe { $money } marcos.
    }
}
tl-won = { $seats_you ->
    [yes] ¡Ganas con más dinero que nadie: { $money } marcos!
   *[no] { $seats_count ->
        [one] ¡{ $seats } gana con más dinero que nadie: { $money } marcos!
       *[other] ¡{ $seats } ganan con más dinero que nadie: { $money } marcos!
    }
}

tl-why-no-move = Eso no es una jugada.
tl-why-over = La partida ha terminado.
tl-why-no-money = Para eso necesitas 50.000 marcos. Tienes { $money }.
tl-why-turn = Ahora le toca elegir a { $seat }.
tl-why-other-question = Antes contesta: «{ $question }»
tl-why-none-left = En el tablero ya no queda ningún { $digit }.
tl-why-other-digit = Aquí solo puedes preguntar por el { $digit }.
tl-why-asked-already = En esta casilla ya has preguntado una vez.
tl-why-place-taken = En la posición { $place } ya hay una carta.
tl-why-same-card = En la posición { $place } ya hay un { $digit }: las dos cartas tienen que ser distintas.
tl-why-full = Tu atril está lleno: siempre son seis cartas.
tl-why-give-digit = En la posición { $place } no hay ningún { $digit }.
tl-why-not-on-spinner = En la flecha { $spinner } no está el { $number }.
tl-why-same-field = Ahí ya estás. Elige otra casilla.
tl-why-nobody = Ahí no hay nadie.
tl-why-yourself = ¡Pero si eres tú!
tl-why-not-twice = { $seat } no tiene el { $digit } repetido.
tl-why-no-buying-off = En esta mesa se juega sin comprar al coincidir.
tl-why-not-here = { $seat } no está en tu casilla, o ya le has comprado algo.
tl-why-agreed = La compra está hecha. Ya solo falta la carta.

error-tl-no-such-place = La posición { $text } no existe. Un atril tiene las posiciones del 1 (abajo del todo) al 6.
error-tl-no-such-number = El número { $text } no está en ninguna flecha.

tl-words-round = Ronda { $round } de { $rounds }.
tl-words-number = Número premiado, de abajo arriba: { $digits }.
tl-words-seat = { $seat }: { $money } marcos, en { $field_acc }.
tl-words-not-in = { $seat }: { $money } marcos, aún fuera del recorrido.
tl-words-board = En el tablero: { $stacks }
tl-words-luck = Carta de la suerte: { $luck }.
tl-words-holder = Tu atril, de abajo arriba: { $digits }.
tl-words-right = Correctas desde abajo: { $count }.
tl-words-question = { $seat_you ->
    [yes] { $question }
   *[no] { $seat } está pensando: «{ $question }»
}
