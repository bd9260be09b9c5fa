# The texts of the first page: the shelf, its menu, and what is said when a page does not come.
house-list = { $most } und { $last }
web-box-games = { $count } Spiele
web-class = Für die Klasse
web-close = Schließen
web-continue = Weiterspielen
web-continue-over = Noch einmal spielen
web-dark = Dunkler Tisch
web-day = Heute
web-day-all = Alle Aufgaben von heute
web-day-done = Geschafft!
web-day-play = Los
web-day-stickers = { $count ->
    [one] ein Sticker
   *[other] { $count } Sticker
}
web-engine-reload = Neu laden
web-family = Wer spielt?
web-games = Spiele
web-house = Spielkiste
web-import = Aufzeichnung öffnen
web-import-hint = Hast du die Datei eines Spiels? Hier kannst du es ansehen und weiterspielen.
web-kept =
    { $days ->
        [365] Spiele bleiben ein Jahr gespeichert.
        [one] Spiele bleiben einen Tag gespeichert.
       *[other] Spiele bleiben { $days } Tage gespeichert.
    }
web-kept-for-ever = Alle Spiele bleiben gespeichert.
web-language = Sprache
web-lost = Hier ist kein Tisch
web-menu = Menü
web-mine = Deine Spiele
web-mine-marked = angefangenes Spiel
web-offline = Keine Verbindung zur Spielkiste. Versuch es gleich noch einmal.
web-pocket-friends = Mit anderen spielen
web-pocket-friends-hint = An einem Tisch auf dem Server spielen andere an ihren eigenen Geräten mit.
web-pocket-hint = Mit der Kiste zum Mitnehmen spielst du auch ohne Netz. Die Partien darin bleiben auf dem Gerät.
web-pocket-open = Zum Mitnehmen öffnen
web-setup-age = ab { $age } J.
web-setup-minutes = { $minutes } min
web-setup-minutes-range = { $least }–{ $most } min
web-shelf-welcome = Such dir ein Spiel aus!
web-sound = Ton
web-volume = Lautstärke
web-volume-soft = leise
web-volume-medium = mittel
web-volume-loud = laut
web-to-shelf = Zum Regal
web-trouble = Das hat nicht geklappt.
web-version = Spielkiste { $version }
web-voice = Vorlesen
web-voice-hello = Ich lese dir vor.
web-voice-hint = Eine Stimme liest alles vor. Nicht nötig, wenn du einen Screenreader benutzt.
web-voice-none = Dieses Gerät hat keine Stimme für diese Sprache.
# What the voice says for a sign or a short form: "7 × 8", "750 km", "5–10 min".
web-say-times = { $first ->
    [1] { $second ->
        [1] Einmaleins
       *[other] einmal { $second }
    }
   *[other] { $first } mal { $second }
}
web-say-often = { $count ->
    [1] einmal
   *[other] { $count } mal
}
web-say-km = { $count ->
   *[other] Kilometer
}
web-say-minutes = { $count ->
    [one] Minute
   *[other] Minuten
}
web-say-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}
web-say-years = { $count ->
    [one] Jahr
   *[other] Jahren
}
web-say-range = { $low } bis { $high }
web-say-plus = plus
web-say-equals = ist gleich
web-say-one = { $noun ->
    [Karte] eine
    [Runde] eine
    [Person] eine
    [Minute] eine
    [Sekunde] eine
    [Zug] ein
    [Pokal] ein
    [Kilometer] ein
    [Punkt] ein
   *[other] 1
}
