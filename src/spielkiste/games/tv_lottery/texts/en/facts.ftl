# At the end: what is worth telling about this game.
tl-fact-prizes = Most prize money: { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked = Asked the most: { $seats } ({ $count ->
    [one] once
   *[other] { $count } times
})
tl-fact-luck = Most luck cards: { $seats } ({ $count })
# Told of somebody who was ahead in nothing.
tl-fact-prizes-own = Prize money: { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked-own = Questions asked: { $seats } ({ $count })
tl-fact-luck-own = Luck cards: { $seats } ({ $count })
tl-fact-took = Most digits fetched: { $seats } ({ $count })
tl-fact-took-own = Digits fetched: { $seats } ({ $count })
