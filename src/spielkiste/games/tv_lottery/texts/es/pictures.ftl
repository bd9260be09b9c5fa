# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = El objetivo
pic-tv-lottery-goal-words = Se sortean seis cifras. Quien las tenga antes en su atril, en el orden correcto, gana la ronda.
pic-tv-lottery-holder = El atril
pic-tv-lottery-holder-words = Por turnos, tomad seis cifras. Todos ven cuáles tomas. Dónde las pones, solo lo ves tú.
pic-tv-lottery-spin = Girar
pic-tv-lottery-spin-words = Elige una flecha: la amarilla corre mucho, la verde va tranquila y la roja también va hacia atrás. Con la estrella eliges el número.
pic-tv-lottery-digit = Cambiar una cifra
pic-tv-lottery-digit-words = En una casilla con cifra puedes tomar esa cifra y cambiarla por una de las tuyas.
pic-tv-lottery-fields = Las otras casillas
pic-tv-lottery-fields-words = Suerte: sacas una carta de la suerte. Cambio: cambias de sitio dos de tus cifras. Mala suerte: pagas 50.000 marcos. Compra: por 50.000 marcos tomas una cifra o cambias dos de sitio.
pic-tv-lottery-buy = Comprar
pic-tv-lottery-buy-words = ¿Ya no queda ninguna? Pregunta quién la tiene repetida y compra una por 50.000 marcos.
pic-tv-lottery-end = El premio
pic-tv-lottery-end-words = ¿Las seis correctas? ¡Entonces recibes 600.000 marcos! Los demás cuentan desde abajo: 100.000 por cifra correcta, hasta que una falla. Tras cuatro rondas gana quien tenga más dinero.
