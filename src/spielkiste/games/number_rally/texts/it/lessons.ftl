# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-number-rally-first = Il tuo primo rally
lesson-number-rally-little = Mini-rally fino a 20

zr-lesson-first-lay = Tutti giocano su un’unica pila, che conta fino a 100. Vince chi in quel momento ha l’auto da corsa. Adesso la pila è a 64. Gioca il tuo 5!
zr-lesson-first-draw = 64 più 5 fa 69. Dopo aver giocato peschi una carta nuova: tocca il mazzo! In una partita vera bisogna fare in fretta.
zr-lesson-first-lina = Adesso gioca Lina. Guarda bene che numero sceglie!
zr-lesson-first-snap = Un 8! Ce l’hai anche tu. Con un numero uguale puoi acchiappare, anche se non è il tuo turno. Tocca «Zac!»
zr-lesson-first-again = Zac! E così l’auto da corsa viene da te. Pesca di nuovo!
zr-lesson-first-ten = Tocca ancora a Lina. Rivuole l’auto…
zr-lesson-first-no = Lina centra il 90. Chi centra una decina prende l’auto. Un 5 per acchiappare non ce l’hai: tocca «Avanti».
zr-lesson-first-event = Anche certe carte con il disegno portano l’auto. Guarda che cosa gioca Ole!
zr-lesson-first-goal = Rifornimento: la pila resta a 90 e Ole ha l’auto. Ma tocca a te, e per arrivare a 100 manca proprio 10. Gioca il tuo 10!
zr-lesson-first-won = 100 preciso: hai vinto! Ricorda: l’auto si prende con le decine precise, con i numeri uguali e con certe carte con il disegno.

zr-lesson-little-lay = Nel mini-rally si arriva solo a 20. La pila è a 7. Gioca il tuo 5!
zr-lesson-little-name = Adesso di’ quanto fa: 7 più 5. Prima fino a 10, poi ancora 2. Tocca 12 e poi OK!
zr-lesson-little-count = Conta di nuovo con calma: la mano ti indica le cifre.
zr-lesson-little-lina = Giusto! Adesso il conto lo fa Lina.
zr-lesson-little-goal = Lina è a 17. Chi arriva a 20 preciso vince. Quale carta manca? Gioca il tuo 3!
zr-lesson-little-twenty = 17 più 3, quanto fa? Scrivilo e poi tocca OK!
zr-lesson-little-won = 20 preciso: hai vinto! Il mini-rally è così: giochi, fai il conto, e con le decine precise prendi l’auto.
