## Rules pages: in pictures, in full, to print

web-rules = Regole
web-rules-title = Come si gioca: { $game }
web-rules-how = Mostra le regole
web-rules-pictures = Disegni
web-rules-all = Tutte le regole
web-rules-print = Stampa
web-rules-try = Prova subito
web-rules-exactly = Nei dettagli
web-rules-contents = Indice
web-rules-cut = Ritaglia
