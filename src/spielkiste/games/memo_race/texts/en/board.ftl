web-box-memo-race = Rally Run!

## Rally Run! in the browser

web-mr-mat = The desert
web-mr-stage = What now?
web-mr-others = The others
web-mr-drivers = At the wheel
web-mr-covered = face down
web-mr-canisters = { $count ->
    [0] no petrol cans
    [one] one petrol can
   *[other] { $count } petrol cans
}
web-mr-your-car = your car
web-mr-car-of = { $name }’s car
web-mr-your-finish = your finish
web-mr-just-swapped = just swapped
web-mr-can-swap = can be swapped
web-mr-can-swap-with = swap with this one
web-mr-goal = finish: { $colour }, { $sign }
web-mr-no-canister = no petrol can yet
web-mr-turn-tile = turn { $place } like this: { $road }
web-mr-sign-flower = flower
web-mr-sign-moon = moon
web-mr-sign-sun = sun
web-mr-sign-clover = clover
web-mr-drive = Drive
web-mr-swap = Swap
web-mr-put-back = Put it back
web-mr-speak = Read aloud
web-mr-driving = still driving
web-mr-cup = the trophy
web-mr-home = home!

web-mr-way-pit = Which way to the pit stop?
web-mr-way-home = Which way home?
web-mr-ask-drive-pit = Your turn! { web-mr-way-pit }
web-mr-ask-drive-home = Your turn! { web-mr-way-home }
web-mr-ask-name-pit = { $name }, your turn! Which way to the pit stop?
web-mr-ask-name-home = { $name }, your turn! Which way home?
web-mr-ask-must-drive = That’s enough swapping. Drive!
web-mr-hear-way = { $direction } to { $place }
web-mr-hear-or = { $one } or { $other }
web-mr-hear-drive = { $swap ->
    [yes] Drive { $ways }, or swap two tiles.
   *[no] Drive { $ways }.
}
web-mr-ask-swap = Which tile do you want to swap?
web-mr-ask-swap-stuck = The road stops here. Swap two tiles!
web-mr-ask-with = Swap it with which one?
web-mr-ask-lay = A { $kind }! Which way round?
web-mr-no-far = That’s too far: one tile at a time!
web-mr-no-start = Start/finish tiles stay put.
web-mr-no-own-car = That’s your own car.
web-mr-no-fine = Got it!
web-mr-say-turned = Look: a { $kind }!
web-mr-say-wait = { $name } is thinking …
web-mr-say-wait-lay = { $name } turns over a { $kind }
web-mr-say-wait-swap = { $name } is swapping two tiles
web-mr-say-won = { $name } is home!
web-mr-say-won-you = You’re home first!
web-mr-say-shared = The race is over.

## The track workshop

web-mr-workshop = Track workshop
web-mr-track-title = Workshop
web-mr-track-leave = Back to the box
web-mr-track-grid = The sandpit
web-mr-track-tray = Tiles
web-mr-track-left = { $kind }, { $count } left
web-mr-track-lift = Take a tile back
web-mr-track-field = column { $column }, row { $row }
web-mr-track-empty = empty
web-mr-track-edge = the road runs off the edge
web-mr-track-gap = the road stops here
web-mr-track-no-join = the roads don’t join here
web-mr-track-dead-end = cars would have to turn round here
web-mr-track-start = Draw a loop in the sand, or build it tile by tile!
web-mr-track-closed = A circuit! { $count } tiles long
web-mr-track-closed-all = A circuit of { $count } tiles!
web-mr-track-broken = { $count ->
    [one] Not a loop yet: one loose end
   *[other] Not a loop yet: { $count } loose ends
}
web-mr-track-drive = Drive!
web-mr-track-drive-first = Close the loop first
web-mr-track-begin = Example
web-mr-track-build = Build
web-mr-track-share = Share the track
web-mr-track-share-hint = The whole track is in this link. Anyone who opens it can drive it and build on it.
web-mr-track-size = Grid and tiles
web-mr-track-columns = Columns
web-mr-track-rows = Rows
web-mr-track-pool = Four boxes of tiles
web-mr-track-pool-hint = Four times as many tiles for long tracks
web-mr-track-clear = Clear the sand
web-mr-tracks = Tracks
web-mr-track-name = Name of the track
web-mr-track-unnamed = Track { $number }
web-mr-track-save = Save
web-mr-track-open = Open { $name }
web-mr-track-forget = Throw { $name } away
web-mr-track-examples = To get you started
web-mr-track-example = Example { $number }
web-mr-race-cars = Who’s driving?
web-mr-race-self = Watch
web-mr-race-hand = Drive myself
web-mr-race-again = Race again
web-mr-race-runner = { $animal }, lap { $lap } of { $laps }: hold down to drive
web-mr-race-bot = { $animal } drives by itself, lap { $lap } of { $laps }
web-mr-race-hold = Hold down!
web-mr-race-won = { $animal } wins!
