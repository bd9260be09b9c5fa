game-new-game = New Game
game-new-game-tagline = Nine cards, three tricks

newgame-laid = { $seat_you ->
    [yes] You play the { $card }.
   *[no] { $seat } plays the { $card }.
}
newgame-took = { $seat_you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}

newgame-move-lay = play the { $card }

newgame-why-over = The game is over.
newgame-why-turn = It isn’t your turn.
newgame-why-not-held = You don’t have this card in your hand.

newgame-words-tricks = { $seat_you ->
    [yes] Your tricks: { $count }
   *[no] { $seat } has { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
}
newgame-words-laid = { $seat_you ->
    [yes] You have played the { $card }.
   *[no] { $seat } has played the { $card }.
}
newgame-words-last = { $seat_you ->
    [yes] The last trick: you played the { $card }.
   *[no] The last trick: { $seat } played the { $card }.
}
newgame-words-hand = Your hand: { $cards }
