# One word under a sign; it is part of what the button is called.
web-word-shelf = Étagère
web-word-picture = Image
web-word-print = Imprimer
web-word-watch = Revoir
web-word-swap = Places
web-word-save = Garder
web-word-table = Table
