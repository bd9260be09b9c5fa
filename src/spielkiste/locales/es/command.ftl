## La línea de comandos

error-meant = ¿Querías decir { $meant }?
error-unknown-command = No hay ningún comando «{ $name }». Elige uno de estos: { $known }.
error-game-alone = ¿Qué quieres hacer con él? Por ejemplo: spielkiste play { $game }
error-unknown-flag = { $command } no conoce { $flag }. Consulta: { $command } --help.
error-flag-is-option = «{ $option }» es una opción del juego. Escribe: --option { $setting }
error-bots-by-flag = «{ $word }» es un bot. Escribe: --bots { $bots }
error-flag-choice = { $flag } no puede ser «{ $value }». Elige uno de estos: { $known }.
error-flag-number = { $flag } no puede ser «{ $value }». Escribe un número del { $least } al { $most }.
error-flag-at-least = { $flag } no puede ser «{ $value }». Escribe un número: al menos { $least }.
error-flag-empty = Falta algo después de { $flag }. Consulta: { $command } --help.
error-flag-alone = Después de { $flag } no va nada. Consulta: { $command } --help.
error-missing-argument = Todavía falta: { $names }. Consulta: { $command } --help.
error-missing-game = ¿Qué juego? Elige uno de estos: { $known }. Consulta: { $command } --help.
error-too-much = «{ $word }» sobra. Consulta: { $command } --help.
error-usage = Así no se puede ({ $message }). Consulta: { $command } --help.
error-unknown-lesson = { $game } no tiene ninguna lección «{ $name }». Elige una de estas: { $known }.
error-host-not-here = --host: { $host } no es una dirección de este ordenador. Quita --host o usa 0.0.0.0 para todos los dispositivos de la red.
error-port-not-allowed = --port: el puerto { $port } está reservado para el sistema. Elige uno del 1024 al 65535.

games-lesson = lección { $name }: { $title }

chest-games-here = Spielkiste: estos son los juegos.
chest-game = { $slug }  { $title } ({ $tagline })
chest-open = abrir el baúl en el navegador
chest-play = jugar en el terminal
chest-learn = aprender un juego jugando
chest-games = opciones, bots y lecciones de todos los juegos
chest-help = todos los demás comandos
