# Before the deal: the way in for the others, and who begins.
web-wait-send = Envoyer le lien
web-wait-copy = Copier le lien
web-wait-begin = C’est parti !
web-wait-host = { $name } va bientôt commencer.
web-wait-fill = { $count ->
    [one] Un robot jouera à la place libre.
   *[other] Des robots joueront aux places libres.
}
