## NumNum: four games with one deck

game-mau-mau = Times Table Mau-Mau
game-mau-mau-tagline = Same shape or same times table? Play your card!
game-wall-break = Wall Break
game-wall-break-tagline = Take pairs until the wall breaks
game-clear-away = Clear Away!
game-clear-away-tagline = Seven face-up columns, and every pair counts
game-patience = Times Table Patience
game-patience-tagline = One deal, four piles: how many cards can you play?
task-mau-mau-one = Get rid of your cards before the bot!
task-mau-mau-three = Beat three bots!
task-wall-break-one = Take more cards than the bot!
task-wall-break-strong = Take more cards than a hard bot!
task-clear-away-one = Clear away more cards than the bot!
task-clear-away-strong = Clear away more cards than a hard bot!
task-patience-cards = Play 80 cards!
task-patience-more = Play 85 cards!
option-hands = Hands
option-hands-hidden = hidden, so nobody else sees
option-hands-open = face up on the table

nn-card-1-triangle = joker of triangles
    .acc = the joker of triangles
nn-card-2-triangle = 2 of triangles
    .acc = the 2 of triangles
nn-card-3-triangle = 3 of triangles
    .acc = the 3 of triangles
nn-card-4-triangle = 4 of triangles
    .acc = the 4 of triangles
nn-card-5-triangle = 5 of triangles
    .acc = the 5 of triangles
nn-card-6-triangle = 6 of triangles
    .acc = the 6 of triangles
nn-card-7-triangle = 7 of triangles
    .acc = the 7 of triangles
nn-card-8-triangle = 8 of triangles
    .acc = the 8 of triangles
nn-card-9-triangle = 9 of triangles
    .acc = the 9 of triangles
nn-card-10-triangle = 10 of triangles
    .acc = the 10 of triangles
nn-card-11-triangle = 11 of triangles
    .acc = the 11 of triangles
nn-card-12-triangle = 12 of triangles
    .acc = the 12 of triangles
nn-card-13-triangle = 13 of triangles
    .acc = the 13 of triangles
nn-card-14-triangle = 14 of triangles
    .acc = the 14 of triangles
nn-card-15-triangle = 15 of triangles
    .acc = the 15 of triangles
nn-card-16-triangle = 16 of triangles
    .acc = the 16 of triangles
nn-card-24-triangle = 24 of triangles
    .acc = the 24 of triangles
nn-card-30-triangle = 30 of triangles
    .acc = the 30 of triangles
nn-card-32-triangle = 32 of triangles
    .acc = the 32 of triangles
nn-card-35-triangle = 35 of triangles
    .acc = the 35 of triangles
nn-card-45-triangle = 45 of triangles
    .acc = the 45 of triangles
nn-card-48-triangle = 48 of triangles
    .acc = the 48 of triangles
nn-card-63-triangle = 63 of triangles
    .acc = the 63 of triangles
nn-card-64-triangle = 64 of triangles
    .acc = the 64 of triangles
nn-card-81-triangle = 81 of triangles
    .acc = the 81 of triangles
nn-card-1-circle = joker of circles
    .acc = the joker of circles
nn-card-2-circle = 2 of circles
    .acc = the 2 of circles
nn-card-3-circle = 3 of circles
    .acc = the 3 of circles
nn-card-4-circle = 4 of circles
    .acc = the 4 of circles
nn-card-5-circle = 5 of circles
    .acc = the 5 of circles
nn-card-6-circle = 6 of circles
    .acc = the 6 of circles
nn-card-7-circle = 7 of circles
    .acc = the 7 of circles
nn-card-8-circle = 8 of circles
    .acc = the 8 of circles
nn-card-9-circle = 9 of circles
    .acc = the 9 of circles
nn-card-10-circle = 10 of circles
    .acc = the 10 of circles
nn-card-11-circle = 11 of circles
    .acc = the 11 of circles
