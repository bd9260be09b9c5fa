# At the end: what is worth telling about this game.
zr-fact-snaps = Het snelst: { $seats } ({ $count } keer gegrepen)
zr-fact-car = De auto gehaald: { $seats } ({ $count }×)
zr-fact-named = Het meest gerekend: { $seats } ({ $count ->
    [one] één som
   *[other] { $count } sommen
})
zr-fact-laid = De meeste kaarten gelegd: { $seats } ({ $count })
zr-fact-snaps-own = Gegrepen: { $seats } ({ $count })
zr-fact-car-own = De auto gehaald: { $seats } ({ $count })
zr-fact-named-own = Sommen gemaakt: { $seats } ({ $count })
zr-fact-laid-own = Kaarten gelegd: { $seats } ({ $count })
