# Am Ende: was sich von dieser Partie zu erzählen lohnt.
zr-fact-snaps = Am schnellsten: { $seats } ({ $count }× geschnappt)
zr-fact-car = Das Auto geholt: { $seats } ({ $count }×)
zr-fact-named = Am meisten gerechnet: { $seats } ({ $count } Aufgaben)
zr-fact-laid = Die meisten Karten gelegt: { $seats } ({ $count })
zr-fact-snaps-own = { $seats_you ->
    [yes] Du hast { $count }-mal geschnappt!
   *[no] { $seats } hat { $count }-mal geschnappt!
}
zr-fact-car-own = { $seats_you ->
    [yes] Du hast dir { $count }-mal das Auto geholt!
   *[no] { $seats } hat sich { $count }-mal das Auto geholt!
}
zr-fact-named-own = { $seats_you ->
    [yes] Du hast { $count } Aufgaben gerechnet!
   *[no] { $seats } hat { $count } Aufgaben gerechnet!
}
zr-fact-laid-own = { $seats_you ->
    [yes] Du hast { $count } Karten gelegt!
   *[no] { $seats } hat { $count } Karten gelegt!
}
