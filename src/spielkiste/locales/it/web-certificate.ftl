## Attestati

web-certificate = Attestato
web-certificate-of = Attestato per { $name }
web-certificate-place = { $place }º posto
web-certificate-there = ha partecipato!
web-certificate-share = Condividi come immagine
web-certificate-all = Stampa tutti e { $count }
