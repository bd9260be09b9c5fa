# Verslagen: wat veel spellen over een spel zeggen

report-title = { $title } in cijfers
report-made = { $games } spellen tussen bots ({ $bot }), waarvan { $main } met { $seats } aan tafel. De andere proberen een ander aantal spelers of andere opties uit.
report-reading = De lijn rond een punt is het 95%-interval: ongeveer één op de twintig mist de echte waarde. Bots zijn geen mensen, zie het dus als een aanwijzing.
report-command = Nog eens dezelfde cijfers: { $command }
report-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
report-place = { $place ->
    [1] begint
   *[other] als nummer { $place } aan de beurt
}
report-first = Helpt het om te beginnen?
report-even = Bij de stippellijn wint iedereen even vaak.
report-first-tables = Hoe vaak wint wie begint, per aantal spelers
report-first-order = Hoe vaak elke plaats in de beurtvolgorde wint, met { $seats } aan tafel
report-length = Hoe lang duurt een spel?
report-length-plot = Zetten per spel
report-length-words = De helft van de spellen duurt { $low } tot { $high } zetten, het gemiddelde is { $mean }.
report-box-minutes = Op de doos staat { $least } tot { $most } minuten.
report-moves = Zetten
report-turns = Beurtwissels
report-decisions = Beslissingen
report-minutes = Minuten, bij { $seconds } seconden per beslissing
report-score = Score
report-best-score = Beste score
report-mean = gemiddelde
report-least = laagste
report-low = onderste kwart
report-middle = midden
report-high = bovenste kwart
report-most = hoogste
report-what = wat
report-rule = regel
report-share = aandeel
report-interval = 95%-interval
report-games = spellen
report-times = keer
report-ends = Hoe eindigt een spel?
report-ends-plot = Hoe vaak elke regel het spel beëindigt
report-shared = Spellen met gedeelde winst of zonder winnaar: { $count }.
report-things = Welke kaarten en vakjes maken verschil?
report-things-words = Van alle keren dat dit iemand overkwam, of dat iemand het deed: hoe vaak die persoon aan het eind won. Links van de stippellijn wordt er daarna vaker verloren, rechts vaker gewonnen.
report-things-alone = Van alle keren dat dit gebeurde: hoe vaak de score beter was dan in de helft van de spellen.
report-things-luck = Wat je krijgt, is geluk. Wat je kiest, hangt er ook van af of je voorstaat: het hoeft niet de reden te zijn dat je wint.
report-things-plot = De duidelijkste verschillen
report-things-none = Geen duidelijk verschil in zo weinig spellen.
report-chosen = Gekozen: { $what }
report-came = Gekregen: { $what }
report-options = Wat veranderen de opties?
report-options-words = Er is telkens één optie anders, al het andere is zoals gewoonlijk.
report-options-moves = Zetten per spel, per optie
report-options-first = Hoe vaak wint wie begint, per optie
report-option = optie
report-usual = zoals gewoonlijk
report-unwon = gedeeld of zonder winnaar
report-range = { $low } tot { $high }
report-number = { $number }
report-written = Het verslag staat in { $path }
error-bad-report-file = Kies een bestand dat eindigt op .html of .md, niet { $path }.
