web-box-numnum = NumNum
web-title-wall-break = Rompe­muros
web-title-patience = Solitario de tablas

## NumNum en el navegador: lo que comparten los cuatro juegos

web-nn-why-double = forman un doble
web-nn-why-colour = las dos son { $colour }
web-nn-why-joker = un comodín encaja con cualquier número
web-nn-why-rows = las dos en la { $rows }
web-nn-why-more-rows = las dos en las tablas { $rows }
web-nn-row-part = del { $row }
web-nn-why-barred = prohibido: { $rows }
web-nn-banned = Prohibido: { $count ->
    [one] tabla
   *[other] tablas
} { $rows }.
web-nn-why-nothing = nada en común
web-nn-row = del { $row }
web-nn-row-sought = ¿tabla?
web-nn-or = o
web-nn-any-number = cualquier número
web-nn-because-colour = las dos son
web-nn-because-joker = un comodín encaja con cualquier número
web-nn-because-row = las dos en la { $row } ({ $left } y { $right })
web-nn-because-same = mismo número, las dos en la { $row }
web-nn-praise-largest = ¡La tabla más alta que comparten!
web-nn-praise-larger = ¡Muy bien! Aún más alta: { $row }
web-nn-strips = El { $left } y el { $right } en las tablas. Coinciden en: { $answers }.
web-nn-strips-of = El { $card } está en: { $rows }.
web-nn-strips-look = Mira bien: ¿en qué columna tienen número los dos?
web-nn-strips-here =
    { $count ->
        [one] Coinciden en la columna amarilla.
       *[other] Coinciden en las columnas amarillas.
    }
web-nn-strips-nowhere = En ninguna columna tienen número los dos.
web-nn-help = Ayúdame un poco más
web-nn-strips-meet = Coinciden aquí: { $answers }.
web-nn-strips-never = No coinciden en ninguna tabla. Solo comparten la figura.
web-nn-strips-joker = El 1 es un comodín: encaja con cualquier número.
web-nn-name = ¿Qué tienen en común el { $left } y el { $right }?
web-nn-name-short = ¿Qué tienen en común las dos?
web-nn-name-tried = { $answer }: no es
web-nn-joker = comodín
web-nn-colour-only = solo figura
web-nn-players = Los demás
web-nn-you = Tú
web-nn-report = Tus tablas
web-nn-report-of = Cómo se sabe { $name } cada tabla
web-nn-report-table = Tablas de { $name }
web-nn-report-cell = { $number } en la { $row }: { $result }
web-nn-report-missing = No ha salido: { $rows }
web-nn-report-joker = { $left } y { $right }: el 1 es un comodín
web-nn-report-colour = { $left } y { $right }: solo la figura
web-nn-csv-head = Nombre, pregunta, carta, otra carta, lo correcto, intento, respuesta, correcta, segundos, cuenta para

## Mau-Mau de tablas

