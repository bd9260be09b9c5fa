## La casa: lo que comparten todos los juegos

house-yes = sí
house-no = no

option-tempo = Ritmo
option-tempo-live = en vivo (cuenta quien llega antes)
option-tempo-calm = con calma (sin prisas, se pregunta a todos)
option-naming = ¿Jugar o practicar?
option-naming-off = jugar
option-naming-off-hint = Como en la mesa: nadie te pregunta.
option-naming-practice = practicar
option-naming-practice-hint = Calculas tú, con ayuda paso a paso.
option-naming-strict = ponerse a prueba
option-naming-strict-hint = Calculas tú, y cada fallo cuenta.
option-begins = Quién empieza
option-begins-0 = a suertes

error-unknown-game = No hay ningún juego «{ $game }». Elige uno de estos: { $known }.
error-unknown-language = No hay ningún idioma «{ $language }». Elige uno de estos: { $known }.
error-unknown-option = No hay ninguna opción «{ $option }». Este juego tiene: { $known }.
error-bad-option-value = La opción { $option } no puede ser «{ $value }». Puede ser: { $range }.
error-bad-seats = Con estas opciones el número de jugadores es { $counts }, no { $seats }.
error-seats-by-option = Con estas opciones el número de jugadores es { $counts }, no { $seats }. Para eso hace falta la opción { $setting }.
error-not-at-the-table = La persona { $seat_number } no existe en esta mesa. Personas: { $seats }.
error-bad-day = «{ $text }» no es una fecha. Escríbela así: 2026-11-18.
error-bad-deal-number = «{ $text }» no es el número de un reparto. Elige uno del 1 al { $last }.
error-no-deal-numbers = Los repartos de este juego no tienen número. Quita el número.
error-illegal-move = Ahora no puedes hacer esa jugada.
error-no-such-move = La jugada { $move } no existe.
error-unreadable-move = «{ $text }» no es una jugada. Escribe la letra que va delante de una jugada, o ? para ver la ayuda.
error-bad-position = En este archivo no hay ninguna posición de este juego.
error-unknown-rules-version = Esta partida se jugó con otras reglas (versión { $version }) y este programa conoce la versión { $known }. Para abrirla, actualiza Spielkiste.
error-replay-bad-move = La jugada { $number } de esta grabación no está permitida: el archivo está dañado.
error-damaged-file = Este archivo está dañado. Pide que te lo manden otra vez.
error-foreign-file = Este archivo no es de Spielkiste.
error-newer-file = Este archivo viene de una Spielkiste más nueva. Actualiza para abrirlo.
error-unknown-bot = No hay ningún bot «{ $bot }». Elige uno de estos: { $known }.
error-bot-file = No se puede cargar el bot de { $path } ({ $why }); escribe ARCHIVO.py:CLASE.
error-bad-bot-level = El nivel de un bot va del 1 al 5; «{ $level }» no vale.
error-bots-and-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } para { $seats ->
        [one] { $seats } sitio libre
       *[other] { $seats } sitios libres
    }. Pon un bot para cada sitio.
error-arena-alone = Este juego es para una sola persona. Usa simulate con cada bot y compara los puntos.
error-arena-bots = Para una arena hacen falta al menos dos bots.
error-arena-crowd = En una mesa de { $seats } no caben { $bots } bots. Pon menos.
error-bad-jobs = Tiene que haber al menos 1 proceso, no { $jobs }.
error-bad-count = Tiene que haber al menos 1 partida, no { $count }.
error-bad-seed = Esta semilla no sirve. Escribe un número entero de 19 cifras como mucho o una palabra de 200 letras como mucho.
error-option-form = Una opción se escribe nombre=valor, no «{ $text }».
error-no-file = No se puede leer el archivo { $path }. Comprueba el nombre.
error-cannot-write = No se puede escribir el archivo { $path }: { $why }.
error-no-save = No hay ninguna partida a medias. Empieza una con: spielkiste play { $game }
error-database-in-use = Ya hay un servidor usando la base de datos { $path }. Ciérralo primero, o elige otra con --database.
error-not-kept = El servidor no ha podido guardarlo. Prueba otra vez dentro de un momento; no se ha perdido nada.
error-table-unreadable = Esta mesa ya no se puede abrir. Elige otra de la estantería.
error-no-such-seat = El sitio { $seat } no existe; este juego tiene los sitios del 1 al { $seats }.
error-no-such-move-number = Esta partida tiene { $moves } jugadas; elige un número del 0 al { $moves }.
error-too-many-people = Personas: { $people }. Sitios: { $seats }. ¡No cabéis!
error-bad-game-name = Un juego no se puede llamar «{ $name }». Usa como mucho 40 letras sencillas (sin tildes ni eñes), cifras y guiones, con una letra al principio, y ninguna palabra que ya use Python.
error-game-taken = Ya hay un juego { $game }, de { $package }. Elige otro nombre.
error-folder-taken = Ya hay algo que se llama { $path }. Elige otro nombre.
error-not-installed = { $game } aún no está instalado. Escribe: pip install -e ./{ $game }
error-called-otherwise = El paquete { $name } está instalado, pero su juego se llama { $game }.
error-name-of-module = «{ $name }» ya es el nombre de un módulo de Python. Elige otro nombre.
error-no-rules = Esta caja no trae página de reglas. En la mesa ves lo que puedes hacer y, si algo no se puede, por qué.

