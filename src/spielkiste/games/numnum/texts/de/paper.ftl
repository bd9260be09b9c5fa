## NumNum auf Papier

nn-paper-cards = Karten
nn-paper-score = Wer hat gewonnen?
nn-paper-score-hint = Für mehrere Runden: ein Kreuz für jeden Sieg.
nn-paper-dominoes = Einmaleins-Domino
nn-paper-dominoes-hint = An jede Aufgabe kommt der Stein mit ihrem Ergebnis. Richtig gelegt schließen sich alle zu einem Ring.
nn-paper-bingo = Einmaleins-Bingo
nn-paper-bingo-hint = Eine Person zieht und liest die Aufgabe vor, nicht das Ergebnis. Wer es auf der Karte hat, deckt es zu; vier in einer Reihe gewinnen.
nn-paper-calls = Zettel für das Bingo
