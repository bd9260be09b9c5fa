## Wat een kind al kan, som voor som, en het oefenen

web-facts = Dit kan ik al
web-facts-none = Hier is nog niets. Speel een spel met sommen of tafels, dan loopt het plaatje vol.
web-facts-who = Van wie is het plaatje?
web-facts-cell = { $fact }: { $verdict }
web-facts-met = kwam voor in een spel
web-facts-next = Dit kun je nu oefenen
web-facts-practise = 2 minuten oefenen
web-facts-count = { $count } van de { $all } ken je al
web-facts-more = { $count ->
    [one] Eén meer dan een week geleden.
   *[other] { $count } meer dan een week geleden.
}
web-facts-same = Net zoveel als een week geleden.
web-facts-fewer = { $count ->
    [one] Eén is sinds vorige week weggezakt.
   *[other] { $count } zijn sinds vorige week weggezakt.
}
web-facts-weeks = Sommen die je kent, per week tot vandaag: { $counts }
web-facts-hint = Blijft alleen op dit apparaat, onder de naam waarmee je speelt.
web-facts-delete-sure = Dit plaatje wissen?
web-facts-delete = Alles wat dit apparaat over { $name } bewaart, wordt gewist.
web-facts-csv-head = Naam, Som, Stand, Gevraagd, Meteen goed, Voorgekomen in een spel, Laatst gevraagd
web-practice = Oefenen
web-practice-back = Terug naar het plaatje
web-practice-help = Help me een stapje verder
web-practice-clock = Met een klok
web-practice-step = { $count ->
    [one] Eén vraag gedaan
   *[other] { $count } vragen gedaan
}
web-practice-right = Goed zo!
web-practice-wrong = { $answer } is het niet. Kijk nog eens.
web-practice-over = Goed gedaan, { $name }!
web-practice-done = { $count } van de { $all } meteen goed.
web-practice-gold = Vandaag goed
web-practice-missed = Komt terug
web-practice-tomorrow = Morgen weer: { $facts }
web-practice-later = Over { $days } dagen weer: { $facts }
web-practice-stays = Kom een andere dag terug: wat je dan nog weet, dat blijft.
web-practice-again = Nog een keer
