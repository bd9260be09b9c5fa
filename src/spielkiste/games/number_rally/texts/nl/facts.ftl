# At the end: what is worth telling about this game.
zr-fact-snaps = Het snelst: { $seats } ({ $count } keer gegrepen)
zr-fact-car = De auto gehaald: { $seats } ({ $count }×)
zr-fact-named = Het meest gerekend: { $seats } ({ $count ->
    [one] één som
   *[other] { $count } sommen
})
zr-fact-laid = De meeste kaarten gelegd: { $seats } ({ $count })
zr-fact-snaps-own = { $seats_you ->
    [yes] Je hebt { $count } keer gegrepen!
   *[no] { $seats } heeft { $count } keer gegrepen!
}
zr-fact-car-own = { $seats_you ->
    [yes] Je hebt de auto { $count } keer gehaald!
   *[no] { $seats } heeft de auto { $count } keer gehaald!
}
zr-fact-named-own = { $seats_you ->
    [yes] Je hebt { $count } sommen gemaakt!
   *[no] { $seats } heeft { $count } sommen gemaakt!
}
zr-fact-laid-own = { $seats_you ->
    [yes] Je hebt { $count } kaarten gelegd!
   *[no] { $seats } heeft { $count } kaarten gelegd!
}
