## Diplômes

web-certificate = Diplôme
web-certificate-of = Diplôme pour { $name }
web-certificate-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
web-certificate-there = était de la partie !
web-certificate-share = Partager en image
web-certificate-all = Imprimer les { $count }
