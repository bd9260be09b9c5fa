## Die Kiste aus Papier

paper-part-game = Zum Ausdrucken, Ausschneiden und Spielen
paper-part-worksheets = Übungsblätter zum Ausdrucken
paper-step-size = Drucke in Originalgröße (100 %), nicht „an Seite anpassen“. Am besten nimmst du festes Papier (160 bis 200 g).
paper-step-duplex = Stell beidseitigen Druck ein, „an der langen Kante spiegeln“: Dann liegt hinter jeder Vorderseite die richtige Rückseite.
paper-step-fold = Drucke einseitig. Blätter mit einer Faltlinie in der Mitte faltest du dort nach hinten und klebst die Hälften zusammen, bevor du schneidest.
paper-step-fronts = Drucke einseitig, auf Papier, das nicht durchscheint. Die Rückseiten bleiben leer.
paper-step-single = Drucke einseitig.
paper-step-cut = Schneide an den feinen Linien; die Striche am Rand helfen beim Anlegen eines Lineals. Gestrichelte Linien werden gefaltet.
paper-ruler = Nachmessen: Diese Linie ist 10 cm lang. Wenn nicht, wurde das Blatt verkleinert oder vergrößert.
paper-inside = Das ist alles drin
paper-content = { $count } × { $what }
paper-front = { $what }
paper-back = Rückseite: { $what }
paper-both = { $what }, Vorder- und Rückseiten
paper-round = Runde { $round }
paper-round-total = Diese Runde
paper-total = Zusammen
paper-done = Fertig: { $path } ({ $size } kB).

error-paper-no-art = Für diese Schachtel gibt es hier keine Bilder zum Ausdrucken.
error-paper-unknown = Das gibt es nicht; wähle eines von: { $known }.
error-paper-not-written = { $path } lässt sich nicht schreiben.
error-paper-none = In dieser Schachtel gibt es nichts zum Ausschneiden.
error-paper-no-worksheets = In dieser Schachtel gibt es keine Übungsblätter. Hier gibt es welche: { $known }.
error-paper-not-here = Auf diesem Server kann nicht gedruckt werden. Wer ihn betreibt, braucht: pip install "spielkiste[print]"

web-paper = Zum Ausschneiden
web-paper-about = Das ganze Spiel als PDF: ausdrucken, ausschneiden, am Küchentisch spielen.
web-paper-size = Papier
web-paper-size-a4 = A4
web-paper-size-letter = Letter
web-paper-sides = Rückseiten
web-paper-sides-duplex = beidseitig drucken
web-paper-sides-fold = falten und kleben
web-paper-sides-fronts = keine
web-paper-ink = Farbe
web-paper-ink-colour = bunt
web-paper-ink-grey = grau
web-paper-get = PDF holen
web-paper-worksheets = Übungsblätter
web-paper-no-server = Zum Drucken braucht es einen Server: Dort macht „spielkiste print { $game }“ das PDF.
web-paper-bingo = Bingokarten
paper-name = Mein Name:
paper-answers = Lösungen: { $what }
paper-pieces = Spielsteine und Karten
error-paper-bingo = Möglich sind 1 bis { $most } Bingokarten, und nur zu den Übungsblättern zum Einmaleins.
