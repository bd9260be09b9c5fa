## La caja de papel

paper-part-game = Para imprimir, recortar y jugar
paper-part-worksheets = Fichas de ejercicios para imprimir
paper-step-size = Imprime a tamaño real (100 %), sin «ajustar a la página». Lo mejor es un papel grueso (de 160 a 200 g).
paper-step-duplex = Elige impresión a doble cara, «voltear por el borde largo»: así cada anverso lleva detrás su reverso.
paper-step-fold = Imprime por una cara. Si una hoja tiene en el centro una línea para doblar, dóblala por ahí hacia atrás y pega las dos mitades antes de recortar.
paper-step-fronts = Imprime por una cara, en un papel que no se transparente. El reverso se queda en blanco.
paper-step-single = Imprime por una cara.
paper-step-cut = Recorta por las líneas finas; las marcas del borde ayudan a colocar la regla. Las líneas discontinuas se doblan.
paper-ruler = Compruébalo: esta línea mide 10 cm. Si no, la hoja ha salido más pequeña o más grande.
paper-inside = Qué hay dentro
paper-content = { $count } × { $what }
paper-front = { $what }
paper-back = Reverso: { $what }
paper-both = { $what }, anverso y reverso
paper-round = Ronda { $round }
paper-round-total = Esta ronda
paper-total = En total
paper-done = Listo: { $path } ({ $size } kB).

error-paper-no-art = Aquí no están los dibujos para imprimir esta caja.
error-paper-unknown = Eso no existe; elige entre: { $known }.
error-paper-not-written = No se puede escribir { $path }.
error-paper-none = En esta caja no hay nada que recortar.
error-paper-no-worksheets = Esta caja no tiene fichas de ejercicios. Estas sí: { $known }.
error-paper-not-here = Este servidor no puede imprimir. Quien lo lleva tiene que ejecutar: pip install "spielkiste[print]"

web-paper = Para recortar
web-paper-about = El juego entero en un PDF: imprímelo, recórtalo y a jugar en la mesa de la cocina.
web-paper-size = Papel
web-paper-size-a4 = A4
web-paper-size-letter = Carta (EE. UU.)
web-paper-sides = Reversos
web-paper-sides-duplex = imprimir a doble cara
web-paper-sides-fold = doblar y pegar
web-paper-sides-fronts = ninguno
web-paper-ink = Tinta
web-paper-ink-colour = en color
web-paper-ink-grey = en grises
web-paper-get = Bajar el PDF
web-paper-worksheets = Fichas de ejercicios
web-paper-no-server = Para imprimirlo hace falta un servidor: allí, «spielkiste print { $game }» hace el PDF.
web-paper-bingo = Cartones de bingo
paper-name = Nombre:
paper-answers = Soluciones: { $what }
paper-pieces = Piezas y cartas
error-paper-bingo = Puedes pedir de 1 a { $most } cartones de bingo, y solo con las fichas de las tablas.
