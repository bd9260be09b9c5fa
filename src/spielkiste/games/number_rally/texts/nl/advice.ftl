# Why a move makes sense: one true sentence each.
zr-hint-goal = Dat is precies { $goal }: de rally is voor jou.
zr-hint-over-same = Hetzelfde getal als de bovenste kaart, en zo komt de stapel op { $goal } of meer: de rally is voor jou.
zr-hint-over = Zo gaat de stapel over { $goal }, en jij hebt de auto: de rally is voor jou.
zr-hint-over-plain = Zo gaat de stapel over { $goal }, en dan is de rally afgelopen.
zr-hint-last = Nu wordt de laatste kaart gepakt, en dan beslist de auto. Die heb jij, als niemand grijpt.
zr-hint-same = Hetzelfde getal als de bovenste kaart: jij krijgt de auto.
zr-hint-ten = Met { $total } kom je precies op een tiental: jij krijgt de auto.
zr-hint-event = Het staat op de kaart: jij krijgt de auto.
zr-hint-overtake = De stapel blijft op { $total }, en de volgende wordt overgeslagen.
zr-hint-safe = Van { $total } naar het volgende tiental is een { $need } nodig, en die zijn allemaal weg of in jouw hand.
zr-hint-count = Bij { $total } hebben de anderen een { $need } nodig voor het volgende tiental; daarvan { $count ->
        [one] is er nog maar één
       *[other] zijn er nog { $count }
    } in het spel.
zr-hint-draw = Je hebt { $count ->
        [0] geen kaarten meer
        [one] nog maar één kaart
       *[other] nog maar { $count } kaarten
    } in je hand: pak er een, nu het nog mag.
zr-hint-draw-last = De laatste kaart beëindigt de rally, en jij hebt de auto.
zr-hint-snap = Je hebt hetzelfde getal: grijp, en de auto is van jou.
zr-hint-snap-wins = Je hebt hetzelfde getal, en zo komt de stapel op { $total }: de rally is voor jou.
zr-hint-pass = Je hebt geen { $card }.
zr-hint-pass-hold = Met jouw kaart zou de stapel op { $total } komen; dan haalt een { $need } de auto weer bij je weg.
