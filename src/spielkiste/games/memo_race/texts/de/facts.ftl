# Am Ende: was sich von dieser Partie zu erzählen lohnt.
mr-fact-turned = Die meisten Plättchen aufgedeckt: { $seats } ({ $count })
mr-fact-drove = Am weitesten gefahren: { $seats } ({ $count } Plättchen)
mr-fact-swapped = Am meisten getauscht: { $seats } ({ $count }×)
mr-fact-turned-own = { $seats_you ->
    [yes] Du hast { $count } Plättchen aufgedeckt!
   *[no] { $seats } hat { $count } Plättchen aufgedeckt!
}
mr-fact-drove-own = { $seats_you ->
    [yes] Du bist { $count } Plättchen weit gefahren!
   *[no] { $seats } ist { $count } Plättchen weit gefahren!
}
mr-fact-swapped-own = { $seats_you ->
    [yes] Du hast { $count }-mal getauscht!
   *[no] { $seats } hat { $count }-mal getauscht!
}
