## Zahlen-Rallye

game-number-rally = Number Rally
game-number-rally-tagline = Add up, grab the car and win at 100
task-number-rally-one = Win a rally!
task-number-rally-little = Win the Little Rally against two bots!
option-little = Little Rally (numbers to 20)
option-drawing = Drawing
option-drawing-by_hand = by hand (rulebook: forget, and you carry on with fewer)
option-drawing-automatic = automatic
option-points = Points to win

zr-card-1 = 1
    .acc = a 1
zr-card-2 = 2
    .acc = a 2
zr-card-3 = 3
    .acc = a 3
zr-card-4 = 4
    .acc = a 4
zr-card-5 = 5
    .acc = a 5
zr-card-6 = 6
    .acc = a 6
zr-card-7 = 7
    .acc = a 7
zr-card-8 = 8
    .acc = an 8
zr-card-9 = 9
    .acc = a 9
zr-card-10 = 10
    .acc = a 10
zr-card-pit-repair = pit repair
    .acc = a pit repair
zr-card-tyre-change = tyre change
    .acc = a tyre change
zr-card-overtake = overtake
    .acc = an overtake card
zr-card-false-start = false start
    .acc = a false start
zr-card-stage-win = stage win
    .acc = a stage win
zr-card-refuel = refuel
    .acc = a refuel card
zr-card-oil-change = oil change
    .acc = an oil change
zr-card-home-straight = home straight
    .acc = the home straight

zr-reason-exact = exactly on the finish
zr-reason-equal = with the same number
zr-reason-past = past the finish
zr-reason-empty = the draw pile is empty

zr-skill-ones = Adding ones
zr-skill-tens = Adding ten
zr-skill-crossing = Crossing a ten
zr-skill-rounding = Rounding
zr-skill-swapping = Swapping digits
zr-skill-minus = Ten less
zr-skill-reading = Reading cards

zr-move-lay = play { $card_acc }
zr-move-snap = snap with { $card_acc }
zr-move-pass = don’t snap
zr-move-draw = draw a card
zr-move-say = { $total }

zr-rally = { $seat_you ->
    [yes] Rally { $rally }: you start.
   *[no] Rally { $rally }: { $seat } starts.
}
zr-dealt = { $seat_you ->
    [yes] You get: { $cards }.
   *[no] { $seat } gets: { $cards }.
}
zr-dealt-unseen = { $seat } gets four cards.
zr-laid = { $seat_you ->
    [yes] You play { $card_acc }.
   *[no] { $seat } plays { $card_acc }.
}
zr-snapped = { $seat_you ->
    [yes] Snap! You play { $card_acc }.
   *[no] Snap! { $seat } plays { $card_acc }.
}
zr-named = { $seat_you ->
    [yes] You say { $answer }. That’s right!
   *[no] { $seat } says { $answer }. That’s right!
}
zr-misnamed = { $seat_you ->
    [yes] You say { $answer }. Not quite: it was { $before }, then { $card }.
   *[no] { $seat } says { $answer }. Not quite: it was { $before }, then { $card }.
}
zr-naming-lapsed = { $seat_you ->
    [yes] Someone snapped first, so you don’t need to say the total.
   *[no] Someone snapped first, so { $seat } doesn’t need to say the total.
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
zr-last-drawn = The last card has been drawn.
zr-rally-won = { $seat_you ->
    [yes] You have the car and win the rally to { $goal }: { $reason }! That’s cup number { $points } for you.
   *[no] { $seat } has the car and wins the rally to { $goal }: { $reason }! That’s cup number { $points }.
}
zr-rally-unwon = Nobody has the car ({ $reason }), so nobody wins this rally.
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
zr-laid-act = plays { $card }!
zr-snapped-act = snaps { $card }!

zr-why-no-move = That isn’t a move.
zr-why-over = The grand prix is over.
zr-why-name-first = First say the new total.
zr-why-snap-first = First everyone gets a fair chance to snap.
zr-why-answer-first = Answer first: snap the { $card }, or not?
zr-why-naming = First { $seat } says the new total.
zr-why-turn = It’s { $seat }’s turn.
zr-why-no-more-cards = The last card has been drawn: there are no more turns in this rally.
zr-why-must-draw = You have no cards: draw one.
zr-why-not-held = You don’t have { $card_acc } in your hand.
zr-why-no-snap = There’s no snapping in the Little Rally.
zr-why-own-card = You can’t snap your own card.
zr-why-answered = You’ve already answered.
zr-why-nothing-asked = There’s nothing to snap just now.
zr-why-no-number = There’s no number on top of the pile, so there’s nothing to snap.
zr-why-other-number = There isn’t { $card_acc } on top of the pile.
zr-why-lay-it = It’s your turn: just play the card.
zr-why-too-late = Too late to snap! You keep your card.
zr-why-automatic = Cards are drawn automatically at this table.
zr-why-no-more-draws = There’s no more drawing in this rally.
zr-why-full-hand = Your hand is full.
zr-why-draw-gone = Too late to draw!
zr-why-nothing-to-name = There’s no total to say just now.
zr-why-only-right = It’s { $total }. Say { $total }, please.
zr-why-wrong-already = { $total } wasn’t right. Try another number.
zr-why-no-such-total = { $total } is more than the pile can reach.

zr-words-total = The pile is at { $total } of { $goal }.
zr-words-top = { $seat_you ->
    [yes] On top: { $card }, played by you.
   *[no] On top: { $card }, played by { $seat }.
}
zr-words-car-free = The car is beside the pile.
zr-words-car = { $seat_you ->
    [yes] You have the car.
   *[no] { $seat } has the car.
}
zr-words-draw-pile = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
zr-words-points = { $seat }: { $points } of { $goal } { $goal ->
    [one] point
   *[other] points
}.
zr-words-may-draw = { $seat_you ->
    [yes] You may draw a card.
   *[no] { $seat } may draw a card.
}
zr-words-naming = { $seat_you ->
    [yes] What’s the new total? { $before }, then { $card }.
   *[no] { $seat } says the new total: { $before }, then { $card }.
}
zr-words-right = It’s { $right }.
zr-words-snap = Who snaps the { $card }?
zr-words-turn = { $seat_you ->
    [yes] It’s your turn.
   *[no] It’s { $seat }’s turn.
}
zr-words-hand = Your hand: { $cards }.

zr-medal-heading = Winner’s medal
zr-medal-praise = wins the Number Champions’ Grand Prix
