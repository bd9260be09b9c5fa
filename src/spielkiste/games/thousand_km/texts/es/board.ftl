# The board and the lid in the browser.

web-box-thousand-km = 1000 kilómetros

web-km-score = { $km } km
web-km-score-stopped = coche parado: { $card }
web-km-score-safeties = protecciones: { $cards }
web-km-score-points = { $points } puntos
web-km-unit = km
web-km-you = Tú
web-km-your-turn = te toca
web-km-your-hand = Tus cartas
web-km-rivals = Los demás
web-km-drivers = Al volante
web-km-middle = Centro de la mesa
web-km-battle = Marcha
web-km-speed = Velocidad
web-km-safeties = Protecciones
web-km-sideways = { $card }, de lado: contragolpe
web-km-pile = { $pile }: { $card }
web-km-pile-empty = { $pile }: nada
web-km-hand-size = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
web-km-road = { $km } de { $goal } kilómetros. Carretera: { $cards }
web-km-road-empty = { $km } de { $goal } kilómetros. Carretera: vacía
web-km-draw-pile = Mazo, { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}
web-km-few-left = ¡Solo { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
} en el mazo!
web-km-box = Caja, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, encima: { $card }
web-km-box-empty = Caja, vacía
web-km-box-discard = Caja: { $move }
web-km-table = La meta está a { $goal } km. { $count ->
    [0] El mazo está vacío
    [one] En el mazo queda una carta
   *[other] En el mazo quedan { $count } cartas
}.
web-km-own-road = Esta carta va en tu propia carretera.
web-km-here = ¡Aquí!
web-km-attack = Atacar a { $name }: { $card }
web-km-attack-on = Ataque: { $names }
web-km-cannot = ahora no se puede
web-km-note-stopped = coche ya parado
web-km-note-waiting = no está en marcha
web-km-note-limited = ya tiene límite
web-km-note-tanker = tiene la cisterna
web-km-note-right-of-way = tiene prioridad
web-km-note-puncture-proof = antipinchazos
web-km-note-ace-driver = as del volante
web-km-say-nearest = Más cerca de la meta: { $names }
web-km-say-won = ¡En la meta: { $names }!
web-km-say-won-you = ¡Has llegado a la meta!
web-km-say-over = La carrera ha terminado.
web-km-say-master = ¡{ $name } te echa { web-km-laid }!
web-km-laid = { $kind ->
    [red-light] un semáforo rojo
    [speed-limit] un límite de velocidad
    [empty-tank] un «sin gasolina»
    [breakdown] una avería
   *[flat-tyre] un pinchazo
}
web-km-say-master-hint = Tienes la protección. ¡Juégala ya!
web-km-say-asked-hint = Necesitas: { $card }.
web-km-say-others-think = { $card } contra { $names }
web-km-say-others-think-hint = ¿Habrá contragolpe?
web-km-say-wait = Le toca a { $name }
web-km-lately = Antes:
web-km-then-you = Después te toca a ti. ¿Qué jugarás?
web-km-then = Después:
web-km-then-me = tú
web-km-helps = ¡Te sirve!
web-km-say-target = { $card }: ¿contra quién?
web-km-say-target-hint = Elige el coche que quieras parar.
web-km-say-toss-hint = El botón la juega, la caja la descarta.
web-km-say-discard = Nada te sirve.
web-km-say-discard-hint = Echa una carta a la caja.
web-km-say-missing = Te falta { web-km-needed }.
web-km-say-only = { $kind ->
    [petrol] Ya solo puede ayudarte el camión cisterna.
    [spare-tyre] Ya solo puede ayudarte la rueda antipinchazos.
    [repair] Ya solo puede ayudarte el as del volante.
   *[green-light] Ya solo puede ayudarte el vehículo prioritario.
}
web-km-say-lost = Ya no puedes conducir.
web-km-lost = { $kind ->
    [petrol] Ya no hay gasolina ni camión cisterna.
    [spare-tyre] Ya no hay ruedas de repuesto ni rueda antipinchazos.
    [repair] Ya no hay reparaciones ni as del volante.
   *[green-light] Ya no hay semáforos verdes ni vehículo prioritario.
}
web-km-heard-missing = Te falta { web-km-needed }: { $count ->
    [one] queda una de esas cartas en juego
   *[other] quedan { $count } de esas cartas en juego
}.
web-km-heard-discard = Descarta una carta.
web-km-heard-no-safety = { $kind ->
    [empty-tank] No tienes el camión cisterna: sigue.
    [flat-tyre] No tienes la rueda antipinchazos: sigue.
    [breakdown] No tienes el as del volante: sigue.
   *[red-light] No tienes el vehículo prioritario: sigue.
}
web-km-still = { $discard ->
    [yes] Aun así puedes jugar o descartar una carta.
   *[no] Aun así puedes jugar una carta.
}
web-km-needed = { $kind ->
    [petrol] gasolina
    [spare-tyre] una rueda de repuesto
    [end-of-limit] un fin de límite
    [repair] una reparación
   *[green-light] un semáforo verde
}
web-km-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
web-km-hope = { $count ->
    [0] Ya no quedan cartas de esas.
    [one] ¡Aún queda una de esas cartas en juego!
   *[other] ¡Aún quedan { $count } de esas cartas en juego!
}
web-km-engine = Arrancar el motor
web-km-cough = { $turn ->
    [first] Cof, cof…
    [second] Brrr… nada.
   *[last] ¡Pum!
}
web-km-fist = Enseñarle el puño a { $name }
web-km-revenge = ¡Revancha!
web-km-revenge-of = { $name }: ¡revancha!
web-km-sigh = Uf…
web-km-say-toss = { $card }: ¿fuera?
web-km-say-toss-box = Elige la caja.
web-km-only-discard = Solo para descartar
web-km-missing = Falta: { $card }
web-km-say-blocked = { $card }: tu coche está parado.
web-km-say-blocked-hint = ¿Con qué sigues adelante?
web-km-say-start = Aún no te mueves.
web-km-say-start-hint = Un semáforo verde, ¡y en marcha!
web-km-say-limited = Vas con límite de velocidad.
web-km-say-limited-hint = Solo valen 25 y 50.
web-km-say-go = ¡Vía libre!
web-km-say-go-hint = Juega una carta.
web-km-master = ¡Contragolpe!
web-km-master-line = «{ $safety }» gana a «{ $attack }».
web-km-master-yours = Robas una carta y juegas ya mismo.
web-km-master-theirs = { $name } roba una carta y juega ya mismo.

# The score pad of a match with classic scoring.
web-km-points = Puntos
web-km-points-show = Ver los puntos: { $totals }
web-km-points-over = Fin de la ronda { $round }
web-km-points-to = Se juega a { $points } puntos.
web-km-points-once = Se juega una ronda.
web-km-points-round = Ronda { $round }
web-km-points-so-far = Ronda { $round } hasta ahora
web-km-points-total = Total
web-km-next = Seguir
web-km-say-counted-hint = Cuando hayas visto los puntos, sigue.
web-km-say-looking = Esperamos a { $names }
web-km-say-match-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
