## The chest on paper

paper-part-game = Print it, cut it out, play it
paper-part-worksheets = Worksheets to print
paper-step-size = Print at actual size (100%), not “fit to page”. Stiff paper (160 to 200 g, 60 to 80 lb cover) works best.
paper-step-duplex = Choose double-sided printing, “flip on long edge”: then every front has the right back behind it.
paper-step-fold = Print on one side. Where a sheet has a fold line down its middle, fold it back there and glue the halves together before you cut.
paper-step-fronts = Print on one side, on paper thick enough that nothing shows through. The backs stay blank.
paper-step-single = Print on one side.
paper-step-cut = Cut along the thin lines; the marks at the edge help you line up a ruler. Fold along the dashed lines.
paper-ruler = Check it: this line is 10 cm long. If it isn’t, the sheet was printed too small or too large.
paper-inside = What’s inside
paper-content = { $count } × { $what }
paper-front = { $what }
paper-back = Back: { $what }
paper-both = { $what }, fronts and backs
paper-round = Round { $round }
paper-round-total = This round
paper-total = Total
paper-done = Done: { $path } ({ $size } kB).

error-paper-no-art = There are no pictures here for printing this box.
error-paper-unknown = There’s no such thing; choose one of: { $known }.
error-paper-not-written = { $path } can’t be written.
error-paper-none = There’s nothing to cut out in this box.
error-paper-no-worksheets = This box has no worksheets. These have some: { $known }.
error-paper-not-here = This server can’t print. Whoever runs it needs: pip install "spielkiste[print]"

web-paper = Print and cut
web-paper-about = The whole game as a PDF: print it, cut it out, play it at the kitchen table.
web-paper-size = Paper
web-paper-size-a4 = A4
web-paper-size-letter = Letter
web-paper-sides = Backs
web-paper-sides-duplex = print both sides
web-paper-sides-fold = fold and glue
web-paper-sides-fronts = none
web-paper-ink = Ink
web-paper-ink-colour = colour
web-paper-ink-grey = grey
web-paper-get = Get the PDF
web-paper-worksheets = Worksheets
web-paper-no-server = To print it you need a server: “spielkiste print { $game }” makes the PDF there.
web-paper-bingo = Bingo cards
paper-name = Name:
paper-answers = Answers: { $what }
paper-pieces = Pieces and cards
error-paper-bingo = You can have 1 to { $most } bingo cards, but only with the times tables worksheets.
