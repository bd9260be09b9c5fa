# Why a move makes sense: one true sentence each.  Those of the patience are in game.ftl.
nn-hint-last = Your last card: whoever has none left wins.
nn-hint-draw = None of your cards fits.
nn-hint-pass = There’s nothing to draw.
nn-hint-keep = You keep the card for later.
nn-hint-stop = You keep your other cards for later.
nn-hint-double = It’s a double match, so you go again, and { $count ->
        [one] one of your cards fits
       *[other] { $count } of your cards fit
    } on it.
nn-hint-one = It’s the only number card in your hand that fits.
nn-hint-joker = It fits, and you keep your joker, which goes with any number.
nn-hint-few = This is the hardest of your cards to follow. Number cards that fit on it: { $count }.
nn-hint-few-pressed = { $seat } has almost won, and this is the hardest of your cards to follow. Number cards that fit on it: { $count }.
nn-hint-fits = It fits. Number cards that can follow: { $count }.
nn-hint-special = You get rid of a card that no number can match.
nn-hint-special-only = None of your number cards fits, but this card does.
nn-hint-wish-only = None of your number cards fits. Wish for { $colour }s: you have { $count }.
nn-hint-wish-most = Wish for { $colour }s: you have { $count }, and you don’t have more of any other shape.
nn-hint-wish-colour = Wish for { $colour }s: you have { $count }.
nn-hint-wish-pressed = { $seat } has almost won: after a wish, only number cards of one shape can follow.

nn-hint-claim = You get { $count ->
        [one] one card
       *[other] { $count } cards
    } there; on the other side there { $rest ->
        [0] are none.
        [one] is only one.
       *[other] are { $rest }.
    }
nn-hint-claim-less = You get { $count ->
        [one] one card
       *[other] { $count } cards
    } there.
nn-hint-breach = It empties stack { $stack }: the wall breaks, and you can take { $count ->
        [one] one card
       *[other] { $count } cards
    } beside the gap.
nn-hint-take-double = The { $left } and the { $right } are a double match: you go again.
nn-hint-take-opening = The { $left } and the { $right } are a double match, as the opening asks for.
nn-hint-take-high = The { $left } and the { $right } match, and every stack stays high: at least { $count ->
        [one] one card
       *[other] { $count } cards
    }.
nn-hint-take-low = The { $left } and the { $right } match. Watch out: stack { $stack } will be down to { $count ->
        [one] its last card.
       *[other] { $count } cards.
    }
nn-hint-take-none = The { $left } and the { $right } match, and after that the others won’t have a single pair.
nn-hint-take-leaves = The { $left } and the { $right } match, and that leaves the others the least choice: { $count ->
        [one] only one pair
       *[other] { $count } pairs
    }.
nn-hint-take = The { $left } and the { $right } match: two cards for you.
nn-hint-aside-lifts = It lifts the ban on the { $row } times table and frees the card underneath.
nn-hint-aside-bars = It bans the { $row } times table and frees the card underneath.
nn-hint-aside-last = It’s the last card of stack { $stack }.
nn-hint-swap-free = With { $card_acc } free at stack { $stack } you have { $count ->
        [0] no pair to take yet
        [one] one pair to take
       *[other] { $count } pairs to take
    }.
