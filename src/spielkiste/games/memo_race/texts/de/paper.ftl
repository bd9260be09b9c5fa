## Memo-Car-Race auf Papier

mr-paper-tiles = Plättchen
mr-paper-tiles-hint = 24 Straßen mit gleicher Rückseite, die Boxengasse und vier Start-Ziel-Plättchen; die letzten fünf liegen immer offen.
mr-paper-canisters = Kanister
mr-paper-cars = Autos
mr-paper-cars-hint = An den gestrichelten Linien falten, die schmale Lasche unter den Boden kleben: So stehen sie.
