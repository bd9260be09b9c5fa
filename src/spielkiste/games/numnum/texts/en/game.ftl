## NumNum: four games with one deck

game-mau-mau = 1×1 Mau-Mau
game-mau-mau-tagline = Get rid of your cards by colour or by row
game-wall-break = Wall Break
game-wall-break-tagline = Take pairs until the wall breaks
game-clear-away = Clear Away!
game-clear-away-tagline = Seven open rows, and every pair counts
game-patience = 1×1 Patience
game-patience-tagline = One deal, four piles: how many cards can you lay?
option-hands = Hands
option-hands-hidden = held so that nobody sees them
option-hands-open = open on the table


nn-card-1-triangle = joker triangle
nn-card-2-triangle = 2 triangle
nn-card-3-triangle = 3 triangle
nn-card-4-triangle = 4 triangle
nn-card-5-triangle = 5 triangle
nn-card-6-triangle = 6 triangle
nn-card-7-triangle = 7 triangle
nn-card-8-triangle = 8 triangle
nn-card-9-triangle = 9 triangle
nn-card-10-triangle = 10 triangle
nn-card-11-triangle = 11 triangle
nn-card-12-triangle = 12 triangle
nn-card-13-triangle = 13 triangle
nn-card-14-triangle = 14 triangle
nn-card-15-triangle = 15 triangle
nn-card-16-triangle = 16 triangle
nn-card-24-triangle = 24 triangle
nn-card-30-triangle = 30 triangle
nn-card-32-triangle = 32 triangle
nn-card-35-triangle = 35 triangle
nn-card-45-triangle = 45 triangle
nn-card-48-triangle = 48 triangle
nn-card-63-triangle = 63 triangle
nn-card-64-triangle = 64 triangle
nn-card-81-triangle = 81 triangle
nn-card-1-circle = joker circle
nn-card-2-circle = 2 circle
nn-card-3-circle = 3 circle
nn-card-4-circle = 4 circle
nn-card-5-circle = 5 circle
nn-card-6-circle = 6 circle
nn-card-7-circle = 7 circle
nn-card-8-circle = 8 circle
nn-card-9-circle = 9 circle
nn-card-10-circle = 10 circle
nn-card-11-circle = 11 circle
nn-card-13-circle = 13 circle
nn-card-18-circle = 18 circle
nn-card-20-circle = 20 circle
nn-card-24-circle = 24 circle
nn-card-25-circle = 25 circle
nn-card-27-circle = 27 circle
nn-card-28-circle = 28 circle
nn-card-30-circle = 30 circle
nn-card-40-circle = 40 circle
nn-card-42-circle = 42 circle
nn-card-48-circle = 48 circle
nn-card-49-circle = 49 circle
nn-card-56-circle = 56 circle
nn-card-63-circle = 63 circle
nn-card-1-square = joker square
nn-card-2-square = 2 square
nn-card-3-square = 3 square
nn-card-4-square = 4 square
nn-card-5-square = 5 square
nn-card-6-square = 6 square
nn-card-7-square = 7 square
nn-card-8-square = 8 square
nn-card-9-square = 9 square
nn-card-10-square = 10 square
nn-card-11-square = 11 square
nn-card-13-square = 13 square
nn-card-14-square = 14 square
nn-card-18-square = 18 square
nn-card-21-square = 21 square
nn-card-27-square = 27 square
nn-card-28-square = 28 square
nn-card-32-square = 32 square
nn-card-35-square = 35 square
nn-card-36-square = 36 square
nn-card-42-square = 42 square
nn-card-45-square = 45 square
nn-card-49-square = 49 square
nn-card-54-square = 54 square
nn-card-72-square = 72 square
nn-card-1-diamond = joker diamond
nn-card-2-diamond = 2 diamond
nn-card-3-diamond = 3 diamond
nn-card-4-diamond = 4 diamond
nn-card-5-diamond = 5 diamond
nn-card-6-diamond = 6 diamond
nn-card-7-diamond = 7 diamond
nn-card-8-diamond = 8 diamond
nn-card-9-diamond = 9 diamond
nn-card-10-diamond = 10 diamond
nn-card-11-diamond = 11 diamond
nn-card-12-diamond = 12 diamond
nn-card-13-diamond = 13 diamond
nn-card-15-diamond = 15 diamond
nn-card-16-diamond = 16 diamond
nn-card-20-diamond = 20 diamond
nn-card-21-diamond = 21 diamond
nn-card-25-diamond = 25 diamond
nn-card-36-diamond = 36 diamond
nn-card-40-diamond = 40 diamond
nn-card-54-diamond = 54 diamond
nn-card-56-diamond = 56 diamond
nn-card-64-diamond = 64 diamond
nn-card-72-diamond = 72 diamond
nn-card-81-diamond = 81 diamond
nn-card-wish = wish card
nn-card-no-twos = “no twos”
nn-card-no-fives = “no fives”

