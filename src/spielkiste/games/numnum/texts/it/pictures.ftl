# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-mau-mau-goal = Lo scopo
pic-mau-mau-goal-words = Si comincia con sette carte a testa. Vince chi resta per primo senza carte.
pic-mau-mau-fits = Che cosa va bene?
pic-mau-mau-fits-words = Gioca una carta che si abbina a quella in cima. Due carte si abbinano se hanno la stessa figura o sono nella stessa tabellina: 12 e 18 sono tutti e due nella tabellina del 6.
pic-mau-mau-double = Doppietta!
pic-mau-mau-double-words = Figura e tabellina uguali? Allora puoi giocare subito un’altra carta.
pic-mau-mau-draw = Niente va bene
pic-mau-mau-draw-words = Allora pesca una carta. Se va bene, puoi giocarla subito.
pic-mau-mau-special = Carte speciali
pic-mau-mau-special-words = Il desiderio va sempre bene: scegli la figura che deve seguire. Un divieto toglie dal gioco la tabellina del 2 o del 5, il secondo la riporta.
pic-mau-mau-joker = Il jolly
pic-mau-mau-joker-words = L’1 si abbina a tutti i numeri.

pic-wall-break-goal = Lo scopo
pic-wall-break-goal-words = Il muro è fatto di sette pile. Portate via coppie. Alla fine vince chi ha più carte.
pic-wall-break-pair = Una coppia
pic-wall-break-pair-words = Sono libere solo le carte in cima. Due carte si abbinano se hanno la stessa figura o sono nella stessa tabellina: 12 e 18 sono tutti e due nella tabellina del 6.
pic-wall-break-opening = L’inizio
pic-wall-break-opening-words = Prima valgono solo coppie con figura e tabellina uguali. Prendetene una a testa, a turno, finché non ce ne sono più di libere.
pic-wall-break-double = Doppietta!
pic-wall-break-double-words = Dopo: figura e tabellina uguali? Allora tocca subito ancora a te.
pic-wall-break-special = Carte speciali
pic-wall-break-special-words = Una carta desiderio libera si scambia con una delle ultime sette prese. Un divieto si mette da parte: il primo blocca la sua tabellina, il secondo la libera.
pic-wall-break-breach = Il muro si rompe
pic-wall-break-breach-words = Se una pila è vuota, la partita è finita. Chi l’ha svuotata prende anche tutte le carte alla sua sinistra o alla sua destra.

pic-clear-away-goal = Lo scopo
pic-clear-away-goal-words = Ci sono sette file di carte scoperte. Portate via coppie. Alla fine vince chi ha più carte.
pic-clear-away-pair = Una coppia
pic-clear-away-pair-words = È libera solo l’ultima carta di ogni fila. Due carte si abbinano se hanno la stessa figura o sono nella stessa tabellina: 12 e 18 sono tutti e due nella tabellina del 6.
pic-clear-away-opening = L’inizio
pic-clear-away-opening-words = Prima valgono solo coppie con figura e tabellina uguali. Prendetene una a testa, a turno, finché non ce ne sono più di libere.
pic-clear-away-row = Anche dalla stessa fila
pic-clear-away-row-words = Ogni carta che prendi libera quella accanto. Anche le ultime due carte di una fila possono fare coppia.
pic-clear-away-double = Doppietta!
pic-clear-away-double-words = Dopo: figura e tabellina uguali? Allora tocca subito ancora a te.
pic-clear-away-special = Carte speciali
pic-clear-away-special-words = Una carta desiderio libera si scambia con una delle ultime sette prese. Un divieto si mette da parte: il primo blocca la sua tabellina, il secondo la libera.
pic-clear-away-look = Pensarci prima
pic-clear-away-look-words = È tutto scoperto: pensa a che cosa liberi per gli altri. Quando non ci sono più coppie, è finita.

pic-patience-goal = Lo scopo
pic-patience-goal-words = Per ogni figura c’è una pila. Portaci sopra più carte che puoi, delle 95 che ci sono.
pic-patience-lay = Scoprire
pic-patience-lay-words = Scopri la prossima carta. Se è nella stessa tabellina di quella in cima alla pila della sua figura, va sulla pila.
pic-patience-wait = Aspettare
pic-patience-wait-words = Se non va bene, aspetta sotto la sua pila. L’ultima che aspetta può salire appena va bene.
pic-patience-wish = La carta desiderio
pic-patience-wish-words = Va bene su ogni pila, e sopra ci va qualsiasi carta di quella figura. Tienila finché ti serve.
pic-patience-joker = Il jolly
pic-patience-joker-words = L’1 si abbina a tutti i numeri della sua figura.
pic-patience-end = La fine
pic-patience-end-words = Quando il mazzo è finito e non va più niente, si contano le carte sulle quattro pile.
