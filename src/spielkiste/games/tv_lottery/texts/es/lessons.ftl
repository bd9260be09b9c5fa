# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-tv-lottery-first = Tu primer sorteo
lesson-tv-lottery-buying-off = Coincidir y comprar

tl-lesson-first-number = Este es el número premiado; al lado está tu atril. Gana quien tenga antes esas mismas cifras, de abajo arriba. ¡El 7 de abajo del todo ya está bien!
tl-lesson-first-spin = Encima del 7 necesitas un 1. ¡Gira la flecha verde, la de la tortuga!
tl-lesson-first-put = ¡Un 3! Caes en la cifra 1. Cógela: toca en tu atril la segunda posición desde abajo, donde está el 0.
tl-lesson-first-put-where = El 1 va en la segunda posición desde abajo, donde ahora está el 0.
tl-lesson-first-lina = ¡Dos correctas! Ahora gira Lina. Mira dónde cae.
tl-lesson-first-again = ¡Una carta de la suerte para Lina! Ahora tú otra vez: gira la flecha amarilla. La liebre es la que más corre.
tl-lesson-first-swap = ¡Una casilla de cambio! Tu 2 y tu 9 están al revés. ¡Tócalos, primero uno y luego el otro!
tl-lesson-first-swap-which = Cambia de sitio el 2 y el 9. ¡Compara con el número premiado de al lado!
tl-lesson-first-bad = ¡Ya solo falta el 5! Pero antes le toca a Lina.
tl-lesson-first-red = Mala suerte para Lina: paga 50.000. La cifra 5 está una casilla más allá. ¡Gira la flecha roja, que va pasito a pasito!
tl-lesson-first-ask = Aquí ya no queda ningún 5. ¡Pues pregunta quién lo tiene repetido! Toca «Preguntar».
tl-lesson-first-from = Lina tiene dos y tiene que vender uno. ¡Toca a Lina!
tl-lesson-first-leaving = Ella recibe 50.000 y una carta tuya. Dale el 8 de la tercera posición: ahí tiene que ir el 5.
tl-lesson-first-leaving-which = Las demás ya están bien. Dale el 8, la tercera desde abajo.
tl-lesson-first-won = Las seis cifras están bien: ¡600.000 para ti! Los demás reciben algo por cada cifra correcta, contando desde abajo.

tl-lesson-buying-off-missing = Solo te falta el 5, en la tercera posición desde abajo. Lina ha cogido uno antes. ¡Seguro que también lo tiene en la tercera posición!
tl-lesson-buying-off-lina = Lina gira la flecha. ¡Fíjate en dónde se para!
tl-lesson-buying-off-spin = Quien cae en la misma casilla puede comprar. Hasta Lina hay cinco casillas. ¡Gira la flecha amarilla!
tl-lesson-buying-off-buy = ¡Justo! La mala suerte te cuesta 50.000, pero estás con Lina. Ahora dices una posición, no una cifra: ¡toca la tercera desde abajo, el 8!
tl-lesson-buying-off-buy-which = Te falta la tercera posición desde abajo: toca el 8.
tl-lesson-buying-off-won = ¡El 5 es tuyo y el número premiado está completo! Al comprar así, cambiáis las cartas de la misma posición, y eso cuesta 50.000.
