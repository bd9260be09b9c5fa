# Am Ende: was sich von dieser Partie zu erzählen lohnt.
zr-fact-snaps = Am schnellsten: { $seats } ({ $count }-mal dazwischengelegt)
zr-fact-car = Das Auto geholt: { $seats } ({ $count }×)
zr-fact-named = Am meisten gerechnet: { $seats } ({ $count } Aufgaben)
zr-fact-laid = Die meisten Karten gelegt: { $seats } ({ $count })
zr-fact-snaps-own = Dazwischengelegt: { $seats } ({ $count })
zr-fact-car-own = Das Auto geholt: { $seats } ({ $count })
zr-fact-named-own = Aufgaben gerechnet: { $seats } ({ $count })
zr-fact-laid-own = Karten gelegt: { $seats } ({ $count })
