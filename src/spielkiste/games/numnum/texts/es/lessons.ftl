# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-mau-mau-first = Tu primer Mau-Mau
lesson-wall-break-first = Tu primer Rompemuros
lesson-wall-break-naming = Di por qué encajan
lesson-clear-away-first = Tu primera recogida
lesson-clear-away-naming = Di por qué encajan
lesson-patience-first = Tu primer solitario

nn-lesson-mau-colour = Gana quien se quede antes sin cartas. Encima está el 12 de triángulos. Una carta con la misma figura encaja: ¡toca dos veces tu 7 de triángulos!
nn-lesson-mau-rival = ¡Bien jugada! Ahora le toca a Lina. Mira qué carta juega.
nn-lesson-mau-draw = Ninguno de tus números encaja con el 11 de triángulos. Pues robas una carta: ¡toca el mazo!
nn-lesson-mau-drawn = ¡Qué suerte, el 24 de triángulos encaja! Puedes jugarlo ahora mismo.
nn-lesson-mau-row = Lina ha jugado el 42, de otra figura. Pero encaja: ¡el 24 y el 42 están en la tabla del 6! Tu 28 y el 42 están los dos en la tabla del 7. ¡Juega el 28!
nn-lesson-mau-double = Tu 20 tiene la misma figura que el 40, y los dos están en la tabla del 5. Encaja doble, y entonces puedes jugar otra. ¡Juega el 20!
nn-lesson-mau-wish = ¡Y ahora otra! La carta del deseo siempre encaja, y tú eliges una figura. Toca la carta del deseo y después el cuadrado.
nn-lesson-mau-stuck = Lina necesita un cuadrado. ¿Tendrá alguno?
nn-lesson-mau-last = ¡No tiene cuadrados! Pero tú sí, y es tu última carta. ¡Juega el 13!
nn-lesson-mau-won = ¡Has ganado! Recuerda: encaja la misma figura y encaja la misma tabla. Y si coinciden las dos cosas, juegas otra vez.

nn-lesson-wall-pair = Este es el muro. Solo está libre la carta de encima. Dos que encajen te las puedes llevar: el 12 y el 18 están los dos en la tabla del 6. ¡Tócalos!
nn-lesson-wall-rival = Esas dos son tuyas. Al final gana quien tenga más cartas. Ahora Lina se lleva una pareja.
nn-lesson-wall-double = El 35 y el 45 tienen la misma figura, y los dos están en la tabla del 5. Encajan doble: ¡después puedes seguir! Llévatelos.
nn-lesson-wall-wish = ¡Ahí hay una carta del deseo! Con ella recuperas una de las siete últimas cartas. Toca la carta del deseo y después el 49.
nn-lesson-wall-again = Mira: el 28 y el 49 están los dos en la tabla del 7, y los dos son círculos. ¡Doble otra vez! Llévatelos.
nn-lesson-wall-last = En el tercer montón solo queda una carta, el 56. Llévatela junto con el 42, ¡y el muro se rompe!
nn-lesson-wall-breach = ¡Brecha! Te quedas todas las cartas de un lado. A la derecha hay más. ¡Toca el lado derecho!
nn-lesson-wall-won = ¡Has ganado! Recuerda: dos cartas libres con la misma figura o la misma tabla son pareja. Quien vacía un montón se lleva un lado del muro.

nn-lesson-clear-rows = Todas las cartas están a la vista. Pero solo están libres las que no tienen otra encima. Las de la señal de prohibición las dejamos de momento.
nn-lesson-clear-pair = El 24 y el 36 están los dos en la tabla del 6: ¡toca los dos!
nn-lesson-clear-rival = Son tuyas. Al final gana quien tenga más cartas. Ahora Lina se lleva una pareja.
nn-lesson-clear-row = Justo debajo del 16 está el 8. ¡Dos así también pueden ser pareja! Toca el 16 y después el 8.
nn-lesson-clear-double = Encajaban doble, figura y tabla, así que sigues. El 9 y el 81 también encajan doble: ¡llévatelos!
nn-lesson-clear-more = Y otra vez: el 27 y el 54, dos cuadrados de la tabla del 9.
nn-lesson-clear-bar = Ya solo quedan dos cartas de prohibición. Toca «Prohibido el 5» y después «Apartar». Así la tabla del 5 queda prohibida.
nn-lesson-clear-lift = Aparta también «Prohibido el 2». ¡Y todo recogido!
nn-lesson-clear-won = ¡Todo recogido, y has ganado! Una partida entera empieza solo con parejas dobles. El 1 con gorro de bufón va con cualquier número, y con una carta de deseo te llevas una de las siete últimas cartas.

nn-lesson-patience-lay = Cuatro figuras, cuatro montones. El 24 puede ir al montón de su figura si los dos están en una misma tabla. El 16 y el 24 están en la tabla del 8. ¡Toca el 24!
nn-lesson-patience-wait = La siguiente carta es el 49 de círculos. El 49 y el 30 no comparten ninguna tabla. Pues le toca esperar: ¡toca el 49!
nn-lesson-patience-on = Ahora el 49 cuelga debajo de su montón. El 42 encaja con el 30: los dos están en la tabla del 6. ¡Ponlo!
nn-lesson-patience-fetch = Ahora encima está el 42, y el 49 está como él en la tabla del 7. Recupera el 49 que espera: ¡tócalo!
nn-lesson-patience-both = El 72 y el 25 no comparten ninguna tabla. Deja esperando el 72.
nn-lesson-patience-more = El 36 tampoco encaja con el 25. Déjalo esperando; colgará debajo del 72.
nn-lesson-patience-wish = ¡Una carta del deseo! Sobre ella encaja cualquier número. Toca la carta del deseo y después el montón de los rombos.
nn-lesson-patience-home = Ahora el 36 ya puede ir a casa. ¡Recupéralo!
nn-lesson-patience-end = El 36 y el 72 están los dos en la tabla del 9. ¡Recupera también el 72!
nn-lesson-patience-won = Las 95 cartas están en su sitio, ¡mejor imposible! Recuerda: lo que no encaja espera, y una carta del deseo lo pone otra vez en marcha.

nn-lesson-naming-take = Aquí se piensa: tú dices qué tienen en común dos cartas. ¡Llévate primero el 12 y el 18!
nn-lesson-naming-name = ¿En qué tabla están a la vez el 12 y el 18? Hay más de una. Busca la más alta: ¡toca el 6!
nn-lesson-naming-largest = La tabla más alta en la que están los dos es la del 6: 6 por 2 y 6 por 3. ¡Toca el 6!
nn-lesson-naming-rival = ¡Muy bien! Ahora Lina se lleva una pareja y también tiene que decir por qué encaja.
nn-lesson-naming-second = Te toca otra vez. El 7 y el 63 encajan doble. ¡Llévatelos!
nn-lesson-naming-seven = ¿Ves la tabla? 63 es 9 por 7. ¡Toca el 7!
nn-lesson-naming-won = ¡Genial! Así se practica jugando. Si te equivocas, la mesa te ayuda paso a paso. Aquí nadie se ríe de nadie.
