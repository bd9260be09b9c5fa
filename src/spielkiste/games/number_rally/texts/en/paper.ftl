## Number Rally on paper

zr-paper-cards = { $count } cards
zr-paper-cards-name = Cards
zr-paper-cars = { $count } racing cars
zr-paper-cars-name = Racing cars
zr-paper-cars-hint = One to play with, one to spare. Fold along the dashed lines and glue the narrow flap under the floor: it stands.
zr-paper-score = Grand prix
zr-paper-score-hint = A cross for whoever wins a rally; four crosses win the grand prix.
zr-paper-rally = Rally { $round }