nn-colour-triangle = triangle
nn-colour-circle = circle
nn-colour-square = square
nn-colour-diamond = diamond

nn-answer-joker = joker
nn-answer-colour = colour only
nn-answer-2 = 2 row
nn-answer-3 = 3 row
nn-answer-4 = 4 row
nn-answer-5 = 5 row
nn-answer-6 = 6 row
nn-answer-7 = 7 row
nn-answer-8 = 8 row
nn-answer-9 = 9 row
nn-answer-11 = 11 row
nn-answer-13 = 13 row

nn-direction-left = left
nn-direction-right = right

nn-explain-rows = { $left } and { $right } are both in: { $rows }.
nn-explain-joker = { $left } and { $right }: a joker goes with every number.
nn-explain-colour = Both have the same colour: { $colour }.
nn-explain-nothing = { $left } and { $right } share neither a row nor a colour.
nn-explain-barred = They would share a barred row: { $rows }.

nn-move-name = { $answer }
nn-move-lay = lay { $card }
nn-move-wish = lay a wish card and wish for { $colour }
nn-move-draw = draw a card
nn-move-keep = keep the card
nn-move-stop = stop here
nn-move-pass = pass
nn-move-take = take the pair from no. { $first } and no. { $second }
nn-move-aside = set the bar card of no. { $stack } aside
nn-move-claim = take all cards { $direction } of stack { $stack }
nn-move-swap = swap the wish card of no. { $stack } for { $card }
nn-move-play = lay the card on its pile
nn-move-wait = let the card wait
nn-move-fetch = fetch the last waiting { $colour } card
nn-move-lay-wish = lay a wish card on { $colour }
nn-move-finish = finish

nn-named = { $seat_you ->
    [yes] Right: { $answer } for { $left } and { $right }.
   *[no] { $seat } says for { $left } and { $right }: { $answer }. Right.
}
nn-misnamed = { $seat_you ->
    [yes] Not quite: { $answer } does not go with { $left } and { $right }. Try again.
   *[no] { $seat } says for { $left } and { $right }: { $answer }. Not quite, try again.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Not quite: { $answer } does not go with { $left } and { $right }. Right would be: { $answers }.
   *[no] { $seat } says for { $left } and { $right }: { $answer }. Right would be: { $answers }.
}

nn-turned-special = { $card } is turned up first and goes under the draw pile.
nn-turned-start = The game starts with { $card }.
nn-laid = { $seat_you ->
    [yes] You lay { $card } on { $top }.
   *[no] { $seat } lays { $card } on { $top }.
}
nn-laid-doubly = { $seat_you ->
    [yes] A double match! You lay { $card } on { $top } and may go on.
   *[no] A double match! { $seat } lays { $card } on { $top } and may go on.
}
nn-laid-on-wish = { $seat_you ->
    [yes] You grant the wish with { $card }.
   *[no] { $seat } grants the wish with { $card }.
}
nn-wished = { $seat_you ->
    [yes] You lay a wish card and wish for { $colour }.
   *[no] { $seat } lays a wish card and wishes for { $colour }.
}
nn-barred = { $seat_you ->
    [yes] You lay { $card }: the { $row } row is barred.
   *[no] { $seat } lays { $card }: the { $row } row is barred.
}
nn-lifted = { $seat_you ->
    [yes] You lay { $card }: the { $row } row counts again.
   *[no] { $seat } lays { $card }: the { $row } row counts again.
}
nn-drew = { $seat_you ->
    [yes] You draw: { $card }.
   *[no] { $seat } draws: { $card }.
}
nn-drew-unseen = { $seat } draws a card.
nn-drew-open = { $seat_you ->
    [yes] You draw: { $card }.
   *[no] { $seat } draws: { $card }.
}
nn-kept = { $seat_you ->
    [yes] You keep the card.
   *[no] { $seat } keeps the card.
}
nn-stopped = { $seat_you ->
    [yes] You stop.
   *[no] { $seat } stops.
}
nn-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
nn-reshuffled = The cards laid are shuffled into a new draw pile of { $count }.
nn-mau-won = { $seats_you ->
    [yes] Your last card is laid: you win!
   *[no] The last card is laid. Won: { $seats }!
}
nn-mau-stuck = { $seats_you ->
    [yes] Nobody can go on. You win with the fewest cards: { $count }.
   *[no] Nobody can go on. Won with the fewest cards ({ $count }): { $seats }.
}

