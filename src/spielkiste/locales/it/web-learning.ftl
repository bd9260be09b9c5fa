## Pagelle: quello che hanno in comune i giochi con le domande

web-learn-print = Stampa, PDF
web-learn-none = non è capitato
web-learn-seconds = di solito { $seconds } s
web-learn-practise = Da ripassare
web-learn-said = risposta: { $answers }
web-learn-hint = Resta su questo dispositivo insieme al tavolo, e sparisce con lui.
web-learn-csv = Come tabella
web-learn-forget = Elimina
web-learn-result-first = al primo colpo
web-learn-result-later = riprovando
web-learn-result-not = non ancora
web-learn-verdict-certain = lo sa bene
web-learn-verdict-nearly = quasi
web-learn-verdict-practise = si allena
web-learn-csv-yes = sì
web-learn-csv-no = no
