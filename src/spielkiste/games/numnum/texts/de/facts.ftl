# Am Ende: was sich von dieser Partie zu erzählen lohnt.
nn-fact-doubly = Die meisten Doppel: { $seats } ({ $count })
nn-fact-wishes = Die meisten Wünsche: { $seats } ({ $count })
nn-fact-named = Am meisten gerechnet: { $seats } ({ $count } Aufgaben)
nn-fact-pairs-doubly = Die meisten Doppel: { $seats } ({ $count })
nn-fact-breaches = Durchgebrochen: { $seats } ({ $count }×)
nn-fact-claimed = Beute beim Durchbruch: { $seats } ({ $count })
nn-fact-fetched = Aus der Wartereihe geholt: { $count }
nn-fact-played = Gleich angelegt: { $count }
nn-fact-waited = Mussten warten: { $count }
nn-fact-doubly-own = { $seats_you ->
    [yes] Du hast { $count } Doppel geschafft!
   *[no] { $seats } hat { $count } Doppel geschafft!
}
nn-fact-wishes-own = { $seats_you ->
    [yes] Du hast dir { $count }-mal etwas gewünscht!
   *[no] { $seats } hat sich { $count }-mal etwas gewünscht!
}
nn-fact-named-own = { $seats_you ->
    [yes] Du hast { $count } Aufgaben gerechnet!
   *[no] { $seats } hat { $count } Aufgaben gerechnet!
}
nn-fact-pairs-doubly-own = { $seats_you ->
    [yes] Du hast { $count } Doppel genommen!
   *[no] { $seats } hat { $count } Doppel genommen!
}
nn-fact-breaches-own = { $seats_you ->
    [yes] Du bist { $count }-mal durchgebrochen!
   *[no] { $seats } ist { $count }-mal durchgebrochen!
}
nn-fact-claimed-own = { $seats_you ->
    [yes] Du hast beim Durchbruch { $count } Karten erbeutet!
   *[no] { $seats } hat beim Durchbruch { $count } Karten erbeutet!
}
nn-fact-pairs = Die meisten Paare: { $seats } ({ $count })
nn-fact-pairs-own = { $seats_you ->
    [yes] Du hast { $count } Paare genommen!
   *[no] { $seats } hat { $count } Paare genommen!
}
nn-fact-laid = Die meisten Karten gelegt: { $seats } ({ $count })
nn-fact-laid-own = { $seats_you ->
    [yes] Du hast { $count } Karten gelegt!
   *[no] { $seats } hat { $count } Karten gelegt!
}
