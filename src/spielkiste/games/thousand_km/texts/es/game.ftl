## 1000 kilómetros

game-thousand-km = 1000 kilómetros
game-thousand-km-tagline = ¿Quién llega primero, y justo a la meta?
task-thousand-km-sprint = ¡Gana la carrera de 300 km!
task-thousand-km-two = ¡Gana a dos bots en 500 km!
option-teams = En equipos de dos
option-youngest = Todos salen con el semáforo en verde
option-youngest-kinder = La próxima vez, todos salen en verde
option-discard = Descartar
option-discard-when_stuck = solo si no puedes hacer otra cosa (reglamento)
option-discard-safeties_may_wait = las protecciones pueden esperar en la mano
option-discard-any_time = cuando quieras
option-scoring = Puntuación
option-scoring-race = gana quien llega primero a la meta (reglamento)
option-scoring-classic_5000 = clásica, a 5000 puntos
option-scoring-classic_5000-hint = Cuatro rondas o más. Puedes descartar cuando quieras.
option-scoring-classic_2500 = clásica, a 2500 puntos
option-scoring-classic_2500-hint = Dos rondas o más. Puedes descartar cuando quieras.
option-scoring-classic_round = clásica, una sola ronda
option-scoring-classic_round-hint = Gana quien tenga más puntos. Puedes descartar cuando quieras.
option-goal = Kilómetros hasta la meta
option-goal-length = { $value } km

km-card-25 = 25 km
    .nom = la carta de 25 km
    .acc = la carta de 25 km
    .dat = a la carta de 25 km
    .of = de la carta de 25 km
km-card-50 = 50 km
    .nom = la carta de 50 km
    .acc = la carta de 50 km
    .dat = a la carta de 50 km
    .of = de la carta de 50 km
km-card-75 = 75 km
    .nom = la carta de 75 km
    .acc = la carta de 75 km
    .dat = a la carta de 75 km
    .of = de la carta de 75 km
km-card-100 = 100 km
    .nom = la carta de 100 km
    .acc = la carta de 100 km
    .dat = a la carta de 100 km
    .of = de la carta de 100 km
km-card-200 = 200 km
    .nom = la carta de 200 km
    .acc = la carta de 200 km
    .dat = a la carta de 200 km
    .of = de la carta de 200 km
km-card-red-light = semáforo rojo
    .nom = el semáforo rojo
    .acc = el semáforo rojo
    .dat = al semáforo rojo
    .of = del semáforo rojo
km-card-speed-limit = límite de velocidad
    .nom = el límite de velocidad
    .acc = el límite de velocidad
    .dat = al límite de velocidad
    .of = del límite de velocidad
km-card-empty-tank = sin gasolina
    .nom = la carta «Sin gasolina»
    .acc = la carta «Sin gasolina»
    .dat = a la carta «Sin gasolina»
    .of = de la carta «Sin gasolina»
km-card-flat-tyre = pinchazo
    .nom = el pinchazo
    .acc = el pinchazo
    .dat = al pinchazo
    .of = del pinchazo
km-card-breakdown = avería
    .nom = la avería
    .acc = la avería
    .dat = a la avería
    .of = de la avería
km-card-green-light = semáforo verde
    .nom = el semáforo verde
    .acc = un semáforo verde
    .dat = al semáforo verde
    .of = del semáforo verde
km-card-end-of-limit = fin de límite
    .nom = el fin de límite
    .acc = el fin de límite
    .dat = al fin de límite
    .of = del fin de límite
km-card-petrol = gasolina
    .nom = la gasolina
    .acc = la gasolina
    .dat = a la gasolina
    .of = de la gasolina
km-card-spare-tyre = rueda de repuesto
    .nom = la rueda de repuesto
    .acc = la rueda de repuesto
    .dat = a la rueda de repuesto
    .of = de la rueda de repuesto
km-card-repair = reparación
    .nom = la reparación
    .acc = la reparación
    .dat = a la reparación
    .of = de la reparación
km-card-right-of-way = vehículo prioritario
    .nom = el vehículo prioritario
    .acc = el vehículo prioritario
    .dat = al vehículo prioritario
    .of = del vehículo prioritario
km-card-tanker = camión cisterna
    .nom = el camión cisterna
    .acc = el camión cisterna
    .dat = al camión cisterna
    .of = del camión cisterna
