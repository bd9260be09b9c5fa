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
nn-fact-doubly-own = { $seats_you ->
    [yes] Je had { $count } dubbele treffers!
   *[no] { $seats } had { $count } dubbele treffers!
}
nn-fact-wishes-own = { $seats_you ->
    [yes] Je hebt { $count } keuzekaarten gelegd!
   *[no] { $seats } heeft { $count } keuzekaarten gelegd!
}
nn-fact-named-own = { $seats_you ->
    [yes] Je hebt { $count } sommen gemaakt!
   *[no] { $seats } heeft { $count } sommen gemaakt!
}
nn-fact-pairs-doubly-own = { $seats_you ->
    [yes] Je hebt { $count } dubbele paren genomen!
   *[no] { $seats } heeft { $count } dubbele paren genomen!
}
nn-fact-breaches-own = { $seats_you ->
    [yes] Je bent { $count } keer doorgebroken!
   *[no] { $seats } is { $count } keer doorgebroken!
}
nn-fact-claimed-own = { $seats_you ->
    [yes] Je hebt { $count } kaarten buitgemaakt door de doorbraak!
   *[no] { $seats } heeft { $count } kaarten buitgemaakt door de doorbraak!
}
nn-fact-pairs = De meeste paren: { $seats } ({ $count })
nn-fact-pairs-own = { $seats_you ->
    [yes] Je hebt { $count } paren genomen!
   *[no] { $seats } heeft { $count } paren genomen!
}
nn-fact-laid = De meeste kaarten gelegd: { $seats } ({ $count })
nn-fact-laid-own = { $seats_you ->
    [yes] Je hebt { $count } kaarten gelegd!
   *[no] { $seats } heeft { $count } kaarten gelegd!
}
