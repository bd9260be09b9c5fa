# Am Ende: was sich von dieser Partie zu erzählen lohnt.
km-fact-master = Meisterzüge: { $seats } ({ $count })
km-fact-attacks = Am frechsten: { $seats } ({ $count }×)
km-fact-repairs = Die meisten Pannen behoben: { $seats } ({ $count })
km-fact-master-own = { $seats_you ->
    [yes] Du hast { $count } Meisterzüge geschafft!
   *[no] { $seats } hat { $count } Meisterzüge geschafft!
}
km-fact-attacks-own = { $seats_you ->
    [yes] Du hast { $count } freche Streiche gespielt!
   *[no] { $seats } hat { $count } freche Streiche gespielt!
}
km-fact-repairs-own = { $seats_you ->
    [yes] Du hast { $count } Pannen behoben!
   *[no] { $seats } hat { $count } Pannen behoben!
}
km-fact-drove = Am weitesten gefahren: { $seats } ({ $count } km)
km-fact-drove-own = { $seats_you ->
    [yes] Du bist { $count } Kilometer gefahren!
   *[no] { $seats } ist { $count } Kilometer gefahren!
}
