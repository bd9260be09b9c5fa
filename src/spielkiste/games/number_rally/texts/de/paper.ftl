## Zahlen-Rallye auf Papier

zr-paper-cards = Karten
zr-paper-cars = Rennautos
zr-paper-cars-hint = Eins zum Spielen, eins als Reserve. An den gestrichelten Linien falten, die schmale Lasche unter den Boden kleben: Es steht.
zr-paper-score = Großer Preis
zr-paper-score-hint = Nach jeder Rallye ein Kreuz für die, die gewonnen haben; vier Kreuze gewinnen den Großen Preis.
zr-paper-rally = Rallye { $round }
