## Memo Carrera de coches en papel

mr-paper-tiles = Fichas
mr-paper-tiles-hint = 24 fichas de pista con el mismo reverso, la recta de boxes y cuatro fichas de salida-meta; esas cinco están siempre boca arriba.
mr-paper-canisters = Bidones
mr-paper-cars = Coches
mr-paper-cars-hint = Dobla por las líneas discontinuas y pega la solapa estrecha debajo de la base: así se tienen de pie.
