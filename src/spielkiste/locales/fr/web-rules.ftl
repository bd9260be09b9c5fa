## Rules pages: in pictures, in full, to print

web-rules = Règles
web-rules-title = Comment jouer : { $game }
web-rules-how = Voir les règles
web-rules-pictures = En images
web-rules-all = Toutes les règles
web-rules-print = Imprimer
web-rules-try = Essayer
web-rules-exactly = En détail
web-rules-contents = Sommaire
web-rules-cut = Découper
