## Zahlen-Rallye

game-number-rally = Zahlen-Rallye
game-number-rally-tagline = Rechne mit, schnapp dir das Auto, sei bei 100 vorn
task-number-rally-one = Gewinne eine Rallye!
task-number-rally-little = Gewinne die kleine Rallye gegen zwei Bots!
option-little = Kleine Rallye (Zahlen bis 20)
option-drawing = Nachziehen
option-drawing-by_hand = von Hand (Spielregel: Wer es vergisst, spielt mit weniger Karten)
option-drawing-automatic = automatisch
option-points = Siegpunkte bis zum Sieg

zr-card-1 = 1
zr-card-2 = 2
zr-card-3 = 3
zr-card-4 = 4
zr-card-5 = 5
zr-card-6 = 6
zr-card-7 = 7
zr-card-8 = 8
zr-card-9 = 9
zr-card-10 = 10
zr-card-pit-repair = Reparaturstopp
zr-card-tyre-change = Reifenwechsel
zr-card-overtake = Überholen
zr-card-false-start = Frühstart
zr-card-stage-win = Etappensieg
zr-card-refuel = Tanken
zr-card-oil-change = Ölwechsel
zr-card-home-straight = Zielgerade

zr-reason-exact = genau im Ziel
zr-reason-equal = mit der gleichen Zahl
zr-reason-past = übers Ziel hinaus
zr-reason-empty = der Nachziehstapel ist leer

zr-skill-ones = Einer dazu
zr-skill-tens = Zehner dazu
zr-skill-crossing = Über den Zehner
zr-skill-rounding = Runden
zr-skill-swapping = Ziffern tauschen
zr-skill-minus = Zehn weniger
zr-skill-reading = Karten lesen

zr-move-lay = { $card } legen
zr-move-snap = mit { $card } schnappen
zr-move-pass = nicht schnappen
zr-move-draw = Karte ziehen
zr-move-say = { $total }

zr-rally = { $seat_you ->
    [yes] Rallye { $rally } startet: Du beginnst.
   *[no] Rallye { $rally } startet: { $seat } beginnt.
}
zr-dealt = { $seat_you ->
    [yes] Du bekommst: { $cards }.
   *[no] { $seat } bekommt: { $cards }.
}
zr-dealt-unseen = { $seat } bekommt vier Karten.
zr-laid = { $seat_you ->
    [yes] Du legst { $card }.
   *[no] { $seat } legt { $card }.
}
zr-snapped = { $seat_you ->
    [yes] Geschnappt! Du legst { $card }.
   *[no] Geschnappt! { $seat } legt { $card }.
}
zr-named = { $seat_you ->
    [yes] Du sagst { $answer }. Richtig!
   *[no] { $seat } sagt { $answer }. Richtig!
}
zr-misnamed = { $seat_you ->
    [yes] Du sagst { $answer }. Das stimmt noch nicht: { $before }, dann { $card }.
   *[no] { $seat } sagt { $answer }. Das stimmt noch nicht: { $before }, dann { $card }.
}
zr-naming-lapsed = { $seat_you ->
    [yes] Da war jemand schneller: Du brauchst das Ergebnis nicht mehr zu sagen.
   *[no] Da war jemand schneller: { $seat } braucht das Ergebnis nicht mehr zu sagen.
}
zr-total = Von { $before } auf { $total }.
zr-car = { $seat_you ->
    [yes] Das Rennauto gehört dir!
   *[no] Das Rennauto fährt zu { $seat }.
}
zr-drew = { $seat_you ->
    [yes] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
}
zr-drew-unseen = { $seat } zieht eine Karte.
zr-last-drawn = Die letzte Karte ist gezogen.
zr-rally-won = { $seat_you ->
    [yes] Du hast das Auto und gewinnst die Rallye bis { $goal }: { $reason }! Das ist dein Pokal Nummer { $points }.
   *[no] { $seat } hat das Auto und gewinnt die Rallye bis { $goal }: { $reason }! Das ist Pokal Nummer { $points }.
}
zr-rally-unwon = Niemand hat das Rennauto ({ $reason }): Diese Rallye gewinnt niemand.
zr-won = { $seat_you ->
    [yes] Du gewinnst den großen Preis mit { $points ->
        [one] einem Siegpunkt
       *[other] { $points } Siegpunkten
    }!
   *[no] { $seat } gewinnt den großen Preis mit { $points ->
        [one] einem Siegpunkt
       *[other] { $points } Siegpunkten
    }!
}

