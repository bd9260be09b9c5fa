mr-fact-turned-own = Plaquettes retournées : { $seats } ({ $count })
mr-fact-drove-own = Plaquettes parcourues : { $seats } ({ $count })
mr-fact-swapped-own = Échanges : { $seats } ({ $count })
