## Zahlen-Rallye auf Papier

zr-paper-cards = Karten
zr-paper-cars = Rennautos
zr-paper-cars-hint = Eins zum Spielen, eins als Reserve. An den gestrichelten Linien falten, die schmale Lasche unter den Boden kleben: So steht es.
zr-paper-score = Großer Preis
zr-paper-score-hint = Nach jeder Rallye bekommt ein Kreuz, wer gewonnen hat; vier Kreuze gewinnen den großen Preis.
zr-paper-rally = Rallye { $round }
zr-paper-sums-little = Rechnen bis 20
zr-paper-sums-within = Rechnen bis 100, im Zehner
zr-paper-sums-across = Rechnen bis 100, über den Zehner
