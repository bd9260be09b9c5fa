## Rules pages: in pictures, in full, to print

web-rules = Regels
web-rules-title = Zo speel je: { $game }
web-rules-how = Regels tonen
web-rules-pictures = In plaatjes
web-rules-all = Alle regels
web-rules-print = Printen
web-rules-try = Uitproberen
web-rules-exactly = Precies nalezen
web-rules-contents = Inhoud
web-rules-cut = Knippen
