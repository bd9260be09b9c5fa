# One word under a sign; it is part of what the button is called.
web-word-shelf = Regal
web-word-picture = Bild
web-word-print = Drucken
web-word-watch = Film
web-word-swap = Plätze
web-word-save = Sichern
web-word-table = Tisch
