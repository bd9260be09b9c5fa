# The texts of the first page: the shelf, its menu, and what is said when a page does not come.
house-list = { $most } y { $last }
web-box-games = { $count } juegos
web-class = Para la clase
web-close = Cerrar
web-continue = Seguir jugando
web-continue-over = Jugar otra vez
web-dark = Mesa oscura
web-day = Hoy
web-day-all = Todos los retos de hoy
web-day-done = ¡Conseguido!
web-day-play = Jugar
web-day-stickers = { $count ->
    [one] 1 pegatina
   *[other] { $count } pegatinas
}
web-engine-reload = Recargar
web-family = ¿Quién juega?
web-games = Juegos
web-house = Spielkiste
web-import = Abrir una grabación
web-import-hint = ¿Tienes el archivo de una partida? Aquí puedes verla y seguir jugando.
web-kept =
    { $days ->
        [365] Las partidas se guardan un año.
        [one] Las partidas se guardan un día.
       *[other] Las partidas se guardan { $days } días.
    }
web-kept-for-ever = Todas las partidas se guardan.
web-language = Idioma
web-lost = Aquí no hay ninguna mesa
web-menu = Menú
web-mine = Tus partidas
web-mine-marked = partida empezada
web-offline = No hay conexión con Spielkiste. Prueba otra vez dentro de un momento.
web-pocket-friends = Jugar con amigos
web-pocket-friends-hint = En una mesa del servidor también juegan amigos desde otros dispositivos.
web-pocket-hint = El baúl para llevar también funciona sin red. Sus partidas se quedan en el dispositivo.
web-pocket-open = Abrir el baúl para llevar
web-setup-age = +{ $age } años
web-setup-minutes = { $minutes } min
web-setup-minutes-range = { $least }–{ $most } min
web-shelf-welcome = ¡Elige un juego!
web-sound = Sonido
web-volume = Volumen
web-volume-soft = bajo
web-volume-medium = medio
web-volume-loud = alto
web-to-shelf = A la estantería
web-trouble = No ha funcionado.
web-version = Spielkiste { $version }
web-voice = Leer en alto
web-voice-hello = Yo te lo leo.
web-voice-hint = Una voz te lo lee todo. Si usas un lector de pantalla, no te hace falta.
web-voice-none = Este dispositivo no tiene voz para este idioma.
# What the voice says for a sign or a short form: "7 × 8", "750 km", "5–10 min".
web-say-times = { $first } por { $second }
web-say-often = { $count ->
    [1] una vez
   *[other] { $count } veces
}
web-say-km = { $count ->
    [one] kilómetro
   *[other] kilómetros
}
web-say-minutes = { $count ->
    [one] minuto
   *[other] minutos
}
web-say-seconds = { $count ->
    [one] segundo
   *[other] segundos
}
web-say-years = { $count ->
    [one] año
   *[other] años
}
web-say-range = { $low } a { $high }
web-say-plus = más
web-say-equals = igual a
web-say-one = { $noun ->
    [carta] una
    [ronda] una
    [persona] una
    [jugada] una
    [copa] una
    [minuto] un
    [segundo] un
    [punto] un
   *[other] 1
}
