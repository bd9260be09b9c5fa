# At the end: what is worth telling about this game.
zr-fact-snaps = Quickest hands: { $seats } ({ $count ->
    [one] one snap
   *[other] { $count } snaps
})
zr-fact-car = Took the car: { $seats } ({ $count ->
    [one] once
   *[other] { $count } times
})
zr-fact-named = Most sums solved: { $seats } ({ $count })
zr-fact-laid = Most cards played: { $seats } ({ $count })
# Told of somebody who was ahead in nothing.
zr-fact-snaps-own = { $seats_you ->
    [yes] You snapped { $count } times!
   *[no] { $seats } snapped { $count } times!
}
zr-fact-car-own = { $seats_you ->
    [yes] You took the car { $count } times!
   *[no] { $seats } took the car { $count } times!
}
zr-fact-named-own = { $seats_you ->
    [yes] You solved { $count } sums!
   *[no] { $seats } solved { $count } sums!
}
zr-fact-laid-own = { $seats_you ->
    [yes] You played { $count } cards!
   *[no] { $seats } played { $count } cards!
}
