# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-number-rally-first = Tu primer rally
lesson-number-rally-little = Minirrally hasta 20

zr-lesson-first-lay = Todos ponen cartas en un montón que suma hasta 100. Entonces gana quien tenga el coche. Ahora va por 64. ¡Pon tu 5!
zr-lesson-first-draw = 64 y 5 son 69. Después de poner, roba otra carta: ¡toca el mazo! En una partida de verdad hay que darse prisa.
zr-lesson-first-lina = Ahora pone Lina. ¡Fíjate bien en su número!
zr-lesson-first-snap = ¡Un 8! Tú también tienes uno. Si el número es igual, puedes cazarlo aunque no te toque. Toca «¡Zas!».
zr-lesson-first-again = ¡Cazado! Por eso el coche se viene contigo. ¡Roba otra vez!
zr-lesson-first-ten = Ahora le toca otra vez a Lina. Quiere recuperar el coche…
zr-lesson-first-no = Lina llega justo a 90. Quien clava una decena se lleva el coche. No tienes ningún 5 para cazar: toca «Seguir».
zr-lesson-first-event = Algunos dibujos también traen el coche. ¡Mira qué pone Ole!
zr-lesson-first-goal = Repostaje: el montón se queda en 90 y Ole tiene el coche. Pero te toca a ti, y para 100 faltan 10 justos. ¡Pon tu 10!
zr-lesson-first-won = 100 justos: ¡has ganado! Recuerda: el coche se gana con decenas justas, con números iguales y con algunos dibujos.

zr-lesson-little-lay = En el minirrally solo se llega a 20. El montón va por 7. ¡Pon tu 5!
zr-lesson-little-name = Ahora di cuánto es: 7 y 5 más. Primero hasta 10, y luego otros 2. ¡Escribe 12 y después toca OK!
zr-lesson-little-count = Vuelve a contar con calma: la mano te señala las cifras.
zr-lesson-little-lina = ¡Muy bien! Ahora suma Lina.
zr-lesson-little-goal = Lina ha llegado a 17. Quien clava el 20 gana. ¿Qué carta falta? ¡Pon tu 3!
zr-lesson-little-twenty = 17 y 3, ¿cuánto es? ¡Escríbelo y después toca OK!
zr-lesson-little-won = 20 justos: ¡has ganado! Así es el minirrally: poner, sumar y llevarse el coche con las decenas justas.
