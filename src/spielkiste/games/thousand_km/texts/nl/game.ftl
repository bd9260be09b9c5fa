## 1000 kilometer

game-thousand-km = 1000 kilometer
game-thousand-km-tagline = Wie staat het eerst precies op de finish?
task-thousand-km-sprint = Win de race over 300 km!
task-thousand-km-two = Win van twee bots over 500 km!
option-teams = In teams van twee
option-youngest = Iedereen start op groen
option-youngest-kinder = De volgende keer start iedereen op groen
option-discard = Weggooien
option-discard-when_stuck = alleen als je niets kunt leggen (spelregel)
option-discard-safeties_may_wait = beschermingskaarten mogen in je hand wachten
option-discard-any_time = wanneer je maar wilt
option-scoring = Puntentelling
option-scoring-race = wie het eerst op de finish is, wint (spelregel)
option-scoring-classic_5000 = klassiek, tot 5000 punten
option-scoring-classic_5000-hint = Vier rondes of meer. Weggooien mag altijd.
option-scoring-classic_2500 = klassiek, tot 2500 punten
option-scoring-classic_2500-hint = Twee rondes of meer. Weggooien mag altijd.
option-scoring-classic_round = klassiek, één enkele ronde
option-scoring-classic_round-hint = Wie de meeste punten heeft, wint. Weggooien mag altijd.
option-goal = Kilometers tot de finish
option-goal-length = { $value } km

km-card-25 = 25 km
    .acc = de 25 km
km-card-50 = 50 km
    .acc = de 50 km
km-card-75 = 75 km
    .acc = de 75 km
km-card-100 = 100 km
    .acc = de 100 km
km-card-200 = 200 km
    .acc = de 200 km
km-card-red-light = Rood licht
    .acc = het rode licht
km-card-speed-limit = Maximumsnelheid
    .acc = de maximumsnelheid
km-card-empty-tank = Lege tank
    .acc = de lege tank
km-card-flat-tyre = Lekke band
    .acc = de lekke band
km-card-breakdown = Ongeluk
    .acc = het ongeluk
km-card-green-light = Groen licht
    .acc = groen licht
km-card-end-of-limit = Einde maximumsnelheid
    .acc = de kaart Einde maximumsnelheid
km-card-petrol = Benzine
    .acc = de benzine
km-card-spare-tyre = Reservewiel
    .acc = het reservewiel
km-card-repair = Reparatie
    .acc = de reparatie
km-card-right-of-way = Voorrang
    .acc = de voorrangskaart
km-card-tanker = Tankwagen
    .acc = de tankwagen
km-card-puncture-proof = Lekvrije band
    .acc = de lekvrije band
km-card-ace-driver = Topcoureur
    .acc = de topcoureur

km-move-drive = { $km } km rijden
km-move-green = groen licht leggen
km-move-defend = { $card_acc } leggen
km-move-safety = beschermingskaart { $card } leggen, dan nog een beurt
km-move-attack = { $side } aanvallen: { $card }
km-move-discard = { $card } weggooien
km-move-master = meesterzet met { $card_acc }
km-move-pass = geen meesterzet
km-move-next = verder

km-drew = { $seat_you ->
    [yes] Je pakt: { $card }.
   *[no] { $seat } pakt: { $card }.
}
km-drew-unseen = { $seat } pakt een kaart.
km-started = { $seat_you ->
    [yes] Je legt { $card_acc }: rijden maar!
   *[no] { $seat } legt { $card_acc }: rijden maar!
}
km-drove = { $seat_you ->
    [yes] Je rijdt { $km } km, in totaal { $total }.
   *[no] { $seat } rijdt { $km } km, in totaal { $total }.
}
km-attacked = { $seat_you ->
    [yes] Je valt { $side } aan: { $card }.
   *[no] { $side_you ->
        [yes] { $seat } valt je aan: { $card }.
       *[no] { $seat } valt { $side } aan: { $card }.
    }
}
km-asked = { $side_you ->
    [yes] Heb je een meesterzet tegen { $card_acc }?
   *[no] { $side_count ->
        [one] { $side } beslist of er een meesterzet tegen { $card_acc } komt.
       *[other] { $side } beslissen of er een meesterzet tegen { $card_acc } komt.
    }
}
km-defended = { $seat_you ->
    [yes] Je antwoordt met { $card_acc }.
   *[no] { $seat } antwoordt met { $card_acc }.
}
km-protected = { $seat_you ->
    [yes] Je legt een beschermingskaart: { $card }.
   *[no] { $seat } legt een beschermingskaart: { $card }.
}
km-master-move = { $seat_you ->
    [yes] Meesterzet! Je legt { $card_acc }.
   *[no] Meesterzet! { $seat } legt { $card_acc }.
}
km-lifted = In de doos: { $card }.
km-discarded = { $seat_you ->
    [yes] Je gooit weg: { $card }.
   *[no] { $seat } gooit weg: { $card }.
}
km-pile-empty = De pakstapel is leeg: de race is afgelopen.
km-won = { $seats_you ->
    [yes] Je wint met { $total } km!
   *[no] { $seats_count ->
        [one] { $seats } wint met { $total } km!
       *[other] { $seats } winnen met { $total } km!
    }
}

