## DaCart-rally

game-memo-race = DaCart-rally
game-memo-race-tagline = Eerst naar de pitstraat, dan naar de finish: wie onthoudt de weg?
task-memo-race-one = Wees eerder dan de bot bij de finish!
task-memo-race-two = Wees eerder dan twee bots bij de finish!
option-canisters = Jerrycans
option-canisters-random = willekeurige kleuren (spelregel)
option-canisters-start_colours = de kleuren van de bezette startplaatjes
option-swap_limit = Zo vaak achter elkaar wisselen (0: zo vaak je wilt)

mr-kind-curve = bocht
mr-kind-straight = rechte weg
mr-kind-crossing = kruising
mr-kind-dead-end = doodlopende straat
mr-kind-pit = pitstraat
mr-colour-red = rood
mr-colour-blue = blauw
mr-colour-yellow = geel
mr-colour-green = groen
mr-direction-north = noorden
mr-direction-east = oosten
mr-direction-south = zuiden
mr-direction-west = westen
# On the board, as children say it.
mr-way-north = boven
mr-way-east = rechts
mr-way-south = beneden
mr-way-west = links
mr-road-north = open naar het noorden
mr-road-east = open naar het oosten
mr-road-south = open naar het zuiden
mr-road-west = open naar het westen
mr-road-north-south = noord en zuid
mr-road-east-west = oost en west
mr-road-north-east = noord en oost
mr-road-south-east = zuid en oost
mr-road-south-west = zuid en west
mr-road-north-west = noord en west
mr-road-all = naar alle vier de kanten
mr-place-a1 = A1
mr-place-b1 = B1
mr-place-c1 = C1
mr-place-d1 = D1
mr-place-e1 = E1
mr-place-a2 = A2
mr-place-b2 = B2
mr-place-c2 = C2
mr-place-d2 = D2
mr-place-e2 = E2
mr-place-a3 = A3
mr-place-b3 = B3
mr-place-c3 = de pitstraat
mr-place-d3 = D3
mr-place-e3 = E3
mr-place-a4 = A4
mr-place-b4 = B4
mr-place-c4 = C4
mr-place-d4 = D4
mr-place-e4 = E4
mr-place-a5 = A5
mr-place-b5 = B5
mr-place-c5 = C5
mr-place-d5 = D5
mr-place-e5 = E5
mr-place-nw = de start-finish in het noordwesten
mr-place-ne = de start-finish in het noordoosten
mr-place-se = de start-finish in het zuidoosten
mr-place-sw = de start-finish in het zuidwesten

mr-move-drive = naar het { $direction } rijden
mr-move-lay = zo neerleggen: { $road }
mr-move-swap = { $place } verwisselen
mr-move-with = … met { $place }

mr-turned = { $seat_you ->
    [yes] Je draait { $place } om.
   *[no] { $seat } draait { $place } om.
}
mr-drove = { $seat_you ->
    [yes] Je rijdt verder, naar { $place }.
   *[no] { $seat } rijdt verder, naar { $place }.
}
mr-swapped = { $seat_you ->
    [yes] Je verwisselt { $place } en { $other }.
   *[no] { $seat } verwisselt { $place } en { $other }.
}
mr-canister = { $seat_you ->
    [yes] Je jerrycan zegt: op naar { $colour }!
   *[no] De jerrycan van { $seat } zegt: op naar { $colour }.
}
mr-won = { $seat_you ->
    [yes] Je bent bij { $colour } over de finish: de beker is voor jou!
   *[no] { $seat } is bij { $colour } over de finish en wint de beker!
}
mr-called-off = Iedereen heeft { $count } beurten gehad en niemand is over de finish: jullie delen de beker.

mr-turned-act = draait { $place } om
mr-drove-act = rijdt: { $place }
mr-swapped-act = verwisselt { $place } en { $other }
mr-canister-act = op naar { $colour }!
mr-won-act = over de finish!

mr-why-no-move = Dat is geen zet.
mr-why-over = De race is afgelopen.
mr-why-turn = { $seat } is aan de beurt.
mr-why-lay-first = Kies eerst hoe { $place } komt te liggen.
mr-why-finish-swap = Kies eerst het plaatje dat je met { $place } verwisselt.
mr-why-nothing-turned = Er is geen plaatje omgedraaid.
mr-why-nothing-lifted = Kies het eerste plaatje dat je wilt verwisselen.
mr-why-no-road = Jouw weg loopt niet naar het { $direction }.
mr-why-edge = Daar houdt het speelveld op.
mr-why-not-joined = De weg op { $place } sluit niet aan op de jouwe.
mr-why-other-tile = Zo kan een { $kind } niet liggen.
mr-why-does-not-join = Leg het zo dat de weg op de jouwe aansluit.
mr-why-no-tile-there = Aan die kant ligt er geen plaatje naast.
mr-why-later-turn = Alleen in je allereerste beurt mag een doodlopende straat opzij wijzen; nu moet de weg op de jouwe aansluiten.
mr-why-pit-stays = De pitstraat blijft waar hij is.
mr-why-open = { $place } ligt open; je mag alleen dichte plaatjes verwisselen.
mr-why-banned = { $place } is net al verwisseld; neem een ander plaatje.
mr-why-must-drive = Je hebt { $count } keer achter elkaar gewisseld: nu moet je rijden.
mr-why-same-tile = { $place } is al je eerste plaatje; neem een ander.

mr-words-start = De finish van { $colour }: { $place }.
mr-words-car = { $seat_you ->
    [yes] Jij bent bij { $place }.
   *[no] { $seat } is bij { $place }.
}
mr-words-car-on-tile = { $seat_you ->
    [yes] Jij staat op { $place }: een { $kind } ({ $road }).
   *[no] { $seat } staat op { $place }: een { $kind } ({ $road }).
}
mr-words-to-pit = { $seat_you ->
    [yes] Jij moet eerst naar de pitstraat.
   *[no] { $seat } moet eerst naar de pitstraat.
}
mr-words-to-finish = { $seat_you ->
    [yes] Jouw finish is { $colour }: { $place }.
   *[no] De finish van { $seat } is { $colour }: { $place }.
}
mr-words-turned = Omgedraaid op { $place }: een { $kind }.
mr-words-lifted = Wordt verwisseld: { $place }.
mr-words-banned = Net verwisseld, dus nu even niet: { $places }.
mr-words-must-drive = { $seat_you ->
    [yes] Je hebt { $count } keer achter elkaar gewisseld: nu moet je rijden.
   *[no] { $seat } heeft { $count } keer achter elkaar gewisseld en moet nu rijden.
}

error-track-foreign = Dit is geen link naar een circuit van Spielkiste.
error-track-damaged = Deze link naar een circuit is veranderd of afgeknipt. Laat hem nog eens sturen.
error-track-newer = Dit circuit komt uit een nieuwere Spielkiste. Werk die van jou eerst bij.
error-track-bad-grid = Een circuit heeft { $low } tot { $high } kolommen en rijen.
error-track-off-grid = Die plek ligt niet op het rooster.
error-track-none-left = Daarvan is geen plaatje meer over.
error-track-empty = Hier ligt geen plaatje om te draaien.
error-track-no-such-tile = Zo’n plaatje bestaat niet.
error-track-too-many = Hier liggen meer plaatjes dan er in een doos zitten.
error-track-bad-wish = Dat snapt de werkplaats niet. Open hem nog eens.
