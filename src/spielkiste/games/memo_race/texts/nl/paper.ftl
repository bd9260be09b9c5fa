## DaCart-rally on paper

mr-paper-tiles = Plaatjes
mr-paper-tiles-hint = 24 wegen met dezelfde achterkant, de pitstraat en vier start-/finishplaatjes; die laatste vijf liggen altijd open.
mr-paper-canisters = Jerrycans
mr-paper-cars = Auto’s
mr-paper-cars-hint = Vouw langs de stippellijnen en lijm het smalle strookje onder de bodem: dan blijven ze staan.
