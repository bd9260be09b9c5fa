# At the end: what is worth telling about this game.
km-fact-master = Coups fourrés : { $seats } ({ $count })
km-fact-attacks = Le plus de coups malins : { $seats } ({ $count }×)
km-fact-repairs = Le plus de pannes réparées : { $seats } ({ $count })
km-fact-master-own = { $seats_you ->
    [yes] Tu as réussi { $count } coups fourrés !
   *[no] { $seats } a réussi { $count } coups fourrés !
}
km-fact-attacks-own = { $seats_you ->
    [yes] Tu as joué { $count } coups malins !
   *[no] { $seats } a joué { $count } coups malins !
}
km-fact-repairs-own = { $seats_you ->
    [yes] Tu as réparé { $count } pannes !
   *[no] { $seats } a réparé { $count } pannes !
}
km-fact-drove = Le plus loin : { $seats } ({ $count ->
    [one] { $count } borne
   *[other] { $count } bornes
})
km-fact-drove-own = { $seats_you ->
    [yes] Tu as parcouru { $count } bornes !
   *[no] { $seats } a parcouru { $count } bornes !
}
