## NumNum in the browser: what all four games share

web-nn-why-double = match doubly
web-nn-why-colour = both { $colour }
web-nn-why-joker = a joker shares a row with every number
web-nn-why-rows = both in: { $rows }
web-nn-why-barred = barred: { $rows }
web-nn-why-nothing = nothing in common
web-nn-strips = Times table of { $left } and { $right }. They meet at: { $answers }.
web-nn-strips-meet = They meet here: { $answers }.
web-nn-strips-never = They meet in no row. Only the colour is the same.
web-nn-strips-joker = A 1 is a joker: it goes with every number.
web-nn-name = What do { $left } and { $right } have in common?
web-nn-name-short = Which row are both in?
web-nn-name-tried = { $answer }: not this one
web-nn-joker = joker
web-nn-colour-only = only colour
