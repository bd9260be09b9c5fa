## Das Spiel zur Fernsehlotterie

game-tv-lottery = TV Lottery
game-tv-lottery-tagline = Who has the winning number first?
option-rounds = Rounds
option-rounds-length = { $count ->
    [one] 1 round
   *[other] { $value } rounds
}
option-draft = Digits at the start
option-draft-pick = chosen in turn (rulebook)
option-draft-random = at random for everybody
option-buying_off = Buying off (for experienced players)
option-picks_first = Who takes the first digit (0: by lot)

tl-digit-0 = 0
tl-digit-1 = 1
tl-digit-2 = 2
tl-digit-3 = 3
tl-digit-4 = 4
tl-digit-5 = 5
tl-digit-6 = 6
tl-digit-7 = 7
tl-digit-8 = 8
tl-digit-9 = 9
tl-digit-none = –

tl-spinner-yellow = yellow
tl-spinner-green = green
tl-spinner-red = red

tl-square-start = start
tl-square-digit-0 = digit 0
tl-square-digit-1 = digit 1
tl-square-digit-2 = digit 2
tl-square-digit-3 = digit 3
tl-square-digit-4 = digit 4
tl-square-digit-5 = digit 5
tl-square-digit-6 = digit 6
tl-square-digit-7 = digit 7
tl-square-digit-8 = digit 8
tl-square-digit-9 = digit 9
tl-square-luck = luck
tl-square-swap = swap
tl-square-bad-luck = bad luck
tl-square-buy = buy

tl-luck-card-bank-pays-50 = the bank pays you 50,000
tl-luck-card-bank-pays-100 = the bank pays you 100,000
tl-luck-card-bank-pays-200 = the bank pays you 200,000
tl-luck-card-pay-50 = pay the bank 50,000
tl-luck-card-pay-100 = pay the bank 100,000
tl-luck-card-swap = you may swap two of your cards
tl-luck-card-take = you may take a card from the board for one of yours
tl-luck-card-spin-again = spin again at once
tl-luck-card-go-anywhere = go to any field you like
tl-luck-card-all-pay-you = everybody gives you 50,000
tl-luck-card-you-pay-all = you give everybody 50,000
tl-luck-card-exchange = you may trade one place with somebody

tl-question-pick = Which digit do you take?
tl-question-place = Where does it go?
tl-question-spin = Which spinner do you spin?
tl-question-star = A star! Which number do you choose?
tl-question-field-card = Do you take the card? Where does it go?
tl-question-empty-field = Do you want to ask who has this digit twice?
tl-question-seller = From whom do you buy?
tl-question-leaving = Which of your cards do you give?
tl-question-give = Which of the equal cards do you give?
tl-question-swap = Which two cards do you swap?
tl-question-buy = What do you buy?
tl-question-take = Which card do you take from the board?
tl-question-taken = Where does it go?
tl-question-go-to = To which field do you go?
tl-question-exchange = With whom do you trade which place?
tl-question-buy-off = From whom do you buy which place?

tl-move-take = take { $digit }
tl-move-ask = ask: who has the { $digit } twice?
tl-move-put = into place { $place }
tl-move-give = give the card in place { $place }
tl-move-swap = swap places { $place } and { $second }
tl-move-spin = spin { $spinner }
tl-move-number = move { $number }
tl-move-go-to = go to field { $field }
tl-move-exchange = trade place { $place } with { $seat }
tl-move-buy-off = buy place { $place } from { $seat }
tl-move-buy-from = buy from { $seat }
tl-move-leave = no, thank you
tl-move-fill = fill the rest for me