learn-says = 🦊 { $text }
learn-go-on = Pulsa Intro para seguir.
learn-done = ¡Muy bien! Y ahora, una partida de verdad: spielkiste play { $game }
learn-left = Para empezar la lección otra vez: { $again }

play-welcome = { $title } ({ $names })
play-help-line = Escribe la letra que va delante de una jugada o la jugada misma. ? ayuda, rules reglas, quit salir.
play-help =
    Con una letra eliges de la lista. También puedes escribir la jugada, por ejemplo «{ $example }», o solo el número que aparece en ella.
    rules      todas las reglas de este juego
    rule { $clause }  una sola regla
    table      toda la mesa en palabras
    why JUGADA por qué no se puede hacer una jugada
    hint       qué haría alguien que juega bien, y por qué
    quit       salir; con «{ $resume }» sigues donde lo dejaste
play-your-turn = { $alone ->
    [yes] Te toca elegir:
   *[no] { $name }, te toca elegir:
}
play-choice = { $number } · { $text }
play-prompt = >{" "}
play-not-now = No se puede. { $reason } (regla { $clause })
play-possible = Esa jugada sí se puede hacer.
play-why-what = ¿Qué jugada? Escríbela detrás, por ejemplo «why { $example }».
play-no-rule = La regla { $number } no existe.
play-only = Solo se puede hacer una cosa: { $text }
play-which = Puede ser más de una jugada: { $letters }. Escribe la letra.
play-number = Escribe un número del { $least } al { $most }.
play-pass-on = { $name }, toma el teclado y pulsa Intro. ¡Los demás, a mirar a otro lado!
play-done = Listo. Pulsa Intro y pasa el teclado.
play-kept = La partida está guardada. Para seguir: { $resume }
play-over = Se acabó la partida.
play-winners = Victoria: { $names }
play-tied = ¡Empate! Victoria compartida: { $names }
play-nobody-won = No ha ganado nadie.
play-scores = { $name }: { $score }
play-replay = La partida entera está en { $path }
play-you = Tú
play-person = Persona { $number }
play-resumed = La partida sigue donde la dejaste.
play-waiting = Aquí te espera una partida. ¿Seguir con ella? ({ $yes }/{ $no })
play-waiting-answer = Escribe { $yes } para seguir. Con { $no } esa partida queda guardada aparte y empieza otra.
play-kinder = Es tu primera partida aquí, así que empieza más fácil: { $rule }. Para quitarlo: --option { $name }=no
play-set-aside = La partida que esperaba aquí está ahora en { $path }
play-title-table = En la mesa:

lab-progress = { $done } de { $all } partidas
lab-simulated = Partidas de { $game }: { $games }. Sitios: { $seats }. De media, { $mean } jugadas; { $speed } jugadas por segundo.
lab-score = Puntos de { $bot }: { $mean } de media, de { $least } a { $most }
lab-seat = Sitio { $seat } ({ $bot }): { $share } % de las victorias (de { $low } a { $high })
lab-bot = { $bot }: { $share } % de las victorias (de { $low } a { $high })
lab-beginner = Quien empezó: { $share } % de las victorias (de { $low } a { $high })
lab-ended = Terminadas por { $clause }: { $count }
lab-arena = Partidas de { $game }: { $games }. Repartos: { $deals }, cambiando de sitio:
lab-nobody = Sin ganador: { $count }
lab-checked = { $game }: configuraciones jugadas hasta el final: { $setups }. Todas las promesas se cumplen.
lab-never-told = Nunca contado en estas partidas: { $events }. Una prueba que llegue hasta ahí comprueba también los textos.

