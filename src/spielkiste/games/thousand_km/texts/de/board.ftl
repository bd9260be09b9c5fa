# The board and the lid in the browser.

web-box-thousand-km = 1000 Kilometer

web-km-score = { $km } km
web-km-score-stopped = steht: { $card }
web-km-score-safeties = Schutzkarten: { $cards }
web-km-score-points = { $points } Punkte
web-km-unit = km
web-km-you = Du
web-km-your-turn = bist dran
web-km-your-hand = Deine Handkarten
web-km-rivals = Die anderen
web-km-drivers = Am Steuer
web-km-middle = Tischmitte
web-km-battle = Ablage
web-km-speed = Tempo
web-km-safeties = Schutzkarten
web-km-sideways = { $card }, quer: Meisterzug
web-km-pile = { $pile }: { $card }
web-km-pile-empty = { $pile }: leer
web-km-hand-size = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
web-km-road = { $km } von { $goal } km. Straße: { $cards }
web-km-road-empty = { $km } von { $goal } km. Straße: leer
web-km-draw-pile = Nachziehstapel, noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-km-few-left = Nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} im Nachziehstapel!
web-km-box = Schachtel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben: { $card }
web-km-box-empty = Schachtel, leer
web-km-box-discard = Schachtel: { $move }
web-km-table = Das Ziel ist bei { $goal } km. { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Im Nachziehstapel ist noch eine Karte
   *[other] Im Nachziehstapel sind noch { $count } Karten
}.
web-km-own-road = Diese Karte kommt auf deine eigene Straße.
web-km-here = Hier geht’s!
web-km-attack = { $name } angreifen: { $card }
web-km-attack-on = Angriff: { $names }
web-km-cannot = geht gerade nicht
web-km-note-stopped = steht schon
web-km-note-waiting = fährt nicht
web-km-note-limited = schon begrenzt
web-km-note-tanker = hat den Tankwagen
web-km-note-right-of-way = hat Vorfahrt
web-km-note-puncture-proof = pannensicher
web-km-note-ace-driver = Fahr-Ass
web-km-say-nearest = Am nächsten dran: { $names }
web-km-say-won = { $names } im Ziel!
web-km-say-won-you = Du bist im Ziel!
web-km-say-over = Das Rennen ist aus.
web-km-say-master = { $name } gibt dir { web-km-laid }!
web-km-laid = { $kind ->
    [red-light] eine rote Ampel
    [speed-limit] ein Tempolimit
    [empty-tank] einen leeren Tank
    [breakdown] einen Motorschaden
   *[flat-tyre] eine Reifenpanne
}
web-km-say-master-hint = Du hast die Schutzkarte. Leg sie quer!
web-km-say-asked-hint = Du brauchst: { $card }.
web-km-say-others-think = { $card } gegen { $names }
web-km-say-others-think-hint = Kommt ein Meisterzug?
web-km-say-wait = { $name } ist dran
web-km-lately = Eben:
web-km-then-you = Danach bist du dran. Was spielst du?
web-km-then = Danach:
web-km-then-me = du
web-km-helps = Hilft!
web-km-say-target = { $card }: Wohin damit?
web-km-say-target-hint = Wähle das Auto, das du bremsen willst.
web-km-say-toss-hint = Knopf: spielen. Schachtel: abwerfen.
web-km-say-discard = Nichts passt.
web-km-say-discard-hint = Leg eine Karte in die Schachtel.
web-km-say-missing = Dir fehlt { web-km-needed }.
web-km-say-only = { $kind ->
    [petrol] Jetzt hilft nur noch der Tankwagen.
    [spare-tyre] Jetzt hilft nur noch „Pannensicher“.
    [repair] Jetzt hilft nur noch das Fahr-Ass.
   *[green-light] Jetzt hilft nur noch die Vorfahrt.
}
web-km-say-lost = Du kannst nicht mehr fahren.
web-km-lost = { $kind ->
    [petrol] Benzin und Tankwagen sind weg.
    [spare-tyre] Ersatzreifen und „Pannensicher“ sind weg.
    [repair] Reparatur und Fahr-Ass sind weg.
   *[green-light] Grüne Ampel und Vorfahrt sind weg.
}
web-km-heard-missing = Dir fehlt { web-km-needed }: { $count ->
    [one] Davon ist noch eine Karte im Spiel
   *[other] Davon sind noch { $count } Karten im Spiel
}.
web-km-heard-discard = Wirf eine Karte ab.
web-km-heard-no-safety = { $kind ->
    [empty-tank] Du hast den Tankwagen nicht: Weiter.
    [flat-tyre] Du hast „Pannensicher“ nicht: Weiter.
    [breakdown] Du hast das Fahr-Ass nicht: Weiter.
   *[red-light] Du hast die Vorfahrt nicht: Weiter.
}
web-km-still = { $discard ->
    [yes] Du kannst trotzdem eine Karte spielen oder abwerfen.
   *[no] Du kannst trotzdem eine Karte spielen.
}
web-km-needed = { $kind ->
    [petrol] das Benzin
    [spare-tyre] der Ersatzreifen
    [end-of-limit] das Limit-Ende
    [repair] die Reparatur
   *[green-light] die grüne Ampel
}
web-km-left = noch { $count }
web-km-hope = { $count ->
    [0] Davon gibt es keine Karte mehr.
    [one] Davon ist noch eine Karte im Spiel!
   *[other] Davon sind noch { $count } Karten im Spiel!
}
web-km-engine = Motor anlassen
web-km-cough = { $turn ->
    [first] Hust, hust …
    [second] Brrr … aus.
   *[last] Puff!
}
web-km-fist = { $name } die Faust zeigen
web-km-revenge = Revanche!
web-km-revenge-of = { $name }: Revanche!
web-km-sigh = Seufz …
web-km-say-toss = { $card }: weg damit?
web-km-say-toss-box = Wähle die Schachtel.
web-km-only-discard = Nur zum Abwerfen
web-km-missing = Fehlt: { $card }
web-km-say-blocked = { $card }: Du stehst.
web-km-say-blocked-hint = Womit kommst du weiter?
web-km-say-start = Noch stehst du.
web-km-say-start-hint = Eine grüne Ampel, und los!
web-km-say-limited = Du fährst mit Tempolimit.
web-km-say-limited-hint = Nur 25 und 50 gehen.
web-km-say-go = Freie Fahrt!
web-km-say-go-hint = Spiel eine Karte.
web-km-master = Meisterzug!
web-km-master-line = { $safety } schlägt { $attack }.
web-km-master-yours = Du ziehst eine Karte und bist sofort dran.
web-km-master-theirs = { $name } zieht eine Karte und ist sofort dran.

# The score pad of a match with classic scoring.
web-km-points = Punkte
web-km-points-show = Punkte ansehen: { $totals }
web-km-points-over = Runde { $round } ist vorbei
web-km-points-to = Gespielt wird bis { $points } Punkte.
web-km-points-once = Gespielt wird eine Runde.
web-km-points-round = Runde { $round }
web-km-points-so-far = Runde { $round } bisher
web-km-points-total = Zusammen
web-km-next = Weiter
web-km-say-counted-hint = Weiter, wenn du die Punkte gesehen hast.
web-km-say-looking = Es fehlt noch: { $names }
web-km-say-match-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
