# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-number-rally-first = Tu primer rally
lesson-number-rally-little = Minirrally hasta 20

zr-lesson-first-lay = El montón va por 64. ¡Pon tu 5!
zr-lesson-first-draw = ¡Son 69! Después de poner una carta, ¡roba otra!
zr-lesson-first-lina = Al llegar a 100 gana quien tenga el coche. ¡Fíjate en qué número pone Lina!
zr-lesson-first-snap = ¡Tú también tienes un 8! Si es el mismo número, puedes cazarlo. ¡Cázalo!
zr-lesson-first-again = ¡Cazado, y sin ser tu turno! El coche se viene contigo. ¡Roba otra!
zr-lesson-first-ten = Ahora le toca otra vez a Lina. Quiere recuperar el coche…
zr-lesson-first-no = Lina clava el 90: ¡las decenas justas traen el coche! No tienes un 5, así que «Seguir».
    .typed = Lina clava el 90: ¡las decenas justas traen el coche! No tienes un 5, así que no caces.
zr-lesson-first-event = Algunos dibujos también traen el coche. ¡Mira qué carta pone Ole!
zr-lesson-first-goal = Repostaje: Ole tiene el coche. Pero para 100 faltan solo 10: ¡pon tu 10!
zr-lesson-first-won = 100 justos: ¡has ganado! Recuerda: el coche se gana con decenas justas, con números iguales y con algunos dibujos.

zr-lesson-little-lay = Aquí se llega hasta 20. El montón va por 7: ¡pon tu 5!
zr-lesson-little-name = 7 y 5: primero hasta 10 y luego otros 2. ¡Escribe 12 y después elige OK!
    .typed = 7 y 5: primero hasta 10 y luego otros 2. ¡Escribe 12!
zr-lesson-little-count = Vuelve a contar con calma: la mano te señala las cifras.
zr-lesson-little-lina = ¡Muy bien! Ahora suma Lina.
zr-lesson-little-goal = Lina va por 17. Quien clava el 20 gana: ¡pon tu 3!
zr-lesson-little-twenty = 17 y 3, ¿cuánto es? ¡Escríbelo y después elige OK!
    .typed = 17 y 3, ¿cuánto es? ¡Escríbelo!
zr-lesson-little-won = 20 justos: ¡has ganado! Así es el minirrally: poner, sumar y llevarse el coche con las decenas justas.
