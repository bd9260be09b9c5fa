## Rally dei numeri di carta

zr-paper-cards = Carte
zr-paper-cars = Auto da corsa
zr-paper-cars-hint = Una per giocare, una di riserva. Piega lungo le linee tratteggiate e incolla la linguetta stretta sotto il fondo: così sta in piedi.
zr-paper-score = Gran Premio
zr-paper-score-hint = Dopo ogni rally, una crocetta a chi ha vinto; con quattro crocette si vince il Gran Premio.
zr-paper-rally = Rally { $round }
zr-paper-sums-little = Calcoli fino a 20
zr-paper-sums-within = Calcoli fino a 100, entro la decina
zr-paper-sums-across = Calcoli fino a 100, oltre la decina
