## Memo-Car-Race

game-memo-race = Memo Car Race
game-memo-race-tagline = To the pit, then home: who remembers the road?
option-canisters = Canisters
option-canisters-random = any colours (rulebook)
option-canisters-start_colours = the colours of the start tiles in use
option-swap_limit = Swaps in a row (0: as many as you like)

mr-kind-curve = curve
mr-kind-straight = straight
mr-kind-crossing = crossing
mr-kind-dead-end = dead end
mr-kind-pit = pit
mr-colour-red = red
mr-colour-blue = blue
mr-colour-yellow = yellow
mr-colour-green = green
mr-direction-north = north
mr-direction-east = east
mr-direction-south = south
mr-direction-west = west
mr-road-north = open to the north
mr-road-east = open to the east
mr-road-south = open to the south
mr-road-west = open to the west
mr-road-north-south = north and south
mr-road-east-west = east and west
mr-road-north-east = north and east
mr-road-south-east = south and east
mr-road-south-west = south and west
mr-road-north-west = north and west
mr-road-all = in all four directions
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
mr-place-c3 = the pit
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
mr-place-nw = the north-west start tile
mr-place-ne = the north-east start tile
mr-place-se = the south-east start tile
mr-place-sw = the south-west start tile

mr-move-drive = drive { $direction }
mr-move-lay = lay it like this: { $road }
mr-move-swap = swap { $place } …
mr-move-with = … with { $place }

mr-turned = { $seat_you ->
    [yes] You turn up { $place }.
   *[no] { $seat } turns up { $place }.
}
mr-drove = { $seat_you ->
    [yes] You drive onto { $place }.
   *[no] { $seat } drives onto { $place }.
}
mr-swapped = { $seat_you ->
    [yes] You swap { $place } and { $other }.
   *[no] { $seat } swaps { $place } and { $other }.
}
mr-canister = { $seat_you ->
    [yes] Your canister says: go to { $colour }!
   *[no] The canister of { $seat } says: go to { $colour }.
}
mr-won = { $seat_you ->
    [yes] You are home on { $colour }: the cup is yours!
   *[no] { $seat } is home on { $colour } and wins the cup!
}
mr-called-off = { $count } turns each and nobody is home: you share the cup.

mr-why-no-move = This is no move.
mr-why-over = The race is over.
mr-why-turn = It is the turn of { $seat }.
mr-why-lay-first = First lay the tile on { $place }: what is turned up must be driven onto.
mr-why-finish-swap = First choose the tile that changes places with { $place }.
mr-why-nothing-turned = No tile has been turned up.
mr-why-nothing-lifted = First choose the first tile of the swap.
mr-why-no-road = Your road does not lead { $direction }.
mr-why-edge = The board ends there.
mr-why-not-joined = The road on { $place } does not join yours.
mr-why-other-tile = The tile is a { $kind }; it cannot lie like that.
mr-why-does-not-join = Lay it so that its road joins yours.
mr-why-no-tile-there = There is no tile next to it that way.
mr-why-later-turn = Only in your first turn may a dead end open sideways; now its road has to join yours.
mr-why-pit-stays = The pit stays where it is.
mr-why-open = { $place } lies open; only tiles that lie face down are swapped.
mr-why-banned = { $place } was swapped just now; choose another tile.
mr-why-must-drive = You have swapped { $count } times in a row: now drive.
mr-why-same-tile = { $place } is the first tile already; choose another one.

mr-words-start = { $colour }: { $place }.
mr-words-car = { $seat_you ->
    [yes] You stand on { $place }.
   *[no] { $seat } stands on { $place }.
}
mr-words-car-on-tile = { $seat_you ->
    [yes] You stand on { $place }: { $kind }, { $road }.
   *[no] { $seat } stands on { $place }: { $kind }, { $road }.
}
mr-words-to-pit = { $seat_you ->
    [yes] You have to reach the pit first.
   *[no] { $seat } has to reach the pit first.
}
mr-words-to-finish = { $seat_you ->
    [yes] Your finish is { $colour }: { $place }.
   *[no] The finish of { $seat } is { $colour }: { $place }.
}
mr-words-turned = Turned up on { $place }: { $kind }.
mr-words-lifted = To be swapped: { $place }.
mr-words-banned = Swapped just now, so not again: { $places }.
mr-words-must-drive = { $seat_you ->
    [yes] You have swapped { $count } times in a row: now drive.
   *[no] { $seat } has swapped { $count } times in a row and must drive.
}

error-track-foreign = This is not a link to a Spielkiste track.
error-track-damaged = This track link was changed or cut off. Ask for it again.
error-track-newer = This track was made by a newer Spielkiste. Update to open it.
error-track-bad-grid = A track has { $low } to { $high } columns and rows.
error-track-off-grid = This place is not on the grid.
error-track-none-left = There is no such tile left.
error-track-empty = There is no tile to turn.
error-track-no-such-tile = There is no tile with such a road.
error-track-too-many = More tiles lie here than one box has.
error-track-bad-wish = The workshop does not understand this. Open it again.

# At the end: what is worth telling about this game.
mr-fact-turned = Turned the most tiles: { $seats } ({ $count })
mr-fact-drove = Drove the farthest: { $seats } ({ $count } spaces)
mr-fact-swapped = Swapped the most: { $seats } ({ $count } times)
