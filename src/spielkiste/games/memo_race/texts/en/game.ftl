## Memo-Car-Race

game-memo-race = Rally Run!
game-memo-race-tagline = To the pit stop, then home: can you remember the road?
task-memo-race-one = Reach the finish before the bot!
task-memo-race-two = Reach the finish before two bots!
option-canisters = Petrol cans
option-canisters-random = any colours (rulebook)
option-canisters-start_colours = only colours the cars start on
option-swap_limit = Swaps in a row (0: as many as you like)

mr-kind-curve = bend
mr-kind-straight = straight
mr-kind-crossing = crossroads
mr-kind-dead-end = dead end
mr-kind-pit = pit stop
mr-colour-red = red
mr-colour-blue = blue
mr-colour-yellow = yellow
mr-colour-green = green
mr-direction-north = north
mr-direction-east = east
mr-direction-south = south
mr-direction-west = west
# On the board, as children say it.
mr-way-north = up
mr-way-east = right
mr-way-south = down
mr-way-west = left
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
mr-place-c3 = the pit stop
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
mr-move-lay = turn it like this: { $road }
mr-move-swap = swap { $place }
mr-move-with = … with { $place }

mr-turned = { $seat_you ->
    [yes] You turn over { $place }.
   *[no] { $seat } turns over { $place }.
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
    [yes] Your petrol can says: head for { $colour }!
   *[no] { $seat }’s petrol can says: head for { $colour }.
}
mr-won = { $seat_you ->
    [yes] You’ve reached the { $colour } finish: the trophy is yours!
   *[no] { $seat } reaches the { $colour } finish and wins the trophy!
}
mr-called-off = After { $count } turns each, nobody has reached the finish: you all share the trophy.

mr-turned-act = turns over { $place }
mr-drove-act = drives on: { $place }
mr-swapped-act = swaps { $place } and { $other }
mr-canister-act = off to { $colour }!
mr-won-act = home first!

mr-why-no-move = That isn’t a move.
mr-why-over = The race is over.
mr-why-turn = It’s { $seat }’s turn.
mr-why-lay-first = First choose which way round { $place } goes.
mr-why-finish-swap = First choose the tile to swap with { $place }.
mr-why-nothing-turned = No tile has been turned over.
mr-why-nothing-lifted = Choose the first tile to swap.
mr-why-no-road = Your road doesn’t go { $direction }.
mr-why-edge = The board ends there.
mr-why-not-joined = The road on { $place } doesn’t join yours.
mr-why-other-tile = This tile can’t go that way round: { $kind }.
mr-why-does-not-join = Turn it so that its road joins yours.
mr-why-no-tile-there = There’s no tile next to it on that side.
mr-why-later-turn = A dead end may only open sideways on your first turn. Now its road must join yours.
mr-why-pit-stays = The pit stop stays where it is.
mr-why-open = { $place } is face up. You can only swap tiles that are face down.
mr-why-banned = { $place } has only just been swapped. Choose another tile.
mr-why-must-drive = You’ve swapped { $count } times in a row. Now you must drive.
mr-why-same-tile = { $place } is already your first tile. Choose another one.

mr-words-start = { $colour }: { $place }.
mr-words-car = { $seat_you ->
    [yes] You’re at { $place }.
   *[no] { $seat } is at { $place }.
}
mr-words-car-on-tile = { $seat_you ->
    [yes] You’re at { $place }: { $kind }, { $road }.
   *[no] { $seat } is at { $place }: { $kind }, { $road }.
}
mr-words-to-pit = { $seat_you ->
    [yes] You must reach the pit stop first.
   *[no] { $seat } must reach the pit stop first.
}
mr-words-to-finish = { $seat_you ->
    [yes] Your finish is { $colour }: { $place }.
   *[no] { $seat }’s finish is { $colour }: { $place }.
}
mr-words-turned = Turned over at { $place }: { $kind }.
mr-words-lifted = Ready to swap: { $place }.
mr-words-banned = Only just swapped, so not again yet: { $places }.
mr-words-must-drive = { $seat_you ->
    [yes] You’ve swapped { $count } times in a row. Now you must drive.
   *[no] { $seat } has swapped { $count } times in a row and must drive.
}

error-track-foreign = This isn’t a link to a Spielkiste track.
error-track-damaged = This track link has been changed or cut short. Ask for it again.
error-track-newer = This track was made by a newer Spielkiste. Update to open it.
error-track-bad-grid = A track has { $low } to { $high } columns and rows.
error-track-off-grid = That place isn’t on the grid.
error-track-none-left = You’ve run out of those tiles.
error-track-empty = There’s no tile here to turn.
error-track-no-such-tile = There’s no tile with a road like that.
error-track-too-many = There are more tiles here than one box holds.
error-track-bad-wish = The workshop doesn’t understand that. Open it again.
