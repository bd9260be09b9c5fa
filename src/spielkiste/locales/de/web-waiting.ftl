## Before the deal: who is still to come, the way in for them, and who begins

web-wait-title = { $count ->
    [one] Noch ein Platz ist frei
   *[other] Noch { $count } Plätze sind frei
}
web-waiting = { $count ->
    [one] { $names } wartet auf dich
   *[other] { $names } warten auf dich
}
web-waiting-label = Tische, an denen noch jemand fehlt
web-wait-address = Oder öffne { $address } auf dem anderen Gerät und spiel von dort mit.
web-wait-who = Am Tisch
web-wait-call = Wer spielt mit?
web-wait-open = Noch frei
web-wait-expected = Wer kommt?
web-wait-throw = Den Ball werfen
web-wait-throw-me = Wirf mich!
web-wait-start = Ohne die anderen anfangen
web-wait-start-with = Mit { $name } anfangen
web-wait-now = Jetzt anfangen
web-wait-soon = Gleich da
web-wait-choosing = Verbunden! Jemand sucht sich gerade ein Tier aus …
web-wait-anyway = Trotzdem anfangen
web-wait-anyway-ask = Auf dem Platz spielt dann ein Bot. Wer noch ein Tier sucht, kann nur zuschauen.
web-wait-on = Noch warten
web-wait-missing = Noch nicht da: { $names }. Bis dahin spielt ein Bot; wer kommt, kann jederzeit übernehmen.
web-wait-send = Link schicken
web-wait-copy = Link kopieren
web-wait-message = Spiel mit mir { $game }! Tippe hier:
web-wait-begin = Los geht’s!
web-wait-host = { $name } fängt gleich an.
web-wait-fill = { $count ->
    [one] Auf dem freien Platz spielt dann ein Bot.
   *[other] Auf den freien Plätzen spielen dann Bots.
}
web-wait-rules = So geht das Spiel
web-wait-hello = { $name } begrüßen
web-wait-play = Tippt die Tiere an: Sie grüßen sich.
web-way-why = Die anderen wissen noch nichts von deinem Tisch.
web-way-in = Andere einladen
web-way-window = Beende die Spielkiste in dem Fenster, in dem sie läuft. Starte sie dort mit: spielkiste serve --open
web-way-address = Jetzt steht dort eine Adresse für das WLAN. Öffne sie hier im Browser.
web-way-devices = Deck den Tisch dort neu. Dann kannst du einladen.
web-way-link = Link nur für diesen Computer