km-card-puncture-proof = rueda antipinchazos
    .nom = la rueda antipinchazos
    .acc = la rueda antipinchazos
    .dat = a la rueda antipinchazos
    .of = de la rueda antipinchazos
km-card-ace-driver = as del volante
    .nom = el as del volante
    .acc = el as del volante
    .dat = al as del volante
    .of = del as del volante

km-move-drive = recorrer { $km } km
km-move-green = jugar un semáforo verde
km-move-defend = jugar { $card_acc }
km-move-safety = jugar la protección «{ $card }» y repetir turno
km-move-attack = atacar a { $side }: { $card }
km-move-discard = descartar { $card_acc }
km-move-master = contragolpe con { $card_acc }
km-move-pass = sin contragolpe
km-move-next = seguir

km-drew = { $seat_you ->
    [yes] Robas: { $card }.
   *[no] { $seat } roba: { $card }.
}
km-drew-unseen = { $seat } roba una carta.
km-started = { $seat_you ->
    [yes] Juegas { $card_acc }: ¡en marcha!
   *[no] { $seat } juega { $card_acc }: ¡en marcha!
}
km-drove = { $seat_you ->
    [yes] Recorres { $km } km; ya van { $total }.
   *[no] { $seat } recorre { $km } km; ya van { $total }.
}
km-attacked = { $seat_you ->
    [yes] Atacas a { $side }: { $card }.
   *[no] { $side_you ->
        [yes] { $seat } te ataca: { $card }.
       *[no] { $seat } ataca a { $side }: { $card }.
    }
}
km-asked = { $side_you ->
    [yes] ¿Tienes un contragolpe contra { $card_acc }?
   *[no] { $side_count ->
        [one] { $side } decide si hace un contragolpe contra { $card_acc }.
       *[other] { $side } deciden si hacen un contragolpe contra { $card_acc }.
    }
}
km-defended = { $seat_you ->
    [yes] Respondes con { $card_acc }.
   *[no] { $seat } responde con { $card_acc }.
}
km-protected = { $seat_you ->
    [yes] Juegas una protección: { $card }.
   *[no] { $seat } juega una protección: { $card }.
}
km-master-move = { $seat_you ->
    [yes] ¡Contragolpe! Juegas { $card_acc }.
   *[no] ¡Contragolpe! { $seat } juega { $card_acc }.
}
km-lifted = A la caja: { $card }.
km-discarded = { $seat_you ->
    [yes] Descartas { $card_acc }.
   *[no] { $seat } descarta { $card_acc }.
}
km-pile-empty = El mazo se ha acabado: fin de la carrera.
km-won = { $seats_you ->
    [yes] ¡Ganas con { $total } km!
   *[no] { $seats_count ->
        [one] ¡{ $seats } gana con { $total } km!
       *[other] ¡{ $seats } ganan con { $total } km!
    }
}

# A match with classic scoring.
km-dealt = { $seat_you ->
    [yes] Ronda { $round }: empiezas tú.
   *[no] Ronda { $round }: empieza { $seat }.
}
km-last-card = Era la última carta del mazo: ahora cada cual juega las que tiene en la mano.
km-played-out = A nadie le quedan cartas: fin de la ronda.
km-counted = { $side_you ->
    [yes] Puntos para ti: { $points }. En total: { $total }.
   *[no] Puntos para { $side }: { $points }. En total: { $total }.
}
km-match-won = { $seats_you ->
    [yes] ¡Ganas con { $total } puntos!
   *[no] { $seats_count ->
        [one] ¡{ $seats } gana con { $total } puntos!
       *[other] ¡{ $seats } ganan con { $total } puntos!
    }
}
km-line-distance = Kilómetros
km-line-safeties = Protecciones
km-line-all-four = Las cuatro protecciones
km-line-master-moves = Contragolpes
km-line-trip = Llegada a la meta
km-line-delayed = Llegada tardía
km-line-safe = Sin ningún 200
km-line-shut-out = Los demás a 0 km

# At the seat of whoever did it: short, without the name.
km-started-act = { $card }: ¡en marcha!
km-drove-act = recorre { $km } km
km-attacked-act = { $side_you ->
    [yes] { $card } contra ti
   *[no] { $card } contra { $side }
}
km-defended-act = { $card }
km-protected-act = protección: { $card }
km-master-move-act = contragolpe: ¡{ $card }!
km-discarded-act = des­carta: { $card }

