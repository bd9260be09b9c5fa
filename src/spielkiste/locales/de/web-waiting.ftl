# Before the deal: the way in for the others, and who begins.
web-wait-send = Link schicken
web-wait-copy = Link kopieren
web-wait-begin = Los geht’s!
web-wait-host = { $name } fängt gleich an.
web-wait-fill = { $count ->
    [one] Auf dem freien Platz spielt dann ein Bot.
   *[other] Auf den freien Plätzen spielen dann Bots.
}
