## Die Menschen an diesem Gerät

web-family-new = Neu hier
web-family-me = Das bin ich!
web-family-change = { $name } ändern
web-family-doubled = { $name } gibt es hier schon.
web-family-hint = Namen, Sticker und Spiele bleiben auf diesem Gerät. Am Tisch sehen die anderen nur deinen Namen und dein Tier.
web-family-move = Auf ein anderes Gerät
web-family-move-hint = Öffne diesen Link auf dem anderen Gerät. Dann spielt { $name } auch dort, mit allen Stickern und Aufgaben. Der Link enthält alles selbst, auf keinem Server bleibt etwas davon. Auch hier bleibt alles da.
web-family-delete-sure = Soll { $name } wirklich gehen?
web-family-delete = Sticker, Pokale, gespielte Spiele und gelernte Aufgaben von { $name } werden auf diesem Gerät gelöscht. Angefangene Spiele bleiben.
web-family-gone = { $name } ist ausgezogen.
web-family-back = Zurückholen
web-person-title = { $name } zieht ein
web-person-facts = Das kann ich schon: { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
web-person-known = { $name } gibt es hier schon. Was beide haben, kommt zusammen.
web-person-go = Hier einziehen
web-person-here = { $name } ist da!
web-person-lost = Hier kommt niemand an
web-person-damaged = Der Link ist nicht vollständig. Schick ihn noch einmal vom anderen Gerät.