nn-took-opening = { $seat_you ->
    [yes] Opening: you take { $left } and { $right }.
   *[no] Opening: { $seat } takes { $left } and { $right }.
}
nn-took = { $seat_you ->
    [yes] You take { $left } and { $right }.
   *[no] { $seat } takes { $left } and { $right }.
}
nn-took-doubly = { $seat_you ->
    [yes] A double match! You take { $left } and { $right } and go on.
   *[no] A double match! { $seat } takes { $left } and { $right } and goes on.
}
nn-opening-over = { $seat_you ->
    [yes] The opening is over: you begin.
   *[no] The opening is over: { $seat } begins.
}
nn-swapped = { $seat_you ->
    [yes] You swap the wish card for { $card }.
   *[no] { $seat } swaps the wish card for { $card }.
} { $side_you ->
    [yes] You get the wish card.
   *[no] { $side } gets the wish card.
}
nn-aside-barred = { $seat_you ->
    [yes] You set { $card } aside: the { $row } row is barred.
   *[no] { $seat } sets { $card } aside: the { $row } row is barred.
}
nn-aside-lifted = { $seat_you ->
    [yes] You set { $card } aside: the { $row } row counts again.
   *[no] { $seat } sets { $card } aside: the { $row } row counts again.
}
nn-breach = { $seat_you ->
    [yes] You break through at stack { $stack }!
   *[no] { $seat } breaks through at stack { $stack }!
}
nn-claimed = { $seat_you ->
    [yes] You take all cards { $direction } of stack { $stack }: { $count }.
   *[no] { $seat } takes all cards { $direction } of stack { $stack }: { $count }.
}
nn-no-more-pairs = There is nothing left to take.
nn-wall-won = { $seats_you ->
    [yes] You win with { $count } cards!
   *[no] Won with { $count } cards: { $seats }!
}

nn-laid-out = The piles start with: { $cards }.
nn-turned = Next card: { $card }.
nn-played = { $card } goes onto { $top }.
nn-played-on-wish = { $card } goes onto the wish card.
nn-fetched = { $card } comes back and goes onto { $top }.
nn-fetched-on-wish = { $card } comes back and goes onto the wish card.
nn-waits = { $card } waits.
nn-wish-aside = A wish card! Lay it whenever you like. You have { $count }.
nn-wish-laid = A wish card goes onto the { $colour } pile.
nn-patience-over = Done: { $count } of 95 cards are on the piles.

nn-why-no-move = This is no move.
nn-why-over = The game is over.
nn-why-turn = It is the turn of { $seat }.
nn-why-tried = { $answer } was not it for { $left } and { $right }. Try another.
nn-why-name-first = First say what { $left } and { $right } have in common.
nn-why-nothing-to-name = There is nothing to name now.
nn-why-not-held = You do not hold { $card }.
nn-why-drawn-only = After drawing you may lay only the card you drew, not { $card }.
nn-why-drawn-first = First lay or keep the card you drew.
nn-why-nothing-drawn = You have drawn no card that you could keep.
nn-why-wish-colour = With a wish card you name a colour, too.
nn-why-other-colour = { $card } does not fit: { $colour } was wished for.
nn-why-barred = { $left } and { $right } share only a barred row: { $rows }.
nn-why-no-match = { $left } and { $right } share neither a row nor a colour.
nn-why-no-stop = You can stop only after a double match.
nn-why-no-draw-after-double = After a double match you lay another card or stop; you do not draw.
nn-why-must-lay = You hold a number card that fits, so you do not draw.
nn-why-must-lay-not-pass = You hold a number card that fits, so you do not pass.
nn-why-no-pass = You can pass only when there is nothing to draw.
nn-why-empty = There is nothing to draw.
nn-why-same-card = A pair needs two cards from two stacks.
nn-why-no-card = There is no second card to take at no. { $stack }.
nn-why-special-pair = { $card } cannot be part of a pair.
nn-why-opening-double = In the opening only double matches are taken; { $left } and { $right } match once.
nn-why-opening-pairs = In the opening only pairs are taken.
nn-why-claim-first = First choose a side of the breach.
nn-why-no-breach = The wall is not broken there.
nn-why-rows-never-break = In Räum ab! an emptied row ends nothing, and nobody claims a side.
nn-why-no-bar-card = No bar card is free at no. { $stack }.
nn-why-no-wish-card = No wish card is free at no. { $stack }.
nn-why-not-last-seven = { $card } is not among the seven cards taken last.
nn-why-nothing-to-swap = No number card that the wish card could be swapped for is among the seven taken last.
nn-why-hand-pile-left = There { $count ->
    [one] is still one card
   *[other] are still { $count } cards
} in the hand pile.
nn-why-hand-pile-empty = The hand pile is used up.
nn-why-no-wish = You have no wish card.
nn-why-nothing-waits = No { $colour } card is waiting.
nn-why-must-play = { $card } fits its pile, so it must go there.
nn-why-no-common-row = { $left } and { $right } share no row.

