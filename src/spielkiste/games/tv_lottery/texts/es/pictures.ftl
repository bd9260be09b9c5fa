# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = El objetivo
pic-tv-lottery-goal-words = Se sortean seis cifras. Quien las tenga antes en su atril, en el orden correcto, gana la ronda.
pic-tv-lottery-holder = El atril
pic-tv-lottery-holder-words = Por turnos, coge seis cifras y pon cada una donde quieras. Los demás ven qué cifra coges, pero no dónde la pones.
pic-tv-lottery-spin = Girar
pic-tv-lottery-spin-words = Elige una flecha: la amarilla corre mucho, la verde va tranquila y la roja también va hacia atrás. Con la estrella eliges el número.
pic-tv-lottery-digit = Cambiar una cifra
pic-tv-lottery-digit-words = En una casilla con cifra puedes coger esa cifra y cambiarla por una de las tuyas.
pic-tv-lottery-fields = Las otras casillas
pic-tv-lottery-fields-words = Suerte: una carta de la suerte. Cambio: dos cifras tuyas. Mala suerte: pagas 50.000. Compra: por 50.000 consigues una cifra o cambias dos.
pic-tv-lottery-buy = Comprar
pic-tv-lottery-buy-words = ¿Ya no queda ninguna? Pregunta quién la tiene repetida y compra una por 50.000.
pic-tv-lottery-end = El premio
pic-tv-lottery-end-words = Las seis correctas: 600.000. Los demás reciben 100.000 por cada cifra correcta desde abajo, hasta la primera que falle. Después de cuatro rondas gana quien tenga más dinero.
