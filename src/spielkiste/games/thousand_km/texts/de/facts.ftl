# Am Ende: was sich von dieser Partie zu erzählen lohnt.
km-fact-master = Meisterzüge: { $seats } ({ $count })
km-fact-attacks = Am frechsten: { $seats } ({ $count }×)
km-fact-repairs = Die meisten Pannen behoben: { $seats } ({ $count })
km-fact-master-own = Meisterzüge: { $seats } ({ $count })
km-fact-attacks-own = Freche Streiche: { $seats } ({ $count })
km-fact-repairs-own = Pannen behoben: { $seats } ({ $count })
km-fact-drove = Am weitesten gefahren: { $seats } ({ $count } km)
km-fact-drove-own = Kilometer gefahren: { $seats } ({ $count })