nn-card-13-circle = 13 of circles
    .acc = the 13 of circles
nn-card-18-circle = 18 of circles
    .acc = the 18 of circles
nn-card-20-circle = 20 of circles
    .acc = the 20 of circles
nn-card-24-circle = 24 of circles
    .acc = the 24 of circles
nn-card-25-circle = 25 of circles
    .acc = the 25 of circles
nn-card-27-circle = 27 of circles
    .acc = the 27 of circles
nn-card-28-circle = 28 of circles
    .acc = the 28 of circles
nn-card-30-circle = 30 of circles
    .acc = the 30 of circles
nn-card-40-circle = 40 of circles
    .acc = the 40 of circles
nn-card-42-circle = 42 of circles
    .acc = the 42 of circles
nn-card-48-circle = 48 of circles
    .acc = the 48 of circles
nn-card-49-circle = 49 of circles
    .acc = the 49 of circles
nn-card-56-circle = 56 of circles
    .acc = the 56 of circles
nn-card-63-circle = 63 of circles
    .acc = the 63 of circles
nn-card-1-square = joker of squares
    .acc = the joker of squares
nn-card-2-square = 2 of squares
    .acc = the 2 of squares
nn-card-3-square = 3 of squares
    .acc = the 3 of squares
nn-card-4-square = 4 of squares
    .acc = the 4 of squares
nn-card-5-square = 5 of squares
    .acc = the 5 of squares
nn-card-6-square = 6 of squares
    .acc = the 6 of squares
nn-card-7-square = 7 of squares
    .acc = the 7 of squares
nn-card-8-square = 8 of squares
    .acc = the 8 of squares
nn-card-9-square = 9 of squares
    .acc = the 9 of squares
nn-card-10-square = 10 of squares
    .acc = the 10 of squares
nn-card-11-square = 11 of squares
    .acc = the 11 of squares
nn-card-13-square = 13 of squares
    .acc = the 13 of squares
nn-card-14-square = 14 of squares
    .acc = the 14 of squares
nn-card-18-square = 18 of squares
    .acc = the 18 of squares
nn-card-21-square = 21 of squares
    .acc = the 21 of squares
nn-card-27-square = 27 of squares
    .acc = the 27 of squares
nn-card-28-square = 28 of squares
    .acc = the 28 of squares
nn-card-32-square = 32 of squares
    .acc = the 32 of squares
nn-card-35-square = 35 of squares
    .acc = the 35 of squares
nn-card-36-square = 36 of squares
    .acc = the 36 of squares
nn-card-42-square = 42 of squares
    .acc = the 42 of squares
nn-card-45-square = 45 of squares
    .acc = the 45 of squares
nn-card-49-square = 49 of squares
    .acc = the 49 of squares
nn-card-54-square = 54 of squares
    .acc = the 54 of squares
nn-card-72-square = 72 of squares
    .acc = the 72 of squares
nn-card-1-diamond = joker of diamonds
    .acc = the joker of diamonds
nn-card-2-diamond = 2 of diamonds
    .acc = the 2 of diamonds
nn-card-3-diamond = 3 of diamonds
    .acc = the 3 of diamonds
nn-card-4-diamond = 4 of diamonds
    .acc = the 4 of diamonds
nn-card-5-diamond = 5 of diamonds
    .acc = the 5 of diamonds
nn-card-6-diamond = 6 of diamonds
    .acc = the 6 of diamonds
nn-card-7-diamond = 7 of diamonds
    .acc = the 7 of diamonds
nn-card-8-diamond = 8 of diamonds
    .acc = the 8 of diamonds
nn-card-9-diamond = 9 of diamonds
    .acc = the 9 of diamonds
nn-card-10-diamond = 10 of diamonds
    .acc = the 10 of diamonds
nn-card-11-diamond = 11 of diamonds
    .acc = the 11 of diamonds
nn-card-12-diamond = 12 of diamonds
    .acc = the 12 of diamonds
