# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-memo-race-goal = Lo scopo
pic-memo-race-goal-words = Vai alla corsia dei box, al centro, e prendi una tanica. Il suo colore è il tuo traguardo. Chi ci arriva per primo vince.
pic-memo-race-start = Partenza
pic-memo-race-lane = Box
pic-memo-race-canister = Tanica
pic-memo-race-finish = Traguardo
pic-memo-race-drive = Guidare
pic-memo-race-drive-words = Scopri la prossima tessera, mettila in modo che la pista continui e spostaci sopra la tua auto.
pic-memo-race-cover = Tieni a mente!
pic-memo-race-cover-words = Dietro di te la pista si copre di nuovo. Ricordati dove sono le tessere buone!
pic-memo-race-swap = Scambiare
pic-memo-race-swap-words = Invece di guidare puoi scambiare due tessere coperte, anche per rallentare gli altri.
pic-memo-race-dead = Strada senza uscita
pic-memo-race-dead-words = Anche in una strada senza uscita devi entrare. Poi, pazienza, si torna indietro.
pic-memo-race-pit = Ai box
pic-memo-race-pit-words = La prima volta che ci arrivi scopri la tanica in cima alla pila. Così tutti vedono dove devi andare.
