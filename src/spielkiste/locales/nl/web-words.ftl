# One word under a sign; it is part of what the button is called.
web-word-shelf = Kast
web-word-picture = Plaatje
web-word-watch = Film
web-word-swap = Plaatsen
web-word-save = Bewaren
web-word-table = Tafel
