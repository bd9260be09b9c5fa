web-review-led = { $count ->
    [one] À partir d’ici, { $names } était en tête.
   *[other] À partir d’ici, { $names } étaient en tête.
}
web-review-led-you = À partir d’ici, tu étais en tête.
web-review-no-single = Aucun coup n’a tout décidé à lui seul.
web-review-sign-strong = très bon coup
web-review-sign-mistake = erreur
web-review-sign-luck = chance ou malchance
web-review-line-share = plus haut : plus près de gagner
web-review-line-points = plus haut : plus de points
