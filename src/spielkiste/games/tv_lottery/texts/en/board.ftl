web-box-tv-lottery = TV Lottery
web-box-tv-lottery-tag = 2–6 · age 12+

## TV lottery in the browser

web-tl-board = The board
web-tl-field = Field { $field }: { $square }
web-tl-left = { $count ->
    [0] no card left
    [one] one card left
   *[other] { $count } cards left
}
web-tl-here = { $name } is here
web-tl-here-you = you are here
web-tl-sign-luck = Luck
web-tl-sign-swap = Swap
web-tl-sign-bad-luck = Bad luck
web-tl-sign-buy = Buy
web-tl-wheel-yellow = Yellow spinner, the hare: 5 to 10 and a star
web-tl-wheel-green = Green spinner, the tortoise: 1 to 6 and a star
web-tl-wheel-red = Red spinner, the crab: 3 back to 3 forward and a star
web-tl-draft = Choose digits
web-tl-round = Round { $round } of { $rounds }
web-tl-lucks = Luck cards, { $count } left
web-tl-luck-away = Luck card: { $luck }. Put it away
web-tl-pig = The lucky pig, our bank

web-tl-others = The others
web-tl-players = The players
web-tl-you = You
web-tl-money = { $money } marks
web-tl-held = { $count ->
    [one] one card in the holder
   *[other] { $count } cards in the holder
}
web-tl-number = Winning number
web-tl-golden = place { $place }: { $digit }
web-tl-covered = covered
web-tl-holder = Your holder, from top to bottom
web-tl-place = Place { $place }: { $digit }
web-tl-place-empty = Place { $place }: empty
web-tl-right = right
web-tl-chosen = chosen
web-tl-can-swap = can be swapped
web-tl-this-digit = The card: { $digit }

web-tl-way-take = A card from the board
web-tl-way-swap = Swap two of mine
web-tl-way-ask = Ask who has one twice

web-tl-won = { $names } wins the lottery!
web-tl-over = The lottery is over.
web-tl-turning = { $name } spins …
web-tl-turning-you = Round it goes …
web-tl-drawing = The winning number is drawn!
web-tl-your-turn = Your turn
web-tl-wait = { $name }’s turn

web-tl-hint-pick = Tap a digit on the board.
web-tl-hint-place = Nobody else will see where.
web-tl-hint-spin = Digits count from the bottom up.
web-tl-hint-right = { $count ->
    [one] One right: that is worth { $money }.
   *[other] { $count } right: that is worth { $money }.
}
web-tl-hint-star = Tap the number or the field.
web-tl-hint-field-card = Tap the place in your holder.
web-tl-hint-empty-field = The { $digit } costs 50,000.
web-tl-hint-seller = The { $digit } for 50,000 and one of your cards.
web-tl-hint-leaving = { $name } gets it; the { $digit } comes in its place.
web-tl-hint-give = { $name } pays you 50,000 for the { $digit }.
web-tl-hint-taken = The { $digit } for 50,000: tap its place.
web-tl-hint-taken-free = The { $digit }: tap its place.
web-tl-hint-swap = Tap two cards in your holder.
web-tl-hint-swap-second = And the other one?
web-tl-hint-buy = Each costs 50,000.
web-tl-hint-buy-take = Tap a digit on the board.
web-tl-hint-buy-ask = Tap the digit you want to ask for.
web-tl-hint-take = Tap a digit on the board.
web-tl-hint-go-to = Tap a field.
web-tl-hint-person = First: who?
web-tl-hint-exchange = Tap the place: your card there for the one of { $name }.
web-tl-hint-buy-off = Tap the place: 50,000 and your card there for the one of { $name }.

web-tl-result-title = Round { $round }
web-tl-result = { $names } has the winning number!
web-tl-result-you = You have the winning number!
web-tl-result-nobody = Round { $round } is paid out
web-tl-right-count = { $count ->
    [0] none right
    [one] one right
   *[other] { $count } right
}
web-tl-go-on = Go on
