## Memo Carrera de coches

game-memo-race = Memo Carrera
game-memo-race-tagline = Primero a boxes y luego a la meta: ¿te acuerdas del camino?
task-memo-race-one = ¡Llega a la meta antes que el bot!
task-memo-race-two = ¡Llega a la meta antes que dos bots!
option-canisters = Bidones
option-canisters-random = de cualquier color (reglamento)
option-canisters-start_colours = de los colores de salida ocupados
option-swap_limit = Cambios seguidos (0: los que quieras)

mr-kind-curve = curva
    .acc = una curva
mr-kind-straight = recta
    .acc = una recta
mr-kind-crossing = cruce
    .acc = un cruce
mr-kind-dead-end = callejón sin salida
    .acc = un callejón sin salida
mr-kind-pit = recta de boxes
    .acc = la recta de boxes
mr-colour-red = rojo
mr-colour-blue = azul
mr-colour-yellow = amarillo
mr-colour-green = verde
mr-direction-north = norte
mr-direction-east = este
mr-direction-south = sur
mr-direction-west = oeste
# On the board, as children say it.
mr-way-north = arriba
mr-way-east = la derecha
mr-way-south = abajo
mr-way-west = la izquierda
mr-road-north = hacia el norte
mr-road-east = hacia el este
mr-road-south = hacia el sur
mr-road-west = hacia el oeste
mr-road-north-south = norte y sur
mr-road-east-west = este y oeste
mr-road-north-east = norte y este
mr-road-south-east = sur y este
mr-road-south-west = sur y oeste
mr-road-north-west = norte y oeste
mr-road-all = en las cuatro direcciones
mr-place-a1 = A1
mr-place-b1 = B1
mr-place-c1 = C1
mr-place-d1 = D1
mr-place-e1 = E1
mr-place-a2 = A2
mr-place-b2 = B2
mr-place-c2 = C2
mr-place-d2 = D2
mr-place-e2 = E2
mr-place-a3 = A3
mr-place-b3 = B3
mr-place-c3 = la recta de boxes
mr-place-d3 = D3
mr-place-e3 = E3
mr-place-a4 = A4
mr-place-b4 = B4
mr-place-c4 = C4
mr-place-d4 = D4
mr-place-e4 = E4
mr-place-a5 = A5
mr-place-b5 = B5
mr-place-c5 = C5
mr-place-d5 = D5
mr-place-e5 = E5
mr-place-nw = la salida-meta del noroeste
mr-place-ne = la salida-meta del noreste
mr-place-se = la salida-meta del sureste
mr-place-sw = la salida-meta del suroeste

mr-move-drive = ir hacia el { $direction }
mr-move-lay = ponerla así: { $road }
mr-move-swap = cambiar { $place }
mr-move-with = … por { $place }

mr-turned = { $seat_you ->
    [yes] Destapas { $place }.
   *[no] { $seat } destapa { $place }.
}
mr-drove = { $seat_you ->
    [yes] Avanzas hasta { $place }.
   *[no] { $seat } avanza hasta { $place }.
}
mr-swapped = { $seat_you ->
    [yes] Cambias { $place } por { $other }.
   *[no] { $seat } cambia { $place } por { $other }.
}
mr-canister = { $seat_you ->
    [yes] Tu bidón dice: ¡rumbo al { $colour }!
   *[no] El bidón de { $seat } dice: ¡rumbo al { $colour }!
}
mr-won = { $seat_you ->
    [yes] Llegas a tu meta, la de color { $colour }: ¡la copa es tuya!
   *[no] ¡{ $seat } llega a su meta, la de color { $colour }, y gana la copa!
}
mr-called-off = Después de { $count } turnos cada uno, nadie ha llegado a la meta: compartís la copa.

mr-turned-act = destapa { $place }
mr-drove-act = avanza: { $place }
mr-swapped-act = cambia { $place } por { $other }
mr-canister-act = ¡rumbo al { $colour }!
mr-won-act = ¡en la meta!

mr-why-no-move = Eso no es una jugada.
mr-why-over = La carrera ha terminado.
mr-why-turn = Le toca a { $seat }.
mr-why-lay-first = Primero elige cómo poner { $place }.
mr-why-finish-swap = Primero elige la ficha que se cambia por { $place }.
mr-why-nothing-turned = No hay ninguna ficha destapada.
mr-why-nothing-lifted = Primero elige la primera ficha que quieres cambiar.
mr-why-no-road = Tu pista no va hacia el { $direction }.
mr-why-edge = Ahí se acaba el tablero.
mr-why-not-joined = La pista de { $place } no enlaza con la tuya.
mr-why-other-tile = Así no se puede poner { $kind_acc }.
mr-why-does-not-join = Ponla de modo que su pista enlace con la tuya.
mr-why-no-tile-there = Por ese lado no hay ninguna ficha.
mr-why-later-turn = Solo en tu primer turno un callejón sin salida puede mirar hacia un lado. Ahora su pista tiene que enlazar con la tuya.
mr-why-pit-stays = La recta de boxes no se mueve de su sitio.
mr-why-open = { $place } está boca arriba; solo se cambian fichas que estén boca abajo.
mr-why-banned = { $place } se acaba de cambiar; elige otra.
mr-why-must-drive = Has hecho { $count } cambios seguidos: ¡ahora toca conducir!
mr-why-same-tile = { $place } ya es la primera ficha; elige otra.

mr-words-start = La meta de color { $colour }: { $place }.
mr-words-car = { $seat_you ->
    [yes] Estás en { $place }.
   *[no] { $seat } está en { $place }.
}
mr-words-car-on-tile = { $seat_you ->
    [yes] Estás en { $place }: { $kind_acc } ({ $road }).
   *[no] { $seat } está en { $place }: { $kind_acc } ({ $road }).
}
mr-words-to-pit = { $seat_you ->
    [yes] Primero tienes que pasar por la recta de boxes.
   *[no] { $seat } tiene que pasar primero por la recta de boxes.
}
mr-words-to-finish = { $seat_you ->
    [yes] Tu meta es la de color { $colour }: { $place }.
   *[no] La meta de { $seat } es la de color { $colour }: { $place }.
}
mr-words-turned = En { $place } aparece { $kind_acc }.
mr-words-lifted = Para cambiar: { $place }.
mr-words-banned = Se acaban de cambiar, así que esta vez no se pueden volver a cambiar: { $places }.
mr-words-must-drive = { $seat_you ->
    [yes] Has hecho { $count } cambios seguidos: ¡ahora te toca conducir!
   *[no] { $seat } ha hecho { $count } cambios seguidos: ahora le toca conducir.
}

error-track-foreign = Este enlace no es de un circuito de Spielkiste.
error-track-damaged = Este enlace se ha cambiado o se ha cortado. Pide que te lo manden otra vez.
error-track-newer = Este circuito viene de una Spielkiste más nueva. Actualiza para abrirlo.
error-track-bad-grid = Un circuito tiene entre { $low } y { $high } columnas y filas.
error-track-off-grid = Ese lugar está fuera de la cuadrícula.
error-track-none-left = De esas ya no quedan fichas.
error-track-empty = Aquí no hay ninguna ficha que girar.
error-track-no-such-tile = No hay ninguna ficha así.
error-track-too-many = Aquí hay más fichas de las que trae una caja.
error-track-bad-wish = El taller no lo entiende. Ábrelo otra vez.
