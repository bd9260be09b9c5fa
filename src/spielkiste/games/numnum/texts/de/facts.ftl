# Am Ende: was sich von dieser Partie zu erzählen lohnt.
nn-fact-doubly = Die meisten Doppeltreffer: { $seats } ({ $count })
nn-fact-wishes = Am meisten gewünscht: { $seats } ({ $count }×)
nn-fact-named = Am meisten gerechnet: { $seats } ({ $count } Aufgaben)
nn-fact-pairs-doubly = Die meisten Doppelpaare: { $seats } ({ $count })
nn-fact-breaches = Durchgebrochen: { $seats } ({ $count }×)
nn-fact-claimed = Beute durch die Bresche: { $seats } ({ $count })
nn-fact-fetched = Aus der Warteschlange geholt: { $count }
nn-fact-played = Gleich angelegt: { $count }
nn-fact-waited = Mussten warten: { $count }
nn-fact-doubly-own = Doppeltreffer: { $seats } ({ $count })
nn-fact-wishes-own = Wünsche: { $seats } ({ $count })
nn-fact-named-own = Aufgaben gerechnet: { $seats } ({ $count })
nn-fact-pairs-doubly-own = Doppelpaare: { $seats } ({ $count })
nn-fact-breaches-own = Durchgebrochen: { $seats } ({ $count })
nn-fact-claimed-own = Beute durch die Bresche: { $seats } ({ $count })
