mr-fact-turned-own = Tessere scoperte: { $seats } ({ $count })
mr-fact-drove-own = Tessere percorse: { $seats } ({ $count })
mr-fact-swapped-own = Scambi: { $seats } ({ $count })
