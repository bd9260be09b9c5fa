# Moves with what lies there: in the hint and in the review.
nn-move-take-cards = take the { $left } and the { $right }
nn-move-aside-card = set { $card_acc } aside
nn-move-play-card = play { $card_acc } on its pile
nn-move-wait-card = let { $card_acc } wait
nn-move-fetch-card = fetch the waiting { $card }
