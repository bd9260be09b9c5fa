## NumNum: four games with one deck

game-mau-mau = Tafel-Mau-Mau
game-mau-mau-tagline = Zelfde vorm of zelfde tafel: kaart weg!
game-wall-break = Breek de muur
game-wall-break-tagline = Neem paren tot de muur breekt
game-clear-away = Ruim af!
game-clear-away-tagline = Zeven open kolommen, en elk paar telt
game-patience = Tafelpatience
game-patience-tagline = Vier stapels: hoeveel kaarten krijg jij erop?
task-mau-mau-one = Raak je kaarten eerder kwijt dan de bot!
task-mau-mau-three = Win van drie bots!
task-wall-break-one = Haal meer kaarten dan de bot!
task-wall-break-strong = Haal meer kaarten dan een sterke bot!
task-clear-away-one = Ruim meer kaarten af dan de bot!
task-clear-away-strong = Ruim meer kaarten af dan een sterke bot!
task-patience-cards = Leg 80 kaarten op de stapels!
task-patience-more = Leg 85 kaarten op de stapels!
option-hands = Kaarten in de hand
option-hands-hidden = verborgen in je hand
option-hands-open = open op tafel

nn-card-1-triangle = driehoekjoker
    .acc = de driehoekjoker
nn-card-2-triangle = driehoek 2
    .acc = driehoek 2
nn-card-3-triangle = driehoek 3
    .acc = driehoek 3
nn-card-4-triangle = driehoek 4
    .acc = driehoek 4
nn-card-5-triangle = driehoek 5
    .acc = driehoek 5
nn-card-6-triangle = driehoek 6
    .acc = driehoek 6
nn-card-7-triangle = driehoek 7
    .acc = driehoek 7
nn-card-8-triangle = driehoek 8
    .acc = driehoek 8
nn-card-9-triangle = driehoek 9
    .acc = driehoek 9
nn-card-10-triangle = driehoek 10
    .acc = driehoek 10
nn-card-11-triangle = driehoek 11
    .acc = driehoek 11
nn-card-12-triangle = driehoek 12
    .acc = driehoek 12
nn-card-13-triangle = driehoek 13
    .acc = driehoek 13
nn-card-14-triangle = driehoek 14
    .acc = driehoek 14
nn-card-15-triangle = driehoek 15
    .acc = driehoek 15
nn-card-16-triangle = driehoek 16
    .acc = driehoek 16
nn-card-24-triangle = driehoek 24
    .acc = driehoek 24
nn-card-30-triangle = driehoek 30
    .acc = driehoek 30
nn-card-32-triangle = driehoek 32
    .acc = driehoek 32
nn-card-35-triangle = driehoek 35
    .acc = driehoek 35
nn-card-45-triangle = driehoek 45
    .acc = driehoek 45
nn-card-48-triangle = driehoek 48
    .acc = driehoek 48
nn-card-63-triangle = driehoek 63
    .acc = driehoek 63
nn-card-64-triangle = driehoek 64
    .acc = driehoek 64
nn-card-81-triangle = driehoek 81
    .acc = driehoek 81
nn-card-1-circle = cirkeljoker
    .acc = de cirkeljoker
nn-card-2-circle = cirkel 2
    .acc = cirkel 2
nn-card-3-circle = cirkel 3
    .acc = cirkel 3
nn-card-4-circle = cirkel 4
    .acc = cirkel 4
nn-card-5-circle = cirkel 5
    .acc = cirkel 5
nn-card-6-circle = cirkel 6
    .acc = cirkel 6
nn-card-7-circle = cirkel 7
    .acc = cirkel 7
nn-card-8-circle = cirkel 8
    .acc = cirkel 8
nn-card-9-circle = cirkel 9
    .acc = cirkel 9
nn-card-10-circle = cirkel 10
    .acc = cirkel 10
nn-card-11-circle = cirkel 11
    .acc = cirkel 11
nn-card-13-circle = cirkel 13
    .acc = cirkel 13
nn-card-18-circle = cirkel 18
    .acc = cirkel 18
nn-card-20-circle = cirkel 20
    .acc = cirkel 20
nn-card-24-circle = cirkel 24
    .acc = cirkel 24
nn-card-25-circle = cirkel 25
    .acc = cirkel 25
nn-card-27-circle = cirkel 27
    .acc = cirkel 27
nn-card-28-circle = cirkel 28
    .acc = cirkel 28
