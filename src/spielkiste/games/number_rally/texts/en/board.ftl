web-box-number-rally = Number Rally

## Number Rally in the browser

web-zr-score = { $points ->
    [one] 1 cup
   *[other] { $points } cups
}
web-zr-score-car = { $score } and the car
web-zr-points = { $points } of { $goal } { $goal ->
    [one] point
   *[other] points
}
web-zr-players = Other players
web-zr-you = You
web-zr-middle = Middle of the table
web-zr-your-hand = Your hand
web-zr-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-zr-free = empty
web-zr-not-drawn = too late to draw
web-zr-cannot = not now
web-zr-total = The pile is at { $total } of { $goal }.
web-zr-stays = The pile stays at { $total }.
web-zr-top = On top: { $card }.
web-zr-overtakes = { $seat_you ->
    [yes] You overtake { $seats }.
   *[no] { $seats_you ->
        [yes] { $seat } overtakes you: you miss a turn.
       *[no] { $seat } overtakes { $seats }.
    }
}
web-zr-pile = Pile: { $card } on top, played by { $name }
web-zr-pile-yours = Pile: { $card } on top, played by you
web-zr-pile-empty = Pile, still empty
web-zr-deck = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, one card left
   *[other] Draw pile, { $count } cards left
}
web-zr-deck-draw = { $count ->
    [one] Draw a card. Draw pile, one card left
   *[other] Draw a card. Draw pile, { $count } cards left
}
web-zr-few-left = Only { $count ->
    [one] one card
   *[other] { $count } cards
} left in the draw pile!
web-zr-draw = Draw
web-zr-draw-now = Draw now!
web-zr-car-free = Nobody has the racing car yet.
web-zr-car-yours = You have the racing car.
web-zr-car-theirs = { $name } has the racing car.

web-zr-does-pit-repair = ten less, and you get the racing car
web-zr-does-tyre-change = the pile becomes 50, and you get the racing car
web-zr-does-overtake = the next player is skipped
web-zr-does-false-start = the digits swap places
web-zr-does-stage-win = rounded to the nearest ten, and you get the racing car
web-zr-does-refuel = the pile stays, and you get the racing car
web-zr-does-oil-change = the pile stays, and you get the racing car
web-zr-does-home-straight = the pile becomes 99, and you get the racing car

web-zr-say-won = { $name } wins the grand prix!
web-zr-say-won-you = You win the grand prix!
web-zr-say-turn = Your turn!
web-zr-say-turn-hint = Play a card.
web-zr-say-turn-plus = Play a card: { $total } plus your number.
web-zr-say-turn-draw = Draw first, then play a card.
web-zr-say-must-draw = Draw a card!
web-zr-say-wait = It’s { $name }’s turn
web-zr-say-draw = Draw before { $name } plays a card!
web-zr-say-draw-next = Draw now: you’re next!
web-zr-say-draw-too = And don’t forget to draw!
web-zr-say-name = What does that make?
web-zr-say-told = It’s { $total }.
web-zr-say-told-hint = Type this number.
web-zr-say-naming = { $name } is doing the sum …
web-zr-say-who = Who snaps the { $card }?
web-zr-say-snap = Snap the { $card }!
web-zr-say-snap-hint = Button, card or space bar
web-zr-say-calm = Who has another { $card }?
web-zr-say-calm-hint = Everyone answers in secret.
web-zr-say-calm-none = Not you: carry on.
web-zr-say-calm-yours = You have another { $card }: snap it?
web-zr-heard-calm-none = No { $card } in your hand: carry on.
web-zr-say-yes = You said yes.
web-zr-say-no = You said no.
web-zr-say-others = The others are still thinking.
web-zr-pass = No
web-zr-go-on = Carry on
web-zr-snap = Snap!
web-zr-snapped = Got it!
web-zr-snap-on = your { $card } on the { $card }
web-zr-snap-rest = same number?
web-zr-snap-label = Snap: your { $card } on { $name }’s { $card }
web-zr-snap-rest-label = Snap: nothing to snap now
web-zr-late = Too late! You keep your { $card }.
web-zr-late-behind = Too late! { $name } was first. You keep your { $card }.
web-zr-nearer = { $name } is sitting nearer. You keep your { $card }.
web-zr-lapsed = { $name } snaps! You can skip the sum.
web-zr-forgot = Too slow to draw! You carry on with fewer cards.
web-zr-forgot-last = Too slow to draw! You’re out of cards and sit out this rally.
web-zr-late-draw = Too late to draw! The next card’s been played.
web-zr-forgot-theirs = { $name } didn’t draw in time.

web-zr-rally-yours = You win the rally!
web-zr-rally-theirs = { $name } wins the rally!
web-zr-rally-nobody = Nobody wins this rally.

web-zr-question = What’s the total? { $before }, then { $card }
web-zr-ok = OK: say { $answer }
web-zr-ok-empty = OK: type the total first
web-zr-erase = Delete a digit
web-zr-easy = Choices
web-zr-lesson = It’s not { $answer }.
web-zr-lesson-told = { $sum } makes { $right }, not { $answer }.
web-zr-lesson-told-card = { $card }: { $before } becomes { $right }, not { $answer }.
web-zr-lesson-close = Got it
web-zr-lesson-ones = Count on in ones.
web-zr-lesson-tens = One more ten; the ones stay the same.
web-zr-lesson-crossing = First to { $ten }, then the rest.
web-zr-lesson-ten = It lands exactly on the ten.
web-zr-lesson-rounding = Which ten is nearest? 5 or more rounds up.
web-zr-lesson-swapping = The two digits swap places.
web-zr-lesson-minus = One ten less; the ones stay the same.
web-zr-lesson-nothing = It never goes below 0.
web-zr-lesson-reading = Check what “{ $card }” does.

web-zr-medal = Medal
web-zr-medal-of = Medal for { $name }
web-zr-medal-who = Who gets the medal?
web-zr-medal-svg = Save the picture
web-zr-report = Your sums
web-zr-report-of = { $name }’s sums
web-zr-csv-head = Name, question, before, card, result, try, answer, correct, seconds, kind

web-zr-key-snap = Snap!
web-zr-key-draw = Draw a card
