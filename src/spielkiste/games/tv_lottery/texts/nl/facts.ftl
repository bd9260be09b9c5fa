# At the end: what is worth telling about this game.
tl-fact-prizes = Het meeste prijzengeld: { $seats } ({ NUMBER($count, useGrouping: "always") } mark)
tl-fact-asked = Het vaakst gevraagd: { $seats } ({ $count }×)
tl-fact-luck = De meeste gelukskaarten: { $seats } ({ $count })
tl-fact-prizes-own = Prijzengeld: { $seats } ({ NUMBER($count, useGrouping: "always") } mark)
tl-fact-asked-own = Anderen gevraagd: { $seats } ({ $count })
tl-fact-luck-own = Gelukskaarten: { $seats } ({ $count })
tl-fact-took = De meeste cijfers gepakt: { $seats } ({ $count })
tl-fact-took-own = Cijfers gepakt: { $seats } ({ $count })