# A match with classic scoring.
km-dealt = { $seat_you ->
    [yes] Ronde { $round }: jij begint.
   *[no] Ronde { $round }: { $seat } begint.
}
km-last-card = Dat was de laatste kaart van de pakstapel: nu speelt iedereen de laatste kaarten uit.
km-played-out = Niemand heeft nog een kaart: de ronde is voorbij.
km-counted = { $side_you ->
    [yes] Je krijgt { $points } { $points ->
        [one] punt
       *[other] punten
    }, in totaal { $total }.
   *[no] { $side_count ->
        [one] { $side } krijgt
       *[other] { $side } krijgen
    } { $points } { $points ->
        [one] punt
       *[other] punten
    }, in totaal { $total }.
}
km-match-won = { $seats_you ->
    [yes] Je wint met { $total } punten!
   *[no] { $seats_count ->
        [one] { $seats } wint met { $total } punten!
       *[other] { $seats } winnen met { $total } punten!
    }
}
km-line-distance = Kilometers
km-line-safeties = Beschermingen
km-line-all-four = Alle vier de beschermingen
km-line-master-moves = Meesterzetten
km-line-trip = Finish gehaald
km-line-delayed = Late finish
km-line-safe = Zonder 200
km-line-shut-out = Anderen op 0 km

# At the seat of whoever did it: short, without the name.
km-started-act = { $card }: rijden!
km-drove-act = { $km } km gereden
km-attacked-act = { $side_you ->
    [yes] { $card } tegen jou
   *[no] { $card } tegen { $side }
}
km-defended-act = { $card }
km-protected-act = Bescherming: { $card }
km-master-move-act = Meesterzet: { $card }!
km-discarded-act = weg­gegooid: { $card }

km-why-counted = De ronde is voorbij. We gaan verder als je de punten hebt gezien.
km-why-others-look = De anderen bekijken de punten nog.
km-why-not-counted = De ronde is nog niet voorbij.
km-why-no-move = Dat is geen zet.
km-why-over = De race is afgelopen.
km-why-wait = { $side_count ->
    [one] Eerst geeft { $side } antwoord.
   *[other] Eerst geven { $side } antwoord.
}
km-why-answer = Eerst antwoorden: heb je een meesterzet?
km-why-other-safety = Tegen deze aanval helpt { $card_acc } niet.
km-why-no-attack = Een meesterzet kan alleen meteen na een aanval.
km-why-turn = { $seat } is aan de beurt.
km-why-not-held = { $card } heb je niet in je hand.
km-why-discard = Weggooien mag alleen als je geen enkele kaart kunt leggen.
km-why-discard-but-safeties = Weggooien mag alleen als je behalve beschermingskaarten niets kunt leggen.
km-why-nobody = Daar zit niemand.
km-why-own-side = Jezelf of je eigen team kun je niet aanvallen.
km-why-prevented = { $side_count ->
    [one] { $side } is beschermd tegen { $card_acc }.
   *[other] { $side } zijn beschermd tegen { $card_acc }.
}
km-why-limited-already = { $side_count ->
    [one] { $side } heeft al een maximumsnelheid.
   *[other] { $side } hebben al een maximumsnelheid.
}
km-why-attacked-already = { $side_count ->
    [one] { $side } staat al stil.
   *[other] { $side } staan al stil.
}
km-why-team-stands = { $side_count ->
    [one] { $side } wacht op groen en is nu niet tegen te houden.
   *[other] { $side } wachten op groen en zijn nu niet tegen te houden.
}
km-why-not-rolling = { $side_count ->
    [one] { $side } rijdt nu niet.
   *[other] { $side } rijden nu niet.
}
km-why-attack-self = Een aanval leg je bij iemand anders.
km-why-green-rolling = Je rijdt al.
km-why-no-such-attack = Er ligt niets voor je waar { $card_acc } tegen helpt.
km-why-stopped = Je staat stil: { $card }. Zo kun je niet rijden.
km-why-green-again = Jullie team heeft eerst groen licht nodig.
km-why-not-started = Om te starten heb je groen licht nodig.
km-why-limit = Met een maximumsnelheid kun je alleen 25 en 50 leggen.
km-why-two-200 = Op één weg mogen maar twee kaarten van 200 liggen.
km-why-too-far = { $km } km is te ver: je hoeft nog maar { $left } km.

km-words-road = { $side }: { $total } van { $goal } km.
km-words-stopped = { $side_you ->
    [yes] Jij staat stil: { $card }.
   *[no] { $side_count ->
        [one] { $side } staat stil: { $card }.
       *[other] { $side } staan stil: { $card }.
    }
}
km-words-needs-green = { $side_you ->
    [yes] Jij hebt groen licht nodig.
   *[no] { $side_count ->
        [one] { $side } heeft groen licht nodig.
       *[other] { $side } hebben groen licht nodig.
    }
}
km-words-not-started = { $side_you ->
    [yes] Jij bent nog niet gestart.
   *[no] { $side_count ->
        [one] { $side } is nog niet gestart.
       *[other] { $side } zijn nog niet gestart.
    }
}
km-words-limited = { $side_you ->
    [yes] Jij hebt een maximumsnelheid.
   *[no] { $side_count ->
        [one] { $side } heeft een maximumsnelheid.
       *[other] { $side } hebben een maximumsnelheid.
    }
}
km-words-safeties = { $side_you ->
    [yes] Jij bent beschermd door: { $cards }.
   *[no] { $side_count ->
        [one] { $side } is beschermd door: { $cards }.
       *[other] { $side } zijn beschermd door: { $cards }.
    }
}
km-words-match = { $points ->
    [0] Eén ronde: wie de meeste punten heeft, wint.
   *[other] Ronde { $round }. We spelen tot { $points } punten.
}
km-words-line = { $side }: { $line }, { $points } { $points ->
    [one] punt
   *[other] punten
}.
km-words-total = { $side }: { $total } { $total ->
    [one] punt
   *[other] punten
}.
km-words-pile = Pakstapel: { $count ->
    [0] leeg
    [one] nog één kaart
   *[other] nog { $count } kaarten
}.
km-words-box = In de doos: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, bovenop: { $top }.
km-words-hand = In je hand: { $cards }.
