game-new-game = New Game
game-new-game-tagline = Nine cards, three tricks

newgame-laid = { $seat_you ->
    [yes] You lay the { $card }.
   *[no] { $seat } lays the { $card }.
}
newgame-took = { $seat_you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}

newgame-move-lay = lay the { $card }

newgame-why-over = The game is over.
newgame-why-turn = It is not your turn.
newgame-why-not-held = You do not hold this card.

newgame-words-tricks = { $seat_you ->
    [yes] Your tricks: { $count }
   *[no] { $seat } has { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
}
newgame-words-laid = { $seat_you ->
    [yes] You have laid the { $card }.
   *[no] { $seat } has laid the { $card }.
}
newgame-words-last = { $seat_you ->
    [yes] The last trick: you laid the { $card }.
   *[no] The last trick: { $seat } laid the { $card }.
}
newgame-words-hand = Your hand: { $cards }