# At the seat of whoever did it: short, without the name.
zr-laid-act = legt { $card }!
zr-snapped-act = schnappt { $card }!

zr-why-no-move = Das ist kein Zug.
zr-why-over = Der große Preis ist vorbei.
zr-why-name-first = Sag zuerst das Ergebnis.
zr-why-snap-first = Zuerst haben alle eine faire Chance zu schnappen.
zr-why-answer-first = Antworte zuerst: die { $card } schnappen oder nicht?
zr-why-naming = Zuerst sagt { $seat } das Ergebnis.
zr-why-turn = { $seat } ist an der Reihe.
zr-why-no-more-cards = Die letzte Karte ist gezogen: In dieser Rallye kommt niemand mehr an die Reihe.
zr-why-must-draw = Du hast keine Karte mehr: Zieh eine.
zr-why-not-held = { $card } hast du nicht auf der Hand.
zr-why-no-snap = In der kleinen Rallye wird nicht geschnappt.
zr-why-own-card = Auf deine eigene Karte darfst du nicht schnappen.
zr-why-answered = Du hast schon geantwortet.
zr-why-nothing-asked = Gerade gibt es nichts zu schnappen.
zr-why-no-number = Obenauf liegt keine Zahl: Es gibt nichts zu schnappen.
zr-why-other-number = { $card } liegt nicht oben auf dem Stapel.
zr-why-lay-it = Du bist an der Reihe: Leg die Karte einfach.
zr-why-too-late = Zu spät zum Schnappen. Deine Karte bleibt bei dir.
zr-why-automatic = An diesem Tisch wird automatisch nachgezogen.
zr-why-no-more-draws = In dieser Rallye wird nicht mehr nachgezogen.
zr-why-full-hand = Deine Hand ist voll.
zr-why-draw-gone = Zu spät zum Nachziehen.
zr-why-nothing-to-name = Gerade ist kein Ergebnis gefragt.
zr-why-only-right = Es sind { $total }: Sag das bitte.
zr-why-wrong-already = { $total } war nicht richtig: Versuch eine andere Zahl.
zr-why-no-such-total = { $total } ist mehr, als der Stapel erreichen kann.

zr-words-total = Der Stapel steht bei { $total } von { $goal }.
zr-words-top = { $seat_you ->
    [yes] Oben liegt { $card }, gelegt von dir.
   *[no] Oben liegt { $card }, gelegt von { $seat }.
}
zr-words-car-free = Das Rennauto steht neben dem Stapel.
zr-words-car = { $seat_you ->
    [yes] Du hast das Rennauto.
   *[no] { $seat } hat das Rennauto.
}
zr-words-draw-pile = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
zr-words-points = { $seat }: { $points } von { $goal } { $goal ->
    [one] Siegpunkt
   *[other] Siegpunkten
}.
zr-words-may-draw = { $seat_you ->
    [yes] Du darfst eine Karte ziehen.
   *[no] { $seat } darf eine Karte ziehen.
}
zr-words-naming = { $seat_you ->
    [yes] Wie heißt das Ergebnis? { $before }, dann { $card }.
   *[no] { $seat } sagt das Ergebnis: { $before }, dann { $card }.
}
zr-words-right = Es sind { $right }.
zr-words-snap = Wer schnappt die { $card }?
zr-words-turn = { $seat_you ->
    [yes] Du bist an der Reihe.
   *[no] { $seat } ist an der Reihe.
}
zr-words-hand = Deine Hand: { $cards }.

zr-medal-heading = Sieger-Medaille
zr-medal-praise = gewinnt den großen Preis der Zahlen-Champions
