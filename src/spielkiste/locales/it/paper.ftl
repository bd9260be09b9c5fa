## Il baule di carta

paper-part-game = Da stampare, ritagliare e giocare
paper-part-worksheets = Schede da stampare
paper-step-size = Stampa a grandezza reale (100%), non «adatta alla pagina». L’ideale è un cartoncino da 160–200 g.
paper-step-duplex = Scegli la stampa fronte-retro, «capovolgi sul lato lungo»: così dietro ogni carta c’è il retro giusto.
paper-step-fold = Stampa su un solo lato. Se in mezzo al foglio c’è una linea di piega, piega lì all’indietro e incolla le due metà prima di ritagliare.
paper-step-fronts = Stampa su un solo lato, su carta da cui non traspare niente. I retri restano bianchi.
paper-step-single = Stampa su un solo lato.
paper-step-cut = Ritaglia lungo le linee sottili; i segni sul bordo ti aiutano ad appoggiare il righello. Le linee tratteggiate si piegano.
paper-ruler = Misura: questa linea è lunga 10 cm. Se non lo è, il foglio è stato rimpicciolito o ingrandito.
paper-inside = Che cosa c’è dentro
paper-content = { $count } × { $what }
paper-front = { $what }
paper-back = Retro: { $what }
paper-both = { $what }, fronte e retro
paper-round = Manche { $round }
paper-round-total = In questa manche
paper-total = In tutto
paper-done = Fatto: { $path } ({ $size } kB).

error-paper-no-art = Qui non ci sono i disegni per stampare questa scatola.
error-paper-unknown = Questo non c’è; scegli tra: { $known }.
error-paper-not-written = Non riesco a scrivere il file { $path }.
error-paper-none = In questa scatola non c’è niente da ritagliare.
error-paper-no-worksheets = Questa scatola non ha schede di esercizi. Queste sì: { $known }.
error-paper-not-here = Questo server non può stampare. A chi lo gestisce serve: pip install "spielkiste[print]"

web-paper = Da ritagliare
web-paper-about = Tutto il gioco in un PDF: stampalo, ritaglialo e gioca al tavolo di cucina.
web-paper-size = Carta
web-paper-size-a4 = A4
web-paper-size-letter = Letter
web-paper-sides = Retri
web-paper-sides-duplex = stampa fronte-retro
web-paper-sides-fold = piega e incolla
web-paper-sides-fronts = nessuno
web-paper-ink = Colore
web-paper-ink-colour = a colori
web-paper-ink-grey = in grigio
web-paper-get = Scarica il PDF
web-paper-worksheets = Schede
web-paper-no-server = Per stampare serve un server: lì il PDF lo prepara «spielkiste print { $game }».
web-paper-bingo = Cartelle della tombola
paper-name = Nome:
paper-answers = Soluzioni: { $what }
paper-pieces = Pezzi e carte
error-paper-bingo = Si possono fare da 1 a { $most } cartelle della tombola, e solo con le schede delle tabelline.
