## Lotteria TV di carta

tl-paper-board = Tabellone
tl-paper-board-hint = Due fogli: incolla la striscia a destra del primo sotto il secondo.
tl-paper-start = Via
tl-paper-luck = Fortuna
tl-paper-bad-luck = Sfortuna
tl-paper-swap = Scambio
tl-paper-buy = Acquisto
tl-paper-pile = Carte fortuna
tl-paper-lots = Carte estrazione
tl-paper-digits = Carte cifra
tl-paper-lucks = Carte fortuna
tl-paper-notes = Banconote
tl-paper-holders = Leggii
tl-paper-holders-hint = Le sei posizioni stanno davanti a te; piega la parte in alto a tetto, così nessuno sbircia.
tl-paper-wheels = Ruote
tl-paper-wheels-hint = Incollale sul cartone. Per girare: fissa la freccia al centro con un fermacampione, oppure fai girare una graffetta attorno alla punta di una matita.
tl-paper-needles = Frecce
tl-paper-pawns = Pedine
tl-paper-pawns-hint = Piega lungo le linee tratteggiate e incolla la linguetta stretta sotto il fondo: così stanno in piedi.
