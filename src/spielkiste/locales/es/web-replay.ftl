## Ver otra vez, y las partidas de este dispositivo

web-replay = Ver otra vez
web-replay-watch = Ver otra vez la partida
web-replay-lost = Esto no se puede ver
web-replay-only = Aquí solo se mira. Para jugar, elige «{ web-replay-play-on }».
web-replay-no-end = Esta partida no se jugó hasta el final. Ves lo que podía ver todo el mundo.
web-replay-controls = Adelante y atrás
web-replay-where = Punto de la partida
web-replay-at = Jugada { $at } de { $moves }
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-on = Un paso adelante
web-replay-back = Un paso atrás
web-replay-turn-on = Al turno siguiente
web-replay-turn-back = Al turno anterior
web-replay-speed = Velocidad: { $speed }
web-replay-whose = ¿Con los ojos de quién?
web-replay-eyes = Vista: { $name }
web-replay-eyes-all = Todas las cartas boca arriba
web-replay-eyes-nobody = Alguien que solo miraba
web-replay-eyes-hint = La partida ha terminado: ahora puedes mirar las cartas de todos.
web-replay-seen-by = Vista ahora: { $name }
web-replay-pass-on = Compartir
web-replay-link-hint = En este enlace va la partida entera. Quien lo abra la verá en su propia Spielkiste.
web-replay-too-long = Esta partida es demasiado larga para un enlace. Comparte el archivo.
web-replay-file-hint = O como archivo, para guardarlo o enviarlo:
web-replay-play-on = Seguir jugando desde aquí
web-replay-play-on-not = Aquí terminó la partida. Vuelve un poco atrás y podrás seguir desde allí.
web-replay-play-hint = La mesa está como quedó tras la jugada { $at }. No se vuelve a barajar: quien haya visto la partida puede saber lo que viene.
web-replay-play-who = ¿Quién juega aquí?
web-replay-play-one = { $name }, y los demás, bots
web-replay-play-all = Todos en este dispositivo
web-replay-play-start = Seguir jugando

web-mine-none = Aquí se guardarán las partidas que juegues en este dispositivo.
web-mine-open = Sin terminar
web-mine-played = Terminadas
web-mine-tally = Victorias: { $won } de { $count }
web-mine-won = ¡Has ganado!
web-mine-winner =
    { $count ->
        [one] Ganó { $names }
       *[other] Ganaron { $names }
    }
web-mine-ended = terminada sin resultado
web-mine-over = terminada
web-mine-watched = solo miraste
web-mine-table = A la mesa
web-mine-export = Guardar como archivo
web-mine-delete = Borrar
web-mine-delete-sure = ¿Borrar esta partida?
web-mine-delete-open = Aún no ha terminado. En este dispositivo ya no podrás seguir jugándola.
web-mine-delete-played = En este dispositivo ya no podrás volver a verla.
web-mine-device = Esta lista solo está en este dispositivo.
