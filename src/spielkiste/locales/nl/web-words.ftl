# One word under a sign; it is part of what the button is called.
web-word-shelf = Kast
web-word-picture = Plaatje
web-word-print = Printen
web-word-watch = Film
web-word-swap = Wisselen
web-word-save = Bewaren
web-word-table = Tafel
