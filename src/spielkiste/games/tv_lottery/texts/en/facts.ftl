# At the end: what is worth telling about this game.
tl-fact-prizes = Most prize money: { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked = Asked the most: { $seats } ({ $count ->
    [one] once
   *[other] { $count } times
})
tl-fact-luck = Most luck cards: { $seats } ({ $count })
# Told of somebody who was ahead in nothing.
tl-fact-prizes-own = { $seats_you ->
    [yes] You won { NUMBER($count, useGrouping: "always") } marks!
   *[no] { $seats } won { NUMBER($count, useGrouping: "always") } marks!
}
tl-fact-asked-own = { $seats_you ->
    [yes] You asked { $count } questions!
   *[no] { $seats } asked { $count } questions!
}
tl-fact-luck-own = { $seats_you ->
    [yes] You had { $count } luck cards!
   *[no] { $seats } had { $count } luck cards!
}
tl-fact-took = Most digits collected: { $seats } ({ $count })
tl-fact-took-own = { $seats_you ->
    [yes] You collected { $count } digits!
   *[no] { $seats } collected { $count } digits!
}
