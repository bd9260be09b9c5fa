# Moves with what lies there: in the hint and in the review.
nn-move-take-cards = take { $left } and { $right }
nn-move-aside-card = set { $card } aside
nn-move-play-card = play { $card } on its pile
nn-move-wait-card = let { $card } wait
nn-move-fetch-card = fetch the waiting { $card }
