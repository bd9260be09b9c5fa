# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-mau-mau-first = Il tuo primo Mau-Mau
lesson-wall-break-first = Il tuo primo Spaccamuro
lesson-wall-break-naming = Di’ perché va bene
lesson-clear-away-first = La tua prima Piazza pulita
lesson-clear-away-naming = Di’ perché va bene
lesson-patience-first = Il tuo primo solitario

nn-lesson-mau-colour = Vince chi resta per primo senza carte. In cima c’è il triangolo 12. Una carta con la stessa figura va bene: tocca due volte il tuo triangolo 7!
nn-lesson-mau-rival = Bella mossa! Adesso tocca a Lina. Guarda che cosa gioca.
nn-lesson-mau-draw = Sul triangolo 11 nessuno dei tuoi numeri va bene. Allora peschi una carta: tocca il mazzo!
nn-lesson-mau-drawn = Che fortuna, il triangolo 24 va bene! Puoi giocarlo subito.
nn-lesson-mau-row = Lina ha giocato il 42, con un’altra figura. Va bene lo stesso: 24 e 42 sono nella tabellina del 6! Il tuo 28 e il 42 sono nella tabellina del 7. Gioca il 28!
nn-lesson-mau-double = Il tuo 20 ha la stessa figura del 40, e tutti e due sono nella tabellina del 5. È una doppietta: poi puoi giocare un’altra carta. Gioca il 20!
nn-lesson-mau-wish = Un’altra, dai! La carta desiderio va sempre bene, e scegli tu una figura. Tocca la carta desiderio e poi il quadrato.
nn-lesson-mau-stuck = A Lina serve un quadrato. Ce l’avrà?
nn-lesson-mau-last = Niente quadrati! Tu però ne hai uno, ed è la tua ultima carta. Gioca il 13!
nn-lesson-mau-won = Hai vinto! Ricorda: stessa figura va bene, stessa tabellina va bene. E se sono uguali tutte e due, giochi ancora.

nn-lesson-wall-pair = Questo è il muro. È libera solo la carta in cima a ogni pila. Se due carte si abbinano, puoi prenderle: 12 e 18 sono nella tabellina del 6. Toccale tutte e due!
nn-lesson-wall-rival = Quelle due sono tue. Alla fine vince chi ha più carte. Adesso Lina prende una coppia.
nn-lesson-wall-double = 35 e 45 hanno la stessa figura, e sono tutti e due nella tabellina del 5. È una doppietta: dopo puoi continuare! Prendili.
nn-lesson-wall-wish = Ecco una carta desiderio! In cambio ti riprendi una delle ultime sette carte. Tocca la carta desiderio e poi il 49.
nn-lesson-wall-again = Guarda: 28 e 49 sono nella tabellina del 7, e sono tutti e due cerchi. Un’altra doppietta! Prendili.
nn-lesson-wall-last = Nella terza pila c’è una carta sola, il 56. Prendila insieme al 42, e il muro si rompe!
nn-lesson-wall-breach = Breccia! Tutte le carte di un lato sono tue. A destra ce ne sono di più. Tocca il lato destro!
nn-lesson-wall-won = Hai vinto! Ricorda: due carte libere con la stessa figura o la stessa tabellina fanno coppia. Chi svuota una pila prende un lato del muro.

nn-lesson-clear-rows = Tutte le carte sono scoperte. Ma sono libere solo quelle che non hanno niente sopra. Quelle con il segnale di divieto per ora le lasciamo lì.
nn-lesson-clear-pair = 24 e 36 sono nella tabellina del 6: toccali tutti e due!
nn-lesson-clear-rival = Sono tue. Alla fine vince chi ha più carte. Adesso Lina prende una coppia.
nn-lesson-clear-row = Proprio sotto il 16 c’è l’8. Anche due così possono fare coppia! Tocca il 16 e poi l’8.
nn-lesson-clear-double = Era una doppietta, figura e tabellina, quindi continui. Anche 9 e 81 fanno doppietta: prendili!
nn-lesson-clear-more = E ancora: 27 e 54, due quadrati della tabellina del 9.
nn-lesson-clear-bar = Adesso restano solo due carte divieto. Tocca il divieto del 5 e poi «Da parte». Così la tabellina del 5 è vietata.
nn-lesson-clear-lift = Metti da parte anche il divieto del 2. E non resta più niente!
nn-lesson-clear-won = Piazza pulita, hai vinto! Una partita intera comincia solo con doppiette. L’1 con il berretto da giullare va bene con ogni numero, e con una carta desiderio ti prendi una delle ultime sette carte.

nn-lesson-patience-lay = Quattro figure, quattro pile. Il 24 va sulla pila della sua figura, se i due numeri sono nella stessa tabellina. 16 e 24 sono nella tabellina dell’8. Tocca il 24!
nn-lesson-patience-wait = La prossima carta è il cerchio 49. 49 e 30 non hanno nessuna tabellina in comune. Allora deve aspettare: tocca il 49!
nn-lesson-patience-on = Adesso è appesa sotto la sua pila. Il 42 va bene sul 30: sono tutti e due nella tabellina del 6. Mettilo!
nn-lesson-patience-fetch = Adesso in cima c’è il 42, e il 49 è come lui nella tabellina del 7. Riprendi il 49 che aspetta: toccalo!
nn-lesson-patience-both = 72 e 25 non hanno nessuna tabellina in comune. Fai aspettare il 72.
nn-lesson-patience-more = Nemmeno il 36 va bene sul 25. Fallo aspettare: si mette in fondo alla fila, sotto il 72.
nn-lesson-patience-wish = Una carta desiderio! Sopra ci va qualsiasi numero. Tocca la carta desiderio e poi la pila dei rombi.
nn-lesson-patience-home = Adesso il 36 può andare a casa. Riprendilo!
nn-lesson-patience-end = 36 e 72 sono tutti e due nella tabellina del 9. Riprendi anche il 72!
nn-lesson-patience-won = Tutte e 95 le carte sono a posto, meglio di così non si può! Ricorda: quello che non va bene aspetta, e una carta desiderio lo rimette in moto.

nn-lesson-naming-take = Qui si ragiona: dici tu che cos’hanno in comune due carte. Prendi prima il 12 e il 18!
nn-lesson-naming-name = In quale tabellina sono sia 12 sia 18? Ce n’è più di una. Cerca la più grande: tocca il 6!
nn-lesson-naming-largest = La tabellina più grande con tutti e due è quella del 6: 6 per 2 e 6 per 3. Tocca il 6!
nn-lesson-naming-rival = Giusto! Adesso Lina prende una coppia, e anche lei deve dire perché va bene.
nn-lesson-naming-second = Tocca di nuovo a te. 7 e 63 fanno doppietta. Prendili!
nn-lesson-naming-seven = La vedi la tabellina? 63 è 9 per 7. Tocca il 7!
nn-lesson-naming-won = Grande! Così ci si allena giocando. Se sbagli, il tavolo ti aiuta un passo alla volta. Nessuno ride.
