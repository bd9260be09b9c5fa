## Das Spiel zur Fernsehlotterie

game-tv-lottery = TV Lottery
game-tv-lottery-tagline = Who’ll be first to match the winning number?
task-tv-lottery-one = Win a round against a bot!
task-tv-lottery-three = Win a round against three bots!
option-rounds = Rounds
option-rounds-length = { $count ->
    [one] 1 round
   *[other] { $value } rounds
}
option-draft = Digits at the start
option-draft-pick = everyone picks in turn (rulebook)
option-draft-random = at random for everyone
option-buying_off = Meet and buy (for experienced players)
option-picks_first = Who picks the first digit

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

tl-spinner-yellow = the yellow spinner
tl-spinner-green = the green spinner
tl-spinner-red = the red spinner

tl-square-start = start
    .acc = start
tl-square-digit-0 = digit 0
    .acc = digit 0
tl-square-digit-1 = digit 1
    .acc = digit 1
tl-square-digit-2 = digit 2
    .acc = digit 2
tl-square-digit-3 = digit 3
    .acc = digit 3
tl-square-digit-4 = digit 4
    .acc = digit 4
tl-square-digit-5 = digit 5
    .acc = digit 5
tl-square-digit-6 = digit 6
    .acc = digit 6
tl-square-digit-7 = digit 7
    .acc = digit 7
tl-square-digit-8 = digit 8
    .acc = digit 8
tl-square-digit-9 = digit 9
    .acc = digit 9
tl-square-luck = luck
    .acc = a luck space
tl-square-swap = swap
    .acc = a swap space
tl-square-bad-luck = bad luck
    .acc = a bad luck space
tl-square-buy = buy
    .acc = the buy space

tl-field-0 = start
    .acc = start
tl-field-1 = digit 0
    .acc = digit 0
tl-field-2 = luck space between 0 and 1
    .acc = the luck space between 0 and 1
tl-field-3 = digit 1
    .acc = digit 1
tl-field-4 = swap space between 1 and 2
    .acc = the swap space between 1 and 2
tl-field-5 = digit 2
    .acc = digit 2
tl-field-6 = bad luck space between 2 and 3
    .acc = the bad luck space between 2 and 3
tl-field-7 = digit 3
    .acc = digit 3
tl-field-8 = luck space between 3 and 4
    .acc = the luck space between 3 and 4
tl-field-9 = digit 4
    .acc = digit 4
tl-field-10 = swap space between 4 and 5
    .acc = the swap space between 4 and 5
tl-field-11 = digit 5
    .acc = digit 5
tl-field-12 = luck space between 5 and 6
    .acc = the luck space between 5 and 6
tl-field-13 = digit 6
    .acc = digit 6
tl-field-14 = bad luck space between 6 and 7
    .acc = the bad luck space between 6 and 7
tl-field-15 = digit 7
    .acc = digit 7
tl-field-16 = swap space between 7 and 8
    .acc = the swap space between 7 and 8
tl-field-17 = digit 8
    .acc = digit 8
tl-field-18 = luck space between 8 and 9
    .acc = the luck space between 8 and 9
tl-field-19 = digit 9
    .acc = digit 9
tl-field-20 = buy space
    .acc = the buy space

tl-luck-card-bank-pays-50 = the bank pays you 50,000
tl-luck-card-bank-pays-100 = the bank pays you 100,000
tl-luck-card-bank-pays-200 = the bank pays you 200,000
tl-luck-card-pay-50 = pay the bank 50,000
tl-luck-card-pay-100 = pay the bank 100,000
tl-luck-card-swap = you may swap two of your digits
tl-luck-card-take = you may swap one of your cards for one from the board
tl-luck-card-spin-again = spin again straight away
tl-luck-card-go-anywhere = go to any space you like
tl-luck-card-all-pay-you = everyone gives you 50,000
tl-luck-card-you-pay-all = you give everyone 50,000
tl-luck-card-exchange = you may trade one place with another player

