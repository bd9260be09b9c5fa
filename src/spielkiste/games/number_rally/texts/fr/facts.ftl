# At the end: what is worth telling about this game.
zr-fact-snaps = Les meilleurs réflexes : { $seats } ({ $count ->
    [one] { $count } bond
   *[other] { $count } bonds
})
zr-fact-car = La voiture attrapée : { $seats } ({ $count }×)
zr-fact-named = Le plus de calculs : { $seats } ({ $count })
zr-fact-laid = Le plus de cartes posées : { $seats } ({ $count })
zr-fact-snaps-own = { $seats_you ->
    [yes] Tu as réussi { $count } bonds !
   *[no] { $seats } a réussi { $count } bonds !
}
zr-fact-car-own = { $seats_you ->
    [yes] Tu as attrapé la voiture { $count } fois !
   *[no] { $seats } a attrapé la voiture { $count } fois !
}
zr-fact-named-own = { $seats_you ->
    [yes] Tu as réussi { $count } calculs !
   *[no] { $seats } a réussi { $count } calculs !
}
zr-fact-laid-own = { $seats_you ->
    [yes] Tu as posé { $count } cartes !
   *[no] { $seats } a posé { $count } cartes !
}
