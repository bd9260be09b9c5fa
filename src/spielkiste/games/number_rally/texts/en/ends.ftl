# Told of somebody who was ahead in nothing.
zr-fact-snaps-own = Snaps: { $seats } ({ $count })
zr-fact-car-own = Times with the car: { $seats } ({ $count })
zr-fact-named-own = Sums solved: { $seats } ({ $count })
zr-fact-laid-own = Cards played: { $seats } ({ $count })
