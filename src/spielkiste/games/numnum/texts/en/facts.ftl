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
nn-fact-doubly-own = { $seats_you ->
    [yes] You made { $count } double matches!
   *[no] { $seats } made { $count } double matches!
}
nn-fact-wishes-own = { $seats_you ->
    [yes] You made { $count } wishes!
   *[no] { $seats } made { $count } wishes!
}
nn-fact-named-own = { $seats_you ->
    [yes] You gave { $count } right answers!
   *[no] { $seats } gave { $count } right answers!
}
nn-fact-pairs-doubly-own = { $seats_you ->
    [yes] You took { $count } double matches!
   *[no] { $seats } took { $count } double matches!
}
nn-fact-breaches-own = { $seats_you ->
    [yes] You broke through { $count } times!
   *[no] { $seats } broke through { $count } times!
}
nn-fact-claimed-own = { $seats_you ->
    [yes] You won { $count } cards by breaking through!
   *[no] { $seats } won { $count } cards by breaking through!
}
nn-fact-pairs = Most pairs: { $seats } ({ $count })
nn-fact-pairs-own = { $seats_you ->
    [yes] You took { $count } pairs!
   *[no] { $seats } took { $count } pairs!
}
nn-fact-laid = Most cards played: { $seats } ({ $count })
nn-fact-laid-own = { $seats_you ->
    [yes] You played { $count } cards!
   *[no] { $seats } played { $count } cards!
}
