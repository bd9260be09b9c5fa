## Rally de números en papel

zr-paper-cards = Cartas
zr-paper-cars = Coches de carreras
zr-paper-cars-hint = Uno para jugar y otro de reserva. Dobla por las líneas discontinuas y pega la solapa estrecha debajo de la base: así se tiene de pie.
zr-paper-score = Gran Premio
zr-paper-score-hint = Después de cada rally, una cruz para quien lo gana; con cuatro cruces se gana el Gran Premio.
zr-paper-rally = Rally n.º { $round }
zr-paper-sums-little = Sumas hasta 20
zr-paper-sums-within = Sumas hasta 100, sin pasar de decena
zr-paper-sums-across = Sumas hasta 100, pasando de decena
