tl-fact-prizes-own = Preisgeld: { $seats } ({ NUMBER($count, useGrouping: "always") } Mark)
tl-fact-asked-own = Die anderen gefragt: { $seats } ({ $count })
tl-fact-luck-own = Glückskarten: { $seats } ({ $count })
