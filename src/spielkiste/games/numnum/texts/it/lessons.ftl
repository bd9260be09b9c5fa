# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-mau-mau-first = Il tuo primo Mau-Mau
lesson-wall-break-first = Il tuo primo Spaccamuro
lesson-wall-break-naming = Di’ perché va bene
lesson-clear-away-first = La tua prima Piazza pulita
lesson-clear-away-naming = Di’ perché va bene
lesson-patience-first = Il tuo primo solitario

nn-lesson-mau-colour = Triangolo va su triangolo: gioca il tuo 7!
nn-lesson-mau-rival = Bella mossa! Vince chi resta per primo senza carte. Adesso gioca Lina.
nn-lesson-mau-draw = Sull’11 nessuno dei tuoi numeri va bene. Pesca una carta dal mazzo!
nn-lesson-mau-drawn = Che fortuna, il 24 di triangoli va bene! Puoi giocarlo subito.
nn-lesson-mau-row = Va bene anche la stessa tabellina: 42 e 28 sono in quella del 7. Gioca il 28!
nn-lesson-mau-double = 20 e 40 fanno doppietta: stessa figura e stessa tabellina. Gioca il 20!
nn-lesson-mau-wish = Doppietta, quindi un’altra! Gioca la carta desiderio e chiedi i quadrati.
nn-lesson-mau-stuck = La carta desiderio va sempre bene. A Lina serve un quadrato. Ce l’avrà?
nn-lesson-mau-last = Lei no, ma tu sì! Gioca la tua ultima carta, il 13!
nn-lesson-mau-won = Hai vinto! Ricorda: stessa figura va bene, stessa tabellina va bene. E se sono uguali tutte e due, giochi ancora.

nn-lesson-wall-pair = 12 e 18 fanno coppia, nella tabellina del 6. Prendili!
nn-lesson-wall-rival = Le carte sono tue! Alla fine vince chi ne ha di più. Ora Lina prende una coppia.
nn-lesson-wall-double = 35 e 45 fanno doppietta: stessa figura e stessa tabellina. Prendili!
nn-lesson-wall-wish = Doppietta, quindi continui! Scambia la carta desiderio con il 49.
nn-lesson-wall-again = Il desiderio ha riportato il 49, che fa doppietta con il 28. Prendili!
nn-lesson-wall-last = Il 56 è l’ultimo della sua pila. Prendilo con il 42, e il muro si rompe!
nn-lesson-wall-breach = Breccia! Un lato del muro è tuo. A destra ci sono più carte: prendi il lato destro!
nn-lesson-wall-won = Hai vinto! Ricorda: sono libere solo le carte in cima. Due con la stessa figura o tabellina fanno coppia.

nn-lesson-clear-pair = 24 e 36 fanno coppia, nella tabellina del 6. Prendili!
nn-lesson-clear-rival = Le carte sono tue! Alla fine vince chi ne ha di più. Ora Lina prende una coppia.
nn-lesson-clear-row = Anche il 16 e l’8 lì sotto fanno coppia! Prendili!
nn-lesson-clear-double = Stessa figura, stessa tabellina: doppietta! Continua: prendi anche il 9 e l’81!
nn-lesson-clear-more = Un’altra doppietta! Ora 27 e 54 sono liberi, senza niente sopra. Prendili!
nn-lesson-clear-bar = Restano solo divieti! Metti da parte il divieto del 5.
nn-lesson-clear-lift = Adesso la tabellina del 5 è vietata. Metti da parte anche il divieto del 2!
nn-lesson-clear-won = Piazza pulita, hai vinto! Una partita intera comincia con doppiette. L’1 va con ogni numero, e un desiderio prende una delle ultime sette.

nn-lesson-patience-lay = Mancano solo 6 carte! Il 24 va sul 16, tabellina dell’8: gioca il 24!
nn-lesson-patience-wait = 49 e 30 non hanno tabelline in comune. Fai aspettare il 49!
nn-lesson-patience-on = Ogni figura ha la sua pila. Il 42 va sul 30, tabellina del 6: giocalo!
nn-lesson-patience-fetch = Adesso il 49 va bene: 42 e 49 sono nella tabellina del 7. Riprendilo!
nn-lesson-patience-both = 72 e 25 non hanno tabelline in comune. Fai aspettare il 72!
nn-lesson-patience-more = Nemmeno il 36 va bene sul 25. Fallo aspettare, sotto il 72!
nn-lesson-patience-wish = Sulla carta desiderio va tutto. Giocala sulla pila dei rombi!
nn-lesson-patience-home = Adesso il 36 può andare a casa. Riprendilo!
nn-lesson-patience-end = 36 e 72 sono tutti e due nella tabellina del 9. Riprendi anche il 72!
nn-lesson-patience-won = Tutte e 95 le carte a posto, meglio di così non si può! Ricorda: quello che non va bene aspetta, e un desiderio lo rimette in moto.

nn-lesson-naming-take = Qui dici tu perché due carte si abbinano. Prendi il 12 e il 18!
nn-lesson-naming-name = In quale tabellina sono tutti e due? Cerca la più grande: scegli il 6!
nn-lesson-naming-largest = La più grande è la tabellina del 6: 6 per 2 e 6 per 3. Scegli il 6!
nn-lesson-naming-rival = Giusto! Adesso Lina prende una coppia e dice perché va bene.
nn-lesson-naming-second = Tocca di nuovo a te. 7 e 63 fanno doppietta: prendili!
nn-lesson-naming-seven = La vedi la tabellina? 63 è 9 per 7. Scegli il 7!
nn-lesson-naming-won = Grande! Così ci si allena giocando. Se sbagli, il tavolo ti aiuta un passo alla volta. Qui nessuno ti prende in giro.
