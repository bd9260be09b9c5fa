## Los juegos del muro de NumNum en el navegador

web-wall-wall = El muro
web-wall-stacks = Siete montones en fila
web-wall-rows = Siete columnas a la vista
web-wall-stack = Montón { $stack }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-wall-row = Columna { $row }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-wall-second = Columna { $row }, debajo de la última carta
web-wall-below = Columna { $row }, debajo de la carta libre, empezando por ella: { $cards }.
web-wall-hole = El montón { $stack } está vacío
web-wall-one-left = Montón { $stack }: ¡solo queda una carta!
web-wall-empty-row = recogida
web-wall-show-all = Mostrar todas las cartas de las columnas
web-wall-chosen = elegida
web-wall-can = se puede tomar
web-wall-cannot = ahora no tiene pareja
web-wall-fits = encaja
web-wall-fits-doubly = encaja doble
web-wall-fits-why = encaja: { $why }
web-wall-your-turn = te toca
web-wall-their-turn = pensando
web-wall-partner = con { $name }
web-wall-cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
web-wall-mistakes = { $count ->
    [one] una respuesta equivocada
   *[other] { $count } respuestas equivocadas
}
web-wall-bars = Prohibido
web-wall-bars-on = Prohibidas
web-wall-barred = La tabla del { $row } está prohibida
web-wall-barred-short = Tabla del { $row } prohibida
web-wall-open = La tabla del { $row } vale
web-wall-why = ¿Por qué?
web-wall-show-why = ¿Por qué? Mostrar por qué encajan
web-wall-why-on = Razones activadas.
web-wall-why-off = Razones desactivadas.
web-wall-star = Carta del deseo: cámbiala por una de las últimas siete.
web-wall-ban = Prohibición: apártala. Prohíbe su tabla o la vuelve a permitir.
web-wall-tag-swap = cambiar
web-wall-tag-bar = prohibir
web-wall-loot = El botín
web-wall-tag-lift = permitir
web-wall-last = Las siete últimas cartas tomadas
web-wall-last-short = Últimas siete
web-wall-last-card = { $you ->
    [yes] tu { $card }
   *[no] { $card }, de { $names }
}
web-wall-swap-for = { $you ->
    [yes] Cambiar la carta del deseo por tu { $card }
   *[no] Cambiar la carta del deseo por el { $card } de { $names }
}
web-wall-aside = Apartar
web-wall-breach = ¡Brecha!
web-wall-claim-left = Llevarse todo lo que hay a la izquierda del montón { $stack }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-wall-claim-right = Llevarse todo lo que hay a la derecha del montón { $stack }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}

web-wall-say-won = ¡Victoria: { $names }!
web-wall-say-draw = Empate: ¡ganan todos!
web-wall-say-breach = ¿Izquierda o derecha?
web-wall-say-breach-hint = Todas las cartas de ese lado serán tuyas.
web-wall-say-breach-other = ¡Brecha! { $name } elige un lado.
web-wall-say-wait = { $name } está pensando.
web-wall-took = { $you ->
    [yes] Te llevas el { $left } y el { $right }:
   *[no] { $name } se lleva el { $left } y el { $right }:
}
web-wall-say-naming = ¿Qué tienen en común?
web-wall-say-bar = Prohíbe la tabla del { $row }.
web-wall-say-lift = La tabla del { $row } vuelve a valer.
web-wall-say-swap = ¿Cuál de las últimas siete quieres?
web-wall-say-swap-hint = Quien la tenga recibe la carta del deseo.
web-wall-say-not-free = Solo están libres las cartas que no tienen otra encima.
web-wall-say-lonely = Ahora nada encaja con: { $card }.
web-wall-say-lonely-opening = Al principio la pareja tiene que ser doble.
web-wall-say-lonely-hint = Elige otra carta.
web-wall-say-second = ¿{ $card } y…?
web-wall-heard-place = { $rows ->
    [yes] { $card } en la columna { $place }
   *[no] { $card } en el montón { $place }
}
web-wall-heard-double = { $card } (forma un doble)
web-wall-heard-fits = { $card } encaja con: { $cards }.
web-wall-heard-from = { $where ->
    [stacks] De los montones { $places }.
    [columns] De las columnas { $places }.
   *[column] De la columna { $places }.
}
web-wall-heard-freed = Ahora libres: { $cards }.
web-wall-heard-free = Libres: { $cards }.
web-wall-heard-lowest = { $many ->
    [one] Montón más bajo: { $stacks }, con { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
   *[other] Montones más bajos: { $stacks }, con { $count ->
            [one] una carta
           *[other] { $count } cartas
        } cada uno
}.
web-wall-heard-again = Sigue: busca otra pareja.
web-wall-say-second-hint = 2× encaja doble: sigues tú.
web-wall-say-find = ¿Cuál encaja con ella?
web-wall-say-opening = Primero, un doble: misma figura Y misma tabla.
web-wall-say-opening-take = Llévate una pareja así: es doble.
web-wall-say-opening-hint = Al principio: misma figura y misma tabla.
web-wall-like = p. ej.
web-wall-riddle = ¿Encuentras mi doble?
web-wall-riddle-pair = ¿Ves una pareja?
web-wall-riddle-double = ¡Ahí hay un doble!
web-wall-goal-rows = Objetivo: ¡reúne más cartas que nadie!
web-wall-goal-wall = Objetivo: ¡abre brecha y llévate más cartas que nadie!
web-wall-say-must = Usa una carta del deseo o de prohibición.
web-wall-say-must-swap = Cambia la carta del deseo por una de las últimas siete.
web-wall-say-must-lift = Vuelve a permitir la tabla del { $row }: ¡así encajan más!
web-wall-say-must-bar = Aparta una carta de prohibición: prohíbes la tabla del { $row }.
web-wall-say-must-ban = Aparta una carta de prohibición.
web-wall-say-must-hint = No hay ninguna pareja libre.
web-wall-say-again = ¡Doble! Sigue.
web-wall-say-double = Hay un doble: ¡llévatelo y sigue!
web-wall-say-double-hint = Si no, basta la misma figura o la misma tabla.
web-wall-say-double-short = ¡Hay un doble! Si no, basta con una cosa:
web-wall-say-go = Ahora basta la misma figura o la misma tabla.
web-wall-say-pair = Busca una pareja: misma figura o misma tabla.
web-wall-say-go-short = Elige dos. Ahora basta con una cosa:
web-wall-go-suit = misma figura
web-wall-go-row = misma tabla
web-wall-say-go-hint = Elige dos que encajen.

web-wall-key-stacks = Tomar la carta libre de un montón o de una columna
