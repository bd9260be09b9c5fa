# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = El objetivo
pic-number-rally-goal-words = Entre todos sumáis hasta 100. Quien tenga entonces el coche gana el rally, y con cuatro rallies se gana el Gran Premio.
pic-number-rally-turn = Tu turno
pic-number-rally-turn-words = Pon una carta, súmala y roba otra. Róbala enseguida: si quien va después ya ha puesto la suya, es tarde.
pic-number-rally-car = Llevarse el coche
pic-number-rally-car-words = Clava una decena o pon una carta con coche: ya es tuyo, aunque lo tuviera otra persona.
pic-number-rally-snap = ¡Zas!
pic-number-rally-snap-words = ¿Alguien pone un número que tú también tienes? Pon el tuyo enseguida, aunque no te toque. El coche es para ti.
pic-number-rally-events = Cartas especiales
pic-number-rally-events-words = Cada carta especial hace lo que pone debajo. Con muchas te llevas también el coche.
pic-number-rally-does-pit-repair = 10 menos
pic-number-rally-does-tyre-change = pasa a 50
pic-number-rally-does-stage-win = a la decena
pic-number-rally-does-overtake = saltar a uno
pic-number-rally-does-false-start = cifras al revés
pic-number-rally-does-home-straight = pasa a 99
pic-number-rally-end = En la meta
pic-number-rally-end-words = Si llegas justo a 100, te llevas el coche y ganas. Con un número igual también, incluso si pasas de 100.
pic-number-rally-past = Más de 100
pic-number-rally-past-words = Si otra carta pasa de 100, gana quien tenga el coche. Lo mismo si se acaba el mazo.
pic-number-rally-little = El minirrally
pic-number-rally-little-words = Para quienes cuentan hasta 20: sin 7, 8 ni 9, y no se caza.
