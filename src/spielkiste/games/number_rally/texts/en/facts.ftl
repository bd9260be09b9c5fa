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
zr-fact-snaps-own = Snaps: { $seats } ({ $count })
zr-fact-car-own = Times with the car: { $seats } ({ $count })
zr-fact-named-own = Sums solved: { $seats } ({ $count })
zr-fact-laid-own = Cards played: { $seats } ({ $count })