tl-question-pick = Which digit will you take?
tl-question-place = Where does it go?
tl-question-spin = Which spinner will you spin?
tl-question-star = Which number would you like?
tl-question-field-card = Will you take the card? Where does it go?
tl-question-empty-field = Do you want to ask who has a spare one?
tl-question-seller = Who will you buy from?
tl-question-leaving = Which of your cards will you hand over?
tl-question-give = Which of your matching cards will you hand over?
tl-question-swap = Which two cards will you swap?
tl-question-buy = What will you buy?
tl-question-take = Which card will you take from the board?
tl-question-taken = Where does it go?
tl-question-go-to = Which space will you go to?
tl-question-exchange = Who will you trade with, and which place?
tl-question-buy-off = Who will you buy from, and which place?

tl-move-take = take { $digit }
tl-move-ask = ask who has a spare { $digit }
tl-move-put = put it in place { $place }
tl-move-give = give the card in place { $place }
tl-move-swap = swap the cards in places { $place } and { $second }
tl-move-spin = spin { $spinner }
tl-move-number = move { $number }
tl-move-go-to = go to { $field_acc }
tl-move-exchange = trade the cards in place { $place } with { $seat }
tl-move-buy-off = buy { $seat }’s card in place { $place }
tl-move-buy-from = buy from { $seat }
tl-move-leave = no, thank you
tl-move-fill = pick the rest for me

tl-filled-all = All the holders are filled at random.
tl-picked = { $seat_you ->
    [yes] You take the { $digit }.
   *[no] { $seat } takes the { $digit }.
}
tl-placed = You put the { $digit } in place { $place }.
tl-placed-unseen = { $seat } puts it in the holder.
tl-fills = { $seat_you ->
    [yes] Your holder is filled for you.
   *[no] { $seat }’s holder is filled at random.
}
tl-drawn = Round { $round }. The winning number, from bottom to top: { $digits }.
tl-spun = { $seat_you ->
    [yes] You spin { $spinner }: { $number }.
   *[no] { $seat } spins { $spinner }: { $number }.
}
tl-star = { $seat_you ->
    [yes] You spin { $spinner }: a star!
   *[no] { $seat } spins { $spinner }: a star!
}
tl-star-chosen = { $seat_you ->
    [yes] You choose { $number }.
   *[no] { $seat } chooses { $number }.
}
tl-moved = { $seat_you ->
    [yes] You land on { $square_acc }.
   *[no] { $seat } lands on { $square_acc }.
}
tl-took = You put the { $digit } in place { $place } and the { $card } goes back.
tl-took-unseen = { $seat } takes the { $digit } and puts the { $card } back.
tl-left = { $seat_you ->
    [yes] You say no thanks.
   *[no] { $seat } says no thanks.
}
tl-too-poor = { $seat_you ->
    [yes] You don’t have enough money to buy.
   *[no] { $seat } doesn’t have enough money to buy.
}
tl-asked = { $seat_you ->
    [yes] You ask: who has a spare { $digit }?
   *[no] { $seat } asks: who has a spare { $digit }?
}
tl-answered = { $seats_count ->
    [one] { $seats_you ->
        [yes] You have a spare { $digit }.
       *[no] { $seats } has a spare { $digit }.
    }
   *[other] { $seats } have a spare { $digit }.
}
tl-nobody = Nobody has a spare { $digit }.
tl-dealt = { $seat_you ->
    [yes] You buy the { $digit } from { $seller } for { $money } marks and hand over your { $card }.
   *[no] { $seat } buys your { $digit } for { $money } marks; you get the { $card } in return.
}
tl-dealt-unseen = { $seat } buys the { $digit } from { $seller } for { $money } marks.
tl-swapped = You swap the cards in places { $place } and { $second }.
tl-swapped-unseen = { $seat } swaps two cards.
tl-exchanged = { $seat_you ->
    [yes] You trade the cards in place { $place } with { $other }: your { $card } for the { $digit }.
   *[no] { $seat } trades the cards in place { $place } with you: your { $digit } for the { $card }.
}
tl-exchanged-unseen = { $seat } and { $other } trade the cards in place { $place }.
tl-bought-off = { $seat_you ->
    [yes] You buy { $other }’s card in place { $place } for { $money } marks: the { $digit } for your { $card }.
   *[no] { $seat } buys your card in place { $place } for { $money } marks: your { $digit } for the { $card }.
}
tl-bought-off-unseen = { $seat } buys { $other }’s card in place { $place } for { $money } marks.
tl-luck = { $seat_you ->
    [yes] A luck card for you: { $luck }.
   *[no] A luck card for { $seat }: “{ $luck }”.
}
tl-reshuffled = The luck cards are shuffled and used again.
tl-got = { $seat_you ->
    [yes] You get { $money } marks from the bank.
   *[no] { $seat } gets { $money } marks from the bank.
}
tl-paid = { $seat_you ->
    [yes] You pay the bank { $money } marks.
   *[no] { $seat } pays the bank { $money } marks.
}
tl-broke = { $seat_you ->
    [yes] You have to pay, but you have no money left.
   *[no] { $seat } has to pay, but has no money left.
}
tl-gave = { $seat_you ->
    [yes] You give { $other } { $money } marks.
   *[no] { $other_you ->
        [yes] { $seat } gives you { $money } marks.
       *[no] { $seat } gives { $other } { $money } marks.
    }
}
tl-complete = { $seats_you ->
    [yes] You have the winning number in your holder: { $digits }!
   *[no] The winning number { $digits } goes to { $seats }!
}
tl-no-winner = Round { $round } has gone on long enough, so it’s paid out.
tl-prize = { $seat_you ->
    [yes] You have { $count ->
        [0] no right digits from the bottom and get nothing
        [one] one right digit from the bottom and get { $money } marks
       *[other] { $count } right digits from the bottom and get { $money } marks
    }.
   *[no] { $seat } has { $count ->
        [0] no right digits from the bottom and gets nothing
        [one] one right digit from the bottom and gets { $money } marks
       *[other] { $count } right digits from the bottom and gets { $money } marks
    }.
}
tl-won = { $seats_you ->
    [yes] You win with the most money: { $money } marks!
   *[no] { $seats_count ->
        [one] { $seats } wins with the most money: { $money } marks!
       *[other] { $seats } win with the most money: { $money } marks!
    }
}

