mr-fact-turned-own = Plättchen aufgedeckt: { $seats } ({ $count })
mr-fact-drove-own = Felder gefahren: { $seats } ({ $count })
mr-fact-swapped-own = Plättchen getauscht: { $seats } ({ $count })
