# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = Lo scopo
pic-number-rally-goal-words = Tutti insieme si conta fino a 100. Chi in quel momento ha l’auto da corsa vince il rally, e con quattro rally si vince il Gran Premio.
pic-number-rally-turn = Il tuo turno
pic-number-rally-turn-words = Gioca una carta, sommala e pescane una nuova. Pesca subito: se gioca chi viene dopo, è troppo tardi.
pic-number-rally-car = Prendere l’auto
pic-number-rally-car-words = Centra una decina, o gioca una carta con l’auto: è subito tua, anche se un attimo fa era di qualcun altro.
pic-number-rally-snap = Zac!
pic-number-rally-snap-words = Qualcuno gioca un numero che hai anche tu? Metti subito il tuo, anche se non è il tuo turno. L’auto è tua.
pic-number-rally-events = Carte evento
pic-number-rally-events-words = Ogni evento fa quello che c’è scritto sotto. Con molti prendi anche l’auto.
pic-number-rally-does-pit-repair = 10 in meno
pic-number-rally-does-tyre-change = diventa 50
pic-number-rally-does-stage-win = alla decina
pic-number-rally-does-overtake = salta uno
pic-number-rally-does-false-start = scambia
pic-number-rally-does-home-straight = diventa 99
pic-number-rally-end = Al traguardo
pic-number-rally-end-words = Se arrivi esattamente a 100, prendi l’auto e vinci. Anche con un numero uguale, persino oltre 100.
pic-number-rally-past = Oltre 100
pic-number-rally-past-words = Se un’altra carta va oltre 100, vince chi ha l’auto. Lo stesso quando il mazzo è finito.
pic-number-rally-little = Il mini-rally
pic-number-rally-little-words = Per chi conta fino a 20: senza 7, 8 e 9, e senza acchiappare.
