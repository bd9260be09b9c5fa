## The chest made of paper

paper-part-game = Om te printen, uit te knippen en te spelen
paper-part-worksheets = Werkbladen om te printen
paper-step-size = Print op ware grootte (100%), niet “aanpassen aan pagina”. Stevig papier (160 tot 200 g) is het best.
paper-step-duplex = Kies dubbelzijdig printen, “omslaan langs lange zijde”: dan zit achter elke voorkant de goede achterkant.
paper-step-fold = Print aan één kant. Heeft een blad een vouwlijn in het midden? Vouw het daar naar achteren en lijm de helften op elkaar voordat je gaat knippen.
paper-step-fronts = Print aan één kant, op papier waar niets doorheen schijnt. De achterkanten blijven leeg.
paper-step-single = Print aan één kant.
paper-step-cut = Knip langs de dunne lijnen; de streepjes aan de rand helpen je de liniaal goed te leggen. Stippellijnen vouw je.
paper-ruler = Meet even na: deze lijn is 10 cm lang. Klopt dat niet, dan is het blad kleiner of groter geprint.
paper-inside = Dit zit erin
paper-content = { $count } × { $what }
paper-front = { $what }
paper-back = Achterkant: { $what }
paper-both = { $what }, voor- en achterkanten
paper-round = Ronde { $round }
paper-round-total = Deze ronde
paper-total = Totaal
paper-done = Klaar: { $path } ({ $size } kB).

error-paper-no-art = Voor deze doos zijn er hier geen plaatjes om te printen.
error-paper-unknown = Dat is er niet; kies een van deze: { $known }.
error-paper-not-written = { $path } kan niet geschreven worden.
error-paper-none = In deze doos zit niets om uit te knippen.
error-paper-no-worksheets = Deze doos heeft geen werkbladen. Deze wel: { $known }.
error-paper-not-here = Deze server kan niet printen. Wie hem beheert, typt: pip install "spielkiste[print]"

web-paper = Om uit te knippen
web-paper-about = Het hele spel als pdf: printen, uitknippen en aan de keukentafel spelen.
web-paper-size = Papier
web-paper-size-a4 = A4
web-paper-size-letter = Letter
web-paper-sides = Achterkanten
web-paper-sides-duplex = dubbelzijdig printen
web-paper-sides-fold = vouwen en lijmen
web-paper-sides-fronts = geen
web-paper-ink = Inkt
web-paper-ink-colour = kleur
web-paper-ink-grey = grijs
web-paper-get = Pdf ophalen
web-paper-worksheets = Werkbladen
web-paper-no-server = Om te printen is er een server nodig: daar maakt “spielkiste print { $game }” de pdf.
web-paper-bingo = Bingokaarten
paper-name = Naam:
paper-answers = Antwoorden: { $what }
paper-pieces = Speelstukken en kaarten
error-paper-bingo = Je kunt 1 tot en met { $most } bingokaarten printen, en alleen bij de werkbladen van de tafels.
