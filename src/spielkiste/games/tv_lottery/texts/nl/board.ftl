web-box-tv-lottery = Tv-loterij
web-title-tv-lottery = Tv-loterij

## The TV lottery in the browser

web-tl-board = Het speelbord
web-tl-left = { $count ->
    [0] geen kaart meer over
    [one] nog één kaart over
   *[other] nog { $count } kaarten over
}
web-tl-here = { $name } staat hier
web-tl-here-you = jij staat hier
web-tl-ahead = { $count ->
    [one] één vakje verder
   *[other] { $count } vakjes verder
}
web-tl-back = { $count ->
    [one] één vakje terug
   *[other] { $count } vakjes terug
}
web-tl-sign-luck = Geluk
web-tl-sign-swap = Ruil
web-tl-sign-bad-luck = Pech
web-tl-sign-buy = Koop
web-tl-wheel-yellow = Gele pijl, de haas: 5 tot en met 10 en een ster
web-tl-wheel-green = Groene pijl, de schildpad: 1 tot en met 6 en een ster
web-tl-wheel-red = Rode pijl, de krab: van 3 terug tot 3 vooruit en een ster
web-tl-reaches = kan komen op wat je mist: { $digits }
web-tl-goes-far = ver
web-tl-goes-near = dichtbij
web-tl-goes-on = vooruit
web-tl-goes-back = terug
web-tl-draft = Cijfers kiezen
web-tl-round = Ronde { $round } van { $rounds }
web-tl-round-each = Ronde { $round }
web-tl-right-each = Goede cijfers per ronde
web-tl-lucks = Gelukskaarten, nog { $count }
web-tl-luck-away = Gelukskaart: { $luck }. Wegleggen
web-tl-pig = Het geluksvarken, onze bank

web-tl-others = De anderen
web-tl-players = De spelers
web-tl-you = Jij
web-tl-money = { $money } mark
web-tl-unit = mark
web-tl-held = { $count ->
    [one] één kaart in het rekje
   *[other] { $count } kaarten in het rekje
}
web-tl-number = Winnend nummer
web-tl-mine = Jouw cijfers
web-tl-golden = Plek { $place }: { $digit }
web-tl-covered = dicht
web-tl-holder = Jouw rekje, van boven naar onder
web-tl-place = Plek { $place }: { $digit }
web-tl-place-empty = Plek { $place }: leeg
web-tl-right = goed
web-tl-elsewhere = hoort op plek { $place }
web-tl-none = leeg
web-tl-chosen = gekozen
web-tl-can-swap = kan verwisseld worden
web-tl-this-digit = Het cijfer: { $digit }

web-tl-way-take = Een cijfer van het bord
web-tl-way-swap = Eigen cijfers verwisselen
web-tl-way-ask = Vragen wie er twee heeft

web-tl-won = Loterij gewonnen: { $names }!
web-tl-won-you = Jij wint de loterij!
web-tl-over = De loterij is voorbij.
web-tl-turning = { $name } draait de pijl …
web-tl-turning-you = Jouw pijl draait …
web-tl-going-you = Je pion loopt …
web-tl-luck-yours = Jouw gelukskaart!
web-tl-luck-of = { $name } trekt een gelukskaart
web-tl-luck-good = Wat een geluk!
web-tl-luck-bad = Helaas, geen geluk!
web-tl-luck-other = { $card ->
    [bank-pays-50] De bank betaalt { $name } 50.000
    [bank-pays-100] De bank betaalt { $name } 100.000
    [bank-pays-200] De bank betaalt { $name } 200.000
    [pay-50] { $name } betaalt de bank 50.000
    [pay-100] { $name } betaalt de bank 100.000
    [swap] { $name } mag twee eigen cijfers verwisselen
    [take] { $name } mag een eigen kaart ruilen tegen een van het bord
    [spin-again] { $name } draait meteen nog een keer
    [go-anywhere] { $name } gaat naar een vakje naar keuze
    [all-pay-you] Iedereen geeft { $name } 50.000
    [you-pay-all] { $name } geeft iedereen 50.000
   *[exchange] { $name } mag met iemand één plek ruilen
}
web-tl-drawing = De trekking van het winnende nummer!
web-tl-your-turn = Jouw beurt
web-tl-wait = { $name } is aan de beurt

