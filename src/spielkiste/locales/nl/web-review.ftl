web-review-led = { $count ->
    [one] Vanaf hier stond { $names } voor.
   *[other] Vanaf hier stonden { $names } voor.
}
web-review-led-you = Vanaf hier stond jij voor.
web-review-no-single = Geen enkele zet heeft alles beslist.
web-review-sign-strong = sterke zet
web-review-sign-mistake = fout
web-review-sign-luck = geluk of pech
web-review-line-share = hoger: meer kans om te winnen
web-review-line-points = hoger: meer punten
