## Memo Car Race on paper

mr-paper-tiles = Tiles
mr-paper-tiles-hint = 24 roads with the same back, the pit and four start/finish tiles; those five always lie face up.
mr-paper-canisters = Petrol cans
mr-paper-cars = Cars
mr-paper-cars-hint = Fold along the dashed lines and glue the narrow flap under the floor: they stand.
