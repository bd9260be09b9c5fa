web-box-numnum = NumNum
web-title-wall-break = Wall Break
web-title-patience = Times Table Patience

## NumNum in the browser: what all four games share

web-nn-why-double = double match
web-nn-why-colour = both { $colour }s
web-nn-why-joker = a joker goes with any number
web-nn-why-rows = both in the { $rows } table
web-nn-why-more-rows = both in the { $rows } times tables
# In a list: in the 2 and 7 times tables.
web-nn-row-part = { $row }
web-nn-why-barred = banned: { $rows }
web-nn-banned = Banned: the { $rows } times { $count ->
    [one] table
   *[other] tables
}.
web-nn-why-nothing = nothing in common
# Why a double was one, in few words: "both square, both 2×, 4×".
web-nn-row = { $row }×
web-nn-row-sought = table?
web-nn-or = or
web-nn-any-number = any number
web-nn-because-colour = both
web-nn-because-joker = a joker goes with any number
web-nn-because-row = both in the { $row } table ({ $left } and { $right })
web-nn-because-same = same number, both in the { $row } table
web-nn-praise-largest = The biggest one they share!
web-nn-praise-larger = Right! Even bigger: { $row }
web-nn-strips = Times tables with the { $left } and the { $right }. Both are in: { $answers }.
web-nn-strips-of = Times tables with the { $card }: { $rows }.
web-nn-strips-look = Look closely: which column has a number for both?
web-nn-strips-here =
    { $count ->
        [one] They meet in the yellow column.
       *[other] They meet in the yellow columns.
    }
web-nn-strips-nowhere = No column has a number for both.
web-nn-help = Give me a clue
web-nn-strips-meet = Both are in: { $answers }.
web-nn-strips-never = They share no times table. Only the shape is the same.
web-nn-strips-joker = A 1 is a joker: it goes with any number.
web-nn-name = What do the { $left } and the { $right } have in common?
web-nn-name-short = What do they have in common?
web-nn-name-tried = { $answer }: not this one
web-nn-joker = joker
web-nn-colour-only = shape only
web-nn-players = Other players
web-nn-you = You
web-nn-report = Your times tables
web-nn-report-of = How well { $name } knew each times table
web-nn-report-table = { $name }’s times tables
web-nn-report-cell = { $number } in the { $row } table: { $result }
web-nn-report-missing = Didn’t come up: { $rows }
web-nn-report-joker = { $left } and { $right }: the 1 is a joker
web-nn-report-colour = { $left } and { $right }: only the shape
web-nn-csv-head = Name, question, card, other card, right answer, try, answer, correct, seconds, counts for

## Times Table Mau-Mau

web-nn-mm-middle = Middle of the table
web-nn-mm-your-hand = Your hand
web-nn-mm-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-nn-mm-open-hand = { $count ->
    [one] one card: { $cards }
   *[other] { $count } cards: { $cards }
}
web-nn-mm-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-nn-mm-left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
web-nn-mm-last = Last one!
web-nn-mm-one-left = Only one card left!
web-nn-mm-cannot = doesn’t fit
web-nn-mm-deck = Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-nn-mm-deck-draw = Draw a card. Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-nn-mm-pile = Pile: { $card } on top
web-nn-mm-pile-wish = Pile: a wish card on top, wish for { $colour }s
web-nn-mm-barred = The { $row } times table is banned
web-nn-mm-barred-short = banned
web-nn-mm-lay = Play
web-nn-mm-keep = Keep
web-nn-mm-draw = Draw
web-nn-mm-stop = No, thanks
web-nn-mm-pass = Pass
web-nn-mm-which = Which shape?
web-nn-mm-wish-for = Wish for { $colour }s
web-nn-mm-single-colour = Same shape
web-nn-mm-single-row = Same times table
web-nn-mm-single-joker = A joker fits
web-nn-mm-double = Double! Go again.
web-nn-mm-fulfils = Grants the wish.
web-nn-mm-bars = Bans the { $row } times table.
web-nn-mm-lifts = Lifts the { $row } times table ban.
web-nn-mm-say-won = { $you ->
    [yes] You win!
   *[no] { $names } won!
}
web-nn-mm-say-wait = { $name } is playing …
web-nn-mm-say-names = { $name } is naming the times table …
web-nn-mm-say-turn = Your turn!
web-nn-mm-say-lay = Play a card that fits.
web-nn-mm-say-ask = Same shape as the { $card }, or same times table.
web-nn-mm-say-ask-wish = The wish: { $colour }s
web-nn-mm-say-again = Double! Play another?
web-nn-mm-say-again-hint = You can, or you can stop.
web-nn-mm-say-again-none = Nothing else fits.
web-nn-mm-say-drawn = Drawn: { $card }
web-nn-mm-say-drawn-fits = It fits: play it or keep it.
web-nn-mm-say-drawn-none = It doesn’t fit: keep it.
web-nn-mm-say-draw = No number fits: draw!
web-nn-mm-say-draw-special = Or play a special card.
# For players who listen: after the wish, and after a chosen card.
web-nn-mm-heard-none = You have none: draw!
web-nn-mm-heard-pick = { $card }: choose it again to play it.
web-nn-mm-say-pass = Nothing to draw: pass.