web-tl-goal = Doel: het winnende nummer! Goede cijfers leveren geld op; wie het meeste heeft, wint.
web-tl-signs = Wat de vakjes betekenen
web-tl-missing = { $count ->
    [one] Je mist nog:
   *[other] Je mist nog:
}
web-tl-for-place = { $place ->
    [1] de { $digit } helemaal onderaan op plek 1
   *[other] de { $digit } op plek { $place }
}
web-tl-only-swap = Je hebt ze allemaal! Nu alleen nog verwisselen.
web-tl-next-digit = { $count ->
    [0] Helemaal onderaan hoort de { $digit }.
    [one] Eén is goed. Nu de { $digit }.
   *[other] { $count } zijn goed. Nu de { $digit }.
}
web-tl-to-move = Verplaatsen: { $digits }.
web-tl-move-to = de { $digit } naar plek { $place }
web-tl-your-space = Jouw vakje: { $field }.
web-tl-now-have = Je hebt nu { $money } mark.

web-tl-hint-pick = Kies zes cijfers: het winnende nummer kent nog niemand.
web-tl-hint-place = Niemand anders ziet waar.
web-tl-hint-spin = Er wordt van onderaf geteld.
web-tl-hint-tap = Kies een pijl: tekens laten zien waar je komt.
web-tl-hint-right = { $count ->
    [one] Eén goed: dat is { $money }.
   *[other] { $count } goed: dat is { $money }.
}
web-tl-hint-star = Kies het getal of het vakje.
web-tl-ask-field-card = Neem je de { $digit }?
web-tl-hint-field-card = Kies een plek of “Nee, dank je”.
web-tl-hint-empty-field = De { $digit } kost 50.000.
web-tl-hint-seller = De { $digit } voor 50.000 en een van je cijfers.
web-tl-hint-leaving = { $name } krijgt hem; daar komt de { $digit } voor in de plaats.
web-tl-hint-give = { $name } betaalt je 50.000 voor de { $digit }.
web-tl-hint-taken = De { $digit } voor 50.000: kies zijn plek.
web-tl-hint-taken-free = De { $digit }: kies zijn plek.
web-tl-ask-swap = Kies twee cijfers!
web-tl-ask-swap-second = Met welk cijfer verwissel je de { $digit }?
web-tl-hint-swap-places = Ze wisselen van plek.
web-tl-keep = Zo laten
web-tl-hint-buy = Alles kost 50.000.
web-tl-hint-buy-take = Kies een cijfer op het bord.
web-tl-hint-buy-ask = Kies het cijfer waar je naar vraagt.
web-tl-hint-take = Kies een cijfer op het bord.
web-tl-hint-go-to = Kies een vakje.
web-tl-hint-person = Eerst: met wie?
web-tl-ask-exchange = Ruil je met { $name }?
web-tl-ask-buy-off = Koop je een cijfer over van { $name }?
web-tl-hint-exchange = Kies de plek: je ruilt jouw cijfer daar tegen dat van { $name }.
web-tl-hint-buy-off = Kies de plek: je betaalt 50.000 en ruilt jouw cijfer daar tegen dat van { $name }.

web-tl-result-title = Ronde { $round }
web-tl-result = Het winnende nummer is voor { $names }!
web-tl-result-you = Jij hebt het winnende nummer!
web-tl-result-nobody = Ronde { $round } wordt uitbetaald
web-tl-right-count = { $count ->
    [0] nul goed
    [one] één goed
   *[other] { $count } goed
}
web-tl-right-below = Goed van onderaf: { $count }
web-tl-all-right = { $names }: alle zes goed!
web-tl-all-right-nobody = Niemand had ze alle zes.
web-tl-go-on = Verder
