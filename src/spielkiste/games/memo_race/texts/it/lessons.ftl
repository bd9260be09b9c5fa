# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-memo-race-first = Il tuo primo giro nel deserto

mr-lesson-first-turn = La tua auto è quella blu. Vai sulla tessera lì sotto!
    .typed = La tua auto è quella blu. Vai verso sud!
mr-lesson-first-lay = Una curva! Mettila in modo che porti alla corsia dei box, al centro!
mr-lesson-first-lay-where = Così la pista si allontana dal centro. Metti la curva verso la corsia dei box!
mr-lesson-first-lina = Vince chi arriva per primo al traguardo. Guarda bene che cosa scopre Lina!
mr-lesson-first-pit = Una strada senza uscita! Ricordati dov’è ed entra ai box!
mr-lesson-first-canister = La tanica mostra il tuo traguardo: il quadrifoglio in basso a sinistra. Ora va Lina.
mr-lesson-first-remember = Te lo ricordi? Sotto c’è la strada senza uscita. Meglio andare a sinistra!
mr-lesson-first-not-there = Sotto i box c’è la strada senza uscita. Al quadrifoglio si va verso sinistra.
mr-lesson-first-swaps = Che memoria! Si possono anche scambiare due tessere. Guarda quali prende Lina!
mr-lesson-first-on = Continua a guidare verso sinistra!
    .typed = Continua verso sinistra: vai a ovest!
mr-lesson-first-curve = Un’altra curva. Il tuo traguardo è in basso: mettila in modo che vada in giù!
    .typed = Un’altra curva. Il tuo traguardo è in basso: mettila verso sud!
mr-lesson-first-curve-where = Il quadrifoglio è in basso. Metti la curva in modo che vada in giù.
mr-lesson-first-down = Avanti, in giù!
mr-lesson-first-nearly = Ci sei quasi. Ancora un pezzetto!
mr-lesson-first-goal = Ecco il tuo quadrifoglio. Corri al traguardo!
mr-lesson-first-won = Hai vinto! Ricorda: prima ai box, poi al colore della tua tanica. Chi si ricorda le tessere arriva prima.
