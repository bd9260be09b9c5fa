# One word under a sign; it is part of what the button is called.
web-word-shelf = Regal
web-word-picture = Bild
web-word-watch = Ansehen
web-word-swap = Tauschen
web-word-save = Sichern
web-word-table = Tisch

# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Wie heißt du? ({ $name })
web-shelf-welcome = Such dir ein Spiel aus!
