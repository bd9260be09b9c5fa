web-box-tv-lottery = TV Lottery
web-title-tv-lottery = TV Lottery

## TV lottery in the browser

web-tl-board = The board
web-tl-left = { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
}
web-tl-here = { $name } is here
web-tl-here-you = you’re here
web-tl-ahead = { $count ->
    [one] one space ahead
   *[other] { $count } spaces ahead
}
web-tl-back = { $count ->
    [one] one space back
   *[other] { $count } spaces back
}
web-tl-sign-luck = Luck
web-tl-sign-swap = Swap
web-tl-sign-bad-luck = Bad luck
web-tl-sign-buy = Buy
web-tl-wheel-yellow = Yellow spinner, the hare: 5 to 10 and a star
web-tl-wheel-green = Green spinner, the tortoise: 1 to 6 and a star
web-tl-wheel-red = Red spinner, the crab: 3 back to 3 forward and a star
web-tl-reaches = could land on what you need: { $digits }
web-tl-goes-far = far
web-tl-goes-near = near
web-tl-goes-on = forward
web-tl-goes-back = back
web-tl-draft = Pick digits
web-tl-round = Round { $round } of { $rounds }
web-tl-round-each = Round { $round }
web-tl-right-each = Right digits in each round
web-tl-lucks = Luck cards, { $count } left
web-tl-luck-away = Luck card: { $luck }. Put it away
web-tl-pig = The lucky pig, our bank

web-tl-others = The others
web-tl-players = The players
web-tl-you = You
web-tl-money = { $money } marks
web-tl-unit = marks
web-tl-held = { $count ->
    [one] one card in the holder
   *[other] { $count } cards in the holder
}
web-tl-number = Winning number
web-tl-mine = Your digits
web-tl-golden = place { $place }: { $digit }
web-tl-covered = face down
web-tl-holder = Your holder, from top to bottom
web-tl-place = Place { $place }: { $digit }
web-tl-place-empty = Place { $place }: empty
web-tl-right = right
web-tl-elsewhere = belongs in place { $place }
web-tl-none = none
web-tl-chosen = chosen
web-tl-can-swap = can be swapped
web-tl-this-digit = The digit: { $digit }

web-tl-way-take = A digit from the board
web-tl-way-swap = Swap two of mine
web-tl-way-ask = Ask for a spare card

web-tl-won = { $names } won the lottery!
web-tl-won-you = You’ve won the lottery!
web-tl-over = The lottery is over.
web-tl-turning = { $name } is spinning …
web-tl-turning-you = Your spinner is turning …
web-tl-going-you = Your pawn is moving …
web-tl-luck-yours = Your luck card!
web-tl-luck-of = { $name } draws a luck card
web-tl-luck-good = Lucky!
web-tl-luck-bad = No luck this time!
web-tl-luck-other = { $card ->
    [bank-pays-50] The bank pays { $name } 50,000
    [bank-pays-100] The bank pays { $name } 100,000
    [bank-pays-200] The bank pays { $name } 200,000
    [pay-50] { $name } pays the bank 50,000
    [pay-100] { $name } pays the bank 100,000
    [swap] { $name } may swap two digits
    [take] { $name } may trade a card for one from the board
    [spin-again] { $name } spins again straight away
    [go-anywhere] { $name } may go to any space
    [all-pay-you] Everyone gives { $name } 50,000
    [you-pay-all] { $name } gives everyone 50,000
   *[exchange] { $name } may trade one place with another player
}
web-tl-drawing = Drawing the winning number …
web-tl-your-turn = Your turn
web-tl-wait = { $name }’s turn

web-tl-goal = Goal: the winning number! Right digits earn money, and the most money wins.
web-tl-signs = What the spaces mean
web-tl-missing = { $count ->
    [one] You still need:
   *[other] You still need:
}
web-tl-for-place = { $place ->
    [1] the { $digit } for place 1 at the bottom
   *[other] the { $digit } for place { $place }
}
web-tl-only-swap = You have them all! Now just swap them round.
web-tl-next-digit = { $count ->
    [0] The { $digit } goes at the bottom.
    [one] One is right. Next: the { $digit }.
   *[other] { $count } are right. Next: the { $digit }.
}
web-tl-to-move = To move: { $digits }.
web-tl-move-to = the { $digit } to place { $place }
web-tl-your-space = Your space: { $field }.
web-tl-now-have = You now have { $money } marks.

web-tl-hint-pick = Choose six digits: nobody knows the winning number yet.
web-tl-hint-place = Nobody else will see where.
web-tl-hint-spin = Right digits count from the bottom up.
web-tl-hint-tap = Choose a spinner: signs show where you can go.
web-tl-hint-right = { $count ->
    [one] One right: that’s worth { $money }.
   *[other] { $count } right: that’s worth { $money }.
}
web-tl-hint-star = Choose the number or the space.
web-tl-ask-field-card = Will you take the { $digit }?
web-tl-hint-field-card = Choose a place for it, or “No, thank you”.
web-tl-hint-empty-field = The { $digit } costs 50,000.
web-tl-hint-seller = You pay 50,000 and one of your digits for the { $digit }.
web-tl-hint-leaving = { $name } gets it; the { $digit } takes its place.
web-tl-hint-give = { $name } pays you 50,000 for the { $digit }.
web-tl-hint-taken = The { $digit } costs 50,000. Choose where it should go.
web-tl-hint-taken-free = Choose where the { $digit } should go.
web-tl-ask-swap = Choose two digits!
web-tl-ask-swap-second = Swap the { $digit } with which one?
web-tl-hint-swap-places = They trade places.
web-tl-keep = Leave it as it is
web-tl-hint-buy = Each costs 50,000.
web-tl-hint-buy-take = Choose a digit on the board.
web-tl-hint-buy-ask = Choose the digit you want to ask for.
web-tl-hint-take = Choose a digit on the board.
web-tl-hint-go-to = Choose a space.
web-tl-hint-person = First choose who.
web-tl-ask-exchange = Trade a card with { $name }?
web-tl-ask-buy-off = Buy a digit from { $name }?
web-tl-hint-exchange = Choose a place: your digit there for { $name }’s.
web-tl-hint-buy-off = Choose a place: you pay 50,000 and trade your digit there for { $name }’s.

web-tl-result-title = Round { $round }
web-tl-result = { $names } got the winning number!
web-tl-result-you = You have the winning number!
web-tl-result-nobody = Round { $round } is paid out
web-tl-right-count = { $count ->
    [0] none right
    [one] one right
   *[other] { $count } right
}
web-tl-right-below = Right digits from the bottom: { $count }
web-tl-all-right = { $names }: all six right!
web-tl-all-right-nobody = Nobody had all six.
web-tl-go-on = Carry on
