# At the end: what is worth telling about this game.
km-fact-master = Colpi da maestro: { $seats } ({ $count })
km-fact-attacks = Più dispetti: { $seats } ({ $count })
km-fact-repairs = Più guai risolti: { $seats } ({ $count })
km-fact-master-own = { $seats_you ->
    [yes] Hai fatto { $count } colpi da maestro!
   *[no] { $seats } ha fatto { $count } colpi da maestro!
}
km-fact-attacks-own = { $seats_you ->
    [yes] Hai fatto { $count } dispetti!
   *[no] { $seats } ha fatto { $count } dispetti!
}
km-fact-repairs-own = { $seats_you ->
    [yes] Hai risolto { $count } guai!
   *[no] { $seats } ha risolto { $count } guai!
}
km-fact-drove = Più lontano di tutti: { $seats } ({ $count } km)
km-fact-drove-own = { $seats_you ->
    [yes] Hai percorso { $count } chilometri!
   *[no] { $seats } ha percorso { $count } chilometri!
}
