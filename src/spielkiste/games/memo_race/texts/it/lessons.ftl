# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-memo-race-first = Il tuo primo giro nel deserto

mr-lesson-first-turn = Sotto le tessere rosse ci sono delle piste. Per prima cosa devi arrivare alla corsia dei box, al centro. La tua macchina è quella blu: tocca la tessera qui sotto!
mr-lesson-first-lay = Una curva! Come metterla lo decidi tu. Tocca la corsia dei box e la pista andrà da quella parte.
mr-lesson-first-lay-where = Così la pista si allontana dal centro. Tocca la corsia dei box!
mr-lesson-first-lina = La tua auto avanza da sola. Adesso tocca a Lina: guarda bene che cosa scopre!
mr-lesson-first-pit = Una strada senza uscita, proprio sotto la corsia dei box! Ricordati dov’è. E adesso entra ai box!
mr-lesson-first-canister = La tanica ti mostra il tuo traguardo: il quadrifoglio in basso a sinistra. Prima però va Lina, e la sua tessera si copre di nuovo.
mr-lesson-first-remember = Te lo ricordi? In giù c’è la strada senza uscita. Meglio andare a sinistra!
mr-lesson-first-not-there = Pensaci: sotto i box c’è la strada senza uscita. Al quadrifoglio si arriva passando da sinistra.
mr-lesson-first-swaps = Che memoria! Invece di guidare si possono anche scambiare due tessere. Guarda quali prende Lina!
mr-lesson-first-on = Continua verso sinistra. Tocca la freccia!
mr-lesson-first-curve = Un’altra curva. Il tuo traguardo è in basso: tocca la tessera qui sotto!
mr-lesson-first-curve-where = Il quadrifoglio è in basso. Metti la curva in modo che vada in giù.
mr-lesson-first-down = Avanti, in giù!
mr-lesson-first-nearly = Ci sei quasi. Ancora un pezzetto!
mr-lesson-first-goal = Ecco il tuo quadrifoglio. Corri al traguardo!
mr-lesson-first-won = Hai vinto! Ricorda: prima ai box, poi al colore della tua tanica. E chi si ricorda le tessere arriva prima.
