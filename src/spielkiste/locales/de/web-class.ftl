## Klassenzimmer und Vereinsabend

web-class-door-title = Klassenzimmer
web-class-code = Code
web-class-code-hint = Für Kinder: die sechs Buchstaben an der Tafel
web-class-code-go = Weiter
web-class-back = Zurück ins Klassenzimmer
web-class-open-title = Ein Klassenzimmer öffnen
web-class-open-hint = Ein Code an der Tafel, einmal tippen, und alle Tische stehen. Ohne Konten und ohne Namensliste; wenn Sie das Zimmer schließen, wird alles gelöscht.
web-class-game = Spiel
web-class-size = Wer sitzt zusammen?
web-class-size-1 = Gegen Bots
web-class-size-2 = Zu zweit
web-class-size-3 = Zu dritt
web-class-size-4 = Zu viert
web-class-places = Wie viele Kinder?
web-class-level = Bots auf freien Plätzen
web-class-options = Spielregeln einstellen
web-class-open = Klassenzimmer öffnen
web-class-privacy-title = Was mit den Daten geschieht
web-class-privacy-1 = Niemand braucht ein Konto. Ein Kind wählt ein Tier und, wenn es mag, einen Spitznamen; sonst bekommt es einen erfundenen.
web-class-privacy-2 = Der Server behält bis zum Schließen des Zimmers: Spitznamen, Tiere, Spielzüge, Punkte und welche Aufgaben gewusst wurden. Beim Schließen wird alles gelöscht. Schließt es niemand, lässt es sich nach einem Tag nicht mehr öffnen und wird etwa eine Woche später gelöscht.
web-class-privacy-3 = Es gibt keine Cookies, keine Werbung und keine Anfragen an andere. Auf dem Gerät des Kindes liegt nur der Schlüssel zu seinem Platz, bis das Zimmer schließt.

web-class-join-title = Komm herein!
web-class-join-name = Spitzname (wenn du magst)
web-class-join-go = Mitspielen
web-class-wait-title = Hallo, { $name }!
web-class-wait = Gleich geht es los. Dein Platz wird vorbereitet.
web-class-eyes = Augen nach vorn!
web-class-eyes-line = Dein Spiel wartet auf dich. Keine Uhr läuft weiter.
web-class-over = Das Klassenzimmer ist zu
web-class-over-line = Danke fürs Mitspielen! Alles, was gespielt wurde, ist gelöscht.
web-class-unreached = Die Verbindung ist weg. Sie kommt von selbst wieder.
web-class-guessed = Jemand probiert Codes von Klassenzimmern aus. Bitte sehen Sie nach, ob alle auf der Liste zu Ihnen gehören.