nn-card-30-circle = cirkel 30
    .acc = cirkel 30
nn-card-40-circle = cirkel 40
    .acc = cirkel 40
nn-card-42-circle = cirkel 42
    .acc = cirkel 42
nn-card-48-circle = cirkel 48
    .acc = cirkel 48
nn-card-49-circle = cirkel 49
    .acc = cirkel 49
nn-card-56-circle = cirkel 56
    .acc = cirkel 56
nn-card-63-circle = cirkel 63
    .acc = cirkel 63
nn-card-1-square = vierkantjoker
    .acc = de vierkantjoker
nn-card-2-square = vierkant 2
    .acc = vierkant 2
nn-card-3-square = vierkant 3
    .acc = vierkant 3
nn-card-4-square = vierkant 4
    .acc = vierkant 4
nn-card-5-square = vierkant 5
    .acc = vierkant 5
nn-card-6-square = vierkant 6
    .acc = vierkant 6
nn-card-7-square = vierkant 7
    .acc = vierkant 7
nn-card-8-square = vierkant 8
    .acc = vierkant 8
nn-card-9-square = vierkant 9
    .acc = vierkant 9
nn-card-10-square = vierkant 10
    .acc = vierkant 10
nn-card-11-square = vierkant 11
    .acc = vierkant 11
nn-card-13-square = vierkant 13
    .acc = vierkant 13
nn-card-14-square = vierkant 14
    .acc = vierkant 14
nn-card-18-square = vierkant 18
    .acc = vierkant 18
nn-card-21-square = vierkant 21
    .acc = vierkant 21
nn-card-27-square = vierkant 27
    .acc = vierkant 27
nn-card-28-square = vierkant 28
    .acc = vierkant 28
nn-card-32-square = vierkant 32
    .acc = vierkant 32
nn-card-35-square = vierkant 35
    .acc = vierkant 35
nn-card-36-square = vierkant 36
    .acc = vierkant 36
nn-card-42-square = vierkant 42
    .acc = vierkant 42
nn-card-45-square = vierkant 45
    .acc = vierkant 45
nn-card-49-square = vierkant 49
    .acc = vierkant 49
nn-card-54-square = vierkant 54
    .acc = vierkant 54
nn-card-72-square = vierkant 72
    .acc = vierkant 72
nn-card-1-diamond = ruitjoker
    .acc = de ruitjoker
nn-card-2-diamond = ruit 2
    .acc = ruit 2
nn-card-3-diamond = ruit 3
    .acc = ruit 3
nn-card-4-diamond = ruit 4
    .acc = ruit 4
nn-card-5-diamond = ruit 5
    .acc = ruit 5
nn-card-6-diamond = ruit 6
    .acc = ruit 6
nn-card-7-diamond = ruit 7
    .acc = ruit 7
nn-card-8-diamond = ruit 8
    .acc = ruit 8
nn-card-9-diamond = ruit 9
    .acc = ruit 9
nn-card-10-diamond = ruit 10
    .acc = ruit 10
nn-card-11-diamond = ruit 11
    .acc = ruit 11
nn-card-12-diamond = ruit 12
    .acc = ruit 12
nn-card-13-diamond = ruit 13
    .acc = ruit 13
nn-card-15-diamond = ruit 15
    .acc = ruit 15
nn-card-16-diamond = ruit 16
    .acc = ruit 16
nn-card-20-diamond = ruit 20
    .acc = ruit 20
nn-card-21-diamond = ruit 21
    .acc = ruit 21
nn-card-25-diamond = ruit 25
    .acc = ruit 25
nn-card-36-diamond = ruit 36
    .acc = ruit 36
nn-card-40-diamond = ruit 40
    .acc = ruit 40
nn-card-54-diamond = ruit 54
    .acc = ruit 54
nn-card-56-diamond = ruit 56
    .acc = ruit 56
nn-card-64-diamond = ruit 64
    .acc = ruit 64
nn-card-72-diamond = ruit 72
    .acc = ruit 72
nn-card-81-diamond = ruit 81
    .acc = ruit 81
nn-card-wish = keuzekaart
    .acc = de keuzekaart
nn-card-no-twos = 2-verbod
    .acc = het 2-verbod
nn-card-no-fives = 5-verbod
    .acc = het 5-verbod

nn-colour-triangle = driehoek
nn-colour-circle = cirkel
nn-colour-square = vierkant
nn-colour-diamond = ruit

