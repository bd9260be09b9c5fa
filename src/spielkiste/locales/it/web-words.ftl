# One word under a sign; it is part of what the button is called.
web-word-shelf = Scaffale
web-word-picture = Immagine
web-word-print = Stampa
web-word-watch = Rivedi
web-word-swap = Posti
web-word-save = Salva
web-word-table = Tavolo
