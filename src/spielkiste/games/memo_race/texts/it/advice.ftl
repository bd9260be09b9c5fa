# Perché una mossa ha senso: una frase vera per ciascuna.
mr-hint-pit = Così arrivi ai box e ricevi la tua tanica.
mr-hint-finish = È il tuo traguardo: vinci la corsa!
mr-hint-near = Passando per { $place_acc } ti avvicini: da lì, in linea d’aria, { $count ->
        [one] manca ancora un passo
       *[other] mancano ancora { $count } passi
    }.
mr-hint-near-seen = Passando per { $place_acc } ti avvicini, e l’avete già vista: { $kind }.
mr-hint-no-nearer = Da qui nessuna pista va dritta verso la tua meta; si continua di qua: { $place }.
mr-hint-around = Così eviti { $other_acc }: lì c’è una strada senza uscita.
mr-hint-seen = Questa tessera l’avete già vista ({ $place }): { $kind }.
mr-hint-drive = È un giro un po’ più lungo, passando per { $place_acc }.
mr-hint-lay-back = Così la pista torna solo indietro.
mr-hint-lay-goal = Così la pista va verso { $direction }, proprio dove devi andare: { $place }.
mr-hint-lay-near = Così la pista va verso { $direction } ({ $place }), più vicino a dove devi andare.
mr-hint-lay = Così la pista va verso { $direction } ({ $place }).
mr-hint-swap-stuck = Da qui non puoi partire: metti un’altra tessera al posto { $place_of }.
mr-hint-swap-ahead = Proprio davanti a te c’è { $place_nom }, e nessuno sa che cosa nasconde: scambiala con qualcosa di meglio.
mr-hint-swap-seen = Proprio davanti a te c’è { $place_nom }, e si sa che cos’è: { $kind }. Scambiala con un’altra.
mr-hint-swap-rival = Accanto all’auto di { $seat } c’è { $place_nom }: un’altra tessera lì può dare fastidio.
mr-hint-swap = Metti un’altra tessera al posto { $place_of }.
mr-hint-with = Questa tessera l’avete già vista ({ $place }): { $kind }. Va al posto { $other_of }.
mr-hint-with-unseen = Questa tessera non l’ha ancora vista nessuno ({ $place }). Va al posto { $other_of }.
