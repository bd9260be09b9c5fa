# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-mau-mau-goal = El objetivo
pic-mau-mau-goal-words = Empezáis con siete cartas. Gana quien se quede antes sin cartas.
pic-mau-mau-fits = ¿Qué encaja?
pic-mau-mau-fits-words = Juega una carta que encaje con la de encima. Dos cartas encajan si tienen la misma figura o están en la misma tabla: el 12 y el 18 están los dos en la tabla del 6.
pic-mau-mau-double = ¡Doble!
pic-mau-mau-double-words = ¿La misma figura y la misma tabla? Entonces puedes jugar otra carta.
pic-mau-mau-draw = No encaja nada
pic-mau-mau-draw-words = Entonces roba una carta. Si encaja, puedes jugarla ahora mismo.
pic-mau-mau-special = Cartas especiales
pic-mau-mau-special-words = El deseo encaja siempre: elige la figura que tiene que venir después. Una prohibición quita del juego la tabla del 2 o la del 5; la segunda la devuelve.
pic-mau-mau-joker = El comodín
pic-mau-mau-joker-words = El 1 encaja con cualquier número.

pic-wall-break-goal = El objetivo
pic-wall-break-goal-words = Siete montones forman el muro. Llevaos parejas. Gana quien tenga más cartas al final.
pic-wall-break-pair = Una pareja
pic-wall-break-pair-words = Solo están libres las cartas de encima. Dos cartas encajan si tienen la misma figura o están en la misma tabla: el 12 y el 18 están los dos en la tabla del 6.
pic-wall-break-opening = El principio
pic-wall-break-opening-words = Primero solo valen parejas con la misma figura y la misma tabla. Llevaos una por turnos, hasta que no quede ninguna libre.
pic-wall-break-double = ¡Doble!
pic-wall-break-double-words = Después: ¿la misma figura y la misma tabla? Entonces te toca otra vez.
pic-wall-break-special = Cartas especiales
pic-wall-break-special-words = Una carta del deseo libre la cambias por una de las siete últimas cogidas. Una prohibición la apartas: la primera bloquea su tabla y la siguiente la libera.
pic-wall-break-breach = El muro se rompe
pic-wall-break-breach-words = Cuando un montón se vacía, se acaba la partida. Quien lo ha vaciado se lleva además todas las cartas de su izquierda o de su derecha.

pic-clear-away-goal = El objetivo
pic-clear-away-goal-words = Hay siete filas a la vista. Llevaos parejas. Gana quien tenga más cartas al final.
pic-clear-away-pair = Una pareja
pic-clear-away-pair-words = Solo está libre la última carta de cada fila. Dos cartas encajan si tienen la misma figura o están en la misma tabla: el 12 y el 18 están los dos en la tabla del 6.
pic-clear-away-opening = El principio
pic-clear-away-opening-words = Primero solo valen parejas con la misma figura y la misma tabla. Llevaos una por turnos, hasta que no quede ninguna libre.
pic-clear-away-row = También de una sola fila
pic-clear-away-row-words = Al llevarte una carta, dejas libre la siguiente. También las dos últimas de una fila pueden ser pareja.
pic-clear-away-double = ¡Doble!
pic-clear-away-double-words = Después: ¿la misma figura y la misma tabla? Entonces te toca otra vez.
pic-clear-away-special = Cartas especiales
pic-clear-away-special-words = Una carta del deseo libre la cambias por una de las siete últimas cogidas. Una prohibición la apartas: la primera bloquea su tabla y la siguiente la libera.
pic-clear-away-look = ¡Piensa antes!
pic-clear-away-look-words = Todo está a la vista: piensa qué dejas libre para los demás. Cuando no quedan parejas, se acaba.

pic-patience-goal = El objetivo
pic-patience-goal-words = Hay un montón para cada figura. Pon en ellos todas las cartas que puedas, de las 95 que hay.
pic-patience-lay = Destapar
pic-patience-lay-words = Destapa la carta siguiente. Si está en una misma tabla que la de encima de su figura, va al montón.
pic-patience-wait = Esperar
pic-patience-wait-words = Si no encaja, espera debajo de su montón. La última que espera puede subir en cuanto encaje.
pic-patience-wish = La carta del deseo
pic-patience-wish-words = Encaja en cualquier montón, y sobre ella encaja cualquier carta de esa figura. Guárdala hasta que te haga falta.
pic-patience-joker = El comodín
pic-patience-joker-words = El 1 encaja con cualquier número de su figura.
pic-patience-end = El final
pic-patience-end-words = Cuando el mazo se acaba y ya no se puede hacer nada, cuentan las cartas de los cuatro montones.
