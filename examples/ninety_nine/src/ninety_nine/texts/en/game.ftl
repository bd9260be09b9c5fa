game-ninety-nine = Ninety-Nine
game-ninety-nine-tagline = Add up, and never go over

option-ninetynine_lives = Lives for everybody

ninetynine-card-ace = ace
ninetynine-card-2 = 2
ninetynine-card-3 = 3
ninetynine-card-4 = 4
ninetynine-card-5 = 5
ninetynine-card-6 = 6
ninetynine-card-7 = 7
ninetynine-card-8 = 8
ninetynine-card-9 = 9
ninetynine-card-10 = 10
ninetynine-card-jack = jack
ninetynine-card-queen = queen
ninetynine-card-king = king

ninetynine-laid = { $seat_you ->
    [yes] You lay the { $card }: { $total }.
   *[no] { $seat } lays the { $card }: { $total }.
}
ninetynine-turned = Now it goes round the other way.
ninetynine-drew = You draw: { $card }.
ninetynine-drew-unseen = { $seat } draws a card.
ninetynine-shuffled = The pile is used up; the laid cards are shuffled.
ninetynine-lost = { $seat_you ->
    [yes] Nothing of yours fits: you lose a life and have { $lives } left. All cards are dealt anew.
   *[no] { $seat } has nothing that fits and loses a life: { $lives } left. All cards are dealt anew.
}
ninetynine-out = { $seat_you ->
    [yes] Nothing of yours fits, and it was your last life: you are out.
   *[no] { $seat } has nothing that fits, and it was the last life: { $seat } is out.
}

ninetynine-move-lay = lay: { $card }
ninetynine-move-lower = lay the 10 and take ten off
ninetynine-move-give-up = nothing fits: give up a life

ninetynine-why-over = The game is over.
ninetynine-why-turn = It is not your turn.
ninetynine-why-fits = One of your cards fits.
ninetynine-why-not-held = You do not hold this card.
ninetynine-why-too-high = The { $card } would make { $total }: more than 99.

ninetynine-words-total = Total: { $total }
ninetynine-words-top = On top lies: { $card }
ninetynine-words-forwards = It goes round from seat to seat.
ninetynine-words-backwards = It goes round backwards.
ninetynine-words-pile = Cards in the pile: { $count }
ninetynine-words-lives = { $seat_you ->
    [yes] Your lives: { $lives }
   *[no] { $seat } has { $lives ->
        [one] one life
       *[other] { $lives } lives
    }
}
ninetynine-words-hand = Your hand: { $cards }
