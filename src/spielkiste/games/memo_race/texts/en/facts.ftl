# At the end: what is worth telling about this game.
mr-fact-turned = Turned over the most tiles: { $seats } ({ $count })
mr-fact-drove = Drove the furthest: { $seats } ({ $count } tiles)
mr-fact-swapped = Most swaps: { $seats } ({ $count })
# Told of somebody who was ahead in nothing.
mr-fact-turned-own = { $seats_you ->
    [yes] You turned over { $count } tiles!
   *[no] { $seats } turned over { $count } tiles!
}
mr-fact-drove-own = { $seats_you ->
    [yes] You drove across { $count } tiles!
   *[no] { $seats } drove across { $count } tiles!
}
mr-fact-swapped-own = { $seats_you ->
    [yes] You made { $count } swaps!
   *[no] { $seats } made { $count } swaps!
}