nn-card-13-diamond = 13 of diamonds
    .acc = the 13 of diamonds
nn-card-15-diamond = 15 of diamonds
    .acc = the 15 of diamonds
nn-card-16-diamond = 16 of diamonds
    .acc = the 16 of diamonds
nn-card-20-diamond = 20 of diamonds
    .acc = the 20 of diamonds
nn-card-21-diamond = 21 of diamonds
    .acc = the 21 of diamonds
nn-card-25-diamond = 25 of diamonds
    .acc = the 25 of diamonds
nn-card-36-diamond = 36 of diamonds
    .acc = the 36 of diamonds
nn-card-40-diamond = 40 of diamonds
    .acc = the 40 of diamonds
nn-card-54-diamond = 54 of diamonds
    .acc = the 54 of diamonds
nn-card-56-diamond = 56 of diamonds
    .acc = the 56 of diamonds
nn-card-64-diamond = 64 of diamonds
    .acc = the 64 of diamonds
nn-card-72-diamond = 72 of diamonds
    .acc = the 72 of diamonds
nn-card-81-diamond = 81 of diamonds
    .acc = the 81 of diamonds
nn-card-wish = wish card
    .acc = a wish card
nn-card-no-twos = “no twos”
    .acc = “no twos”
nn-card-no-fives = “no fives”
    .acc = “no fives”

nn-colour-triangle = triangle
nn-colour-circle = circle
nn-colour-square = square
nn-colour-diamond = diamond

nn-answer-joker = joker
nn-answer-colour = shape only
nn-answer-2 = 2 times
nn-answer-3 = 3 times
nn-answer-4 = 4 times
nn-answer-5 = 5 times
nn-answer-6 = 6 times
nn-answer-7 = 7 times
nn-answer-8 = 8 times
nn-answer-9 = 9 times
nn-answer-11 = 11 times
nn-answer-13 = 13 times

nn-direction-left = left
nn-direction-right = right

nn-explain-rows = You’ll find both the { $left } and the { $right } in: { $rows }.
nn-explain-joker = The { $left } and the { $right }: a joker goes with every number.
nn-explain-colour = Both have the same shape: { $colour }.
nn-explain-nothing = The { $left } and the { $right } don’t share a shape or a times table.
nn-explain-barred = They only share what’s banned: { $rows }.

nn-move-name = { $answer }
nn-move-lay = play { $card_acc }
nn-move-wish = play a wish card and wish for { $colour }s
nn-move-draw = draw a card
nn-move-keep = keep the card
nn-move-stop = stop here
nn-move-pass = pass
nn-move-take = take the pair at number { $first } and number { $second }
nn-move-aside = set aside the ban card at number { $stack }
nn-move-claim = take all the cards to the { $direction } of stack { $stack }
nn-move-swap = swap the wish card at number { $stack } for { $card_acc }
nn-move-play = play the card on its pile
nn-move-wait = let the card wait
nn-move-fetch = fetch the last waiting { $colour }
nn-move-lay-wish = play a wish card on the { $colour }s
nn-move-finish = finish

nn-named = { $seat_you ->
    [yes] Right! The { $left } and the { $right }: { $answer }.
   *[no] { $seat } says { $answer } for the { $left } and the { $right }. That’s right.
}
nn-misnamed = { $seat_you ->
    [yes] Not quite: “{ $answer }” isn’t right for the { $left } and the { $right }. Try again.
   *[no] { $seat } says { $answer } for the { $left } and the { $right }. Not quite: one more try.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Not quite: “{ $answer }” isn’t right for the { $left } and the { $right }. The right answer: { $answers }.
   *[no] { $seat } says { $answer } for the { $left } and the { $right }. The right answer: { $answers }.
}

