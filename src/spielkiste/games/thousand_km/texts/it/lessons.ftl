# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-thousand-km-first = Il tuo primo viaggio

km-lesson-first-green = Vince chi fa per primo 300 chilometri precisi. Senza semaforo verde nessuna auto si muove: tocca il tuo semaforo verde!
km-lesson-first-rival = Ottimo, sei in marcia! Adesso tocca a Lina. Guarda che cosa fa.
km-lesson-first-drive = Adesso si viaggia. Ogni numero è un pezzo di strada. Gioca la carta da 100!
km-lesson-first-attacked = Sei in testa. A Lina questo non piace…
km-lesson-first-defend = Serbatoio vuoto! La tua auto si ferma. Però in mano hai la benzina. Giocala e riparti.
km-lesson-first-attack = E adesso un dispetto a Lina: tocca la foratura!
km-lesson-first-danger = L’auto di Lina è ferma. Non ha la ruota di scorta, ma ha qualcos’altro…
km-lesson-first-master = Foratura anche per te! Ma tu hai la gomma antiforatura. Chi gioca una protezione proprio in questo momento fa un colpo da maestro. Tocca «Colpo da maestro»!
km-lesson-first-goal = L’attacco è sparito e tocca subito ancora a te. Ti mancano esattamente 200 chilometri. Gioca la carta da 200!
km-lesson-first-won = 300 chilometri precisi: hai vinto! Ricorda: col verde si va, ogni attacco vuole la sua risposta, e le protezioni rendono di più come colpo da maestro.

lesson-thousand-km-teams = Due contro due

km-lesson-teams-green = Si viaggia in quattro, a squadre! Ole gioca con te e avete una strada in comune. Il tuo semaforo verde vale per tutti e due. Giocalo!
km-lesson-teams-rivals = Ottimo, siete in marcia! Lina e Mia sono l’altra squadra. Adesso Lina gioca per tutte e due.
km-lesson-teams-partner = Si gioca a turno, con le proprie carte. Adesso tocca a Ole. I chilometri che fa valgono anche per te.
km-lesson-teams-attacked = 100 chilometri sulla vostra strada! Mia vuole fermarvi tutti e due…
km-lesson-teams-defend = Il serbatoio vuoto ferma te e Ole. Tutti e due potete rimediare. Tu hai la benzina: giocala!
km-lesson-teams-again = Il serbatoio è pieno. Per ripartire vi serve un semaforo verde. Vediamo che cos’ha Ole!
km-lesson-teams-drive = Il semaforo verde di Ole vale anche per te. Allora via: gioca la tua carta da 100!
km-lesson-teams-goal = Già 200! Ve ne mancano esattamente 100 e tocca a Ole. Incrocia le dita!
km-lesson-teams-won = 300 precisi: tu e Ole avete vinto insieme! Ricorda: una strada, due mani di carte. Quello che gioca uno aiuta entrambi, e quello che ferma uno ferma entrambi.
