mr-fact-turned-own = Plaatjes omgedraaid: { $seats } ({ $count })
mr-fact-drove-own = Plaatjes gereden: { $seats } ({ $count })
mr-fact-swapped-own = Gewisseld: { $seats } ({ $count })
