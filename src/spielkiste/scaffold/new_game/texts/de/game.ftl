game-new-game = New Game
game-new-game-tagline = Neun Karten, drei Stiche

newgame-laid = { $seat_you ->
    [yes] Du legst die { $card }.
   *[no] { $seat } legt die { $card }.
}
newgame-took = { $seat_you ->
    [yes] Der Stich gehört dir.
   *[no] Der Stich geht an { $seat }.
}

newgame-move-lay = die { $card } legen

newgame-why-over = Das Spiel ist aus.
newgame-why-turn = Du bist nicht dran.
newgame-why-not-held = Diese Karte hast du nicht.

newgame-words-tricks = { $seat_you ->
    [yes] Deine Stiche: { $count }
   *[no] { $seat } hat { $count ->
        [one] einen Stich
       *[other] { $count } Stiche
    }
}
newgame-words-laid = { $seat_you ->
    [yes] Du hast die { $card } gelegt.
   *[no] { $seat } hat die { $card } gelegt.
}
newgame-words-last = { $seat_you ->
    [yes] Der letzte Stich: Du hast die { $card } gelegt.
   *[no] Der letzte Stich: { $seat } hat die { $card } gelegt.
}
newgame-words-hand = Deine Hand: { $cards }
