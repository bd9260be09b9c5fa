# Am Ende: was sich von dieser Partie zu erzählen lohnt.
tl-fact-prizes = Das meiste Preisgeld: { $seats } ({ NUMBER($count, useGrouping: "always") } Mark)
tl-fact-asked = Am häufigsten die anderen gefragt: { $seats } ({ $count }×)
tl-fact-luck = Die meisten Glückskarten: { $seats } ({ $count })
tl-fact-prizes-own = { $seats_you ->
    [yes] Du hast { NUMBER($count, useGrouping: "always") } Mark gewonnen!
   *[no] { $seats } hat { NUMBER($count, useGrouping: "always") } Mark gewonnen!
}
tl-fact-asked-own = { $seats_you ->
    [yes] Du hast die anderen { $count }-mal gefragt!
   *[no] { $seats } hat die anderen { $count }-mal gefragt!
}
tl-fact-luck-own = { $seats_you ->
    [yes] Du hattest { $count } Glückskarten!
   *[no] { $seats } hatte { $count } Glückskarten!
}
tl-fact-took = Die meisten Ziffern geholt: { $seats } ({ $count })
tl-fact-took-own = { $seats_you ->
    [yes] Du hast { $count } Ziffern geholt!
   *[no] { $seats } hat { $count } Ziffern geholt!
}
