# At the end: what is worth telling about this game.
tl-fact-prizes = Le plus de gains : { $seats } ({ NUMBER($count, useGrouping: "always") } marks)
tl-fact-asked = Le plus de questions : { $seats } ({ $count }×)
tl-fact-luck = Le plus de cartes Chance : { $seats } ({ $count })
tl-fact-prizes-own = { $seats_you ->
    [yes] Tu as gagné { NUMBER($count, useGrouping: "always") } marks !
   *[no] { $seats } a gagné { NUMBER($count, useGrouping: "always") } marks !
}
tl-fact-asked-own = { $seats_you ->
    [yes] Tu as posé { $count } questions !
   *[no] { $seats } a posé { $count } questions !
}
tl-fact-luck-own = { $seats_you ->
    [yes] Tu as eu { $count } cartes Chance !
   *[no] { $seats } a eu { $count } cartes Chance !
}
tl-fact-took = Le plus de chiffres pris : { $seats } ({ $count })
tl-fact-took-own = { $seats_you ->
    [yes] Tu as pris { $count } chiffres !
   *[no] { $seats } a pris { $count } chiffres !
}
