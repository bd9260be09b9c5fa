game-ninety-nine = Neunundneunzig
game-ninety-nine-tagline = Zusammenzählen und nie darüber

option-ninetynine_lives = Leben für alle

ninetynine-card-ace = Ass
ninetynine-card-2 = 2
ninetynine-card-3 = 3
ninetynine-card-4 = 4
ninetynine-card-5 = 5
ninetynine-card-6 = 6
ninetynine-card-7 = 7
ninetynine-card-8 = 8
ninetynine-card-9 = 9
ninetynine-card-10 = 10
ninetynine-card-jack = Bube
ninetynine-card-queen = Dame
ninetynine-card-king = König

ninetynine-laid = { $seat_you ->
    [yes] Du legst { $card }: { $total }.
   *[no] { $seat } legt { $card }: { $total }.
}
ninetynine-turned = Jetzt geht es anders herum.
ninetynine-drew = Du ziehst: { $card }.
ninetynine-drew-unseen = { $seat } zieht eine Karte.
ninetynine-shuffled = Der Stapel ist leer; die gelegten Karten werden gemischt.
ninetynine-lost = { $seat_you ->
    [yes] Bei dir passt nichts: ein Leben weniger, es bleiben { $lives }. Alle Karten werden neu gegeben.
   *[no] Bei { $seat } passt nichts: ein Leben weniger, es bleiben { $lives }. Alle Karten werden neu gegeben.
}
ninetynine-out = { $seat_you ->
    [yes] Bei dir passt nichts, und es war dein letztes Leben: du bist draußen.
   *[no] Bei { $seat } passt nichts, und es war das letzte Leben: { $seat } ist draußen.
}

ninetynine-move-lay = legen: { $card }
ninetynine-move-lower = die 10 legen und zehn abziehen
ninetynine-move-give-up = nichts passt: ein Leben abgeben

ninetynine-why-over = Das Spiel ist aus.
ninetynine-why-turn = Du bist nicht dran.
ninetynine-why-fits = Eine deiner Karten passt.
ninetynine-why-not-held = Diese Karte hast du nicht.
ninetynine-why-too-high = Mit { $card } wären es { $total }: mehr als 99.

ninetynine-words-total = Summe: { $total }
ninetynine-words-top = Oben liegt: { $card }
ninetynine-words-forwards = Es geht reihum.
ninetynine-words-backwards = Es geht rückwärts reihum.
ninetynine-words-pile = Karten im Stapel: { $count }
ninetynine-words-lives = { $seat_you ->
    [yes] Deine Leben: { $lives }
   *[no] { $seat } hat { $lives } Leben
}
ninetynine-words-hand = Deine Hand: { $cards }
