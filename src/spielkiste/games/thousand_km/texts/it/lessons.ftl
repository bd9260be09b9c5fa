# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-thousand-km-first = Il tuo primo viaggio

km-lesson-first-green = Senza semaforo verde nessuna auto si muove. Gioca il tuo!
km-lesson-first-rival = Sei in marcia! Vince chi fa per primo 300 chilometri precisi. Tocca a Lina.
km-lesson-first-drive = Ogni numero è un pezzo di strada. Gioca la carta da 100!
km-lesson-first-attacked = Sei in testa. A Lina questo non piace…
km-lesson-first-defend = Serbatoio vuoto, non ti muovi! Gioca la benzina e riparti.
km-lesson-first-attack = E adesso un dispetto a Lina: gioca la foratura!
km-lesson-first-danger = Lina è ferma. Non ha la ruota di scorta, ma ha qualcos’altro…
km-lesson-first-master = Foratura anche per te! Ma hai la gomma antiforatura: fai il colpo da maestro!
km-lesson-first-goal = Colpo da maestro! Così tocca subito ancora a te. Gioca la carta da 200!
km-lesson-first-won = 300 precisi: hai vinto! Ricorda: col verde si va, ogni attacco ha la sua risposta, e le protezioni rendono di più come colpo da maestro.

lesson-thousand-km-teams = Due contro due

km-lesson-teams-green = Tu e Ole viaggiate sulla stessa strada. Gioca il semaforo verde per tutti e due!
km-lesson-teams-rivals = Siete in marcia! Vince chi fa per primo 300. Ora l’altra squadra: Lina.
km-lesson-teams-partner = Adesso Ole gioca una sua carta. I suoi chilometri valgono anche per te.
km-lesson-teams-attacked = 100 chilometri sulla vostra strada! Mia vuole fermarvi…
km-lesson-teams-defend = Serbatoio vuoto, per te e per Ole! Tu hai la benzina: giocala!
km-lesson-teams-again = Per ripartire vi serve un altro semaforo verde. Ole ce l’ha?
km-lesson-teams-drive = Il semaforo verde di Ole vale anche per te. Gioca la carta da 100!
km-lesson-teams-goal = Già 200! Ne mancano 100, e tocca a Ole. Incrocia le dita!
km-lesson-teams-won = 300 precisi: tu e Ole avete vinto insieme! Ricorda: quello che gioca uno aiuta entrambi, e quello che ferma uno ferma entrambi.
