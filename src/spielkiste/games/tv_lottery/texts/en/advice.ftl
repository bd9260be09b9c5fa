# Why an answer makes sense: one true sentence each.
tl-hint-new = You don’t have a { $digit } yet, and every winning number has six different digits.
tl-hint-again = You already have a { $digit }.
tl-hint-fill = Until the number is drawn, no card is better than any other.
tl-hint-place = The number hasn’t been drawn yet: no place is better than any other.
tl-hint-take = You’re missing the { $digit } in place { $place }.
tl-hint-take-useless = You don’t need the { $digit }.
tl-hint-ask = You’re missing the { $digit } in place { $place }. Asking costs nothing, and anyone with a spare must say so.
tl-hint-ask-useless = You don’t need the { $digit }, but asking costs nothing.
tl-hint-buy = You’re missing the { $digit } in place { $place }.
tl-hint-put-right = The winning number has the { $digit } in place { $place }.
tl-hint-put-pair = If you then swap places { $place } and { $second }, both will be right.
tl-hint-put-junk = The { $card } in place { $place } is no use to you.
tl-hint-put = The { $digit } has to go somewhere.
tl-hint-give = The digit in your place { $place } isn’t right there anyway.
tl-hint-give-right = The digit in your place { $place } is right where it is.
tl-hint-swap-both = The swap makes places { $place } and { $second } both right.
tl-hint-swap-one = The swap puts the { $digit } where it belongs, in place { $number }.
tl-hint-swap = This swap doesn’t put any digit in the right place.
tl-hint-spin = { $count } of its { $number } numbers { $count ->
        [one] takes
       *[other] take
    } you to a digit you’re missing or to a swap that helps.
tl-hint-spin-most = { $count } of its { $number } numbers { $count ->
        [one] takes
       *[other] take
    } you to a digit you’re missing or to a swap that helps: more than with any other spinner.
tl-hint-spin-none = None of its numbers takes you to a missing digit or to a swap that helps; but you might still reach a luck or buy space.
tl-hint-spin-nowhere = From here no spinner takes you to a missing digit or to a swap that helps.
tl-hint-land-digit = There you get the { $digit } you’re missing in place { $place }.
tl-hint-land-swap = There you may swap two cards, and that puts at least one digit right.
tl-hint-land = It takes you to this space: { $square }.
tl-hint-trade = Your place { $place } is wrong; the winning number has the { $digit } there.
tl-hint-trade-right = Your place { $place } is right.
tl-hint-leave-digit = You don’t need the { $digit }.
tl-hint-leave-swap = A swap wouldn’t put any of your cards in the right place.
tl-hint-leave = You keep what you have.
