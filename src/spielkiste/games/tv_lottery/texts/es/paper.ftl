## La lotería de la tele en papel

tl-paper-board = Tablero
tl-paper-board-hint = Dos hojas: pega la tira derecha de la primera debajo de la segunda.
tl-paper-start = Salida
tl-paper-luck = Suerte
tl-paper-bad-luck = Mala suerte
tl-paper-swap = Cambio
tl-paper-buy = Compra
tl-paper-pile = Cartas de la suerte
tl-paper-lots = Cartas de sorteo
tl-paper-digits = Cartas de cifras
tl-paper-lucks = Cartas de la suerte
tl-paper-notes = Billetes
tl-paper-holders = Atriles
tl-paper-holders-hint = Las seis posiciones quedan delante de ti; dobla la parte de arriba como un tejado, para que nadie mire.
tl-paper-wheels = Ruletas
tl-paper-wheels-hint = Pégalas en cartón. Para girar: sujeta la flecha en el centro con un encuadernador, o haz dar vueltas a un clip alrededor de la punta de un lápiz.
tl-paper-needles = Flechas
tl-paper-pawns = Fichas
tl-paper-pawns-hint = Dobla por las líneas discontinuas y pega la solapa estrecha debajo de la base: así se tienen de pie.
