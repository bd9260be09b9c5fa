tl-fact-prizes-own = Soldi in premi: { $seats } ({ NUMBER($count, useGrouping: "always") } marchi)
tl-fact-asked-own = Domande fatte: { $seats } ({ $count })
tl-fact-luck-own = Carte fortuna: { $seats } ({ $count })
