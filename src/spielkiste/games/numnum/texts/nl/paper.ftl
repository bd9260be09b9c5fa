## NumNum on paper

nn-paper-cards = Kaarten
nn-paper-score = Wie heeft er gewonnen?
nn-paper-score-hint = Voor meer rondes: een kruisje voor elke keer dat je wint.
nn-paper-dominoes = Tafeldomino
nn-paper-dominoes-hint = Aan elke som leg je de steen met de uitkomst. Ligt alles goed, dan is de ring rond.
nn-paper-bingo = Tafelbingo
nn-paper-bingo-hint = Iemand trekt een briefje en leest de som voor, niet de uitkomst. Wie de uitkomst op de kaart heeft, dekt hem af; vier op een rij wint.
nn-paper-calls = Briefjes voor de bingo
