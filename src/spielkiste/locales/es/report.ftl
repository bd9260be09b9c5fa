# Informes: lo que muchas partidas dicen de un juego

report-title = { $title } en cifras
report-made = Partidas entre bots ({ $bot }): { $games }, de ellas { $main } con { $seats } en la mesa. Las demás prueban con más o menos jugadores y con otras opciones.
report-reading = La línea alrededor de un punto es el intervalo del 95 %: más o menos uno de cada veinte no acierta el valor real. Los bots no son personas; tómalo como una pista.
report-command = Las mismas cifras otra vez: { $command }
report-players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
report-place = { $place ->
    [1] empieza
   *[other] turno número { $place }
}
report-first = ¿Ayuda empezar?
report-even = La línea discontinua marca lo que tocaría si todos ganaran por igual.
report-first-tables = Cuántas veces gana quien empieza, según cuántas personas juegan
report-first-order = Cuántas veces gana cada puesto en el orden de turno, con { $seats } en la mesa
report-length = ¿Cuánto dura una partida?
report-length-plot = Jugadas por partida
report-length-words = La mitad de las partidas dura de { $low } a { $high } jugadas; la media es { $mean }.
report-box-minutes = La caja dice de { $least } a { $most } minutos.
report-moves = Jugadas
report-turns = Cambios de turno
report-decisions = Decisiones
report-minutes = Minutos, a { $seconds } segundos por decisión
report-score = Puntuación
report-best-score = Mejor puntuación
report-mean = media
report-least = mínimo
report-low = cuarto inferior
report-middle = centro
report-high = cuarto superior
report-most = máximo
report-what = qué
report-rule = regla
report-share = proporción
report-interval = intervalo del 95 %
report-games = partidas
report-times = veces
report-ends = ¿Cómo termina una partida?
report-ends-plot = Cuántas veces termina la partida por cada regla
report-shared = Partidas con victoria compartida o sin ganador: { $count }.
report-things = ¿Qué cartas y casillas importan?
report-things-words = De todas las veces que esto le pasó a alguien, o que alguien lo hizo: cuántas veces ganó esa persona al final. A la izquierda de la línea discontinua, les pasa más a quienes pierden; a la derecha, a quienes ganan.
report-things-alone = De todas las veces que esto pasó: cuántas veces la puntuación fue mejor que en la mitad de las partidas.
report-things-luck = Lo que te toca es suerte. Lo que eliges depende también de si vas por delante: no tiene por qué ser la razón de que ganes.
report-things-plot = Las diferencias más claras
report-things-none = No hay diferencias claras en tan pocas partidas.
report-chosen = Elegido: { $what }
report-came = Por azar: { $what }
report-options = ¿Qué cambian las opciones?
report-options-words = Cada vez cambia una sola opción; todo lo demás es como siempre.
report-options-moves = Jugadas por partida, según la opción
report-options-first = Cuántas veces gana quien empieza, según la opción
report-option = opción
report-usual = como siempre
report-unwon = compartida o sin ganador
report-range = de { $low } a { $high }
report-number = { $number }
report-written = El informe está en { $path }
error-bad-report-file = Elige un archivo que termine en .html o .md, no { $path }.
