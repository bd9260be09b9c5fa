game-ninety-nine = Ninety-Nine
game-ninety-nine-tagline = Add up, but never go over

option-ninetynine_lives = Lives for everyone

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
    [yes] You play the { $card }: { $total }.
   *[no] { $seat } plays the { $card }: { $total }.
}
ninetynine-turned = Now play goes the other way round.
ninetynine-drew = You draw: { $card }.
ninetynine-drew-unseen = { $seat } draws a card.
ninetynine-shuffled = The draw pile is used up, so the pile is shuffled.
ninetynine-lost = { $seat_you ->
    [yes] None of your cards fits: you lose a life and have { $lives } left. Everyone gets new cards.
   *[no] { $seat } has no card that fits and loses a life: { $lives } left. Everyone gets new cards.
}
ninetynine-out = { $seat_you ->
    [yes] None of your cards fits, and that was your last life: you’re out.
   *[no] { $seat } has no card that fits, and that was the last life: { $seat } is out.
}

ninetynine-move-lay = play: { $card }
ninetynine-move-lower = play the 10 and take ten off
ninetynine-move-give-up = nothing fits: give up a life

ninetynine-why-over = The game is over.
ninetynine-why-turn = It isn’t your turn.
ninetynine-why-fits = One of your cards fits.
ninetynine-why-not-held = You don’t have this card in your hand.
ninetynine-why-too-high = The { $card } would make { $total }: more than 99.

ninetynine-words-total = Total: { $total }
ninetynine-words-top = On top: { $card }
ninetynine-words-forwards = Play goes round from seat to seat.
ninetynine-words-backwards = Play goes round backwards.
ninetynine-words-pile = Draw pile: { $count }
ninetynine-words-lives = { $seat_you ->
    [yes] Your lives: { $lives }
   *[no] { $seat } has { $lives ->
        [one] one life
       *[other] { $lives } lives
    }
}
ninetynine-words-hand = Your hand: { $cards }
