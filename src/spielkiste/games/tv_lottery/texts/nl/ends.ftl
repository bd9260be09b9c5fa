tl-fact-prizes-own = Prijzengeld: { $seats } ({ NUMBER($count, useGrouping: "always") } mark)
tl-fact-asked-own = Anderen gevraagd: { $seats } ({ $count })
tl-fact-luck-own = Gelukskaarten: { $seats } ({ $count })
