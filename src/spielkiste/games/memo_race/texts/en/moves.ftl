# Moves with what lies there: in the hint and in the review.
mr-move-swap-both = swap { $place } and { $other }
