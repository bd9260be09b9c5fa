## NumNum en papel

nn-paper-cards = Cartas
nn-paper-score = ¿Quién ha ganado?
nn-paper-score-hint = Para varias rondas: una cruz por cada victoria.
nn-paper-dominoes = Dominó de tablas
nn-paper-dominoes-hint = Al lado de cada multiplicación va la ficha con su resultado. Si está bien, al final todas forman un anillo.
nn-paper-bingo = Bingo de tablas
nn-paper-bingo-hint = Una persona saca un papelito y lee la multiplicación, no el resultado. Quien lo tenga en su cartón lo tapa; con cuatro en línea se gana.
nn-paper-calls = Papelitos para el bingo
