## Urkunden

web-certificate = Urkunde
web-certificate-of = Urkunde für { $name }
web-certificate-place = { $place }. Platz
web-certificate-there = war dabei!
web-certificate-share = Als Bild weitergeben
web-certificate-all = Alle { $count } drucken