nn-turned-special = The first card is { $card_acc }. It goes under the draw pile.
nn-turned-start = The game starts with { $card_acc }.
nn-laid = { $seat_you ->
    [yes] You play { $card_acc } on the { $top }.
   *[no] { $seat } plays { $card_acc } on the { $top }.
}
nn-laid-doubly = { $seat_you ->
    [yes] A double match! You play { $card_acc } on the { $top } and may go again.
   *[no] A double match! { $seat } plays { $card_acc } on the { $top } and may go again.
}
nn-laid-on-wish = { $seat_you ->
    [yes] You grant the wish with { $card_acc }.
   *[no] { $seat } grants the wish with { $card_acc }.
}
nn-wished = { $seat_you ->
    [yes] You play a wish card and wish for { $colour }s.
   *[no] { $seat } plays a wish card and wishes for { $colour }s.
}
nn-barred = { $seat_you ->
    [yes] You play { $card_acc }: the { $row } times table is banned.
   *[no] { $seat } plays { $card_acc }: the { $row } times table is banned.
}
nn-lifted = { $seat_you ->
    [yes] You play { $card_acc }: the { $row } times table counts again.
   *[no] { $seat } plays { $card_acc }: the { $row } times table counts again.
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
nn-reshuffled = The pile is shuffled into a new draw pile of { $count }.
nn-mau-won = { $seats_you ->
    [yes] That was your last card: you win!
   *[no] { $seats_count ->
        [one] { $seats } has no cards left and wins!
       *[other] { $seats } have no cards left and win!
    }
}
nn-mau-stuck = { $seats_you ->
    [yes] Nobody can play any more. You win with the fewest cards: { $count }.
   *[no] Nobody can play any more. { $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    } with the fewest cards: { $count }.
}

nn-took-opening = { $seat_you ->
    [yes] Opening: you take the { $left } and the { $right }.
   *[no] Opening: { $seat } takes the { $left } and the { $right }.
}
nn-took = { $seat_you ->
    [yes] You take the { $left } and the { $right }.
   *[no] { $seat } takes the { $left } and the { $right }.
}
nn-took-doubly = { $seat_you ->
    [yes] Double! You take the { $left } and the { $right }.
   *[no] Double! { $seat } takes the { $left } and the { $right }.
}
nn-opening-over = { $seat_you ->
    [yes] The opening is over: you start.
   *[no] The opening is over: { $seat } starts.
}
nn-swapped = { $seat_you ->
    [yes] You swap the wish card at number { $stack } for
   *[no] { $seat } swaps the wish card at number { $stack } for
} { $side_you ->
    [yes] your { $card }.
   *[no] { $side }’s { $card }.
}
nn-aside-barred = { $seat_you ->
    [yes] You ban the { $row } times table and set { $card_acc } aside.
   *[no] { $seat } bans the { $row } times table and sets { $card_acc } aside.
}
nn-aside-lifted = { $seat_you ->
    [yes] You allow the { $row } times table again and set { $card_acc } aside.
   *[no] { $seat } allows the { $row } times table again and sets { $card_acc } aside.
}
nn-breach = { $seat_you ->
    [yes] You break through at stack { $stack }!
   *[no] { $seat } breaks through at stack { $stack }!
}
nn-claimed = { $seat_you ->
    [yes] You take all the cards to the { $direction } of stack { $stack }: { $count ->
        [0] nothing left there!
        [one] one card of loot!
       *[other] { $count } cards of loot!
    }
   *[no] { $seat } takes all the cards to the { $direction } of stack { $stack }: { $count ->
        [0] nothing left there!
        [one] one card of loot!
       *[other] { $count } cards of loot!
    }
}
nn-no-more-pairs = There’s nothing left to take. The monsters are full!
nn-wall-won = { $seats_you ->
    [yes] You win with { $count } cards!
   *[no] { $seats_count ->
        [one] { $seats } wins with { $count } cards!
       *[other] { $seats } win with { $count } cards!
    }
}

nn-named-act = right: { $answer }
nn-misnamed-act = tries again
nn-misnamed-strict-act = { $answer }: not quite
nn-laid-act = plays { $card_acc }
nn-laid-doubly-act = double match: { $card }!
nn-laid-on-wish-act = grants the wish: { $card }
nn-wished-act = wishes for { $colour }s
nn-barred-act = bans the { $row }s
nn-lifted-act = the { $row }s count again
nn-drew-act = draws
nn-drew-open-act = draws { $card_acc }
nn-kept-act = keeps the card
nn-stopped-act = stops
nn-passed-act = passes
nn-mau-won-act = plays the last card!
nn-took-opening-act = takes { $left } and { $right }
nn-took-act = takes { $left } and { $right }
nn-took-doubly-act = double: { $left } + { $right }
nn-swapped-act = swaps for { $card_acc }
nn-aside-barred-act = bans the { $row }s
nn-aside-lifted-act = { $row }s count again
nn-breach-act = Breakthrough!
nn-claimed-act = loot: { $count }

nn-laid-out = The piles start with: { $cards }.
nn-turned = Next card: { $card }.
nn-played = The { $card } goes onto the { $top }.
nn-played-on-wish = The { $card } goes onto the wish card.
nn-fetched = The { $card } comes back and goes onto the { $top }.
nn-fetched-on-wish = The { $card } comes back and goes onto the wish card.
nn-waits = The { $card } waits.
nn-wish-aside = A wish card! Play it whenever you like. You have { $count }.
nn-wish-laid = A wish card goes onto the { $colour } pile.
nn-patience-over = Done: { $count } of 95 cards are on the piles.

nn-why-no-move = That isn’t a move.
nn-why-over = The game is over.
nn-why-turn = It’s { $seat }’s turn.
nn-why-tried = “{ $answer }” wasn’t right for the { $left } and the { $right }. Try another.
nn-why-name-first = First say what the { $left } and the { $right } have in common.
nn-why-nothing-to-name = There’s no question to answer now.
nn-why-not-held = You don’t have { $card_acc } in your hand.
nn-why-drawn-only = After drawing you may only play the card you drew, not { $card_acc }.
nn-why-drawn-first = First play or keep the card you drew.
nn-why-nothing-drawn = You haven’t drawn a card to keep.
nn-why-wish-colour = When you play a wish card, name a shape, too.
nn-why-other-colour = The wish is for { $colour }s, so { $card_acc } doesn’t fit.
nn-why-barred = The { $left } and the { $right } only share what’s banned: { $rows }.
nn-why-no-match = The { $left } and the { $right } don’t go together: different shapes, and no times table that has both.
nn-why-no-stop = You can only stop after a double match.
nn-why-no-draw-after-double = After a double match you play another card or stop. You don’t draw.
nn-why-must-lay = You have a number card that fits, so you can’t draw.
nn-why-must-lay-not-pass = You have a number card that fits, so you can’t pass.
nn-why-no-pass = You can only pass when there’s nothing to draw.
nn-why-empty = There’s nothing to draw.
nn-why-same-card = A pair is two cards from two stacks.
nn-why-no-card = There’s no second card to take at number { $stack }.
nn-why-special-pair = You can’t make a pair with this card: { $card }.
nn-why-opening-double = In the opening both must match: the shape and a times table. The { $left } and the { $right } match in only one.
nn-why-opening-pairs = In the opening you can only take pairs.
nn-why-claim-first = First choose a side of the gap.
nn-why-no-breach = The wall isn’t broken there.
nn-why-rows-never-break = In Clear Away! an empty column ends nothing, and nobody takes a side.
nn-why-no-bar-card = There’s no free ban card at number { $stack }.
nn-why-no-wish-card = There’s no free wish card at number { $stack }.
nn-why-not-last-seven = The { $card } isn’t one of the last seven cards taken.
nn-why-nothing-to-swap = None of the last seven cards taken is a number card, so there’s nothing to swap the wish card for.
nn-why-hand-pile-left = There { $count ->
    [one] is still one card
   *[other] are still { $count } cards
} in the draw pile.
nn-why-hand-pile-empty = The draw pile is used up.
nn-why-no-wish = You have no wish card.
nn-why-nothing-waits = There’s no { $colour } waiting.
nn-why-must-play = The { $card } fits its pile, so it must go there.
nn-why-no-common-row = The { $left } and the { $right } have no times table in common.

nn-words-top = On top of the pile: { $top }.
nn-words-wished = The wish is for { $colour }s.
nn-words-barred = The { $row } times table is banned.
nn-words-draw-pile = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
nn-words-hand-size = { $seat_you ->
    [yes] You have { $count } { $count ->
        [one] card
       *[other] cards
    }.
   *[no] { $seat } has { $count } { $count ->
        [one] card
       *[other] cards
    }.
}
nn-words-open-hand = { $seat_you ->
    [yes] Face up in front of you: { $cards }.
   *[no] Face up in front of { $seat }: { $cards }.
}
nn-words-hand = Your hand: { $cards }.
nn-words-drawn = Just drawn: { $card }.
nn-words-naming = What do the { $left } and the { $right } have in common?
nn-words-stack = Stack { $stack }: { $cards }, { $count } high.
nn-words-row = Column { $stack }, { $count ->
    [one] one card
   *[other] { $count } cards
}, the free one last: { $cards }.
nn-words-empty-stack = Number { $stack } is empty.
nn-words-last-taken = Last taken: { $cards }.
nn-words-taken = { $side_you ->
    [yes] Your cards: { $count }.
   *[no] { $side }’s cards: { $count }.
}
nn-words-opening = Opening: double matches only, one each.
nn-words-pile = On the { $colour } pile: { $top } on top, { $count } { $count ->
    [one] card
   *[other] cards
} in all.
nn-words-waiting = Waiting { $colour }s, with the end card last: { $cards }.
nn-words-wishes = Wish cards set aside: { $count }.
nn-words-card-up = Turned over: { $card }. Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
nn-words-score = On the piles: { $count } of 95.
nn-words-best = The best score for this deal: { $best }.

nn-hint-lay = Play { $card_acc }: it fits on the { $other }.
nn-hint-lay-first = Play { $card_acc } first: the { $other } will still fit after that.
nn-hint-lay-so = Play { $card_acc }: then the { $other } fits on it.
nn-hint-lay-leave = Play { $card_acc } and let the { $other } wait: more of the cards to come will fit on { $card_acc }.
nn-hint-lay-later = Play { $card_acc } and let the { $other } wait a little longer.
nn-hint-wait-leave = Don’t fetch { $card_acc } yet: more of the cards to come will fit on the { $other }.
nn-hint-wait-later = Let { $card_acc } wait, and the { $other } a little longer, too.
nn-hint-fetch = Fetch { $card_acc }: it fits, and that’s one card fewer waiting.
nn-hint-fetch-first = Fetch { $card_acc } first: the { $other } will still fit after that.
nn-hint-fetch-so = Fetch { $card_acc } first: then the { $other } fits on it.
nn-hint-wait = The { $card } has to wait: it shares no times table with the { $other }.
nn-hint-wait-keep = Let { $card_acc } wait: it shares no times table with the { $other }. Your wish card will be worth more later.
nn-hint-wish = A wish card on the { $colour }s frees { $count ->
    [one] one waiting card
   *[other] { $count } waiting cards
}.
nn-hint-wish-stuck = For the { $colour } pile, { $count ->
    [one] one card is waiting. A wish card gets it
   *[other] { $count } cards are waiting. A wish card gets them
} moving again.
nn-hint-wish-counts = Play your wish card: it counts, too.
nn-hint-finish = Nothing more will fit: finish.

review-moved-patience = Expected cards: from { $from } to { $to }.
