## Getallen-rally

game-number-rally = Getallenrally
game-number-rally-tagline = Reken mee, grijp de auto en win bij 100
task-number-rally-one = Win een rally!
task-number-rally-little = Win de kleine rally van twee bots!
option-little = Kleine rally (getallen tot 20)
option-drawing = Bijpakken
option-drawing-by_hand = zelf (spelregel: wie het vergeet, speelt met minder kaarten)
option-drawing-automatic = automatisch
option-points = Punten om te winnen

zr-card-1 = 1
    .acc = de 1
zr-card-2 = 2
    .acc = de 2
zr-card-3 = 3
    .acc = de 3
zr-card-4 = 4
    .acc = de 4
zr-card-5 = 5
    .acc = de 5
zr-card-6 = 6
    .acc = de 6
zr-card-7 = 7
    .acc = de 7
zr-card-8 = 8
    .acc = de 8
zr-card-9 = 9
    .acc = de 9
zr-card-10 = 10
    .acc = de 10
zr-card-pit-repair = Pitstop
    .acc = Pitstop
zr-card-tyre-change = Bandenwissel
    .acc = Bandenwissel
zr-card-overtake = Inhalen
    .acc = Inhalen
zr-card-false-start = Valse start
    .acc = Valse start
zr-card-stage-win = Etappezege
    .acc = Etappezege
zr-card-refuel = Tanken
    .acc = Tanken
zr-card-oil-change = Olie verversen
    .acc = Olie verversen
zr-card-home-straight = Eindsprint
    .acc = Eindsprint

zr-reason-exact = precies op de finish
zr-reason-equal = met hetzelfde getal
zr-reason-past = voorbij de finish
zr-reason-empty = de pakstapel is leeg

zr-skill-ones = Eenheden erbij
zr-skill-tens = Tien erbij
zr-skill-crossing = Over het tiental
zr-skill-rounding = Afronden
zr-skill-swapping = Cijfers omdraaien
zr-skill-minus = Tien eraf
zr-skill-reading = Kaarten lezen

zr-move-lay = { $card_acc } leggen
zr-move-snap = grijpen met { $card_acc }
zr-move-pass = niet grijpen
zr-move-draw = een kaart pakken
zr-move-say = { $total }

zr-rally = { $seat_you ->
    [yes] Rally { $rally } start: jij begint.
   *[no] Rally { $rally } start: { $seat } begint.
}
zr-dealt = { $seat_you ->
    [yes] Je krijgt: { $cards }.
   *[no] { $seat } krijgt: { $cards }.
}
zr-dealt-unseen = { $seat } krijgt vier kaarten.
zr-laid = { $seat_you ->
    [yes] Je legt { $card_acc }.
   *[no] { $seat } legt { $card_acc }.
}
zr-snapped = { $seat_you ->
    [yes] Hebbes! Je legt { $card_acc }.
   *[no] Hebbes! { $seat } legt { $card_acc }.
}
zr-named = { $seat_you ->
    [yes] Je zegt { $answer }. Goed!
   *[no] { $seat } zegt { $answer }. Goed!
}
zr-misnamed = { $seat_you ->
    [yes] Je zegt { $answer }. Dat klopt nog niet: { $before }, dan { $card }.
   *[no] { $seat } zegt { $answer }. Dat klopt nog niet: { $before }, dan { $card }.
}
zr-naming-lapsed = { $seat_you ->
    [yes] Iemand was sneller: je hoeft de uitkomst niet meer te zeggen.
   *[no] Iemand was sneller: { $seat } hoeft de uitkomst niet meer te zeggen.
}
zr-total = Van { $before } naar { $total }.
zr-car = { $seat_you ->
    [yes] De raceauto is van jou!
   *[no] De raceauto rijdt naar { $seat }.
}
zr-drew = { $seat_you ->
    [yes] Je pakt: { $card }.
   *[no] { $seat } pakt: { $card }.
}
zr-drew-unseen = { $seat } pakt een kaart.
zr-last-drawn = De laatste kaart is gepakt.
zr-rally-won = { $seat_you ->
    [yes] Je hebt de auto en wint de rally tot { $goal }: { $reason }! Dat is beker nummer { $points } voor jou.
   *[no] { $seat } heeft de auto en wint de rally tot { $goal }: { $reason }! Dat is beker nummer { $points }.
}
zr-rally-unwon = Niemand heeft de raceauto ({ $reason }): deze rally wint niemand.
zr-won = { $seat_you ->
    [yes] Je wint de Grote Prijs met { $points ->
        [one] één punt
       *[other] { $points } punten
    }!
   *[no] { $seat } wint de Grote Prijs met { $points ->
        [one] één punt
       *[other] { $points } punten
    }!
}

