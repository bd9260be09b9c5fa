## Attestati

web-certificate = Attestato
web-certificate-of = Attestato per { $name }
web-certificate-place = { $place }º posto
web-certificate-there = c’era!
web-certificate-share = Condividi come immagine
web-certificate-all = Stampa tutti e { $count }
