## Before the deal: who is still to come, the way in for them, and who begins

web-wait-title = { $count ->
    [one] Queda un sitio libre
   *[other] Quedan { $count } sitios libres
}
web-waiting = { $count ->
    [one] { $names } te espera
   *[other] { $names } te esperan
}
web-waiting-label = Mesas que esperan jugadores
web-wait-address = O abre { $address } en el otro dispositivo y únete desde allí.
web-wait-who = En la mesa
web-wait-call = ¿Quién juega?
web-wait-open = Aún libre
web-wait-expected = ¿Quién viene?
web-wait-throw = Lanzar la pelota
web-wait-throw-me = ¡Lánzame!
web-wait-start = Empezar sin los demás
web-wait-start-with = Empezar con { $name }
web-wait-now = Empezar ya
web-wait-soon = Ya llega
web-wait-choosing = ¡Conectado! Alguien está eligiendo su animal…
web-wait-anyway = Empezar de todos modos
web-wait-anyway-ask = Entonces jugará un bot en ese sitio. Quien aún esté eligiendo su animal solo podrá mirar.
web-wait-on = Esperar un poco
web-wait-missing = Por llegar: { $names }. Mientras, juega un bot; quien llegue ocupa su sitio cuando quiera.
web-wait-send = Enviar el enlace
web-wait-copy = Copiar el enlace
web-wait-message = ¡Juega conmigo a «{ $game }»! Toca aquí:
web-wait-begin = ¡Vamos!
web-wait-host = { $name } empieza enseguida.
web-wait-fill = { $count ->
    [one] En el sitio libre jugará un bot.
   *[other] En los sitios libres jugarán bots.
}
web-wait-rules = Cómo se juega
web-wait-hello = Saludar a { $name }
web-wait-play = Tocad los animales: se saludan.
web-way-why = Los demás aún no saben nada de tu mesa.
web-way-in = Invitar a otros
web-way-window = Cierra Spielkiste en la ventana donde está en marcha. Vuelve a iniciarla allí con: spielkiste serve --open
web-way-address = Allí verás ahora una dirección para la wifi. Ábrela aquí en el navegador.
web-way-devices = Pon allí la mesa otra vez. Luego ya puedes invitar.
web-way-link = Enlace solo para este ordenador
