## TV Lottery on paper

tl-paper-board = Board
tl-paper-board-hint = Two sheets: glue the strip on the right of the first one under the second.
tl-paper-start = Start
tl-paper-luck = Luck
tl-paper-bad-luck = Bad luck
tl-paper-swap = Swap
tl-paper-buy = Buy
tl-paper-pile = Luck cards
tl-paper-lots = Lottery cards
tl-paper-digits = Digit cards
tl-paper-lucks = Luck cards
tl-paper-notes = Banknotes
tl-paper-holders = Holders
tl-paper-holders-hint = The six places go in front of you; fold the upper part into a roof so that nobody can look in.
tl-paper-wheels = Spinners
tl-paper-wheels-hint = Glue them onto cardboard. To spin: fasten the arrow in the middle with a split pin, or flick a paper clip round the point of a pencil.
tl-paper-needles = Arrows
tl-paper-pawns = Pawns
tl-paper-pawns-hint = Fold along the dashed lines and glue the narrow flap under the base. Then they stand up.
