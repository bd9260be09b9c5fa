# Am Ende: was sich von dieser Partie zu erzählen lohnt.
tl-fact-prizes = Das meiste Preisgeld: { $seats } ({ NUMBER($count, useGrouping: "always") } Mark)
tl-fact-asked = Am häufigsten die anderen gefragt: { $seats } ({ $count }×)
tl-fact-luck = Die meisten Glückskarten: { $seats } ({ $count })
tl-fact-prizes-own = Preisgeld: { $seats } ({ NUMBER($count, useGrouping: "always") } Mark)
tl-fact-asked-own = Die anderen gefragt: { $seats } ({ $count })
tl-fact-luck-own = Glückskarten: { $seats } ({ $count })
tl-fact-took = Die meisten Ziffern geholt: { $seats } ({ $count })
tl-fact-took-own = Ziffern geholt: { $seats } ({ $count })