tl-filled-all = All holders are filled at random.
tl-picked = { $seat_you ->
    [yes] You take the { $digit }.
   *[no] { $seat } takes the { $digit }.
}
tl-placed = You put the { $digit } into place { $place }.
tl-placed-unseen = { $seat } puts the { $digit } into the holder.
tl-fills = { $seat_you ->
    [yes] Your holder fills by itself.
   *[no] { $seat } lets the holder be filled.
}
tl-drawn = Round { $round }. The winning number from bottom to top: { $digits }.
tl-spun = { $seat_you ->
    [yes] You spin { $spinner }: { $number }.
   *[no] { $seat } spins { $spinner }: { $number }.
}
tl-star = { $seat_you ->
    [yes] You spin { $spinner }: a star! You may choose.
   *[no] { $seat } spins { $spinner }: a star!
}
tl-star-chosen = { $seat_you ->
    [yes] You choose { $number }.
   *[no] { $seat } chooses { $number }.
}
tl-moved = { $seat_you ->
    [yes] You come to field { $field }: { $square }.
   *[no] { $seat } comes to field { $field }: { $square }.
}
tl-took = You take the { $digit } into place { $place } and put the { $card } back.
tl-took-unseen = { $seat } takes the { $digit } and puts the { $card } back.
tl-left = { $seat_you ->
    [yes] You leave it.
   *[no] { $seat } leaves it.
}
tl-too-poor = { $seat_you ->
    [yes] You don’t have the money to buy.
   *[no] { $seat } doesn’t have the money to buy.
}
tl-asked = { $seat_you ->
    [yes] You ask: who has the { $digit } twice?
   *[no] { $seat } asks: who has the { $digit } twice?
}
tl-answered = The { $digit } twice: { $seats }.
tl-nobody = Nobody has the { $digit } twice.
tl-dealt = { $seat_you ->
    [yes] You buy the { $digit } from { $seller } for { $money } and give your { $card }.
   *[no] { $seat } buys a { $digit } from you for { $money }; you get a { $card } for it.
}
tl-dealt-unseen = { $seat } buys the { $digit } from { $seller } for { $money }.
tl-swapped = You swap places { $place } and { $second }.
tl-swapped-unseen = { $seat } swaps two cards.
tl-exchanged = { $seat_you ->
    [yes] You trade place { $place } with { $other }: your { $card } for the { $digit }.
   *[no] { $seat } trades place { $place } with you: your { $digit } for the { $card }.
}
tl-exchanged-unseen = { $seat } and { $other } trade the cards in place { $place }.
tl-bought-off = { $seat_you ->
    [yes] You buy place { $place } from { $other } for { $money }: the { $digit } for your { $card }.
   *[no] { $seat } buys place { $place } from you for { $money }: your { $digit } for the { $card }.
}
tl-bought-off-unseen = { $seat } buys place { $place } from { $other } for { $money }.
tl-luck = { $seat_you ->
    [yes] A luck card for you: { $luck }.
   *[no] A luck card for { $seat }: { $luck }.
}
tl-reshuffled = The luck cards are shuffled again.
tl-got = { $seat_you ->
    [yes] You get { $money } from the bank.
   *[no] { $seat } gets { $money } from the bank.
}
tl-paid = { $seat_you ->
    [yes] You pay the bank { $money }.
   *[no] { $seat } pays the bank { $money }.
}
tl-broke = { $seat_you ->
    [yes] You should pay, but you have no money.
   *[no] { $seat } should pay, but has no money.
}
tl-gave = { $seat_you ->
    [yes] You give { $other } { $money }.
   *[no] { $other_you ->
        [yes] { $seat } gives you { $money }.
       *[no] { $seat } gives { $other } { $money }.
    }
}
tl-complete = { $seats_you ->
    [yes] The winning number is in your holder: { $digits }!
   *[no] { $seats }: the winning number { $digits }!
}
tl-no-winner = Round { $round } takes too long and is paid out.
tl-prize = { $seat_you ->
    [yes] Right from the bottom, yours: { $count }. You get { $money }.
   *[no] Right from the bottom, { $seat }: { $count }. That makes { $money }.
}
tl-won = { $seats_you ->
    [yes] You win with { $money }!
   *[no] Won, with { $money }: { $seats }!
}

tl-why-no-move = This is no move.
tl-why-over = The game is over.
tl-why-no-money = You need 50,000 for this. You have { $money }.
tl-why-turn = { $seat } is being asked: { $question }
tl-why-other-question = First this question: { $question }
tl-why-none-left = No { $digit } is left on the board.
tl-why-other-digit = Here you can ask for the { $digit } only.
tl-why-asked-already = You have asked on this field already.
tl-why-place-taken = There is a card in place { $place } already.
tl-why-same-card = There is a { $digit } in place { $place } already: the two cards must differ.
tl-why-full = Your holder is full: it always has six cards.
tl-why-give-digit = There is no { $digit } in place { $place }.
tl-why-not-on-spinner = There is no { $number } on { $spinner }.
tl-why-same-field = You stand there already. Choose another field.
tl-why-nobody = Nobody sits there.
tl-why-yourself = That is you.
tl-why-not-twice = { $seat } doesn’t have the { $digit } twice.
tl-why-no-buying-off = This table plays without buying off.
tl-why-not-here = { $seat } is not on your field, or you have bought there already.
tl-why-agreed = The deal is made. Only the card is missing.

error-tl-no-such-place = There is no place { $text }. A holder has places 1 (the lowest) to 6.
error-tl-no-such-number = No spinner has the number { $text }.

tl-words-round = Round { $round } of { $rounds }.
tl-words-number = Winning number from bottom to top: { $digits }.
tl-words-seat = { $seat }: { $money } marks, on field { $field } ({ $square }).
tl-words-not-in = { $seat }: { $money } marks, not on the ring yet.
tl-words-board = On the board: { $stacks }
tl-words-luck = Luck card: { $luck }.
tl-words-holder = Your holder from bottom to top: { $digits }.
tl-words-right = Right from the bottom: { $count }.
tl-words-question = { $seat_you ->
    [yes] { $question }
   *[no] { $seat } is thinking: { $question }
}

# At the end: what is worth telling about this game.
tl-fact-prizes = Most prize money: { $seats } ({ $count } marks)
tl-fact-asked = Asked the most: { $seats } ({ $count } times)
tl-fact-luck = Most luck cards: { $seats } ({ $count })
