web-again-swap = Cambiar de sitio
web-again-swap-what = Otra partida: todos se mueven un sitio
web-again-swap-asked = { $name } quiere jugar otra vez, cambiando de sitio.
web-again-yes = ¡Vale!
web-again-no = No, gracias
web-again-waiting = Falta la respuesta de { $names }…
web-story-swapped = Empieza una partida nueva. Todos se han movido un sitio.
error-nobody-to-swap = Aquí no hay nadie con quien cambiar de sitio.