# At the seat of whoever did it: short, without the name.
zr-laid-act = legt { $card }!
zr-snapped-act = grijpt { $card }!

zr-why-no-move = Dat is geen zet.
zr-why-over = De Grote Prijs is voorbij.
zr-why-name-first = Zeg eerst de uitkomst.
zr-why-snap-first = Eerst krijgt iedereen een eerlijke kans om te grijpen.
zr-why-answer-first = Antwoord eerst: de { $card } grijpen of niet?
zr-why-naming = Eerst zegt { $seat } de uitkomst.
zr-why-turn = { $seat } is aan de beurt.
zr-why-no-more-cards = De laatste kaart is gepakt: in deze rally komt niemand meer aan de beurt.
zr-why-must-draw = Je hebt geen kaart meer: pak er een.
zr-why-not-held = Je hebt { $card_acc } niet in je hand.
zr-why-no-snap = In de kleine rally wordt niet gegrepen.
zr-why-own-card = Je eigen kaart mag je niet grijpen.
zr-why-answered = Je hebt al antwoord gegeven.
zr-why-nothing-asked = Er valt nu niets te grijpen.
zr-why-no-number = Bovenop ligt geen getal: er valt niets te grijpen.
zr-why-other-number = Bovenop ligt geen { $card }.
zr-why-lay-it = Jij bent aan de beurt: leg de kaart gewoon.
zr-why-too-late = Te laat om te grijpen! Je houdt je kaart.
zr-why-automatic = Aan deze tafel krijg je je kaarten vanzelf bij.
zr-why-no-more-draws = In deze rally worden geen kaarten meer gepakt.
zr-why-full-hand = Je hand is vol.
zr-why-draw-gone = Te laat om te pakken!
zr-why-nothing-to-name = Er wordt nu geen uitkomst gevraagd.
zr-why-only-right = Het is { $total }: zeg dat maar.
zr-why-wrong-already = { $total } was niet goed: probeer een ander getal.
zr-why-no-such-total = Tot { $total } kan de stapel niet komen.

zr-words-total = De stapel staat op { $total } van { $goal }.
zr-words-top = { $seat_you ->
    [yes] Bovenop ligt { $card_acc }, gelegd door jou.
   *[no] Bovenop ligt { $card_acc }, gelegd door { $seat }.
}
zr-words-car-free = De raceauto staat naast de stapel.
zr-words-car = { $seat_you ->
    [yes] Jij hebt de raceauto.
   *[no] { $seat } heeft de raceauto.
}
zr-words-draw-pile = Pakstapel: { $count ->
    [0] leeg
    [one] nog één kaart
   *[other] nog { $count } kaarten
}.
zr-words-points = { $seat }: { $points } van { $goal } { $goal ->
    [one] punt
   *[other] punten
}.
zr-words-may-draw = { $seat_you ->
    [yes] Je mag een kaart pakken.
   *[no] { $seat } mag een kaart pakken.
}
zr-words-naming = { $seat_you ->
    [yes] Wat is de uitkomst? { $before }, dan { $card }.
   *[no] { $seat } zegt de uitkomst: { $before }, dan { $card }.
}
zr-words-right = Het is { $right }.
zr-words-snap = Wie grijpt { $card_acc }?
zr-words-turn = { $seat_you ->
    [yes] Jij bent aan de beurt.
   *[no] { $seat } is aan de beurt.
}
zr-words-hand = In je hand: { $cards }.

zr-medal-heading = Winnaarsmedaille
zr-medal-praise = wint de Grote Prijs van de getallenkampioenen