nn-answer-joker = joker
nn-answer-colour = alleen de vorm
nn-answer-2 = tafel van 2
nn-answer-3 = tafel van 3
nn-answer-4 = tafel van 4
nn-answer-5 = tafel van 5
nn-answer-6 = tafel van 6
nn-answer-7 = tafel van 7
nn-answer-8 = tafel van 8
nn-answer-9 = tafel van 9
nn-answer-11 = tafel van 11
nn-answer-13 = tafel van 13

nn-direction-left = links
nn-direction-right = rechts

nn-explain-rows = Hier zitten { $left_acc } en { $right_acc } allebei in: { $rows }.
nn-explain-joker = Een joker past bij elk getal: { $left } en { $right }.
nn-explain-colour = Allebei dezelfde vorm: { $colour }.
nn-explain-nothing = Geen gelijke vorm en geen gelijke tafel: { $left } en { $right }.
nn-explain-barred = Wat ze samen hebben, is verboden: { $rows }.

nn-move-name = { $answer }
nn-move-lay = { $card_acc } leggen
nn-move-wish = keuzekaart leggen en { $colour } kiezen
nn-move-draw = een kaart pakken
nn-move-keep = de kaart houden
nn-move-stop = stoppen
nn-move-pass = beurt overslaan
nn-move-take = het paar van nummer { $first } en nummer { $second } nemen
nn-move-aside = de verbodskaart van nummer { $stack } opzijleggen
nn-move-claim = alles { $direction } van stapel { $stack } nemen
nn-move-swap = de keuzekaart van nummer { $stack } ruilen tegen { $card_acc }
nn-move-play = de kaart op zijn stapel leggen
nn-move-wait = de kaart laten wachten
nn-move-fetch = de laatste kaart uit de wachtrij halen: { $colour }
nn-move-lay-wish = een keuzekaart leggen: { $colour }
nn-move-finish = klaar

nn-named = { $seat_you ->
    [yes] Goed: { $answer } bij { $left_acc } en { $right_acc }.
   *[no] { $seat } zegt bij { $left_acc } en { $right_acc }: { $answer }. Goed.
}
nn-misnamed = { $seat_you ->
    [yes] Niet helemaal: “{ $answer }” past niet bij { $left_acc } en { $right_acc }. Probeer het nog eens.
   *[no] { $seat } zegt bij { $left_acc } en { $right_acc }: { $answer }. Niet helemaal, nog een poging.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Niet helemaal: “{ $answer }” past niet bij { $left_acc } en { $right_acc }. Goed was geweest: { $answers }.
   *[no] { $seat } zegt bij { $left_acc } en { $right_acc }: { $answer }. Goed was geweest: { $answers }.
}

