# At the end: what is worth telling about this game.
tl-fact-prizes = Le plus de gains : { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked = Le plus de questions : { $seats } ({ $count }×)
tl-fact-luck = Le plus de cartes Chance : { $seats } ({ $count })
tl-fact-prizes-own = Gains : { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked-own = Questions posées : { $seats } ({ $count })
tl-fact-luck-own = Cartes Chance : { $seats } ({ $count })
tl-fact-took = Le plus de chiffres pris : { $seats } ({ $count })
tl-fact-took-own = Chiffres pris : { $seats } ({ $count })
