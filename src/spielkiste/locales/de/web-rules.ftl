## Rules pages: in pictures, in full, to print

web-rules = Regeln
web-rules-title = So geht’s: { $game }
web-rules-how = Regeln zeigen
web-rules-pictures = In Bildern
web-rules-all = Alle Regeln
web-rules-print = Drucken
web-rules-try = Ausprobieren
web-rules-exactly = Genau nachlesen
web-rules-contents = Inhalt
web-rules-cut = Basteln
