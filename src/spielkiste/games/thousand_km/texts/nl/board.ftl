# The board and the lid in the browser.

web-box-thousand-km = 1000 kilometer

web-km-score = { $km } km
web-km-score-stopped = staat stil: { $card }
web-km-score-safeties = beschermingskaarten: { $cards }
web-km-score-points = { $points } { $points ->
    [one] punt
   *[other] punten
}
web-km-unit = km
web-km-you = Jij
web-km-your-turn = jouw beurt
web-km-your-hand = De kaarten in je hand
web-km-rivals = De anderen
web-km-drivers = Achter het stuur
web-km-middle = Midden van de tafel
web-km-battle = Strijdstapel
web-km-speed = Snelheid
web-km-safeties = Beschermingskaarten
web-km-sideways = { $card }, dwars: meesterzet
web-km-pile = { $pile }: { $card }
web-km-pile-empty = { $pile }: leeg
web-km-hand-size = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-km-road = { $km } van { $goal } kilometer. Weg: { $cards }
web-km-road-empty = { $km } van { $goal } kilometer. Weg: leeg
web-km-draw-pile = Pakstapel, nog { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-km-few-left = Nog maar { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in de pakstapel!
web-km-box = Doos, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, bovenop: { $card }
web-km-box-empty = Doos, leeg
web-km-box-discard = Doos: { $move }
web-km-table = De finish is bij { $goal } km. { $count ->
    [0] De pakstapel is leeg
    [one] In de pakstapel zit nog één kaart
   *[other] In de pakstapel zitten nog { $count } kaarten
}.
web-km-own-road = Deze kaart hoort op je eigen weg.
web-km-here = Hier kan het!
web-km-attack = { $name } aanvallen: { $card }
web-km-attack-on = Aanval: { $names }
web-km-cannot = kan nu niet
web-km-note-stopped = staat al stil
web-km-note-waiting = rijdt niet
web-km-note-limited = heeft al een limiet
web-km-note-tanker = heeft de tankwagen
web-km-note-right-of-way = heeft voorrang
web-km-note-puncture-proof = lekvrij
web-km-note-ace-driver = topcoureur
web-km-say-nearest = Het dichtst bij de finish: { $names }
web-km-say-won = Finish gehaald: { $names }!
web-km-say-won-you = Je hebt de finish gehaald!
web-km-say-over = De race is afgelopen.
web-km-say-master = { $name } legt { web-km-laid } bij je!
web-km-laid = { $kind ->
    [red-light] een rood licht
    [speed-limit] een maximumsnelheid
    [empty-tank] een lege tank
    [breakdown] een ongeluk
   *[flat-tyre] een lekke band
}
web-km-say-master-hint = Jij hebt de bescherming. Leg die nu dwars!
web-km-say-asked-hint = Nodig: { $card }.
web-km-say-others-think = { $card } tegen { $names }
web-km-say-others-think-hint = Komt er een meesterzet?
web-km-say-wait = { $name } is aan de beurt
web-km-lately = Net:
web-km-then-you = Daarna ben jij aan de beurt. Wat speel je?
web-km-then = Daarna:
web-km-then-me = jij
web-km-helps = Helpt!
web-km-say-target = { $card }: voor wie?
web-km-say-target-hint = Kies de auto die je wilt tegenhouden.
web-km-say-toss-hint = Met de knop speel je hem, in de doos gooi je hem weg.
web-km-say-discard = Er past niets.
web-km-say-discard-hint = Leg een kaart in de doos.
web-km-say-missing = Je mist { web-km-needed }.
web-km-say-only = { $kind ->
    [petrol] Nu helpt alleen nog de tankwagen.
    [spare-tyre] Nu helpt alleen nog de lekvrije band.
    [repair] Nu helpt alleen nog de topcoureur.
   *[green-light] Nu helpt alleen nog voorrang.
}
web-km-say-lost = Je kunt niet meer rijden.
web-km-lost = { $kind ->
    [petrol] Benzine en tankwagen zijn weg.
    [spare-tyre] Reservewiel en lekvrije band zijn weg.
    [repair] Reparatie en topcoureur zijn weg.
   *[green-light] Groen licht en voorrang zijn weg.
}
web-km-heard-missing = Je mist { web-km-needed }: { $count ->
    [one] daarvan zit nog één kaart in het spel
   *[other] daarvan zitten nog { $count } kaarten in het spel
}.
web-km-heard-discard = Gooi een kaart weg.
web-km-heard-no-safety = { $kind ->
    [empty-tank] Je hebt de tankwagen niet: kies “Verder”.
    [flat-tyre] Je hebt de lekvrije band niet: kies “Verder”.
    [breakdown] Je hebt de topcoureur niet: kies “Verder”.
   *[red-light] Je hebt geen voorrang: kies “Verder”.
}
web-km-still = { $discard ->
    [yes] Je kunt wel een kaart spelen of weggooien.
   *[no] Je kunt wel een kaart spelen.
}
web-km-needed = { $kind ->
    [petrol] benzine
    [spare-tyre] een reservewiel
    [end-of-limit] de kaart Einde maximumsnelheid
    [repair] een reparatie
   *[green-light] groen licht
}
web-km-left = nog { $count }
web-km-hope = { $count ->
    [0] Daarvan zit geen kaart meer in het spel.
    [one] Daarvan zit nog één kaart in het spel!
   *[other] Daarvan zitten nog { $count } kaarten in het spel!
}
web-km-engine = Motor starten
web-km-cough = { $turn ->
    [first] Kuch, kuch …
    [second] Brrr … uit.
   *[last] Poef!
}
web-km-fist = Een vuist maken naar { $name }
web-km-revenge = Revanche!
web-km-revenge-of = { $name }: revanche!
web-km-sigh = Zucht …
web-km-say-toss = { $card }: weg ermee?
web-km-say-toss-box = Kies de doos.
web-km-only-discard = Alleen weggooien
web-km-missing = Je mist: { $card }
web-km-say-blocked = { $card }: je staat stil.
web-km-say-blocked-hint = Waarmee kun je weer verder?
web-km-say-start = Je staat nog stil.
web-km-say-start-hint = Groen licht, en rijden maar!
web-km-say-limited = Je rijdt met een maximumsnelheid.
web-km-say-limited-hint = Alleen 25 en 50 mogen.
web-km-say-go = De weg is vrij!
web-km-say-go-hint = Speel een kaart.
web-km-master = Meesterzet!
web-km-master-line = { $safety } verslaat { $attack }.
web-km-master-yours = Je pakt een kaart en bent meteen aan de beurt.
web-km-master-theirs = { $name } pakt een kaart en is meteen aan de beurt.

# The score pad of a match with classic scoring.
web-km-points = Punten
web-km-points-show = Punten bekijken: { $totals }
web-km-points-over = Ronde { $round } is voorbij
web-km-points-to = We spelen tot { $points } punten.
web-km-points-once = We spelen één ronde.
web-km-points-round = Ronde { $round }
web-km-points-so-far = Ronde { $round } tot nu toe
web-km-points-total = Totaal
web-km-next = Verder
web-km-say-counted-hint = Verder, als je de punten hebt gezien.
web-km-say-looking = We wachten nog op: { $names }
web-km-say-match-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
