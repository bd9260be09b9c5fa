## Diplomas

web-certificate = Diploma
web-certificate-of = Diploma para { $name }
web-certificate-place = { $place ->
    [1] 1.er
    [3] 3.er
    [13] 13.er
    [21] 21.er
    [23] 23.er
    [31] 31.er
    [33] 33.er
   *[other] { $place }.º
} puesto
web-certificate-there = ¡participó!
web-certificate-share = Compartir como imagen
web-certificate-all = Imprimir los { $count }
