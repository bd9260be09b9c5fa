## Zahlen-Rallye

game-number-rally = Number Rally
game-number-rally-tagline = Add up, snap the car, be first at 100
option-little = Little rally (numbers to 20)
option-drawing = Drawing
option-drawing-by_hand = by hand (rulebook: whoever forgets plays on with fewer)
option-drawing-automatic = automatic
option-points = Points to win

zr-card-1 = 1
zr-card-2 = 2
zr-card-3 = 3
zr-card-4 = 4
zr-card-5 = 5
zr-card-6 = 6
zr-card-7 = 7
zr-card-8 = 8
zr-card-9 = 9
zr-card-10 = 10
zr-card-pit-repair = pit repair
zr-card-tyre-change = tyre change
zr-card-overtake = overtake
zr-card-false-start = false start
zr-card-stage-win = stage win
zr-card-refuel = refuel
zr-card-oil-change = oil change
zr-card-home-straight = home straight

zr-reason-exact = exactly at the goal
zr-reason-equal = with an equal number
zr-reason-past = past the goal
zr-reason-empty = the last card is drawn

zr-skill-ones = Adding ones
zr-skill-tens = Adding ten
zr-skill-crossing = Crossing a ten
zr-skill-rounding = Rounding
zr-skill-swapping = Swapping digits
zr-skill-minus = Ten less
zr-skill-reading = Reading cards

zr-move-lay = lay { $card }
zr-move-snap = snap with { $card }!
zr-move-pass = no snap
zr-move-draw = draw a card
zr-move-say = { $total }

zr-rally = { $seat_you ->
    [yes] Rally { $rally } starts: you begin.
   *[no] Rally { $rally } starts: { $seat } begins.
}
zr-dealt = { $seat_you ->
    [yes] You get: { $cards }.
   *[no] { $seat } gets: { $cards }.
}
zr-dealt-unseen = { $seat } gets four cards.
zr-laid = { $seat_you ->
    [yes] You lay { $card }.
   *[no] { $seat } lays { $card }.
}
zr-snapped = { $seat_you ->
    [yes] Snap! You lay { $card }.
   *[no] Snap! { $seat } lays { $card }.
}
zr-named = { $seat_you ->
    [yes] You say { $answer }. Right: { $before }, then { $card }, makes { $right }.
   *[no] { $seat } says { $answer }. Right: { $before }, then { $card }, makes { $right }.
}
zr-misnamed = { $seat_you ->
    [yes] You say { $answer }. That is not right yet: { $before }, then { $card }.
   *[no] { $seat } says { $answer }. That is not right yet: { $before }, then { $card }.
}
zr-naming-lapsed = { $seat_you ->
    [yes] A snap was faster: you need not name the total.
   *[no] A snap was faster: { $seat } need not name the total.
}
zr-total = From { $before } to { $total }.
zr-car = { $seat_you ->
    [yes] The car is yours!
   *[no] The car goes to { $seat }.
}
zr-drew = { $seat_you ->
    [yes] You draw: { $card }.
   *[no] { $seat } draws: { $card }.
}
zr-drew-unseen = { $seat } draws a card.
zr-last-drawn = The last card is drawn.
zr-rally-won = { $seat_you ->
    [yes] You win the rally ({ $reason }, goal { $goal }). Your points: { $points }.
   *[no] { $seat } wins the rally ({ $reason }, goal { $goal }). Points: { $points }.
}
zr-rally-unwon = Nobody has the car ({ $reason }): nobody wins this rally.
zr-won = { $seat_you ->
    [yes] You win the grand prix with { $points ->
        [one] one point
       *[other] { $points } points
    }!
   *[no] { $seat } wins the grand prix with { $points ->
        [one] one point
       *[other] { $points } points
    }!
}

# At the seat of whoever did it: short, without the name.
zr-laid-act = lays { $card }!
zr-snapped-act = snaps { $card }!

zr-why-no-move = This is no move.
zr-why-over = The grand prix is over.
zr-why-name-first = First say the new total.
zr-why-snap-first = First everybody has a fair chance to snap.
zr-why-naming = First { $seat } says the new total.
zr-why-turn = It is the turn of { $seat }.
zr-why-no-more-cards = The last card is drawn: nobody has a turn any more in this rally.
zr-why-must-draw = You have no card: draw one.
zr-why-not-held = You do not hold { $card }.
zr-why-no-snap = There is no snap in the little rally.
zr-why-own-card = You cannot snap your own card.
zr-why-answered = You have answered already.
zr-why-nothing-asked = Nobody is asked about a snap just now.
zr-why-no-number = There is no number on top of the pile: nothing can be snapped.
zr-why-other-number = { $card } is not on top of the pile.
zr-why-lay-it = It is your turn: just lay the card.
zr-why-too-late = Too late: the chance to snap is over. Your card stays with you.
zr-why-automatic = Cards are drawn automatically at this table.
zr-why-no-more-draws = Nothing is drawn any more in this rally.
zr-why-full-hand = Your hand is full.
zr-why-draw-gone = Too late: the chance to draw is over.
zr-why-nothing-to-name = There is no total to name just now.
zr-why-only-right = It is { $total }: please say so.
zr-why-wrong-already = { $total } was not right: try another number.
zr-why-no-such-total = { $total } is more than the pile can reach.

zr-words-total = The pile stands at { $total } of { $goal }.
zr-words-top = On top: { $card }, laid by { $seat }.
zr-words-car-free = The car stands beside the pile.
zr-words-car = { $seat_you ->
    [yes] You have the car.
   *[no] { $seat } has the car.
}
zr-words-draw-pile = Draw pile: { $count }.
zr-words-points = { $seat }: { $points } of { $goal } points.
zr-words-may-draw = { $seat_you ->
    [yes] You may draw a card.
   *[no] { $seat } may draw a card.
}
zr-words-naming = { $seat_you ->
    [yes] What is the new total? { $before }, then { $card }.
   *[no] { $seat } says the new total: { $before }, then { $card }.
}
zr-words-right = It is { $right }.
zr-words-snap = Who snaps the { $card }?
zr-words-turn = { $seat_you ->
    [yes] It is your turn.
   *[no] It is the turn of { $seat }.
}
zr-words-hand = Your hand: { $cards }.

zr-medal-heading = Winner’s medal
zr-medal-praise = wins the grand prix of the number champions

# At the end: what is worth telling about this game.
zr-fact-snaps = Quickest hands: { $seats } ({ $count } snapped)
zr-fact-car = Took the car: { $seats } ({ $count } times)
zr-fact-named = Most sums solved: { $seats } ({ $count })
zr-fact-laid = Most cards played: { $seats } ({ $count })
