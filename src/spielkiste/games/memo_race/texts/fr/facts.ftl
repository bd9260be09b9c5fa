# At the end: what is worth telling about this game.
mr-fact-turned = Le plus de plaquettes retournées : { $seats } ({ $count })
mr-fact-drove = La plus longue route : { $seats } ({ $count } plaquettes)
mr-fact-swapped = Le plus d’échanges : { $seats } ({ $count }×)
mr-fact-turned-own = { $seats_you ->
    [yes] Tu as retourné { $count } plaquettes !
   *[no] { $seats } a retourné { $count } plaquettes !
}
mr-fact-drove-own = { $seats_you ->
    [yes] Tu as parcouru { $count } plaquettes !
   *[no] { $seats } a parcouru { $count } plaquettes !
}
mr-fact-swapped-own = { $seats_you ->
    [yes] Tu as fait { $count } échanges !
   *[no] { $seats } a fait { $count } échanges !
}
