# Alla fine: quello che vale la pena raccontare di questa partita.
tl-fact-prizes = Più soldi in premi: { $seats } ({ NUMBER($count, useGrouping: "always") } marchi)
tl-fact-asked = Più domande: { $seats } ({ $count })
tl-fact-luck = Più carte fortuna: { $seats } ({ $count })
tl-fact-prizes-own = { $seats_you ->
    [yes] Hai vinto { NUMBER($count, useGrouping: "always") } marchi!
   *[no] { $seats } ha vinto { NUMBER($count, useGrouping: "always") } marchi!
}
tl-fact-asked-own = { $seats_you ->
    [yes] Hai fatto { $count } domande!
   *[no] { $seats } ha fatto { $count } domande!
}
tl-fact-luck-own = { $seats_you ->
    [yes] Hai avuto { $count } carte fortuna!
   *[no] { $seats } ha avuto { $count } carte fortuna!
}
tl-fact-took = Più cifre prese: { $seats } ({ $count })
tl-fact-took-own = { $seats_you ->
    [yes] Hai preso { $count } cifre!
   *[no] { $seats } ha preso { $count } cifre!
}
