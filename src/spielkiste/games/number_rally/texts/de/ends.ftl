zr-fact-snaps-own = Dazwischengelegt: { $seats } ({ $count })
zr-fact-car-own = Das Auto geholt: { $seats } ({ $count })
zr-fact-named-own = Aufgaben gerechnet: { $seats } ({ $count })
zr-fact-laid-own = Karten gelegt: { $seats } ({ $count })
