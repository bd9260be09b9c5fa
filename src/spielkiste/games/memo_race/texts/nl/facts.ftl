# At the end: what is worth telling about this game.
mr-fact-turned = De meeste plaatjes omgedraaid: { $seats } ({ $count })
mr-fact-drove = Het verst gereden: { $seats } ({ $count } plaatjes)
mr-fact-swapped = Het vaakst gewisseld: { $seats } ({ $count }×)
mr-fact-turned-own = { $seats_you ->
    [yes] Je hebt { $count } plaatjes omgedraaid!
   *[no] { $seats } heeft { $count } plaatjes omgedraaid!
}
mr-fact-drove-own = { $seats_you ->
    [yes] Je hebt over { $count } plaatjes gereden!
   *[no] { $seats } heeft over { $count } plaatjes gereden!
}
mr-fact-swapped-own = { $seats_you ->
    [yes] Je hebt { $count } keer gewisseld!
   *[no] { $seats } heeft { $count } keer gewisseld!
}
