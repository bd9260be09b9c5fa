## Zahlen-Rallye auf Papier

zr-paper-cards = { $count } Karten
zr-paper-cards-name = Karten
zr-paper-cars = { $count } Rennautos
zr-paper-cars-name = Rennautos
zr-paper-cars-hint = Eins zum Spielen, eins als Reserve. An den gestrichelten Linien falten, die schmale Lasche unter den Boden kleben: Es steht.
zr-paper-score = Großer Preis
zr-paper-score-hint = Nach jeder Rallye ein Kreuz für die, die gewonnen haben; vier Kreuze gewinnen den Großen Preis.
zr-paper-rally = Rallye { $round }
