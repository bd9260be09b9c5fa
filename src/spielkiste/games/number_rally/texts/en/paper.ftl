## Number Rally on paper

zr-paper-cards = Cards
zr-paper-cars = Racing cars
zr-paper-cars-hint = One to play with and one spare. Fold along the dashed lines and glue the narrow flap under the base. Then it stands up.
zr-paper-score = Grand prix
zr-paper-score-hint = A cross for whoever wins a rally; four crosses win the grand prix.
zr-paper-rally = Rally { $round }
zr-paper-sums-little = Sums to 20
zr-paper-sums-within = Sums to 100, without crossing a ten
zr-paper-sums-across = Sums to 100, crossing a ten
