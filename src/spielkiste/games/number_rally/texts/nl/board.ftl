web-box-number-rally = Getallenrally

## Getallen-rally in the browser

web-zr-score = { $points ->
    [one] 1 beker
   *[other] { $points } bekers
}
web-zr-score-car = { $score } en de raceauto
web-zr-points = { $points } van { $goal } { $goal ->
    [one] punt
   *[other] punten
}
web-zr-players = De anderen
web-zr-you = Jij
web-zr-middle = Midden van de tafel
web-zr-your-hand = De kaarten in je hand
web-zr-hand-size = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-zr-free = vrij
web-zr-not-drawn = te laat om te pakken
web-zr-cannot = kan nu niet
web-zr-total = De stapel staat op { $total } van { $goal }.
web-zr-stays = De stapel blijft op { $total }.
web-zr-top = Bovenop: { $card }.
web-zr-overtakes = { $seat_you ->
    [yes] Je haalt { $seats } in.
   *[no] { $seats_you ->
        [yes] { $seat } haalt je in: je slaat een beurt over.
       *[no] { $seat } haalt { $seats } in.
    }
}
web-zr-pile = Stapel: bovenop { $card }, gelegd door { $name }
web-zr-pile-yours = Stapel: bovenop { $card }, gelegd door jou
web-zr-pile-empty = Stapel, nog leeg
web-zr-deck = { $count ->
    [0] Pakstapel, leeg
    [one] Pakstapel, nog één kaart
   *[other] Pakstapel, nog { $count } kaarten
}
web-zr-deck-draw = { $count ->
    [one] Kaart pakken. Pakstapel, nog één kaart
   *[other] Kaart pakken. Pakstapel, nog { $count } kaarten
}
web-zr-few-left = Nog maar { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in de pakstapel!
web-zr-draw = Pakken
web-zr-draw-now = Pak er een!
web-zr-car-free = Nog niemand heeft de raceauto.
web-zr-car-yours = Jij hebt de raceauto.
web-zr-car-theirs = { $name } heeft de raceauto.

web-zr-does-pit-repair = tien eraf, en jij krijgt de raceauto
web-zr-does-tyre-change = de stapel wordt 50, en jij krijgt de raceauto
web-zr-does-overtake = de volgende wordt overgeslagen
web-zr-does-false-start = de cijfers ruilen van plek
web-zr-does-stage-win = afgerond op het dichtstbijzijnde tiental, en jij krijgt de raceauto
web-zr-does-refuel = de stapel blijft gelijk, en jij krijgt de raceauto
web-zr-does-oil-change = de stapel blijft gelijk, en jij krijgt de raceauto
web-zr-does-home-straight = de stapel wordt 99, en jij krijgt de raceauto

web-zr-say-won = { $name } wint de Grote Prijs!
web-zr-say-won-you = Jij wint de Grote Prijs!
web-zr-say-turn = Jouw beurt!
web-zr-say-turn-hint = Leg een kaart.
web-zr-say-turn-plus = Leg een kaart: { $total } plus jouw getal.
web-zr-say-turn-draw = Pak er eerst een bij, leg dan een kaart.
web-zr-say-must-draw = Pak een kaart!
web-zr-say-wait = { $name } is aan de beurt
web-zr-say-draw = Pak er een voordat { $name } legt!
web-zr-say-draw-next = Pak er een: jij bent de volgende!
web-zr-say-draw-too = En vergeet niet te pakken!
web-zr-say-name = Hoeveel is dat?
web-zr-say-told = Het is { $total }.
web-zr-say-told-hint = Typ dat getal in.
web-zr-say-naming = { $name } rekent …
web-zr-say-who = Wie grijpt de { $card }?
web-zr-say-snap = Grijp de { $card }!
web-zr-say-snap-hint = Knop, kaart of spatiebalk
web-zr-say-calm = Wie heeft nog een { $card }?
web-zr-say-calm-hint = Iedereen antwoordt in het geheim.
web-zr-say-calm-none = Jij niet: kies “Verder”.
web-zr-say-calm-yours = Jij hebt ook een { $card }: grijpen?
web-zr-heard-calm-none = Je hebt geen { $card }: kies “Verder”.
web-zr-say-yes = Je hebt ja gezegd.
web-zr-say-no = Je hebt nee gezegd.
web-zr-say-others = De anderen denken nog na.
web-zr-pass = Nee
web-zr-go-on = Verder
web-zr-snap = Grijp!
web-zr-snapped = Hebbes!
web-zr-snap-on = jouw { $card } op de { $card }
web-zr-snap-rest = zelfde getal?
web-zr-snap-label = Grijp: jouw { $card } op de { $card } van { $name }
web-zr-snap-rest-label = Grijp: er valt nu niets te grijpen
web-zr-late = Te laat! Je houdt je { $card }.
web-zr-late-behind = Te laat! { $name } was sneller. Je houdt je { $card }.
web-zr-nearer = { $name } zit dichterbij. Je houdt je { $card }.
web-zr-lapsed = { $name } grijpt! Jij hoeft niet meer te rekenen.
web-zr-forgot = Niet gepakt! Je speelt verder met minder kaarten.
web-zr-forgot-last = Niet gepakt! Je hebt geen kaarten meer en wacht tot de rally voorbij is.
web-zr-late-draw = Te laat om te pakken! De volgende kaart ligt er al.
web-zr-forgot-theirs = { $name } heeft niet op tijd een kaart gepakt.

web-zr-rally-yours = Jij wint de rally!
web-zr-rally-theirs = { $name } wint de rally!
web-zr-rally-nobody = Deze rally wint niemand.

web-zr-question = Wat is de uitkomst? { $before }, dan { $card }
web-zr-ok = OK: { $answer } zeggen
web-zr-ok-empty = OK: typ eerst de uitkomst in
web-zr-erase = Cijfer wissen
web-zr-easy = Keuzes
web-zr-lesson = { $answer } is het niet.
web-zr-lesson-told = { $sum } is { $right }, niet { $answer }.
web-zr-lesson-told-card = { $card }: { $before } wordt { $right }, niet { $answer }.
web-zr-lesson-close = Snap ik
web-zr-lesson-ones = Tel verder met de eenheden.
web-zr-lesson-tens = Eén tiental erbij, de eenheden blijven.
web-zr-lesson-crossing = Eerst tot { $ten }, dan de rest.
web-zr-lesson-ten = Het komt precies op een tiental uit.
web-zr-lesson-rounding = Welk tiental is dichterbij? Vanaf 5 ga je omhoog.
web-zr-lesson-swapping = De twee cijfers ruilen van plek.
web-zr-lesson-minus = Eén tiental eraf, de eenheden blijven.
web-zr-lesson-nothing = Lager dan 0 kan niet.
web-zr-lesson-reading = Lees nog eens wat er op “{ $card }” staat.

web-zr-medal = Medaille
web-zr-medal-of = Medaille voor { $name }
web-zr-medal-who = Voor wie is de medaille?
web-zr-medal-svg = Plaatje bewaren
web-zr-report = Zo heb jij gerekend
web-zr-report-of = Hoe { $name } gerekend heeft
web-zr-csv-head = Naam, som, ervoor, kaart, uitkomst, poging, antwoord, goed, seconden, soort

web-zr-key-snap = Grijp!
web-zr-key-draw = Een kaart pakken
