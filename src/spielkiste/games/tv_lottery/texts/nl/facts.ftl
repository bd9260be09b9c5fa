# At the end: what is worth telling about this game.
tl-fact-prizes = Het meeste prijzengeld: { $seats } ({ NUMBER($count, useGrouping: "always") } mark)
tl-fact-asked = Het vaakst gevraagd: { $seats } ({ $count }×)
tl-fact-luck = De meeste gelukskaarten: { $seats } ({ $count })
tl-fact-prizes-own = { $seats_you ->
    [yes] Je hebt { NUMBER($count, useGrouping: "always") } mark gewonnen!
   *[no] { $seats } heeft { NUMBER($count, useGrouping: "always") } mark gewonnen!
}
tl-fact-asked-own = { $seats_you ->
    [yes] Je hebt de anderen { $count } keer iets gevraagd!
   *[no] { $seats } heeft de anderen { $count } keer iets gevraagd!
}
tl-fact-luck-own = { $seats_you ->
    [yes] Je had { $count } gelukskaarten!
   *[no] { $seats } had { $count } gelukskaarten!
}
tl-fact-took = De meeste cijfers gehaald: { $seats } ({ $count })
tl-fact-took-own = { $seats_you ->
    [yes] Je hebt { $count } cijfers gehaald!
   *[no] { $seats } heeft { $count } cijfers gehaald!
}