games-line = { $slug }: { $title } ({ $tagline }). Jugadores: { $seats }. Bots: { $bots }.
games-option = opción { $name }: { $text } ({ $range }; normalmente { $default })
games-begins = 0 lo echa a suertes, del 1 al { $most } es un sitio
new-game-written = El juego está en { $folder }. Ahora: pip install -e { $folder } && spielkiste check { $folder }
games-left-out = La extensión { $name } se queda fuera: { $why }

replay-head = { $title } ({ $names })

error-bad-name = Un nombre tiene entre 1 y { $most } letras.
error-not-started = La partida aún no ha empezado.
error-not-your-seat = Ese no es tu sitio.
error-only-watching = Estás mirando; eso solo lo puede hacer quien juega.
error-table-full = En esta mesa ya no queda sitio. Pide el enlace para mirar.
error-started-already = La partida ya ha empezado.
error-not-over = La revancha, cuando acabe la partida.
error-too-late = ¡Tarde! Alguien ha sido más rápido; te quedas con tu carta.
error-no-medal = En esta caja no hay medalla.
error-no-extra = En esta caja no hay nada de eso.
error-bad-pictures = Las reglas en dibujos están rotas. Hay que arreglar la caja.
error-bad-lesson = Esta lección está dañada. Hay que arreglar la caja.
error-no-tasks = Este juego no tiene reto del día.
error-no-lessons = Este juego todavía no tiene lecciones.
error-no-lesson = Esta caja no tiene esa lección.
error-lesson-otherwise = Eso se puede hacer, pero ahora vamos a probar otra cosa.
lesson-otherwise = ¡Eso también vale! Pero antes vamos a probar otra cosa.
lesson-finished = Fin de la lección. Empiézala otra vez o juega una partida de verdad.
error-played-elsewhere = En este sitio acaban de jugar desde otro dispositivo.
error-moved-on = Mientras tanto ha pasado algo en la mesa. Mira y elige otra vez.
error-asked-before = Eso ya está contestado. Mira la mesa.
error-asked-already = Ya hay otra pregunta en la mesa. Contestad primero esa.
error-game-ended = Esta partida se ha dado por terminada. Repartid otra vez o elegid otro juego de la estantería.
error-game-moved = Esta partida ha pasado al dispositivo de { $name }. { $name } puede invitarte allí.
error-game-stays = Esta partida no se puede trasladar.
error-not-all-here = Todos los de la mesa tienen que estar aquí y de acuerdo. Ahora falta alguien.
error-not-running = No hay ninguna partida que terminar.
error-seat-left = Este sitio se ha abandonado y ya no se puede recuperar.
error-too-many = Han llegado muchísimas cosas de golpe desde esta dirección. Espera un poco y prueba otra vez.
error-thought-failed = El cálculo no ha salido bien. Prueba otra vez dentro de un momento.
error-thought-too-long = Calcular esto lleva demasiado tiempo aquí.
error-stood-in = Un bot está jugando por ti. Recupera primero tu sitio.
error-nobody-there = En ese sitio no hay ninguna persona.
error-still-there = Esa persona sigue ahí. Espera un poquito.
error-slow-week = En esta mesa, cada persona tiene una semana para jugar su turno.
error-nothing-to-undo = No se puede deshacer: alguien ya ha visto algo nuevo.
error-replay-not-yet = La grabación se puede descargar cuando acabe la partida.
error-replay-from-position = Esta grabación no empieza barajando, así que aquí no se puede seguir jugando.
error-wrong-key = Este enlace no lleva a ninguna mesa. Mira si está completo.
error-malformed = No se entiende esta petición. Recarga la página.
error-too-large = Este archivo es demasiado grande para ser una grabación.
error-flood = Demasiadas cosas a la vez. Espera un poco y recarga la página.
error-newer-database = La base de datos { $path } es de una Spielkiste más nueva. Actualiza, o elige otra con --database.
error-database-locked = Otro programa está usando la base de datos { $path }. Ciérralo y prueba otra vez.
error-disk-full = El disco está lleno. Haz sitio y prueba otra vez; no se ha perdido nada.
error-database-readonly = No se puede escribir en la base de datos { $path }. Revisa sus permisos.
error-not-a-database = { $path } no es una base de datos de Spielkiste. Elige otra con --database.
error-database-unusable = No se puede usar la base de datos { $path } ({ $why }). Elige otra con --database.
error-database-not-yours = Este usuario no puede abrir la base de datos { $path }. Arranca el servidor como su dueño, o devuélvesela con chown.
error-port-in-use = No se puede usar el puerto { $port } de { $host }. Elige otro con --port.

serve-address = Spielkiste está abierta en { $address }
serve-no-web = La página todavía no está construida. Ejecuta: make play