km-why-counted = La ronda ha terminado. Cuando hayas visto los puntos, seguimos.
km-why-others-look = Los demás aún están mirando los puntos.
km-why-not-counted = La ronda todavía no ha terminado.
km-why-no-move = Eso no es una jugada.
km-why-over = La carrera ha terminado.
km-why-wait = { $side_count ->
    [one] Primero contesta { $side }.
   *[other] Primero contestan { $side }.
}
km-why-answer = Contesta primero: ¿tienes un contragolpe?
km-why-other-safety = Contra este ataque no sirve { $card_nom }.
km-why-no-attack = El contragolpe solo se puede hacer justo después de un ataque.
km-why-turn = Le toca a { $seat }.
km-why-not-held = No tienes en la mano { $card_acc }.
km-why-discard = Solo puedes descartar si no puedes jugar ninguna carta.
km-why-discard-but-safeties = Solo puedes descartar si, aparte de las protecciones, no puedes jugar ninguna carta.
km-why-nobody = Ahí no hay nadie.
km-why-own-side = A los tuyos no los puedes atacar.
km-why-prevented = { $side_count ->
    [one] { $side } tiene protección contra { $card_acc }.
   *[other] { $side } tienen protección contra { $card_acc }.
}
km-why-limited-already = { $side_count ->
    [one] { $side } ya tiene un límite de velocidad.
   *[other] { $side } ya tienen un límite de velocidad.
}
km-why-attacked-already = { $side_count ->
    [one] { $side } ya tiene el coche parado.
   *[other] { $side } ya tienen el coche parado.
}
km-why-team-stands = { $side_count ->
    [one] { $side } espera el semáforo verde; ahora no se le puede atacar.
   *[other] { $side } esperan el semáforo verde; ahora no se les puede atacar.
}
km-why-not-rolling = { $side_count ->
    [one] { $side } no está en marcha.
   *[other] { $side } no están en marcha.
}
km-why-attack-self = Los ataques se juegan contra los demás.
km-why-green-rolling = Ya estás en marcha.
km-why-no-such-attack = No tienes delante ningún ataque que se arregle con { $card_nom }.
km-why-stopped = Tu coche no se mueve: { $card }. Así no puedes avanzar.
km-why-green-again = Tu equipo necesita antes un semáforo verde.
km-why-not-started = Para arrancar necesitas un semáforo verde.
km-why-limit = Con límite de velocidad solo valen 25 y 50.
km-why-two-200 = En cada carretera solo caben dos cartas de 200.
km-why-too-far = { $km } km es demasiado: solo te faltan { $left } km.

km-words-road = { $side }: { $total } de { $goal } km.
km-words-stopped = { $side_you ->
    [yes] Tu coche no se mueve: { $card }.
   *[no] { $side_count ->
        [one] { $side } tiene el coche parado: { $card }.
       *[other] { $side } tienen el coche parado: { $card }.
    }
}
km-words-needs-green = { $side_you ->
    [yes] Necesitas un semáforo verde.
   *[no] { $side_count ->
        [one] { $side } necesita un semáforo verde.
       *[other] { $side } necesitan un semáforo verde.
    }
}
km-words-not-started = { $side_you ->
    [yes] Aún no has arrancado.
   *[no] { $side_count ->
        [one] { $side } aún no ha arrancado.
       *[other] { $side } aún no han arrancado.
    }
}
km-words-limited = { $side_you ->
    [yes] Tienes un límite de velocidad.
   *[no] { $side_count ->
        [one] { $side } tiene un límite de velocidad.
       *[other] { $side } tienen un límite de velocidad.
    }
}
km-words-safeties = { $side_you ->
    [yes] Tus protecciones: { $cards }.
   *[no] Protecciones de { $side }: { $cards }.
}
km-words-match = { $points ->
    [0] Una sola ronda: gana quien tenga más puntos.
   *[other] Ronda { $round }. Se juega a { $points } puntos.
}
km-words-line = { $side }: { $line }, { $points } { $points ->
    [one] punto
   *[other] puntos
}.
km-words-total = { $side }: { $total } puntos.
km-words-pile = Mazo: { $count ->
    [0] vacío
    [one] queda una carta
   *[other] quedan { $count } cartas
}.
km-words-box = En la caja: { $count ->
    [one] una carta
   *[other] { $count } cartas
}; encima, { $top }.
km-words-hand = Tu mano: { $cards }.