nn-words-top = On top of the pile: { $top }.
nn-words-wished = Wished for: { $colour }.
nn-words-barred = The { $row } row is barred.
nn-words-draw-pile = Draw pile: { $count }.
nn-words-hand-size = { $seat_you ->
    [yes] You hold { $count } { $count ->
        [one] card
       *[other] cards
    }.
   *[no] { $seat } holds { $count } { $count ->
        [one] card
       *[other] cards
    }.
}
nn-words-open-hand = { $seat_you ->
    [yes] Open before you: { $cards }.
   *[no] Open before { $seat }: { $cards }.
}
nn-words-hand = Your hand: { $cards }.
nn-words-drawn = Just drawn: { $card }.
nn-words-naming = What do { $left } and { $right } have in common?
nn-words-stack = Stack { $stack }: { $cards }, height { $count }.
nn-words-row = Row { $stack }, { $count ->
    [one] one card
   *[other] { $count } cards
}, the free one last: { $cards }.
nn-words-empty-stack = No. { $stack } is empty.
nn-words-last-taken = Taken last: { $cards }.
nn-words-taken = { $side_you ->
    [yes] Your cards: { $count }.
   *[no] Cards of { $side }: { $count }.
}
nn-words-opening = Opening: only double matches, one each.
nn-words-pile = { $colour }: { $top } on top of { $count } { $count ->
    [one] card
   *[other] cards
}.
nn-words-waiting = Waiting { $colour }, the end last: { $cards }.
nn-words-wishes = Wish cards aside: { $count }.
nn-words-card-up = Turned up: { $card }. Hand pile: { $count }.
nn-words-score = On the piles: { $count } of 95.
nn-words-best = This deal allowed { $best }.

nn-hint-lay = Lay { $card }: it fits on { $other }.
nn-hint-lay-first = Lay { $card } first: { $other } still fits after that.
nn-hint-lay-so = Lay { $card }: then { $other } fits on it.
nn-hint-lay-leave = Lay { $card } and let { $other } wait: more of the cards to come fit on { $card }.
nn-hint-lay-later = Lay { $card } and let { $other } wait a little longer.
nn-hint-wait-leave = Do not fetch { $card } yet: more of the cards to come fit on { $other }.
nn-hint-wait-later = Let { $card } wait, and { $other } a little longer, too.
nn-hint-fetch = Fetch { $card }: it fits, and one card less is waiting.
nn-hint-fetch-first = Fetch { $card } first: { $other } still fits after that.
nn-hint-fetch-so = Fetch { $card } first: then { $other } fits on it.
nn-hint-wait = { $card } and { $other } share no row: it has to wait.
nn-hint-wait-keep = { $card } and { $other } share no row. Let it wait; keep your wish card for a longer row.
nn-hint-wish = A wish card on { $colour } frees { $count ->
    [one] one waiting card
   *[other] { $count } waiting cards
}.
nn-hint-wish-stuck = { $colour }: { $count ->
    [one] one card is waiting. A wish card gets it
   *[other] { $count } cards are waiting. A wish card gets them
} moving again.
nn-hint-wish-counts = Lay your wish card: it counts, too.
nn-hint-finish = Nothing can be moved any more: finish.

# At the end: what is worth telling about this game.
nn-fact-doubly = Most double matches: { $seats } ({ $count })
nn-fact-wishes = Most wishes: { $seats } ({ $count })
nn-fact-named = Most sums solved: { $seats } ({ $count })
nn-fact-drew = Drew the most: { $seats } ({ $count } times)
nn-fact-pairs-doubly = Most double pairs: { $seats } ({ $count })
nn-fact-breaches = Broke through: { $seats } ({ $count } times)
nn-fact-claimed = Loot through the breach: { $seats } ({ $count })
nn-fact-fetched = Fetched from the waiting row: { $count }
nn-fact-played = Played straight away: { $count }
nn-fact-waited = Had to wait: { $count }
