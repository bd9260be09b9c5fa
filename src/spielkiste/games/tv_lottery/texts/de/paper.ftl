## Fernsehlotterie auf Papier

tl-paper-board = Spielplan
tl-paper-board-hint = Zwei Blätter: den Streifen rechts am ersten unter das zweite kleben.
tl-paper-start = Start
tl-paper-luck = Glück
tl-paper-bad-luck = Pech
tl-paper-swap = Tauschen
tl-paper-buy = Kaufen
tl-paper-pile = Glückskarten
tl-paper-lots = Loskarten
tl-paper-digits = Ziffernkarten
tl-paper-lucks = Glückskarten
tl-paper-notes = Geldscheine
tl-paper-holders = Kartenhalter
tl-paper-holders-hint = Die sechs Plätze liegen vor dir; den oberen Teil zu einem Dach falten, dann schaut niemand hinein.
tl-paper-wheels = Drehpfeile
tl-paper-wheels-hint = Auf Karton kleben. Zum Drehen: den Pfeil mit einer Musterklammer in der Mitte befestigen oder eine Büroklammer um eine Bleistiftspitze kreisen lassen.
tl-paper-needles = Pfeile
tl-paper-pawns = Spielfiguren
tl-paper-pawns-hint = An den gestrichelten Linien falten, die schmale Lasche unter den Boden kleben: So stehen sie.
