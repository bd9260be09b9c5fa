# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-number-rally-first = Il tuo primo rally
lesson-number-rally-little = Mini-rally fino a 20

zr-lesson-first-lay = La pila è a 64. Aggiungi il tuo 5!
zr-lesson-first-draw = Fa 69! Dopo aver giocato si pesca: prendi una carta dal mazzo!
zr-lesson-first-lina = A 100 vince chi ha l’auto da corsa. Guarda bene che numero gioca Lina!
zr-lesson-first-snap = L’8 ce l’hai anche tu! Un numero uguale si può acchiappare. Acchiappalo!
zr-lesson-first-again = Zac, e non era il tuo turno! L’auto viene da te. Pesca di nuovo!
zr-lesson-first-ten = Tocca di nuovo a Lina. Rivuole l’auto…
zr-lesson-first-no = Lina centra il 90: con le decine tonde si prende l’auto! Tu non hai un 5: «Avanti».
    .typed = Lina centra il 90: con le decine tonde si prende l’auto! Non hai un 5: non acchiappare.
zr-lesson-first-event = Anche certe carte con il disegno ti danno l’auto. Guarda che cosa gioca Ole!
zr-lesson-first-goal = Rifornimento: Ole ha l’auto. Ma a 100 mancano solo 10: gioca il tuo 10!
zr-lesson-first-won = Esattamente 100: hai vinto! Ricorda: l’auto si prende con le decine tonde, con i numeri uguali e con certe carte con il disegno.

zr-lesson-little-lay = Qui si arriva a 20. La pila è a 7: gioca il tuo 5!
zr-lesson-little-name = 7 più 5: prima fino a 10, poi ancora 2. Scrivi 12 e poi OK!
    .typed = 7 più 5: prima fino a 10, poi ancora 2. Scrivi 12!
zr-lesson-little-count = Conta di nuovo con calma: la mano ti indica le cifre.
zr-lesson-little-lina = Giusto! Adesso il conto lo fa Lina.
zr-lesson-little-goal = Lina è a 17. Chi arriva esattamente a 20 vince: gioca il tuo 3!
zr-lesson-little-twenty = 17 più 3, quanto fa? Scrivilo e poi scegli OK!
    .typed = 17 più 3, quanto fa? Scrivilo!
zr-lesson-little-won = Esattamente 20: hai vinto! Il mini-rally è così: giochi, fai il conto, e con le decine tonde prendi l’auto.
