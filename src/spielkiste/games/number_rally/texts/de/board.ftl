web-box-number-rally = Zahlen-Rallye

## Zahlen-Rallye im Browser

web-zr-score = { $points ->
    [one] 1 Pokal
   *[other] { $points } Pokale
}
web-zr-score-car = { $score } und das Rennauto
web-zr-points = { $points } von { $goal } { $goal ->
    [one] Siegpunkt
   *[other] Siegpunkten
}
web-zr-players = Die anderen
web-zr-you = Du
web-zr-middle = Tischmitte
web-zr-your-hand = Deine Handkarten
web-zr-hand-size = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
web-zr-free = frei
web-zr-not-drawn = zu spät zum Ziehen
web-zr-cannot = geht gerade nicht
web-zr-total = Der Stapel steht bei { $total } von { $goal }.
web-zr-stays = Der Stapel bleibt bei { $total }.
web-zr-top = Obenauf: { $card }.
web-zr-overtakes = { $seat_you ->
    [yes] Du überholst { $seats }.
   *[no] { $seats_you ->
        [yes] { $seat } überholt dich: Du setzt aus.
       *[no] { $seat } überholt { $seats }.
    }
}
web-zr-pile = Ablagestapel: oben { $card }, gelegt von { $name }
web-zr-pile-yours = Ablagestapel: oben { $card }, gelegt von dir
web-zr-pile-empty = Ablagestapel, noch leer
web-zr-deck = { $count ->
    [0] Nachziehstapel, leer
    [one] Nachziehstapel, noch eine Karte
   *[other] Nachziehstapel, noch { $count } Karten
}
web-zr-deck-draw = { $count ->
    [one] Karte ziehen. Nachziehstapel, noch eine Karte
   *[other] Karte ziehen. Nachziehstapel, noch { $count } Karten
}
web-zr-few-left = Nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} im Nachziehstapel!
web-zr-draw = Ziehen
web-zr-draw-now = Zieh nach!
web-zr-car-free = Das Rennauto hat noch niemand.
web-zr-car-yours = Du hast das Rennauto.
web-zr-car-theirs = { $name } hat das Rennauto.

web-zr-does-pit-repair = zehn weniger, und du bekommst das Rennauto
web-zr-does-tyre-change = der Stapel wird 50, und du bekommst das Rennauto
web-zr-does-overtake = wer als Nächstes dran wäre, wird übersprungen
web-zr-does-false-start = die Ziffern tauschen die Plätze
web-zr-does-stage-win = auf Zehner gerundet, und du bekommst das Rennauto
web-zr-does-refuel = der Stapel bleibt gleich, und du bekommst das Rennauto
web-zr-does-oil-change = der Stapel bleibt gleich, und du bekommst das Rennauto
web-zr-does-home-straight = der Stapel wird 99, und du bekommst das Rennauto

web-zr-say-won = { $name } gewinnt den großen Preis!
web-zr-say-won-you = Du gewinnst den großen Preis!
web-zr-say-turn = Du bist dran!
web-zr-say-turn-hint = Leg eine Karte.
web-zr-say-turn-plus = Leg eine Karte: { $total } plus deine Zahl.
web-zr-say-turn-draw = Zieh erst nach, dann leg eine Karte.
web-zr-say-must-draw = Zieh eine Karte!
web-zr-say-wait = { $name } ist dran
web-zr-say-draw = Zieh nach, bevor { $name } legt!
web-zr-say-draw-next = Zieh nach: Gleich bist du dran!
web-zr-say-draw-too = Und vergiss nicht zu ziehen!
web-zr-say-name = Wie viel ist das?
web-zr-say-told = Es sind { $total }.
web-zr-say-told-hint = Tippe diese Zahl ein.
web-zr-say-naming = { $name } rechnet …
web-zr-say-who = Wer schnappt die { $card }?
web-zr-say-snap = Schnapp die { $card }!
web-zr-say-snap-hint = Knopf, Karte oder Leertaste
web-zr-say-calm = Wer hat noch eine { $card }?
web-zr-say-calm-hint = Alle antworten heimlich.
web-zr-say-calm-none = Du nicht: Weiter!
web-zr-say-calm-yours = Die { $card } hast du auch: schnappen?
web-zr-heard-calm-none = Du hast keine { $card }: Weiter.
web-zr-say-yes = Du hast Ja gesagt.
web-zr-say-no = Du hast Nein gesagt.
web-zr-say-others = Die anderen überlegen noch.
web-zr-pass = Nein
web-zr-go-on = Weiter
web-zr-snap = Schnapp!
web-zr-snapped = Geschnappt!
web-zr-snap-on = deine { $card } auf die { $card }
web-zr-snap-rest = gleiche Zahl?
web-zr-snap-label = Schnapp: deine { $card } auf die { $card } von { $name }
web-zr-snap-rest-label = Schnapp: gerade nichts zu schnappen
web-zr-late = Zu spät! Deine { $card } bleibt bei dir.
web-zr-late-behind = Zu spät! { $name } war schneller. Deine { $card } bleibt bei dir.
web-zr-nearer = { $name } sitzt näher. Deine { $card } bleibt bei dir.
web-zr-lapsed = { $name } schnappt! Du brauchst nicht mehr zu rechnen.
web-zr-forgot = Nicht gezogen! Du spielst mit weniger Karten weiter.
web-zr-forgot-last = Nicht gezogen! Du hast keine Karten mehr und setzt diese Rallye aus.
web-zr-late-draw = Zu spät zum Ziehen! Die nächste Karte liegt.
web-zr-forgot-theirs = { $name } hat nicht rechtzeitig gezogen.

web-zr-rally-yours = Du gewinnst die Rallye!
web-zr-rally-theirs = { $name } gewinnt die Rallye!
web-zr-rally-nobody = Diese Rallye gewinnt niemand.

web-zr-question = Wie heißt das Ergebnis? { $before }, dann { $card }
web-zr-ok = OK: { $answer } sagen
web-zr-ok-empty = OK: Tippe zuerst das Ergebnis ein
web-zr-erase = Ziffer löschen
web-zr-easy = Auswahl
web-zr-lesson = { $answer } ist es nicht.
web-zr-lesson-told = { $sum } ergibt { $right }, nicht { $answer }.
web-zr-lesson-told-card = { $card }: Aus { $before } wird { $right }, nicht { $answer }.
web-zr-lesson-close = Verstanden
web-zr-lesson-ones = Zähl die Einer weiter.
web-zr-lesson-tens = Ein Zehner mehr, die Einer bleiben.
web-zr-lesson-crossing = Erst bis { $ten }, dann den Rest.
web-zr-lesson-ten = Es geht genau bis zum Zehner.
web-zr-lesson-rounding = Welcher Zehner ist näher? Ab 5 geht es nach oben.
web-zr-lesson-swapping = Die beiden Ziffern tauschen die Plätze.
web-zr-lesson-minus = Ein Zehner weniger, die Einer bleiben.
web-zr-lesson-nothing = Tiefer als 0 geht es nicht.
web-zr-lesson-reading = Lies noch einmal, was auf „{ $card }“ steht.

web-zr-medal = Medaille
web-zr-medal-of = Medaille für { $name }
web-zr-medal-who = Wer bekommt die Medaille?
web-zr-medal-svg = Bild sichern
web-zr-report = So hast du gerechnet
web-zr-report-of = Wie { $name } gerechnet hat
web-zr-csv-head = Name, Aufgabe, vorher, Karte, Ergebnis, Versuch, Antwort, richtig, Sekunden, Art

web-zr-key-snap = Schnapp!
web-zr-key-draw = Eine Karte ziehen
