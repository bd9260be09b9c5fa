web-review-led = { $count ->
    [one] From here on { $names } was ahead.
   *[other] From here on { $names } were ahead.
}
web-review-led-you = From here on you were ahead.
web-review-no-single = No single move decided it all.
web-review-sign-strong = strong move
web-review-sign-mistake = mistake
web-review-sign-luck = good or bad luck
web-review-line-share = higher up: more likely to win
web-review-line-points = higher up: more points
