# Why a move makes sense: one true sentence each.
zr-hint-goal = That makes exactly { $goal }: the rally is yours.
zr-hint-over-same = The same number as the top card, and it takes the total to { $goal } or more: the rally is yours.
zr-hint-over = It takes the total past { $goal }, and you have the car: the rally is yours.
zr-hint-over-plain = It takes the total past { $goal } and ends the rally.
zr-hint-last = The last card is drawn now, and then whoever has the car wins: that’s you, unless someone snaps.
zr-hint-same = The same number as the top card: you take the car.
zr-hint-ten = { $total } is a multiple of ten: you take the car.
zr-hint-event = The card says so: you take the car.
zr-hint-overtake = The total stays at { $total }, and the next player is skipped.
zr-hint-safe = At { $total }, someone would need a { $need } to reach the next ten, and those are all gone or in your hand.
zr-hint-count = At { $total }, the others need a { $need } to reach the next ten; { $count ->
        [one] only one of those cards is
       *[other] { $count } of those cards are
    } still out there.
zr-hint-draw = You have { $count ->
        [0] no cards
        [one] only one card
       *[other] only { $count } cards
    } left: draw before the chance is gone.
zr-hint-draw-last = The last card ends the rally, and you have the car.
zr-hint-snap = You have the same number: snap it and the car is yours.
zr-hint-snap-wins = You have the same number, and it takes the total to { $total }: the rally is yours.
zr-hint-pass = You don’t have that number: { $card }.
zr-hint-pass-hold = Your snap would take the total to { $total }; then a { $need } would take the car from you again.
