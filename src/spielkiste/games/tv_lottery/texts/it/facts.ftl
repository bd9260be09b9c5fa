# Alla fine: quello che vale la pena raccontare di questa partita.
tl-fact-prizes = Più soldi in premi: { $seats } ({ NUMBER($count, useGrouping: "always") } marchi)
tl-fact-asked = Più domande: { $seats } ({ $count })
tl-fact-luck = Più carte fortuna: { $seats } ({ $count })
tl-fact-prizes-own = Soldi in premi: { $seats } ({ NUMBER($count, useGrouping: "always") } marchi)
tl-fact-asked-own = Domande fatte: { $seats } ({ $count })
tl-fact-luck-own = Carte fortuna: { $seats } ({ $count })
tl-fact-took = Più cifre prese: { $seats } ({ $count })
tl-fact-took-own = Cifre prese: { $seats } ({ $count })