tl-why-no-move = That isn’t a move.
tl-why-over = The game is over.
tl-why-no-money = You need 50,000 marks for this. You have { $money }.
tl-why-turn = { $seat } is choosing now.
tl-why-other-question = Answer this first: { $question }
tl-why-none-left = There’s no { $digit } left on the board.
tl-why-other-digit = You can only ask for the { $digit } here.
tl-why-asked-already = You’ve already asked on this space.
tl-why-place-taken = There’s already a card in place { $place }.
tl-why-same-card = Place { $place } already has this digit: { $digit }. The two cards must be different.
tl-why-full = Your holder is full: it has room for six cards.
tl-why-give-digit = There’s no { $digit } in place { $place }.
tl-why-not-on-spinner = There’s no { $number } on { $spinner }.
tl-why-same-field = You’re already there. Choose another space.
tl-why-nobody = Nobody is sitting there.
tl-why-yourself = That’s you.
tl-why-not-twice = { $seat } doesn’t have a spare { $digit }.
tl-why-no-buying-off = This table plays without “meet and buy”.
tl-why-not-here = { $seat } isn’t on your space, or you’ve already bought something from them.
tl-why-agreed = The deal is done. Only the card is missing.

error-tl-no-such-place = There’s no place { $text }. A holder has places 1 (at the bottom) to 6.
error-tl-no-such-number = No spinner has the number { $text }.

tl-words-round = Round { $round } of { $rounds }.
tl-words-number = Winning number, from bottom to top: { $digits }.
tl-words-seat = { $seat }: { $money } marks, on { $field_acc }.
tl-words-not-in = { $seat }: { $money } marks, not on the track yet.
tl-words-board = On the board: { $stacks }
tl-words-luck = Luck card: { $luck }.
tl-words-holder = Your holder, from bottom to top: { $digits }.
tl-words-right = Right digits from the bottom: { $count }.
tl-words-question = { $seat_you ->
    [yes] { $question }
   *[no] { $seat } is thinking: { $question }
}
