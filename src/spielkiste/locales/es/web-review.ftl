web-review-led = { $count ->
    [one] Desde aquí { $names } iba por delante.
   *[other] Desde aquí { $names } iban por delante.
}
web-review-led-you = Desde aquí ibas por delante.
web-review-no-single = Ninguna jugada lo decidió todo.
web-review-sign-strong = gran jugada
web-review-sign-mistake = error
web-review-sign-luck = buena o mala suerte
web-review-line-share = más arriba: más cerca de ganar
web-review-line-points = más arriba: más puntos
