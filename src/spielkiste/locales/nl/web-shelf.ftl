# The texts of the first page: the shelf, its menu, and what is said when a page does not come.
house-list = { $most } en { $last }
web-box-games = { $count } spellen
web-class = Voor de klas
web-close = Sluiten
web-continue = Verderspelen
web-continue-over = Nog eens spelen
web-dark = Donkere tafel
web-day = Vandaag
web-day-all = Alle opdrachten van vandaag
web-day-done = Gelukt!
web-day-play = Spelen
web-day-stickers = { $count ->
    [one] 1 sticker
   *[other] { $count } stickers
}
web-engine-reload = Opnieuw laden
web-family = Wie speelt er?
web-games = Spellen
web-house = Spielkiste
web-import = Opname openen
web-import-hint = Heb je het bestand van een spel? Hier kun je het bekijken en verderspelen.
web-kept =
    { $days ->
        [365] Potjes worden een jaar bewaard.
        [one] Potjes worden een dag bewaard.
       *[other] Potjes worden { $days } dagen bewaard.
    }
web-kept-for-ever = Alle potjes worden bewaard.
web-language = Taal
web-lost = Hier staat geen tafel
web-menu = Menu
web-mine = Jouw spellen
web-mine-marked = een spel dat nog bezig is
web-offline = Geen verbinding met Spielkiste. Probeer het zo nog eens.
web-pocket-friends = Met vrienden spelen
web-pocket-friends-hint = Aan een tafel op de server spelen ook vrienden op andere apparaten mee.
web-pocket-hint = De meeneemkist werkt ook zonder internet. De potjes erin blijven op het apparaat.
web-pocket-open = Meeneemkist openen
web-setup-age = vanaf { $age } j.
web-setup-minutes = { $minutes } min
web-setup-minutes-range = { $least }–{ $most } min
web-shelf-welcome = Kies een spel!
web-sound = Geluid
web-volume = Volume
web-volume-soft = zacht
web-volume-medium = gemiddeld
web-volume-loud = hard
web-to-shelf = Naar de kast
web-trouble = Dat is niet gelukt.
web-version = Spielkiste { $version }
web-voice = Voorlezen
web-voice-hello = Ik lees je voor.
web-voice-hint = Een stem leest alles voor. Gebruik je een schermlezer? Dan heb je dit niet nodig.
web-voice-none = Dit apparaat heeft geen stem voor deze taal.
# What the voice says for a sign or a short form: "7 × 8", "750 km", "5–10 min".
web-say-times = { $first } keer { $second }
web-say-often = { $count } keer
web-say-km = { $count ->
   *[other] kilometer
}
web-say-minutes = { $count ->
    [one] minuut
   *[other] minuten
}
web-say-seconds = { $count ->
    [one] seconde
   *[other] seconden
}
web-say-years = { $count ->
   *[other] jaar
}
web-say-range = { $low } tot { $high }
web-say-plus = plus
web-say-equals = is
web-say-one = { $noun ->
   *[other] 1
}
