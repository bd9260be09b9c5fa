web-box-memo-race = Memo Carrera de coches

## Memo Carrera de coches en el navegador

web-mr-mat = El desierto
web-mr-stage = ¿Y ahora?
web-mr-others = Los demás
web-mr-drivers = Al volante
web-mr-covered = boca abajo
web-mr-canisters = { $count ->
    [0] ningún bidón
    [one] un bidón
   *[other] { $count } bidones
}
web-mr-your-car = tu coche
web-mr-car-of = el coche de { $name }
web-mr-your-finish = tu meta
web-mr-just-swapped = recién cambiada
web-mr-can-swap = se puede cambiar
web-mr-can-swap-with = cambiar por esta
web-mr-goal = meta: { $colour }, { $sign }
web-mr-no-canister = aún sin bidón
web-mr-turn-tile = poner { $place } así: { $road }
web-mr-driving = aún en camino
web-mr-sign-flower = flor
web-mr-sign-moon = luna
web-mr-sign-sun = sol
web-mr-sign-clover = trébol
web-mr-drive = Conducir
web-mr-swap = Cambiar
web-mr-put-back = Volver a dejarla
web-mr-speak = Leer en alto
web-mr-cup = la copa
web-mr-home = ¡en la meta!

web-mr-way-pit = ¿Por dónde se va a boxes?
web-mr-way-home = ¿Por dónde se va a la meta?
web-mr-ask-drive-pit = ¡Te toca! { web-mr-way-pit }
web-mr-ask-drive-home = ¡Te toca! { web-mr-way-home }
web-mr-ask-name-pit = ¡{ $name }, te toca! ¿Por dónde se va a boxes?
web-mr-ask-name-home = ¡{ $name }, te toca! ¿Por dónde se va a la meta?
web-mr-ask-must-drive = Basta de cambios: ¡ahora a conducir!
web-mr-hear-way = hacia el { $direction } ({ $place })
web-mr-hear-or = { $one } o { $other }
web-mr-hear-drive = { $swap ->
    [yes] Conduce { $ways }, o cambia dos fichas.
   *[no] Conduce { $ways }.
}
web-mr-ask-swap = ¿Qué ficha quieres cambiar?
web-mr-ask-swap-stuck = Por aquí no se puede seguir. ¡Cambia dos fichas!
web-mr-ask-with = ¿Por cuál la cambias?
# Los nombres de las fichas llegan sin artículo.
web-mr-ask-lay = ¡Mira, { $kind ->
    [curva] una curva
    [recta] una recta
   *[other] un { $kind }
}! ¿Cómo pones la ficha?
web-mr-no-far = Está demasiado lejos: ¡una ficha cada vez!
web-mr-no-start = Las fichas de salida-meta no se mueven.
web-mr-no-own-car = Ese es tu propio coche.
web-mr-no-fine = ¡Ah, vale!
web-mr-say-turned = ¡Mira, { $kind ->
    [curva] una curva
    [recta] una recta
   *[other] un { $kind }
}!
web-mr-say-wait = { $name } está pensando…
web-mr-say-wait-lay = { $name } destapa { $kind ->
    [curva] una curva
    [recta] una recta
   *[other] un { $kind }
}
web-mr-say-wait-swap = { $name } cambia dos fichas
web-mr-say-won = ¡{ $name } llega a la meta!
web-mr-say-won-you = ¡Primer puesto para ti!
web-mr-say-shared = La carrera ha terminado.

## El taller de circuitos

web-mr-workshop = Taller de circuitos
web-mr-track-title = Taller
web-mr-track-leave = Volver a la caja
web-mr-track-grid = La mesa de arena
web-mr-track-tray = Fichas
web-mr-track-left = { $kind }, { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
web-mr-track-lift = Quitar una ficha
web-mr-track-field = columna { $column }, fila { $row }
web-mr-track-empty = vacía
web-mr-track-edge = la pista se sale por el borde
web-mr-track-gap = aquí la pista no sigue
web-mr-track-no-join = aquí la pista no enlaza
web-mr-track-dead-end = aquí habría que dar media vuelta
web-mr-track-start = ¡Dibuja un circuito en la arena o ponlo ficha a ficha!
web-mr-track-closed = ¡Un circuito! Fichas: { $count }
web-mr-track-closed-all = ¡Un circuito de { $count } fichas!
web-mr-track-broken = { $count ->
    [one] Aún no se cierra: hay un cabo suelto
   *[other] Aún no se cierra: hay { $count } cabos sueltos
}
web-mr-track-drive = ¡Arrancar!
web-mr-track-drive-first = Cierra antes el circuito
web-mr-track-begin = Ejemplo
web-mr-track-build = Construir
web-mr-track-share = Compartir el circuito
web-mr-track-share-hint = En este enlace va el circuito entero. Quien lo abra puede correr en él y seguir construyendo.
web-mr-track-size = Cuadrícula y fichas
web-mr-track-columns = Columnas
web-mr-track-rows = Filas
web-mr-track-pool = Cuatro cajas de fichas
web-mr-track-pool-hint = Cuatro veces más fichas para circuitos largos
web-mr-track-clear = Alisar la arena
web-mr-tracks = Circuitos
web-mr-track-name = Nombre del circuito
web-mr-track-unnamed = Circuito { $number }
web-mr-track-save = Guardar
web-mr-track-open = Abrir { $name }
web-mr-track-forget = Tirar { $name }
web-mr-track-examples = Para empezar
web-mr-track-example = Ejemplo { $number }
web-mr-race-cars = ¿Quién corre?
web-mr-race-self = Mirar
web-mr-race-hand = Conducir yo
web-mr-race-again = Otra vez
web-mr-race-runner = { $animal }, vuelta { $lap } de { $laps }: mantén pulsado para correr
web-mr-race-bot = { $animal } va por su cuenta, vuelta { $lap } de { $laps }
web-mr-race-hold = ¡Aprieta!
web-mr-race-won = ¡Primer puesto: { $animal }!