web-nn-mm-middle = Centro de la mesa
web-nn-mm-your-hand = Tus cartas
web-nn-mm-hand-size = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
web-nn-mm-open-hand = { $count ->
    [one] una carta: { $cards }
   *[other] { $count } cartas: { $cards }
}
web-nn-mm-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-nn-mm-left = { $count ->
    [0] no queda ninguna carta
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
web-nn-mm-last = ¡Última!
web-nn-mm-one-left = ¡Solo queda una carta!
web-nn-mm-cannot = no encaja
web-nn-mm-deck = Mazo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-nn-mm-deck-draw = Robar una carta. Mazo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-nn-mm-pile = Montón: encima, { $card }
web-nn-mm-pile-wish = Montón: encima, una carta del deseo; figura pedida: { $colour }
web-nn-mm-barred = La tabla del { $row } está prohibida
web-nn-mm-barred-short = prohibida
web-nn-mm-lay = Jugar
web-nn-mm-keep = Quedármela
web-nn-mm-draw = Robar
web-nn-mm-stop = No, gracias
web-nn-mm-pass = Pasar
web-nn-mm-which = ¿Qué figura?
web-nn-mm-wish-for = Pedir { $colour }
web-nn-mm-single-colour = Misma figura
web-nn-mm-single-row = Misma tabla
web-nn-mm-single-joker = El comodín encaja
web-nn-mm-double = ¡Doble! Y luego, otra.
web-nn-mm-fulfils = Cumple el deseo.
web-nn-mm-bars = Prohíbe la tabla del { $row }.
web-nn-mm-lifts = La tabla del { $row } vuelve a valer.
web-nn-mm-say-won = { $you ->
    [yes] ¡Has ganado!
   *[no] ¡Victoria para { $names }!
}
web-nn-mm-say-wait = Le toca a { $name }…
web-nn-mm-say-names = { $name } dice la tabla…
web-nn-mm-say-turn = ¡Te toca!
web-nn-mm-say-lay = Juega una carta que encaje.
web-nn-mm-say-ask = La misma figura que el { $card } o una tabla en común.
web-nn-mm-say-ask-wish = Figura pedida: { $colour }
web-nn-mm-say-again = ¡Doble! ¿Otra más?
web-nn-mm-say-again-hint = Puedes jugar otra, o parar.
web-nn-mm-say-again-none = No encaja nada más.
web-nn-mm-say-drawn = Has robado: { $card }
web-nn-mm-say-drawn-fits = Encaja: juégala o quédatela.
web-nn-mm-say-drawn-none = No encaja: quédatela.
web-nn-mm-say-draw = Ningún número encaja: ¡roba!
web-nn-mm-say-draw-special = O juega una carta especial.
web-nn-mm-heard-none = No tienes ninguno: ¡roba!
web-nn-mm-heard-pick = { $card }: elígela otra vez para jugarla.
web-nn-mm-say-pass = No hay nada que robar: pasa.

## Solitario de tablas

web-nn-pa-score = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-nn-pa-score-label = { $count } de { $most } cartas están en los montones
web-nn-pa-goal = ¡Todas a los montones!
# Below the road, too: how many cards are missing for the star that comes next.
web-nn-pa-star = { $count ->
    [one] 1 más y estrella
   *[other] { $count } más y estrella
}
web-nn-pa-column = { $colour }: { $count ->
    [one] una carta
   *[other] { $count } cartas
} en el montón
web-nn-pa-pile = Montón de { $colour }: encima, { $card }; { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-nn-pa-waiting = { $count ->
    [one] Aún espera una carta
   *[other] Aún esperan { $count } cartas
}
web-nn-pa-end-fits = espera al final y encaja: recupérala
web-nn-pa-end-waits = espera al final
web-nn-pa-own-pile = Esa es otra figura. Cada monstruo solo come la suya.
web-nn-pa-wait-here = Tiene que esperar aquí: { $colour }
web-nn-pa-hold = Lo que tienes
web-nn-pa-deck = Mazo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-nn-pa-up-play = encaja en su montón
web-nn-pa-up-wait = tiene que esperar
web-nn-pa-lay = Poner
web-nn-pa-wait = Esperar
# Tags on cards that one may lay instead: the last one that waits, and a wish card.
web-nn-pa-fetch = Recuperar
web-nn-pa-wish = Deseo
web-nn-pa-wishes = Cartas del deseo: { $count }. Busca un montón para una.
web-nn-pa-finish = Terminar
web-nn-pa-say-over = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}. Se podía llegar a { $best }.
web-nn-pa-say-feed = ¡El { $number } es para mí!
web-nn-pa-say-keep = El { $number } espera conmigo.
web-nn-pa-say-fits = ¡El { $card } encaja!
web-nn-pa-say-waits-why = El { $top } y el { $number } no comparten ninguna tabla.
web-nn-pa-say-find = { $card }: ¿se pone o espera?
web-nn-pa-lay-try = ¿Poner?
web-nn-pa-say-fetch = Una carta que espera encaja: ¿la recuperas?
web-nn-pa-say-fetch-first = ¿O recuperas antes una que espera?
web-nn-pa-say-wish = ¿En qué montón?
web-nn-pa-say-wish-first = ¿O antes una carta del deseo?
web-nn-pa-say-wish-last = Aún puedes poner tus cartas del deseo.
web-nn-pa-say-empty = ¡Todo destapado!
web-nn-pa-heard-piles = Encima de los montones: { $cards }.
web-nn-pa-heard-waits = En espera, al final: { $cards }.
web-nn-pa-road = Has puesto { $count ->
    [one] una carta
   *[other] { $count } cartas
}. Con este reparto se podía llegar a { $best } de { $most }.
web-nn-pa-best = { $count ->
    [one] Una carta ha encontrado
   *[other] { $count } cartas han encontrado
} su sitio. Viendo todas las cartas, se podía llegar a { $best }.
web-nn-pa-best-good = ¡Muy bien jugado! Conociendo todas las cartas, solo habrías puesto { $missing ->
    [one] una
   *[other] { $missing }
} más.
web-nn-pa-best-close = ¡Por un pelo! Con estas cartas se podía llegar a { $best }.
web-nn-pa-best-you = ¡Con estas cartas no se podía hacer mejor!
web-nn-pa-deal = Partida número { $deal }
web-nn-pa-deal-day = El reparto del { $day }
web-nn-pa-statistics = Tus números
web-nn-pa-stat-streak = días seguidos
web-nn-pa-stat-best = récord (cartas)
web-nn-pa-stat-average = de media
web-nn-pa-stat-games = partidas
web-nn-pa-calendar = Los repartos de este mes
web-nn-pa-day = El reparto del día { $day }
web-nn-pa-day-done = El reparto del día { $day }: { $score } cartas
web-nn-pa-begin-streak = Juega las cartas de hoy y empieza una racha.
web-nn-pa-legend = Aquí ves cuántas cartas pusiste. ¡Elige un día y juégalo!
web-nn-pa-last = Tus últimas partidas
web-nn-pa-last-game = { $score } de { $best } cartas
web-nn-pa-last-laid = cartas puestas
web-nn-pa-last-possible = posibles
web-nn-pa-month = Todo el mes
web-nn-pa-near = { $missing ->
    [one] ¡Solo te faltó una carta para el récord!
   *[other] ¡Solo te faltaron { $missing } cartas para el récord!
}
web-nn-pa-same = Las mismas cartas otra vez
web-nn-pa-today = Cartas de hoy
web-nn-pa-play-today = Jugar las cartas de hoy
web-nn-pa-first = Aquí aún no hay nada: pronto estarán tus récords. Cada día hay cartas nuevas, las mismas para todos.
web-nn-pa-way = Enséñame cómo llegar a { $best }
web-nn-pa-way-start = Así se empieza.
web-nn-pa-way-play = El { $card } va a su montón.
web-nn-pa-way-wait = El { $card } espera.
web-nn-pa-way-fetch = Se recupera el { $card }.
web-nn-pa-way-wish = Una carta del deseo va al montón de { $colour }.
web-nn-pa-way-step = Paso { $step } de { $steps }
web-nn-pa-way-back = Un paso atrás
web-nn-pa-way-next = Un paso adelante
web-nn-pa-hint = Consejo

web-nn-key-draw = Robar una carta
web-nn-key-next = Poner la carta destapada o dejarla esperando
web-nn-key-piles = Recuperar de la fila de espera de un montón
web-nn-key-wish = Poner una carta del deseo, luego 1 – 4
web-nn-key-hint = Un consejo
web-nn-pa-lane = En espera
web-nn-pa-stopped = ¡{ $count } de { $most } conseguidas!