## Times Table Patience

web-nn-pa-score = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-nn-pa-score-label = { $count } of { $most } cards are on the piles
# What it is all for, small below the road with its stars.
web-nn-pa-goal = Every card onto a pile!
# Below the road, too: how many cards are missing for the star that comes next.
web-nn-pa-star = { $count ->
    [one] 1 more for the star
   *[other] { $count } more for the star
}
web-nn-pa-column = { $colour } pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
web-nn-pa-pile = { $colour } pile: { $card } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-nn-pa-waiting = { $count ->
    [one] One more card is waiting
   *[other] { $count } more cards are waiting
}
web-nn-pa-end-fits = waiting at the end and fits: fetch it
web-nn-pa-end-waits = waiting at the end
web-nn-pa-own-pile = That’s another shape. Each monster only eats its own.
web-nn-pa-wait-here = It has to wait here: { $colour }s
web-nn-pa-hold = Your cards
web-nn-pa-deck = Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-nn-pa-up-play = fits on its pile
web-nn-pa-up-wait = has to wait
web-nn-pa-lay = Play
web-nn-pa-wait = Wait
# Tags on cards that one may lay instead: the last one that waits, and a wish card.
web-nn-pa-fetch = Fetch
web-nn-pa-wish = Wish
web-nn-pa-wishes = Wish cards: { $count }. Choose a pile for one.
web-nn-pa-finish = Finish
web-nn-pa-say-over = { $count ->
    [one] One card
   *[other] { $count } cards
}. The best possible was { $best }.
web-nn-pa-say-feed = The { $number } is for me!
web-nn-pa-say-keep = The { $number } can wait with me.
web-nn-pa-say-fits = The { $card } fits!
web-nn-pa-say-waits-why = { $top } and { $number } share no times table.
web-nn-pa-say-find = { $card }: play it or let it wait?
web-nn-pa-lay-try = Play?
web-nn-pa-say-fetch = A waiting card fits: fetch it?
web-nn-pa-say-fetch-first = Or fetch a waiting card first?
web-nn-pa-say-wish = Onto which pile?
web-nn-pa-say-wish-first = Or a wish card first?
web-nn-pa-say-wish-last = Now play your wish cards.
web-nn-pa-say-empty = That was the last card!
web-nn-pa-heard-piles = On top of the piles: { $cards }.
web-nn-pa-heard-waits = Last in the waiting rows: { $cards }.
web-nn-pa-road = You played { $count ->
    [one] one card
   *[other] { $count } cards
}. The best possible with this deal was { $best } of { $most }.
web-nn-pa-best = { $count ->
    [one] One card has found its place
   *[other] { $count } cards have found their place
}. If you’d seen all the cards, { $best } would have been possible.
web-nn-pa-best-good = Well played! If you’d known all the cards, you could have played just { $missing ->
    [one] one more
   *[other] { $missing } more
}.
web-nn-pa-best-close = So close! The best possible with these cards was { $best }.
web-nn-pa-best-you = Nobody could have done better with these cards!
web-nn-pa-deal = Game number { $deal }
web-nn-pa-deal-day = The deal for { $day }
web-nn-pa-statistics = Your statistics
web-nn-pa-stat-streak = days in a row
web-nn-pa-stat-best = best (cards)
web-nn-pa-stat-average = on average
web-nn-pa-stat-games = games
web-nn-pa-calendar = This month’s deals
web-nn-pa-day = Deal for day { $day }
web-nn-pa-day-done = Deal for day { $day }: { $score } cards
web-nn-pa-begin-streak = Play today’s cards to start a streak.
web-nn-pa-legend = This is how many cards you played. Choose a day and play it!
web-nn-pa-last = Your recent games
web-nn-pa-last-game = { $score } of { $best } cards
web-nn-pa-last-laid = cards played
web-nn-pa-last-possible = was possible
web-nn-pa-month = Whole month
web-nn-pa-near = { $missing ->
    [one] Just one card short of your record!
   *[other] Only { $missing } cards short of your record!
}
web-nn-pa-same = Same cards again
web-nn-pa-today = Today’s cards
web-nn-pa-play-today = Play today’s cards
web-nn-pa-first = Nothing here yet: this is where your records will be. There are new cards every day, the same for everyone.
web-nn-pa-way = Show me how to get { $best }
web-nn-pa-way-start = This is how it starts.
web-nn-pa-way-play = The { $card } goes onto its pile.
web-nn-pa-way-wait = The { $card } waits.
web-nn-pa-way-fetch = The { $card } comes back.
web-nn-pa-way-wish = A wish card goes onto the { $colour } pile.
web-nn-pa-way-step = Step { $step } of { $steps }
web-nn-pa-way-back = One step back
web-nn-pa-way-next = One step forward
web-nn-pa-hint = Hint

web-nn-key-draw = Draw a card
web-nn-key-next = Play the turned-over card, or let it wait
web-nn-key-piles = Fetch a card waiting at a pile
web-nn-key-wish = Play a wish card, then 1 – 4
web-nn-key-hint = A hint
web-nn-pa-lane = Waiting row
web-nn-pa-stopped = You’ve placed { $count } of { $most }!
