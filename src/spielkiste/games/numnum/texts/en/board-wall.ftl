## The wall games of NumNum in the browser

web-wall-wall = The wall
web-wall-stacks = Seven stacks, side by side
web-wall-rows = Seven open rows
web-wall-stack = Stack { $stack }, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wall-row = Row { $row }, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wall-second = Row { $row }, below the last card
web-wall-below = Row { $row }, beneath the free card, starting next to it: { $cards }.
web-wall-hole = Stack { $stack } is empty
web-wall-empty-row = cleared
web-wall-chosen = chosen
web-wall-can = can be taken
web-wall-cannot = finds no partner now
web-wall-fits = fits
web-wall-fits-doubly = fits doubly
web-wall-fits-why = fits: { $why }
web-wall-your-turn = your turn
web-wall-their-turn = thinking
web-wall-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wall-mistakes = { $count ->
    [one] one wrong answer
   *[other] { $count } wrong answers
}
web-wall-bars = Bars
web-wall-barred = The { $row } row is barred
web-wall-barred-short = { $row } row barred
web-wall-open = The { $row } row is open
web-wall-show-why = Show why cards match
web-wall-last = The seven cards taken last
web-wall-last-short = Last seven
web-wall-last-card = { $card }, with { $names }
web-wall-swap-for = Swap the wish card for { $card }, with { $names }
web-wall-aside = Set aside
web-wall-breach = Breach!
web-wall-claim-left = Take everything left of stack { $stack }: { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wall-claim-right = Take everything right of stack { $stack }: { $count ->
    [one] one card
   *[other] { $count } cards
}

web-wall-say-won = { $names } won!
web-wall-say-draw = A draw: everybody wins!
web-wall-say-breach = Left or right?
web-wall-say-breach-hint = All cards on that side become yours.
web-wall-say-breach-other = Breach! { $name } picks a side.
web-wall-say-wait = { $name } is thinking.
web-wall-say-naming = What do they share?
web-wall-say-bar = Bars the { $row } row.
web-wall-say-lift = Opens the { $row } row again.
web-wall-say-swap = Which of the last seven do you want?
web-wall-say-swap-hint = Its owner gets the wish card.
web-wall-say-not-free = Only the last card of a row is free.
web-wall-say-lonely = Nothing fits { $card } now.
web-wall-say-lonely-opening = In the opening a pair has to match doubly.
web-wall-say-lonely-hint = Tap another card.
web-wall-say-second = { $card } and …?
web-wall-say-second-hint = 2× matches doubly: you go on.
web-wall-say-find = Which one matches it?
web-wall-say-opening = Take a double pair.
web-wall-say-opening-hint = Opening: same colour and same row.
web-wall-say-must = No pair is free.
web-wall-say-must-hint = Use a wish or a bar card.
web-wall-say-again = Double! Go on.
web-wall-say-go = Take a pair.
web-wall-say-go-hint = Tap two cards that match.

web-wall-key-stacks = Take the free card of a stack or row
