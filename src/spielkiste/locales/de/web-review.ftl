web-review-led = { $count ->
    [one] Ab hier lag { $names } vorn.
   *[other] Ab hier lagen { $names } vorn.
}
web-review-led-you = Ab hier lagst du vorn.
web-review-no-single = Kein einzelner Zug hat alles entschieden.
web-review-sign-strong = starker Zug
web-review-sign-mistake = Fehler
web-review-sign-luck = Glück oder Pech
web-review-line-share = oben: gewinnt eher
web-review-line-points = oben: mehr Punkte
