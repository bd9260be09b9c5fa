web-box-number-rally = Number Rally
web-box-number-rally-tag = 2–5 · age 6+

## Number Rally in the browser

web-zr-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-zr-points = { $points } of { $goal } points
web-zr-players = Other players
web-zr-you = You
web-zr-middle = Middle of the table
web-zr-your-hand = Your cards
web-zr-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-zr-free = empty
web-zr-cannot = not possible now
web-zr-total = The pile stands at { $total } of { $goal }.
web-zr-pile = Pile: { $card } on top, laid by { $name }
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
web-zr-draw = Draw
web-zr-draw-now = Draw now!
web-zr-car-free = The racing car stands beside the pile.
web-zr-car-yours = You have the racing car.
web-zr-car-theirs = { $name } has the racing car.

web-zr-does-pit-repair = ten less, and you get the racing car
web-zr-does-tyre-change = the pile becomes 50, and you get the racing car
web-zr-does-overtake = the next player is skipped
web-zr-does-false-start = the digits change places
web-zr-does-stage-win = rounded to the nearest ten, and you get the racing car
web-zr-does-refuel = the pile stays, and you get the racing car
web-zr-does-oil-change = the pile stays, and you get the racing car
web-zr-does-home-straight = the pile becomes 99, and you get the racing car

web-zr-say-won = { $name } wins the grand prix!
web-zr-say-won-you = You win the grand prix!
web-zr-say-turn = Your turn!
web-zr-say-turn-hint = Lay a card.
web-zr-say-turn-draw = Draw first, then lay a card.
web-zr-say-must-draw = Draw a card!
web-zr-say-wait = It is { $name }’s turn
web-zr-say-draw = Draw before { $name } lays a card!
web-zr-say-draw-next = Draw now: you are next!
web-zr-say-draw-too = And do not forget to draw!
web-zr-say-name = How many is that?
web-zr-say-told = It is { $total }.
web-zr-say-told-hint = Type this number.
web-zr-say-naming = { $name } is reckoning …
web-zr-say-who = Who snaps the { $card }?
web-zr-say-snap = Snap the { $card }!
web-zr-say-snap-hint = Button, card or space bar
web-zr-say-calm = Do you snap the { $card }?
web-zr-say-calm-hint = Everybody answers in secret.
web-zr-say-calm-none = You have none: say no, and play goes on.
web-zr-say-yes = You said yes.
web-zr-say-no = You said no.
web-zr-say-others = The others are still thinking.
web-zr-pass = No
web-zr-snap = Snap!
web-zr-snapped = Got it!
web-zr-snap-on = your { $card } on the { $card }
web-zr-snap-rest = same number?
web-zr-snap-label = Snap: your { $card } on the { $card } of { $name }
web-zr-snap-rest-label = Snap: nothing to snap now
web-zr-late = Too late! Your { $card } stays with you.
web-zr-late-behind = Too late! { $name } was first. Your { $card } stays with you.
web-zr-nearer = { $name } sits nearer. Your { $card } stays with you.
web-zr-lapsed = { $name } snaps! You need not reckon any more.
web-zr-forgot = You did not draw! You play on with fewer cards.
web-zr-late-draw = Too late to draw! The next card is down.

web-zr-rally-yours = You win the rally!
web-zr-rally-theirs = { $name } wins the rally!
web-zr-rally-nobody = Nobody wins this rally.

web-zr-question = What is the total? { $before }, then { $card }
web-zr-ok = Say { $answer }
web-zr-ok-empty = OK: type the total first
web-zr-erase = Delete a digit
web-zr-easy = Choices
web-zr-lesson = It is not { $answer }.
web-zr-lesson-told = { $sum } makes { $right }, not { $answer }.
web-zr-lesson-told-card = { $card }: { $before } becomes { $right }, not { $answer }.
web-zr-lesson-close = Understood
web-zr-lesson-ones = Count on in ones.
web-zr-lesson-tens = One ten more, the ones stay.
web-zr-lesson-crossing = First to { $ten }, then the rest.
web-zr-lesson-ten = It goes exactly to the ten.
web-zr-lesson-rounding = Which ten is nearer? From 5 it goes up.
web-zr-lesson-swapping = The two digits change places.
web-zr-lesson-minus = One ten less, the ones stay.
web-zr-lesson-nothing = It never goes below 0.
web-zr-lesson-reading = Read again what “{ $card }” says.

web-zr-medal = Medal
web-zr-medal-of = Medal for { $name }
web-zr-medal-svg = As a picture
web-zr-report = How you reckoned
web-zr-report-of = How { $name } reckoned
web-zr-csv-head = Name, question, before, card, result, try, answer, right, seconds, kind

web-zr-key-snap = Snap!
web-zr-key-draw = Draw a card
