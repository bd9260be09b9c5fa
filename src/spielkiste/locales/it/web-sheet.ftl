## La scheda della lezione: che cosa ha mostrato la classe

web-sheet = Scheda della lezione
web-sheet-tomorrow = Da ripassare domani
web-sheet-tomorrow-hint = Qui si è sbagliato più spesso: guardatelo insieme alla lavagna, poi rifate lo stesso gioco in modalità «allenarsi».
web-sheet-all-known = Tutto quello che è stato chiesto lo sapevano subito. Domani può essere più difficile.
web-sheet-nothing = Non è ancora stato chiesto niente. Giocate per esempio a { $games }, e mettete «Giocare o allenarsi?» su «allenarsi»: qui comparirà che cosa è acquisito e che cosa è da ripassare.
web-sheet-known = Acquisito
web-sheet-practise = Da ripassare
web-sheet-times = giuste: { $right } su { $asked }
web-sheet-silent = Nessuna domanda
web-sheet-who = Chi
web-sheet-hint = Conta solo la risposta al primo colpo. La scheda sparisce con l’aula: prima stampala o salvala.
web-sheet-csv-head = Nome, Calcolo, al primo colpo, non al primo colpo
