# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-mau-mau-first = Tu primer Mau-Mau
lesson-wall-break-first = Tu primer Rompemuros
lesson-wall-break-naming = Di por qué encajan
lesson-clear-away-first = Tu primer «¡A recoger!»
lesson-clear-away-naming = Di por qué encajan
lesson-patience-first = Tu primer solitario

nn-lesson-mau-colour = Un triángulo encaja con otro: ¡juega tu 7!
nn-lesson-mau-rival = ¡Bien jugado! Gana quien se quede antes sin cartas. Ahora juega Lina.
nn-lesson-mau-draw = Ninguno de tus números encaja con el 11. ¡Roba una carta del mazo!
nn-lesson-mau-drawn = ¡Qué suerte, el 24 de triángulos encaja! Puedes jugarlo ahora mismo.
nn-lesson-mau-row = También encaja la misma tabla: 42 y 28 están en la del 7. ¡Juega el 28!
nn-lesson-mau-double = 20 y 40 encajan doble: la misma figura y la misma tabla. ¡Juega el 20!
nn-lesson-mau-wish = Doble, ¡así que otra más! Juega la carta del deseo y pide cuadrados.
nn-lesson-mau-stuck = La carta del deseo siempre encaja. Lina necesita un cuadrado. ¿Lo tendrá?
nn-lesson-mau-last = ¡Ella no, pero tú sí! ¡Juega tu última carta, el 13!
nn-lesson-mau-won = ¡Has ganado! Recuerda: encaja la misma figura y encaja la misma tabla. Y si coinciden las dos cosas, juegas otra vez.

nn-lesson-wall-pair = El 12 y el 18 son pareja: los dos están en la tabla del 6. ¡Llévatelos!
nn-lesson-wall-rival = ¡Para ti! Al final gana quien tenga más cartas. Ahora Lina se lleva una pareja.
nn-lesson-wall-double = El 35 y el 45 encajan doble: la misma figura y la misma tabla. ¡Llévatelos!
nn-lesson-wall-wish = Doble, ¡así que sigues! Cambia la carta del deseo por el 49.
nn-lesson-wall-again = Con el deseo ha vuelto el 49, y encaja doble con el 28. ¡Llévate los dos!
nn-lesson-wall-last = El 56 es el último de su montón. Llévatelo con el 42, ¡y el muro se rompe!
nn-lesson-wall-breach = ¡Brecha! Un lado del muro es tuyo. A la derecha hay más: ¡llévate el de la derecha!
nn-lesson-wall-won = ¡Has ganado! Recuerda: solo están libres las cartas de encima. Dos con la misma figura o tabla son pareja.

nn-lesson-clear-pair = El 24 y el 36 son pareja: los dos están en la tabla del 6. ¡Llévatelos!
nn-lesson-clear-rival = ¡Para ti! Al final gana quien tenga más cartas. Ahora Lina se lleva una pareja.
nn-lesson-clear-row = ¡El 16 y el 8 de debajo también son pareja! ¡Llévatelos!
nn-lesson-clear-double = Misma figura y misma tabla: ¡doble! Así que sigues. ¡Llévate también el 9 y el 81!
nn-lesson-clear-more = ¡Doble otra vez! Ahora el 27 y el 54 están libres, sin nada encima. ¡Llévatelos!
nn-lesson-clear-bar = ¡Solo quedan prohibiciones! Aparta «Prohibido el 5».
nn-lesson-clear-lift = Ahora la tabla del 5 está prohibida. ¡Aparta también «Prohibido el 2»!
nn-lesson-clear-won = ¡Todo recogido, has ganado! Una partida entera empieza con parejas dobles. El 1 va con cualquier número, y el deseo trae una de las siete últimas.

nn-lesson-patience-lay = ¡Solo quedan 6 cartas! El 24 va sobre el 16, tabla del 8: ¡pon el 24!
nn-lesson-patience-wait = 49 y 30 no comparten ninguna tabla. ¡El 49 tiene que esperar!
nn-lesson-patience-on = Cada figura tiene su montón. El 42 va sobre el 30, tabla del 6: ¡ponlo!
nn-lesson-patience-fetch = Ahora sí va el 49: 42 y 49 están en la tabla del 7. ¡Recupéralo!
nn-lesson-patience-both = 72 y 25 no comparten ninguna tabla. ¡Deja esperando el 72!
nn-lesson-patience-more = El 36 tampoco encaja con el 25. ¡Déjalo esperando debajo del 72!
nn-lesson-patience-wish = Sobre la carta del deseo va todo. ¡Ponla en el montón de los rombos!
nn-lesson-patience-home = Ahora el 36 ya puede ir a casa. ¡Recupéralo!
nn-lesson-patience-end = El 36 y el 72 están los dos en la tabla del 9. ¡Recupera también el 72!
nn-lesson-patience-won = Las 95 cartas están puestas, ¡mejor imposible! Recuerda: lo que no encaja espera, y una carta del deseo lo pone otra vez en marcha.

nn-lesson-naming-take = Aquí dices por qué encajan dos cartas. ¡Llévate el 12 y el 18!
nn-lesson-naming-name = ¿En qué tabla están los dos? Busca la más alta: ¡elige el 6!
nn-lesson-naming-largest = La más alta es la tabla del 6: 6 por 2 y 6 por 3. ¡Elige el 6!
nn-lesson-naming-rival = ¡Muy bien! Ahora Lina se lleva una pareja y dice por qué encaja.
nn-lesson-naming-second = Te toca otra vez. El 7 y el 63 encajan doble: ¡llévatelos!
nn-lesson-naming-seven = ¿Ves la tabla? 63 es 9 por 7. ¡Elige el 7!
nn-lesson-naming-won = ¡Genial! Así se practica jugando. Si te equivocas, la mesa te ayuda paso a paso. Aquí nadie se ríe de nadie.
