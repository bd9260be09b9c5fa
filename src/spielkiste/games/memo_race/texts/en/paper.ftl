## Rally Run! on paper

mr-paper-tiles = Tiles
mr-paper-tiles-hint = 24 roads with the same back, the pit stop and four start/finish tiles; these last five are always face up.
mr-paper-canisters = Petrol cans
mr-paper-cars = Cars
mr-paper-cars-hint = Fold along the dashed lines and glue the narrow flap under the base. Then they stand up.
