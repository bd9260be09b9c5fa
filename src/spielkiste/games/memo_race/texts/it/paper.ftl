## Memo-Car-Race di carta

mr-paper-tiles = Tessere
mr-paper-tiles-hint = 24 tessere pista con lo stesso retro, la corsia dei box e quattro tessere partenza-traguardo; queste ultime cinque stanno sempre scoperte.
mr-paper-canisters = Taniche
mr-paper-cars = Auto
mr-paper-cars-hint = Piega lungo le linee tratteggiate e incolla la linguetta stretta sotto il fondo: così stanno in piedi.
