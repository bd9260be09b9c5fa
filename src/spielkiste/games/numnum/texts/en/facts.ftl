# At the end: what is worth telling about this game.
nn-fact-doubly = Most double matches: { $seats } ({ $count })
nn-fact-wishes = Most wishes: { $seats } ({ $count })
nn-fact-named = Most right answers: { $seats } ({ $count })
nn-fact-pairs-doubly = Most double matches: { $seats } ({ $count })
nn-fact-breaches = Broke through: { $seats } ({ $count ->
    [one] once
   *[other] { $count } times
})
nn-fact-claimed = Cards won by breaking through: { $seats } ({ $count })
nn-fact-fetched = Fetched from the waiting row: { $count }
nn-fact-played = Played straight away: { $count }
nn-fact-waited = Had to wait: { $count }
# Told of somebody who was ahead in nothing.
nn-fact-doubly-own = Double matches: { $seats } ({ $count })
nn-fact-wishes-own = Wishes: { $seats } ({ $count })
nn-fact-named-own = Right answers: { $seats } ({ $count })
nn-fact-pairs-doubly-own = Double pairs: { $seats } ({ $count })
nn-fact-breaches-own = Break-throughs: { $seats } ({ $count })
nn-fact-claimed-own = Cards won by breaking through: { $seats } ({ $count })
nn-fact-pairs = Most pairs: { $seats } ({ $count })
nn-fact-pairs-own = Pairs taken: { $seats } ({ $count })
nn-fact-laid = Most cards played: { $seats } ({ $count })
nn-fact-laid-own = Cards played: { $seats } ({ $count })
