## Memo Car Race on paper

mr-paper-tiles = { $count } tiles
mr-paper-tiles-name = Tiles
mr-paper-tiles-hint = 24 roads with the same back, the pit and four start/finish tiles; those five always lie face up.
mr-paper-canisters = { $count } petrol cans
mr-paper-canisters-name = Petrol cans
mr-paper-cars = { $count } cars
mr-paper-cars-name = Cars
mr-paper-cars-hint = Fold along the dashed lines and glue the narrow flap under the floor: they stand.
