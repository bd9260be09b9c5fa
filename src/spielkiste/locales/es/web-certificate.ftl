## Diplomas

web-certificate = Diploma
web-certificate-of = Diploma para { $name }
web-certificate-place = { $place }.º puesto
web-certificate-there = ¡estuvo allí!
web-certificate-share = Compartir como imagen
web-certificate-all = Imprimir los { $count }
