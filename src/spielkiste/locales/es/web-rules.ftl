## Rules pages: in pictures, in full, to print

web-rules = Reglas
web-rules-title = Así se juega: { $game }
web-rules-how = Ver las reglas
web-rules-pictures = En dibujos
web-rules-all = Todas las reglas
web-rules-print = Imprimir
web-rules-try = Pruébalo
web-rules-exactly = Con todo detalle
web-rules-contents = Índice
web-rules-cut = Recortar
