# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-thousand-km-goal = Lo scopo
pic-thousand-km-goal-words = Vince chi arriva per primo esattamente al traguardo. Andare oltre non si può. Nella partita lunga sono 1000 chilometri.
pic-thousand-km-turn = Il tuo turno
pic-thousand-km-turn-words = Pesca una carta, gioca una carta. Prima ti serve un semaforo verde. Poi si viaggia: metti i chilometri sulla tua strada.
pic-thousand-km-attack = Fermare gli altri
pic-thousand-km-attack-words = Gioca un attacco contro chi è in marcia: la sua auto si ferma. Con il limite di velocità si va avanti piano, solo con 25 e 50.
pic-thousand-km-defend = Ripartire
pic-thousand-km-defend-words = Per ogni attacco c’è una sola carta che aiuta. Mettila sull’attacco e si riparte.
pic-thousand-km-safety = Protezioni
pic-thousand-km-safety-words = Ce n’è una sola per tipo. Chi la gioca è al sicuro da quell’attacco fino alla fine della corsa, e gioca subito ancora.
pic-thousand-km-master = Il colpo da maestro
pic-thousand-km-master-words = Ti attaccano e hai la protezione giusta? Giocala subito: colpo da maestro! L’attacco sparisce e tocca a te.
pic-thousand-km-end = Niente va bene?
pic-thousand-km-end-words = Se nessuna carta va bene, scartane una. Se il mazzo è finito, vince chi è più vicino al traguardo.