nn-turned-special = Eerst komt { $card_acc } tevoorschijn; die kaart gaat onder de pakstapel.
nn-turned-start = We beginnen met { $card_acc }.
nn-laid = { $seat_you ->
    [yes] Je legt { $card_acc } op { $top_acc }.
   *[no] { $seat } legt { $card_acc } op { $top_acc }.
}
nn-laid-doubly = { $seat_you ->
    [yes] Past dubbel! Je legt { $card_acc } op { $top_acc } en mag nog een keer.
   *[no] Past dubbel! { $seat } legt { $card_acc } op { $top_acc } en mag nog een keer.
}
nn-laid-on-wish = { $seat_you ->
    [yes] Je legt de gekozen vorm: { $card }.
   *[no] { $seat } legt de gekozen vorm: { $card }.
}
nn-wished = { $seat_you ->
    [yes] Je legt een keuzekaart en kiest { $colour }.
   *[no] { $seat } legt een keuzekaart en kiest { $colour }.
}
nn-barred = { $seat_you ->
    [yes] Je legt { $card_acc }: de tafel van { $row } is verboden.
   *[no] { $seat } legt { $card_acc }: de tafel van { $row } is verboden.
}
nn-lifted = { $seat_you ->
    [yes] Je legt { $card_acc }: de tafel van { $row } mag weer.
   *[no] { $seat } legt { $card_acc }: de tafel van { $row } mag weer.
}
nn-drew = { $seat_you ->
    [yes] Je pakt: { $card }.
   *[no] { $seat } pakt: { $card }.
}
nn-drew-unseen = { $seat } pakt een kaart.
nn-drew-open = { $seat_you ->
    [yes] Je pakt: { $card }.
   *[no] { $seat } pakt: { $card }.
}
nn-kept = { $seat_you ->
    [yes] Je houdt de kaart.
   *[no] { $seat } houdt de kaart.
}
nn-stopped = { $seat_you ->
    [yes] Je stopt.
   *[no] { $seat } stopt.
}
nn-passed = { $seat_you ->
    [yes] Je slaat je beurt over.
   *[no] { $seat } slaat een beurt over.
}
nn-reshuffled = De gelegde kaarten worden geschud: een nieuwe pakstapel van { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
nn-mau-won = { $seats_you ->
    [yes] Je laatste kaart ligt: je wint!
   *[no] { $seats_count ->
        [one] { $seats } heeft geen kaarten meer en wint!
       *[other] { $seats } hebben geen kaarten meer en winnen!
    }
}
nn-mau-stuck = { $seats_you ->
    [yes] Niemand kan verder. Jij wint met de minste kaarten: { $count }.
   *[no] { $seats_count ->
        [one] Niemand kan verder. { $seats } wint met de minste kaarten: { $count }.
       *[other] Niemand kan verder. { $seats } winnen met de minste kaarten: { $count }.
    }
}

nn-took-opening = { $seat_you ->
    [yes] Opening: je neemt { $left_acc } en { $right_acc }.
   *[no] Opening: { $seat } neemt { $left_acc } en { $right_acc }.
}
nn-took = { $seat_you ->
    [yes] Je neemt { $left_acc } en { $right_acc }.
   *[no] { $seat } neemt { $left_acc } en { $right_acc }.
}
nn-took-doubly = { $seat_you ->
    [yes] Dubbel! Je neemt { $left_acc } en { $right_acc }.
   *[no] Dubbel! { $seat } neemt { $left_acc } en { $right_acc }.
}
nn-opening-over = { $seat_you ->
    [yes] De opening is voorbij: jij begint.
   *[no] De opening is voorbij: { $seat } begint.
}
nn-swapped = { $seat_you ->
    [yes] Jij ruilt de keuzekaart bij nummer { $stack } tegen
   *[no] { $seat } ruilt de keuzekaart bij nummer { $stack } tegen
} { $side_you ->
    [yes] jouw { $card }.
   *[no] { $card } van { $side }.
}
nn-aside-barred = { $seat_you ->
    [yes] Je verbiedt de tafel van { $row } en legt { $card_acc } opzij.
   *[no] { $seat } verbiedt de tafel van { $row } en legt { $card_acc } opzij.
}
nn-aside-lifted = { $seat_you ->
    [yes] Je staat de tafel van { $row } weer toe en legt { $card_acc } opzij.
   *[no] { $seat } staat de tafel van { $row } weer toe en legt { $card_acc } opzij.
}
nn-breach = { $seat_you ->
    [yes] Doorbraak! Je hebt stapel { $stack } leeggemaakt.
   *[no] Doorbraak! { $seat } heeft stapel { $stack } leeggemaakt.
}
nn-claimed = { $seat_you ->
    [yes] Je neemt alles { $direction } van stapel { $stack }: { $count ->
        [0] er lag niets meer!
        [one] één kaart buit!
       *[other] { $count } kaarten buit!
    }
   *[no] { $seat } neemt alles { $direction } van stapel { $stack }: { $count ->
        [0] er lag niets meer!
        [one] één kaart buit!
       *[other] { $count } kaarten buit!
    }
}
nn-no-more-pairs = Er valt niets meer te nemen. De monsters zitten vol!
nn-wall-won = { $seats_you ->
    [yes] Je wint met { $count } kaarten!
   *[no] { $seats_count ->
        [one] { $seats } wint met { $count } kaarten!
       *[other] { $seats } winnen met { $count } kaarten!
    }
}

nn-named-act = goed: { $answer }
nn-misnamed-act = nog een poging
nn-misnamed-strict-act = { $answer }: niet helemaal
nn-laid-act = legt { $card_acc }
nn-laid-doubly-act = dubbel: { $card }!
nn-laid-on-wish-act = gekozen vorm: { $card }
nn-wished-act = kiest { $colour }
nn-barred-act = verbiedt de tafel van { $row }
nn-lifted-act = de tafel van { $row } mag weer
nn-drew-act = pakt
nn-drew-open-act = pakt { $card_acc }
nn-kept-act = houdt de kaart
nn-stopped-act = stopt
nn-passed-act = slaat over
nn-mau-won-act = legt de laatste kaart!
nn-took-opening-act = neemt { $left } en { $right }
nn-took-act = neemt { $left } en { $right }
nn-took-doubly-act = dubbel: { $left } + { $right }
nn-swapped-act = ruilt tegen { $card_acc }
nn-aside-barred-act = verbiedt tafel { $row }
nn-aside-lifted-act = tafel { $row } mag weer
nn-breach-act = Doorbraak!
nn-claimed-act = buit: { $count }

nn-laid-out = De stapels beginnen met: { $cards }.
nn-turned = Volgende kaart: { $card }.
nn-played = Op { $top_acc } komt { $card_acc }.
nn-played-on-wish = Op de keuzekaart komt { $card_acc }.
nn-fetched = Uit de wachtrij op { $top_acc }: { $card }.
nn-fetched-on-wish = Uit de wachtrij op de keuzekaart: { $card }.
nn-waits = Nu wacht { $card_acc }.
nn-wish-aside = Een keuzekaart! Leg hem wanneer je wilt. Je hebt er { $count }.
nn-wish-laid = Er komt een keuzekaart op de stapel: { $colour }.
nn-patience-over = Klaar: { $count } van de 95 kaarten liggen op de stapels.

nn-why-no-move = Dat is geen zet.
nn-why-over = Het spel is afgelopen.
nn-why-turn = { $seat } is aan de beurt.
nn-why-tried = Bij { $left_acc } en { $right_acc } was “{ $answer }” niet goed. Probeer iets anders.
nn-why-name-first = Zeg eerst wat er hetzelfde is bij { $left_acc } en { $right_acc }.
nn-why-nothing-to-name = Er wordt nu niets gevraagd.
nn-why-not-held = Je hebt { $card_acc } niet in je hand.
nn-why-drawn-only = Na het pakken mag je alleen de gepakte kaart leggen, niet { $card_acc }.
nn-why-drawn-first = Leg of houd eerst de gepakte kaart.
nn-why-nothing-drawn = Je hebt geen kaart gepakt die je kunt houden.
nn-why-wish-colour = Bij een keuzekaart noem je ook een vorm.
nn-why-other-colour = De keuze is { $colour }, dus { $card_acc } past niet.
nn-why-barred = Wat { $left_acc } en { $right_acc } samen hebben, is nu verboden: { $rows }.
nn-why-no-match = Past niet: { $left } en { $right }. Een andere vorm, en geen tafel waar ze allebei in zitten.
nn-why-no-stop = Stoppen kan alleen nadat een kaart dubbel paste.
nn-why-no-draw-after-double = Na een kaart die dubbel past, leg je er nog een of je stopt; pakken doe je niet.
nn-why-must-lay = Je hebt een getalkaart die past, dus je pakt niet.
nn-why-must-lay-not-pass = Je hebt een getalkaart die je kunt leggen, dus je mag je beurt niet overslaan.
nn-why-no-pass = Je beurt overslaan kan alleen als er niets te pakken is.
nn-why-empty = Er is niets te pakken.
nn-why-same-card = Een paar bestaat uit twee kaarten van twee stapels.
nn-why-no-card = Bij nummer { $stack } ligt geen tweede kaart.
nn-why-special-pair = Met { $card_acc } kun je geen paar maken.
nn-why-opening-double = Aan het begin moet een paar dubbel passen: dezelfde vorm en dezelfde tafel. Bij { $left_acc } en { $right_acc } klopt maar een van de twee.
nn-why-opening-pairs = In de opening neem je alleen paren.
nn-why-claim-first = Kies eerst een kant van de doorbraak.
nn-why-no-breach = Daar is de muur niet doorbroken.
nn-why-rows-never-break = Bij Ruim af! is het spel niet uit als een kolom leeg is, en niemand krijgt een kant.
nn-why-no-bar-card = Bij nummer { $stack } ligt geen verbodskaart vrij.
nn-why-no-wish-card = Bij nummer { $stack } ligt geen keuzekaart vrij.
nn-why-not-last-seven = Bij de zeven laatst genomen kaarten zit { $card_acc } niet.
nn-why-nothing-to-swap = Bij de zeven laatst genomen kaarten zit geen getalkaart die je voor de keuzekaart kunt krijgen.
nn-why-hand-pile-left = Op de pakstapel { $count ->
    [one] ligt nog één kaart
   *[other] liggen nog { $count } kaarten
}.
nn-why-hand-pile-empty = De pakstapel is op.
nn-why-no-wish = Je hebt geen keuzekaart.
nn-why-nothing-waits = Hier wacht geen kaart: { $colour }.
nn-why-must-play = De kaart past op zijn stapel en moet daarheen: { $card }.
nn-why-no-common-row = Er is geen tafel waar { $left_acc } en { $right_acc } allebei in zitten.

nn-words-top = Boven op de stapel: { $top }.
nn-words-wished = Gekozen: { $colour }.
nn-words-barred = De tafel van { $row } is verboden.
nn-words-draw-pile = Pakstapel: { $count ->
    [0] leeg
    [one] nog één kaart
   *[other] nog { $count } kaarten
}.
nn-words-hand-size = { $seat_you ->
    [yes] Jij hebt { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }.
   *[no] { $seat } heeft { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }.
}
nn-words-open-hand = { $seat_you ->
    [yes] Open bij jou: { $cards }.
   *[no] Open bij { $seat }: { $cards }.
}
nn-words-hand = In je hand: { $cards }.
nn-words-drawn = Net gepakt: { $card }.
nn-words-naming = Wat is hetzelfde bij { $left_acc } en { $right_acc }?
nn-words-stack = Stapel { $stack }: { $cards }, hoogte { $count }.
nn-words-row = Kolom { $stack }, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, de vrije als laatste: { $cards }.
nn-words-empty-stack = Nummer { $stack } is leeg.
nn-words-last-taken = Het laatst genomen: { $cards }.
nn-words-taken = { $side_you ->
    [yes] Jouw kaarten: { $count }.
   *[no] Kaarten van { $side }: { $count }.
}
nn-words-opening = Opening: alleen paren die dubbel passen, om de beurt één.
nn-words-pile = Stapel { $colour }: bovenop { $top }, in totaal { $count } { $count ->
    [one] kaart
   *[other] kaarten
}.
nn-words-waiting = In de wachtrij van { $colour }, het eind als laatste: { $cards }.
nn-words-wishes = Keuzekaarten opzij: { $count }.
nn-words-card-up = Omgedraaid: { $card }. Pakstapel: { $count ->
    [0] leeg
    [one] nog één kaart
   *[other] nog { $count } kaarten
}.
nn-words-score = Op de stapels: { $count } van de 95 kaarten.
nn-words-best = Hoogst haalbaar: { $best } kaarten.

nn-hint-lay = Leg { $card_acc }: die past op wat er bovenop ligt ({ $other }).
nn-hint-lay-first = Leg eerst { $card_acc }: daarna past { $other_acc } nog steeds.
nn-hint-lay-so = Leg { $card_acc }: dan past { $other_acc } daarop.
nn-hint-lay-leave = Leg { $card_acc } en laat { $other_acc } wachten: op { $card_acc } passen meer van de kaarten die nog komen.
nn-hint-lay-later = Leg { $card_acc } en laat { $other_acc } nog even wachten.
nn-hint-wait-leave = Haal { $card_acc } nog niet: op wat er nu bovenop ligt ({ $other }) passen meer van de kaarten die nog komen.
nn-hint-wait-later = Laat { $card_acc } wachten, en { $other_acc } ook nog even.
nn-hint-fetch = Haal { $card_acc }: die past, en dan wacht er een kaart minder.
nn-hint-fetch-first = Haal eerst { $card_acc }: daarna past { $other_acc } nog steeds.
nn-hint-fetch-so = Haal eerst { $card_acc }: dan past { $other_acc } daarop.
nn-hint-wait = Laat { $card_acc } wachten: die zit niet in dezelfde tafel als { $other_acc }.
nn-hint-wait-keep = Laat { $card_acc } wachten: die zit niet in dezelfde tafel als { $other_acc }. Aan de keuzekaart heb je later meer.
nn-hint-wish = Een keuzekaart op { $colour } bevrijdt { $count ->
    [one] één wachtende kaart
   *[other] { $count } wachtende kaarten
}.
nn-hint-wish-stuck = Bij { $colour } { $count ->
    [one] wacht één kaart. Een keuzekaart helpt hem
   *[other] wachten { $count } kaarten. Een keuzekaart helpt ze
} weer verder.
nn-hint-wish-counts = Leg je keuzekaart: die telt ook mee.
nn-hint-finish = Meer kun je niet leggen: klaar.

review-moved-patience = Te verwachten kaarten: van { $from } naar { $to }.
