## En el navegador

web-no = No
web-menu-out = Dejar de jugar
web-menu-others = Con los demás
web-menu-device = En este dispositivo
web-help = Ayuda
web-story = Historial
web-undo = Deshacer
web-result = Resultado
web-understood = Entendido

web-language-own = Solo para { $name }: en este dispositivo cada cual lee en su idioma.
web-voice-offer = Que me lo lean todo
web-pace = Cómo juegan los bots
web-pace-hint = ¿Van muy lentos? Toca un hueco libre de la mesa y el siguiente bot juega al momento.
web-pace-slow = con calma
web-pace-normal = normal
web-pace-quick = deprisa
web-hurry = No esperar a los bots
web-less = { $what }: menos
web-more = { $what }: más

web-animal-whale = Ballena
web-animal-crab = Cangrejo
web-animal-snail = Caracol
web-animal-frog = Rana
web-animal-dino = Dino
web-animal-bird = Pájaro
web-animal-hedgehog = Erizo
web-animal-elephant = Elefante
web-animal-cat = Gato
web-animal-rabbit = Conejo
web-animal-owl = Búho
web-animal-penguin = Pingüino
web-animal-lion = León
web-animal-octopus = Pulpo
web-animal-bear = Oso
web-animal-bee = Abeja

web-level-1 = muy fácil
web-level-2 = fácil
web-level-3 = medio
web-level-4 = difícil
web-level-5 = experto
web-bot-level = bot, nivel { $level }

web-deal = ¿Qué reparto?
web-deal-new = Uno nuevo
web-deal-today = El de hoy
web-deal-number = Por número
web-deal-which = Número del reparto
web-deal-hint = Este es el reparto { $deal }. Quien abra este enlace juega con estas mismas cartas.
web-deal-pass-on = Compartir este reparto

web-join-title = ¡Ven a la mesa!
web-join-name = ¿Cómo te llamas?
web-join = Jugar
web-join-with = con { $names }
web-join-full = Ya no queda ningún sitio. Pero mirar siempre se puede.
web-join-watch = Mirar

web-link = Enlace
web-link-qr = Código QR con el enlace
web-link-scan = Los demás lo escanean con su móvil.
web-link-copy = Copiar
web-link-share = Compartir
web-link-copied = Enlace copiado.
web-link-by-hand = Aquí no se puede copiar. El enlace está marcado: mantenlo pulsado y cópialo tú.
web-link-only-here = Así aún no pueden entrar otros dispositivos.
web-link-mend = Cómo arreglarlo
web-link-mend-how = Inicia Spielkiste con «spielkiste serve --open». Su ventana muestra entonces una dirección para la wifi. Ábrela aquí.
web-name-of = Nombre de { $name }
web-name-save = Guardar el nombre

web-people = Personas
web-you = Tú
web-seat-here = en este dispositivo
web-seat-there = está aquí
web-seat-away = ha salido un momento
web-seat-bot = bot
web-seat-stand-in = juega un bot en su lugar
web-stand-in = Que juegue un bot
web-take-back = Seguir jugando yo
web-stood-in = Un bot juega por { $name }.
web-stood-in-you = Un bot juega por ti.
web-is-away = { $name } ha salido un momento.
web-move-device = Seguir en otro dispositivo
web-move-device-hint = Solo para ti: quien tenga este enlace juega en tu sitio.
web-watch-link = Dejar que miren
web-watch-link-hint = Con este enlace se ve la mesa, pero no las cartas de nadie.
web-leave = Irse de la mesa
web-leave-title = ¿Te vas de la mesa?
web-leave-text = La partida se queda como está. La encontrarás en la estantería.
web-leave-stay = Me quedo
web-leave-go = Me voy
web-leave-go-hint = Conservas tu sitio. Los demás te esperan.
web-leave-bot = Que siga un bot
web-leave-bot-hint = Un bot juega por ti hasta que vuelvas.
web-leave-for-good = Dejar mi sitio del todo
web-leave-for-good-hint = Ya no seguirás en la partida.
web-end-game = Terminar la partida
web-end-asked = { $name } quiere terminar aquí la partida
web-ended = La partida se ha dado por terminada.
web-recorded = Esta partida continúa una grabación: quien tenga el archivo puede conocer las cartas ocultas.
web-notes = Conviene saberlo
web-rematch-asked = { $name } quiere jugar otra vez.
web-proposal-withdraw = Mejor no

