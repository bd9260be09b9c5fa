# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = El objetivo
pic-number-rally-goal-words = Todos juntos sumáis hasta 100. Quien tenga entonces el coche gana el rally, y con cuatro rallies se gana el Gran Premio.
pic-number-rally-turn = Tu turno
pic-number-rally-turn-words = Pon una carta, súmala y roba otra. Róbala enseguida: si el siguiente ya ha puesto la suya, es tarde.
pic-number-rally-car = Llevarse el coche
pic-number-rally-car-words = Clava una decena o pon una carta con coche: ya es tuyo, aunque lo tuviera otra persona.
pic-number-rally-snap = ¡Zas!
pic-number-rally-snap-words = ¿Alguien pone un número que tú también tienes? Pon el tuyo enseguida, aunque no te toque. El coche es para ti.
pic-number-rally-events = Cartas especiales
pic-number-rally-events-words = Cambian el número: diez menos, a 50, a la decena más cercana, cifras al revés, a 99. Con el adelantamiento, el siguiente pierde el turno.
pic-number-rally-end = Más de 100
pic-number-rally-end-words = Gana el 100 justo, y también un número igual que pase de 100. Si no, al pasar de 100 gana quien tenga el coche, y lo mismo si se acaba el mazo.
pic-number-rally-little = El minirrally
pic-number-rally-little-words = Para quienes cuentan hasta 20: sin 7, 8 ni 9, y no se caza.
