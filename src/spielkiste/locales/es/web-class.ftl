## El aula y la tarde de juegos

web-class-door-title = Aula
web-class-code = Código
web-class-code-hint = Para los niños: las seis letras de la pizarra
web-class-code-go = Seguir
web-class-back = Volver a tu aula
web-class-open-title = Abrir un aula
web-class-open-hint = Un código en la pizarra, un toque y todas las mesas listas. Sin cuentas y sin lista de nombres; cuando cierras el aula, se borra todo.
web-class-game = Juego
web-class-size = ¿Cómo se juntan?
web-class-size-1 = Contra bots
web-class-size-2 = De dos en dos
web-class-size-3 = De tres en tres
web-class-size-4 = De cuatro en cuatro
web-class-places = ¿Cuántos niños?
web-class-level = Bots en los sitios libres
web-class-options = Elegir las reglas
web-class-open = Abrir el aula
web-class-privacy-title = Qué pasa con los datos
web-class-privacy-1 = Nadie necesita una cuenta. Cada niño elige un animal y, si quiere, un apodo; si no, recibe uno inventado.
web-class-privacy-2 = Hasta que se cierra el aula, el servidor guarda apodos, animales, jugadas, puntos y qué operaciones se sabían. Al cerrarla se borra todo. Si nadie la cierra, tras un día ya no se puede abrir y se borra más o menos una semana después.
web-class-privacy-3 = No hay cookies ni publicidad, y no se pide nada a otros servidores. En el dispositivo de cada niño solo queda la llave de su sitio, hasta que se cierra el aula.

web-class-join-title = ¡Entra!
web-class-join-name = Apodo (si quieres)
web-class-join-go = Jugar
web-class-wait-title = ¡Hola, { $name }!
web-class-wait = Enseguida empezamos. Te estamos preparando el sitio.
web-class-eyes = ¡Ojos al frente!
web-class-eyes-line = Tu partida te espera. El tiempo está parado.
web-class-over = El aula está cerrada
web-class-over-line = ¡Gracias por jugar! Todo lo que se ha jugado está borrado.
web-class-unreached = Se ha ido la conexión. Volverá sola.
web-class-guessed = Alguien está probando códigos de aulas. Comprueba que todos los de la lista sean de los tuyos.

web-class-room = Aula { $code }
web-class-round = Ronda { $round }
web-class-here = Hay { $here } de { $places }
web-class-wall = Mostrar el código
web-class-wall-title = ¡Entrad!
web-class-wall-line = Escanead la imagen, o abrid { $address } y escribid el código.
web-class-pause = Ojos al frente
web-class-resume = Seguir jugando
web-class-paused = Toda la clase mira al frente; las partidas esperan.
web-class-start = ¡Todos a jugar!
web-class-start-hint = Los bots ocupan los sitios libres.
web-class-next = Siguiente ronda
web-class-results = Resultados
web-class-more = Más
web-class-empty = Aún no ha llegado nadie. Muestra el código en la pizarra.
web-class-complete = Ya están todos
web-class-tables = Mesas
web-class-waiting = Sin sitio
web-class-knock = Llega: { $name }
web-class-knock-line = Todos los sitios están ocupados. ¿Adónde?
web-class-knock-seat = Sitio de { $name }
web-class-knock-bot = Sitio del bot, mesa { $number }
web-class-knock-table = Mesa nueva
web-class-knock-heard = { $name } llama a la puerta. Todos los sitios están ocupados.
web-class-knocking = Estás en la puerta. Ya te han visto: enseguida tendrás sitio.
web-class-refused-title = Todavía fuera
web-class-table = Mesa { $number }
web-class-plan = Plano de mesas
web-class-table-waiting = falta gente
web-class-table-ready = lista
web-class-table-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
web-class-table-over = terminada
web-class-stuck = quizá necesite ayuda
web-class-quiet = sin jugar desde hace { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
web-class-refusals = Intentos que no valían: { $count }
web-class-turn = le toca
web-class-gone = no está
web-class-stood-in = juega un bot
web-class-won = ha ganado
web-class-free = libre
web-class-watch = Mirar
web-class-unwatch = Volver a la clase
web-class-child-rename = Cambiar el nombre
web-class-child-name = Nombre nuevo
web-class-child-made-up = Inventar un nombre
web-class-child-bot = Que siga un bot
web-class-child-bot-hint = Quien vuelve recupera su sitio.
web-class-child-give = Dar el sitio a otra persona
web-class-child-give-hint = Por ejemplo, si ha vuelto a entrar con otro dispositivo.
web-class-child-out = Sacar del aula
web-class-child-out-sure = ¿Seguro? Sacar
web-class-next-title = ¿Cómo seguimos?
web-class-next-meet = Todos juegan con alguien nuevo
web-class-next-meet-hint = Las parejas van rotando hasta que todos hayan jugado contra todos.
web-class-next-swiss = Juntar niveles parecidos
web-class-next-swiss-hint = Sistema suizo, como en los torneos: juegan vecinos de la tabla que aún no se han enfrentado.
web-class-next-change = Jugar a otra cosa
web-class-next-go = Empezar: { $game }
web-class-next-unfinished = { $count ->
    [one] En una mesa aún se juega; esa partida no contará.
   *[other] En { $count } mesas aún se juega; esas partidas no contarán.
}
web-class-points = Puntos
web-class-games = Partidas
web-class-name = Nombre
web-class-place = Puesto
web-class-results-hint = Una victoria vale un punto; una compartida, medio. Cuenta la primera partida de cada mesa.
web-class-link-title = Tu enlace de hoy
web-class-link-hint = Con él abres esta aula en otro dispositivo, durante un día. No se lo des a nadie más.
web-class-close = Terminar y borrar todo
web-class-close-title = ¿Cerrar el aula?
web-class-close-line = Se acaban todas las partidas. Los nombres, las jugadas y los resultados se borran y no se pueden recuperar.
web-class-closed = El aula está cerrada y todo está borrado.

error-class-unknown = No hay ningún aula con ese código. Mira otra vez la pizarra.
error-class-full = Esta aula está llena. Avisa a tu profe.
error-class-no-chair = En esta mesa no queda sitio. Elige otra.
error-class-out = Pregunta a tu profe si puedes volver a entrar.
error-class-closed = Esta aula está cerrada.
error-class-paused = ¡Ojos al frente! Enseguida seguimos.
error-class-places = En un aula caben de 1 a { $most } niños.
error-no-such-child = Ese niño ya no está en el aula. Mira otra vez la lista.
error-rude-name = Ese nombre no está bien. Elige otro.
web-plans = Planes de clase
web-plans-line = Para cada juego, un plan de veinte minutos: objetivo, desarrollo y de qué hablar después.
