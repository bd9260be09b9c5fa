mr-fact-turned-own = Fichas destapadas: { $seats } ({ $count })
mr-fact-drove-own = Fichas recorridas: { $seats } ({ $count })
mr-fact-swapped-own = Cambios: { $seats } ({ $count })
