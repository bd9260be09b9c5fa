# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-tv-lottery-first = Tu primer sorteo
lesson-tv-lottery-buying-off = Coincidir y comprar

tl-lesson-first-spin = ¡Gira la flecha verde, la de la tortuga!
tl-lesson-first-number = Este es el número premiado. ¡Gana quien tenga antes las seis cifras!
tl-lesson-first-put = ¡Un 1 para tu atril! Va al lado del 1 dorado: ¡ponlo en el sitio del 0!
tl-lesson-first-put-where = El 1 va en la segunda posición desde abajo, donde ahora está el 0.
tl-lesson-first-lina = ¡Dos correctas! Ahora gira Lina. Mira dónde cae.
tl-lesson-first-again = Gira la flecha amarilla. ¡La liebre es la que más corre!
tl-lesson-first-swap = ¡Una casilla de cambio! Tu 2 y tu 9 están al revés. ¡Cámbialos!
tl-lesson-first-swap-which = Cambia de sitio el 2 y el 9. ¡Compara con el número premiado de al lado!
tl-lesson-first-bad = ¡Ya solo falta el 5! Pero antes le toca a Lina.
tl-lesson-first-red = El 5 está una casilla más allá. ¡Gira la flecha roja, que va pasito a pasito!
tl-lesson-first-ask = Aquí ya no queda ningún 5. ¿Quién lo tiene repetido? ¡Pregunta por él!
tl-lesson-first-from = Lina tiene dos y tiene que vender uno. ¡Elige a Lina!
tl-lesson-first-leaving = Ella recibe 50.000 marcos y una carta tuya. ¡Dale el 8!
tl-lesson-first-leaving-which = Las demás ya están bien. Dale el 8, la tercera desde abajo.
tl-lesson-first-won = Las seis cifras están bien: ¡600.000 marcos para ti! Los demás reciben algo por cada cifra correcta, contando desde abajo.

tl-lesson-buying-off-spin = Lina tiene el 5 que te falta. Está a cinco casillas: ¡gira la flecha amarilla!
tl-lesson-buying-off-buy = ¡Coincidís! Ahora le compras una posición. Te falta la tercera: ¡cambia tu 8 por su 5!
tl-lesson-buying-off-buy-which = Te falta la tercera posición desde abajo: cambia ahí tu 8 por el 5 de Lina.
tl-lesson-buying-off-won = ¡El 5 es tuyo y el número premiado está completo! Al comprar así, cambiáis las cartas de la misma posición. Cuesta 50.000 marcos.
