# Told of somebody who was ahead in nothing.
tl-fact-prizes-own = Prize money: { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked-own = Questions asked: { $seats } ({ $count })
tl-fact-luck-own = Luck cards: { $seats } ({ $count })