web-class-room = Klassenzimmer { $code }
web-class-round = Runde { $round }
web-class-here = { $here } von { $places } da
web-class-wall = Code zeigen
web-class-wall-title = Kommt herein!
web-class-wall-line = Scannt das Bild oder öffnet { $address } und tippt den Code ein.
web-class-pause = Augen nach vorn
web-class-resume = Weiterspielen
web-class-paused = Alle schauen nach vorn; die Spiele warten.
web-class-start = Alle Tische starten
web-class-start-hint = Bots nehmen die freien Plätze.
web-class-next = Nächste Runde
web-class-results = Ergebnisse
web-class-more = Mehr
web-class-empty = Noch ist niemand da. Zeigen Sie den Code an der Tafel.
web-class-complete = Alle sind da
web-class-tables = Tische
web-class-waiting = Ohne Platz
web-class-knock = Neu: { $name }
web-class-knock-line = Alle Plätze sind vergeben. Wohin?
web-class-knock-seat = Platz von { $name }
web-class-knock-bot = Platz des Bots, Tisch { $number }
web-class-knock-table = Neuer Tisch
web-class-knock-heard = { $name } klopft an. Alle Plätze sind vergeben.
web-class-knocking = Du stehst vor der Tür. Deine Lehrerin oder dein Lehrer sieht dich und zeigt dir gleich einen Platz.
web-class-refused-title = Noch nicht drin
web-class-table = Tisch { $number }
web-class-plan = Tischplan
web-class-table-waiting = wartet auf Mitspielende
web-class-table-ready = bereit
web-class-table-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
web-class-table-over = fertig
web-class-stuck = braucht vielleicht Hilfe
web-class-quiet = still seit { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
web-class-refusals = { $count } Züge gingen nicht
web-class-turn = ist dran
web-class-gone = ist weg
web-class-stood-in = ein Bot spielt
web-class-won = hat gewonnen
web-class-free = frei
web-class-watch = Zuschauen
web-class-unwatch = Zurück zur Klasse
web-class-child-rename = Anders nennen
web-class-child-name = Neuer Name
web-class-child-made-up = Einen Namen erfinden
web-class-child-bot = Einen Bot weiterspielen lassen
web-class-child-bot-hint = Kommt das Kind zurück, nimmt es seinen Platz wieder.
web-class-child-give = Platz einem anderen Kind geben
web-class-child-give-hint = Zum Beispiel, wenn es an einem anderen Gerät neu hereingekommen ist.
web-class-child-out = Aus dem Zimmer schicken
web-class-child-out-sure = Wirklich hinausschicken?
web-class-next-title = Wie geht es weiter?
web-class-next-meet = Alle treffen jemand Neues
web-class-next-meet-hint = Die Paare wechseln reihum, bis alle gegeneinander gespielt haben.
web-class-next-swiss = Ähnlich Starke gegeneinander
web-class-next-swiss-hint = Schweizer System, wie beim Turnier: Nachbarn in der Tabelle, die noch nicht gegeneinander gespielt haben.
web-class-next-change = Etwas anderes spielen
web-class-next-go = Los: { $game }
web-class-next-unfinished = { $count ->
    [one] An einem Tisch wird noch gespielt; dieses Spiel zählt dann nicht.
   *[other] An { $count } Tischen wird noch gespielt; diese Spiele zählen dann nicht.
}
web-class-points = Punkte
web-class-games = Spiele
web-class-name = Name
web-class-place = Platz
web-class-results-hint = Ein Sieg bringt einen Punkt, ein geteilter einen halben. Es zählt das erste Spiel an jedem Tisch.
web-class-link-title = Ihr Link für heute
web-class-link-hint = Damit öffnen Sie dieses Zimmer auf einem anderen Gerät, einen Tag lang. Geben Sie ihn sonst niemandem.
web-class-close = Alles beenden und löschen
web-class-close-title = Das Klassenzimmer schließen?
web-class-close-line = Alle Spiele enden. Namen, Züge und Ergebnisse werden gelöscht und sind nicht wiederzubekommen.
web-class-closed = Das Klassenzimmer ist geschlossen, und alles ist gelöscht.

error-class-unknown = Ein Klassenzimmer mit diesem Code gibt es nicht. Schau noch einmal an die Tafel.
error-class-full = Dieses Klassenzimmer ist voll. Sag deiner Lehrerin oder deinem Lehrer Bescheid.
error-class-no-chair = An diesem Tisch ist kein Platz frei. Bitte wählen Sie einen anderen.
error-class-out = Frag deine Lehrerin oder deinen Lehrer, ob du wieder herein darfst.
error-class-closed = Dieses Klassenzimmer ist geschlossen.
error-class-paused = Augen nach vorn! Gleich geht es weiter.
error-class-places = Ein Klassenzimmer ist für 1 bis { $most } Kinder.
error-no-such-child = Dieses Kind ist nicht mehr da. Bitte sehen Sie noch einmal auf die Liste.
error-rude-name = Das ist kein netter Name. Bitte wählen Sie einen anderen.
web-plans = Stundenbilder
web-plans-line = Zu jedem Spiel ein Plan für zwanzig Minuten: Ziel, Ablauf, worüber man danach spricht.
