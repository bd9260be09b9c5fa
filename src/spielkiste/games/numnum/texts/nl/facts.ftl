# At the end: what is worth telling about this game.
nn-fact-doubly = De meeste dubbele treffers: { $seats } ({ $count })
nn-fact-wishes = De meeste keuzekaarten gelegd: { $seats } ({ $count })
nn-fact-named = Het meest gerekend: { $seats } ({ $count ->
    [one] één som
   *[other] { $count } sommen
})
nn-fact-pairs-doubly = De meeste dubbele paren: { $seats } ({ $count })
nn-fact-breaches = Doorgebroken: { $seats } ({ $count }×)
nn-fact-claimed = Buit door de doorbraak: { $seats } ({ $count })
nn-fact-fetched = Uit de wachtrij gehaald: { $count }
nn-fact-played = Meteen gelegd: { $count }
nn-fact-waited = Moesten wachten: { $count }
nn-fact-doubly-own = Dubbele treffers: { $seats } ({ $count })
nn-fact-wishes-own = Keuzekaarten gelegd: { $seats } ({ $count })
nn-fact-named-own = Sommen gemaakt: { $seats } ({ $count })
nn-fact-pairs-doubly-own = Dubbele paren: { $seats } ({ $count })
nn-fact-breaches-own = Doorgebroken: { $seats } ({ $count })
nn-fact-claimed-own = Buit door de doorbraak: { $seats } ({ $count })
nn-fact-pairs = De meeste paren: { $seats } ({ $count })
nn-fact-pairs-own = Paren gepakt: { $seats } ({ $count })
nn-fact-laid = De meeste kaarten gelegd: { $seats } ({ $count })
nn-fact-laid-own = Kaarten gelegd: { $seats } ({ $count })
