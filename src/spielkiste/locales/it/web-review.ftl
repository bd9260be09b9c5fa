web-review-led = { $count ->
    [one] Da qui in poi { $names } era in testa.
   *[other] Da qui in poi { $names } erano in testa.
}
web-review-led-you = Da qui in poi eri in testa.
web-review-no-single = Nessuna mossa ha deciso tutto da sola.
web-review-sign-strong = gran mossa
web-review-sign-mistake = errore
web-review-sign-luck = fortuna o sfortuna
web-review-line-share = più in alto: vittoria più vicina
web-review-line-points = più in alto: più punti