web-connection-lost = Se ha ido la conexión. Probando otra vez…
web-no-line = No consigo llegar a la mesa, pero sigo intentándolo. Si no cambia, algo por el camino bloquea los WebSockets (un proxy, un cortafuegos), o la dirección no es correcta. El registro del servidor dice más.
web-missed = { $count ->
    [one] Mientras no estabas ha pasado una cosa.
   *[other] Mientras no estabas han pasado { $count } cosas.
} Lo último: { $last }
web-say-your-turn = Te toca.
web-say-asked = Hay una pregunta para ti.
web-say-moment = ¡Ya casi! Un momentito.
web-ear-turn = Le toca a { $name }.
web-ear-over = La partida ha terminado.
web-ear-next = Elige «Seguir» para continuar la lección.
web-ear-no-score = Aquí no se cuentan puntos.
web-ear-no-last = Todavía no ha pasado nada.
web-ear-no-need = Ahora no tienes que hacer nada.
web-ear-again = Acaba de cambiar algo. ¡Inténtalo otra vez!
web-ear-window = Los demás aún tienen un momento para pensar.
web-ear-thinking = { $name } sigue pensando.
web-ear-start = Juegas con { $names }.
web-ear-starts = Empieza { $name }.
web-window = Tiempo para intervenir

web-plain-table = En la mesa
web-plain-moves = Lo que puedes hacer
web-plain-turn = te toca
web-plain-thinks = pensando
web-plain-wait = Ahora: { $names }
web-plain-agreed = Reglas de la casa en esta mesa
web-plain-set = { $what }: { $value }

web-story-stumbled = El bot { $name } se ha hecho un lío; su jugada se ha echado a suertes.
web-story-undone = Se ha deshecho una jugada.
web-story-rematch = Empieza otra partida.
web-undo-asked = { $name } quiere deshacer una jugada
web-undo-asked-you = { $name }, ¿te parece bien?
web-undo-agree = Vale
web-undo-waiting = Esperando el sí de { $names }…
web-undo-when = Una jugada se puede deshacer mientras nadie haya visto nada nuevo, por ejemplo una carta.

web-why = ¿Por qué no se puede?
web-why-rule = La regla que lo dice

web-curtain-title = Le toca a { $name }
web-curtain-line = Pasa el dispositivo a { $name }. ¡Los demás, a mirar a otro lado!
web-curtain-open = Soy { $name }

web-end-you = ¡Has ganado!
web-end-tie-you = ¡Empate! Compartes la victoria con { $names }.
web-end-tie = ¡Empate! { $names } comparten la victoria.
web-end-won = { $count ->
    [one] ¡Ha ganado { $names }!
   *[other] ¡Han ganado { $names }!
}
web-end-luckless = ¡Vaya mala suerte! La próxima es tuya.
web-end-kind = ¡Bien jugado! La próxima vez seguro que te sale.
web-end-move = La jugada ganadora de { $name }
web-end-move-yours = Tu jugada ganadora
web-end-best = Tu gran momento
web-end-facts = Y además…
web-end-share = Resultado como imagen
web-end-no-picture = Aquí no se ha podido hacer la imagen. Una captura de pantalla siempre funciona.
web-end-alone = Se acabó
web-end-alone-well = ¡Muy bien jugado!
web-end-nobody = No ha ganado nadie.
web-end-scores = Resultado
web-end-look = Ver la mesa
web-end-rematch = Otra vez
web-end-replay = Grabación
web-end-shuffle = Por curiosidad
web-end-shuffle-good = Sí: la huella de antes de la partida coincide exactamente con este barajado.
web-end-shuffle-bad = ¡No! La huella de antes de la partida no coincide con este barajado.
web-end-shuffle-unknown = En esta dirección el navegador no puede comprobarlo. Aquí tienes los dos valores para comparar.
web-end-seed = Barajado: { $seed }
web-end-commitment = Huella: { $commitment }

web-help-text = Toca una carta que se levante. La que no se mueve te dice por qué. Con el teclado también puedes hacerlo todo:
web-key-help = esta ayuda
web-key-arrows = moverse por las cartas
web-key-enter = jugar una carta, pulsar un botón
web-key-escape = soltar la carta, cerrar la ventana
web-key-hand = ir a tus cartas
web-key-table = leer la mesa, en pocas palabras; otra vez: todo
web-key-score = el marcador
web-key-turn = a quién le toca
web-key-last = lo último que pasó
web-key-need = qué puedes hacer ahora
web-key-voice = poner o quitar la voz
web-key-hurry = no esperar al bot
web-key-story = el historial
web-key-rules = las reglas
web-key-undo = deshacer una jugada
web-key-menu = el menú

# Lecciones
web-lesson = Lección
web-lesson-next = Seguir
web-lesson-here = La mano señala aquí.
web-lesson-back = Primero deja esto donde estaba: ¡elígelo otra vez!
web-lesson-far = Tu progreso
web-lesson-done = ¡Muy bien!
web-lesson-done-line = ¡Ya sabes cómo se juega!
web-lesson-again = Otra vez
web-lesson-play = Jugar de verdad
web-lessons = Aprender jugando
web-lessons-first = ¿Es tu primera vez? Apréndelo jugando
web-lessons-number = Lección { $number }
