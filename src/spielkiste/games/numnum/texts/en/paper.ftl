## NumNum on paper

nn-paper-cards = Cards
nn-paper-score = Who won?
nn-paper-score-hint = For several rounds: a cross for every win.
nn-paper-dominoes = Times-table dominoes
nn-paper-dominoes-hint = Put the domino with the answer next to each sum. Get them all right and they make a ring.
nn-paper-bingo = Times-table bingo
nn-paper-bingo-hint = Someone draws a slip and reads out the sum, not the answer. Whoever has the answer covers it; four in a line wins.
nn-paper-calls = Slips for bingo
