# Am Ende: was sich von dieser Partie zu erzählen lohnt.
mr-fact-turned = Die meisten Plättchen aufgedeckt: { $seats } ({ $count })
mr-fact-drove = Am weitesten gefahren: { $seats } ({ $count } Felder)
mr-fact-swapped = Am meisten getauscht: { $seats } ({ $count }×)
mr-fact-turned-own = Plättchen aufgedeckt: { $seats } ({ $count })
mr-fact-drove-own = Felder gefahren: { $seats } ({ $count })
mr-fact-swapped-own = Plättchen getauscht: { $seats } ({ $count })
