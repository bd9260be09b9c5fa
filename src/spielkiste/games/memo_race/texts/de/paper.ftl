## Memo-Car-Race auf Papier

mr-paper-tiles = { $count } Tafeln
mr-paper-tiles-name = Tafeln
mr-paper-tiles-hint = 24 Straßen mit gleicher Rückseite, die Box und vier Start- und Zieltafeln; die letzten fünf liegen immer offen.
mr-paper-canisters = { $count } Kanister
mr-paper-canisters-name = Kanister
mr-paper-cars = { $count } Autos
mr-paper-cars-name = Autos
mr-paper-cars-hint = An den gestrichelten Linien falten, die schmale Lasche unter den Boden kleben: Sie stehen.
