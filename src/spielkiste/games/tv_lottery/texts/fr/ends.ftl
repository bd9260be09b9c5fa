tl-fact-prizes-own = Gains : { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked-own = Questions posées : { $seats } ({ $count })
tl-fact-luck-own = Cartes Chance : { $seats } ({ $count })
