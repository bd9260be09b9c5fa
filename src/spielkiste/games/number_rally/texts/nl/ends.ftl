zr-fact-snaps-own = Gegrepen: { $seats } ({ $count })
zr-fact-car-own = De auto gehaald: { $seats } ({ $count })
zr-fact-named-own = Sommen gemaakt: { $seats } ({ $count })
zr-fact-laid-own = Kaarten gelegd: { $seats } ({ $count })
