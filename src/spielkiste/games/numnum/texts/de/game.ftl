## NumNum: vier Spiele mit einem Blatt

game-mau-mau = 1×1 Mau-Mau
game-mau-mau-tagline = Karten loswerden: nach Farbe oder nach Reihe
game-wall-break = Mauerbruch
game-wall-break-tagline = Paare nehmen, bis die Mauer bricht
game-clear-away = Räum ab!
game-clear-away-tagline = Sieben offene Reihen, und jedes Paar zählt
game-patience = 1×1 Patience
game-patience-tagline = Ein Blatt, vier Stapel: Wie viele Karten schaffst du?
option-hands = Handkarten
option-hands-hidden = verdeckt auf der Hand
option-hands-open = offen auf dem Tisch


nn-card-1-triangle = Joker Dreieck
nn-card-2-triangle = 2 Dreieck
nn-card-3-triangle = 3 Dreieck
nn-card-4-triangle = 4 Dreieck
nn-card-5-triangle = 5 Dreieck
nn-card-6-triangle = 6 Dreieck
nn-card-7-triangle = 7 Dreieck
nn-card-8-triangle = 8 Dreieck
nn-card-9-triangle = 9 Dreieck
nn-card-10-triangle = 10 Dreieck
nn-card-11-triangle = 11 Dreieck
nn-card-12-triangle = 12 Dreieck
nn-card-13-triangle = 13 Dreieck
nn-card-14-triangle = 14 Dreieck
nn-card-15-triangle = 15 Dreieck
nn-card-16-triangle = 16 Dreieck
nn-card-24-triangle = 24 Dreieck
nn-card-30-triangle = 30 Dreieck
nn-card-32-triangle = 32 Dreieck
nn-card-35-triangle = 35 Dreieck
nn-card-45-triangle = 45 Dreieck
nn-card-48-triangle = 48 Dreieck
nn-card-63-triangle = 63 Dreieck
nn-card-64-triangle = 64 Dreieck
nn-card-81-triangle = 81 Dreieck
nn-card-1-circle = Joker Kreis
nn-card-2-circle = 2 Kreis
nn-card-3-circle = 3 Kreis
nn-card-4-circle = 4 Kreis
nn-card-5-circle = 5 Kreis
nn-card-6-circle = 6 Kreis
nn-card-7-circle = 7 Kreis
nn-card-8-circle = 8 Kreis
nn-card-9-circle = 9 Kreis
nn-card-10-circle = 10 Kreis
nn-card-11-circle = 11 Kreis
nn-card-13-circle = 13 Kreis
nn-card-18-circle = 18 Kreis
nn-card-20-circle = 20 Kreis
nn-card-24-circle = 24 Kreis
nn-card-25-circle = 25 Kreis
nn-card-27-circle = 27 Kreis
nn-card-28-circle = 28 Kreis
nn-card-30-circle = 30 Kreis
nn-card-40-circle = 40 Kreis
nn-card-42-circle = 42 Kreis
nn-card-48-circle = 48 Kreis
nn-card-49-circle = 49 Kreis
nn-card-56-circle = 56 Kreis
nn-card-63-circle = 63 Kreis
nn-card-1-square = Joker Quadrat
nn-card-2-square = 2 Quadrat
nn-card-3-square = 3 Quadrat
nn-card-4-square = 4 Quadrat
nn-card-5-square = 5 Quadrat
nn-card-6-square = 6 Quadrat
nn-card-7-square = 7 Quadrat
nn-card-8-square = 8 Quadrat
nn-card-9-square = 9 Quadrat
nn-card-10-square = 10 Quadrat
nn-card-11-square = 11 Quadrat
nn-card-13-square = 13 Quadrat
nn-card-14-square = 14 Quadrat
nn-card-18-square = 18 Quadrat
nn-card-21-square = 21 Quadrat
nn-card-27-square = 27 Quadrat
nn-card-28-square = 28 Quadrat
nn-card-32-square = 32 Quadrat
nn-card-35-square = 35 Quadrat
nn-card-36-square = 36 Quadrat
nn-card-42-square = 42 Quadrat
nn-card-45-square = 45 Quadrat
nn-card-49-square = 49 Quadrat
nn-card-54-square = 54 Quadrat
nn-card-72-square = 72 Quadrat
nn-card-1-diamond = Joker Raute
nn-card-2-diamond = 2 Raute
nn-card-3-diamond = 3 Raute
nn-card-4-diamond = 4 Raute
nn-card-5-diamond = 5 Raute
nn-card-6-diamond = 6 Raute
nn-card-7-diamond = 7 Raute
nn-card-8-diamond = 8 Raute
nn-card-9-diamond = 9 Raute
nn-card-10-diamond = 10 Raute
nn-card-11-diamond = 11 Raute
nn-card-12-diamond = 12 Raute
nn-card-13-diamond = 13 Raute
nn-card-15-diamond = 15 Raute
nn-card-16-diamond = 16 Raute
nn-card-20-diamond = 20 Raute
nn-card-21-diamond = 21 Raute
nn-card-25-diamond = 25 Raute
nn-card-36-diamond = 36 Raute
nn-card-40-diamond = 40 Raute
nn-card-54-diamond = 54 Raute
nn-card-56-diamond = 56 Raute
nn-card-64-diamond = 64 Raute
nn-card-72-diamond = 72 Raute
nn-card-81-diamond = 81 Raute
nn-card-wish = Wunschkarte
nn-card-no-twos = 2er-Verbot
nn-card-no-fives = 5er-Verbot

nn-colour-triangle = Dreieck
nn-colour-circle = Kreis
nn-colour-square = Quadrat
nn-colour-diamond = Raute

nn-answer-joker = Joker
nn-answer-colour = nur die Farbe
nn-answer-2 = 2er-Reihe
nn-answer-3 = 3er-Reihe
nn-answer-4 = 4er-Reihe
nn-answer-5 = 5er-Reihe
nn-answer-6 = 6er-Reihe
nn-answer-7 = 7er-Reihe
nn-answer-8 = 8er-Reihe
nn-answer-9 = 9er-Reihe
nn-answer-11 = 11er-Reihe
nn-answer-13 = 13er-Reihe

nn-direction-left = links
nn-direction-right = rechts

nn-explain-rows = { $left } und { $right } liegen beide in: { $rows }.
nn-explain-joker = { $left } und { $right }: Ein Joker passt zu jeder Zahl.
nn-explain-colour = Beide haben dieselbe Farbe: { $colour }.
nn-explain-nothing = { $left } und { $right } haben weder eine Reihe noch die Farbe gemeinsam.
nn-explain-barred = Gemeinsam wäre nur, was gesperrt ist: { $rows }.

nn-move-name = { $answer }
nn-move-lay = { $card } legen
nn-move-wish = Wunschkarte legen: { $colour } wünschen
nn-move-draw = eine Karte ziehen
nn-move-keep = die Karte behalten
nn-move-stop = aufhören
nn-move-pass = passen
nn-move-take = das Paar von Nr. { $first } und Nr. { $second } nehmen
nn-move-aside = die Verbotskarte von Nr. { $stack } beiseitelegen
nn-move-claim = alles { $direction } von Stapel { $stack } nehmen
nn-move-swap = die Wunschkarte von Nr. { $stack } gegen { $card } tauschen
nn-move-play = die Karte auf ihren Stapel legen
nn-move-wait = die Karte warten lassen
nn-move-fetch = die letzte wartende Karte holen: { $colour }
nn-move-lay-wish = eine Wunschkarte legen: { $colour }
nn-move-finish = fertig

nn-named = { $seat_you ->
    [yes] Richtig: { $answer } für { $left } und { $right }.
   *[no] { $seat } sagt zu { $left } und { $right }: { $answer }. Richtig.
}
nn-misnamed = { $seat_you ->
    [yes] Nicht ganz: { $answer } passt nicht zu { $left } und { $right }. Versuch es noch einmal.
   *[no] { $seat } sagt zu { $left } und { $right }: { $answer }. Nicht ganz, noch ein Versuch.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Nicht ganz: { $answer } passt nicht zu { $left } und { $right }. Richtig wäre: { $answers }.
   *[no] { $seat } sagt zu { $left } und { $right }: { $answer }. Richtig wäre: { $answers }.
}

nn-turned-special = { $card } wird zuerst aufgedeckt und kommt unter den Nachziehstapel.
nn-turned-start = Es geht los mit { $card }.
nn-laid = { $seat_you ->
    [yes] Du legst { $card } auf { $top }.
   *[no] { $seat } legt { $card } auf { $top }.
}
nn-laid-doubly = { $seat_you ->
    [yes] Passt doppelt! Du legst { $card } auf { $top } und darfst noch einmal.
   *[no] Passt doppelt! { $seat } legt { $card } auf { $top } und darf noch einmal.
}
nn-laid-on-wish = { $seat_you ->
    [yes] Du erfüllst den Wunsch mit { $card }.
   *[no] { $seat } erfüllt den Wunsch mit { $card }.
}
nn-wished = { $seat_you ->
    [yes] Du legst eine Wunschkarte und wünschst dir { $colour }.
   *[no] { $seat } legt eine Wunschkarte und wünscht sich { $colour }.
}
nn-barred = { $seat_you ->
    [yes] Du legst { $card }: Die { $row }er-Reihe ist gesperrt.
   *[no] { $seat } legt { $card }: Die { $row }er-Reihe ist gesperrt.
}
nn-lifted = { $seat_you ->
    [yes] Du legst { $card }: Die { $row }er-Reihe gilt wieder.
   *[no] { $seat } legt { $card }: Die { $row }er-Reihe gilt wieder.
}
nn-drew = { $seat_you ->
    [yes] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
}
nn-drew-unseen = { $seat } zieht eine Karte.
nn-drew-open = { $seat_you ->
    [yes] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
}
nn-kept = { $seat_you ->
    [yes] Du behältst die Karte.
   *[no] { $seat } behält die Karte.
}
nn-stopped = { $seat_you ->
    [yes] Du hörst auf.
   *[no] { $seat } hört auf.
}
nn-passed = { $seat_you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
nn-reshuffled = Die gelegten Karten werden gemischt: ein neuer Nachziehstapel mit { $count }.
nn-mau-won = { $seats_you ->
    [yes] Deine letzte Karte liegt: Du gewinnst!
   *[no] Die letzte Karte liegt. Gewonnen: { $seats }!
}
nn-mau-stuck = { $seats_you ->
    [yes] Nichts geht mehr. Du gewinnst mit den wenigsten Karten: { $count }.
   *[no] Nichts geht mehr. Gewonnen mit den wenigsten Karten ({ $count }): { $seats }.
}

nn-took-opening = { $seat_you ->
    [yes] Eröffnung: Du nimmst { $left } und { $right }.
   *[no] Eröffnung: { $seat } nimmt { $left } und { $right }.
}
nn-took = { $seat_you ->
    [yes] Du nimmst { $left } und { $right }.
   *[no] { $seat } nimmt { $left } und { $right }.
}
nn-took-doubly = { $seat_you ->
    [yes] Passt doppelt! Du nimmst { $left } und { $right } und machst weiter.
   *[no] Passt doppelt! { $seat } nimmt { $left } und { $right } und macht weiter.
}
nn-opening-over = { $seat_you ->
    [yes] Die Eröffnung ist vorbei: Du beginnst.
   *[no] Die Eröffnung ist vorbei: { $seat } beginnt.
}
nn-swapped = { $seat_you ->
    [yes] Du tauschst die Wunschkarte gegen { $card }.
   *[no] { $seat } tauscht die Wunschkarte gegen { $card }.
} { $side_you ->
    [yes] Die Wunschkarte bekommst du.
   *[no] Die Wunschkarte bekommt { $side }.
}
nn-aside-barred = { $seat_you ->
    [yes] Du legst { $card } beiseite: Die { $row }er-Reihe ist gesperrt.
   *[no] { $seat } legt { $card } beiseite: Die { $row }er-Reihe ist gesperrt.
}
nn-aside-lifted = { $seat_you ->
    [yes] Du legst { $card } beiseite: Die { $row }er-Reihe gilt wieder.
   *[no] { $seat } legt { $card } beiseite: Die { $row }er-Reihe gilt wieder.
}
nn-breach = { $seat_you ->
    [yes] Durchbruch! Du hast Stapel { $stack } abgeräumt.
   *[no] Durchbruch! { $seat } hat Stapel { $stack } abgeräumt.
}
nn-claimed = { $seat_you ->
    [yes] Du nimmst alles { $direction } von Stapel { $stack }: { $count }.
   *[no] { $seat } nimmt alles { $direction } von Stapel { $stack }: { $count }.
}
nn-no-more-pairs = Es gibt nichts mehr zu nehmen.
nn-wall-won = { $seats_you ->
    [yes] Du gewinnst mit { $count } Karten!
   *[no] Gewonnen mit { $count } Karten: { $seats }!
}

nn-named-act = richtig: { $answer }
nn-misnamed-act = noch ein Versuch
nn-misnamed-strict-act = { $answer }: nicht ganz
nn-laid-act = legt { $card }
nn-laid-doubly-act = doppelt: { $card }!
nn-laid-on-wish-act = erfüllt den Wunsch: { $card }
nn-wished-act = wünscht sich { $colour }
nn-barred-act = sperrt die { $row }er-Reihe
nn-lifted-act = die { $row }er-Reihe gilt wieder
nn-drew-act = zieht
nn-drew-open-act = zieht { $card }
nn-kept-act = behält die Karte
nn-stopped-act = hört auf
nn-passed-act = passt
nn-took-opening-act = { $left } + { $right }
nn-took-act = { $left } + { $right }
nn-took-doubly-act = doppelt: { $left } + { $right }
nn-swapped-act = tauscht gegen { $card }
nn-aside-barred-act = sperrt die { $row }er
nn-aside-lifted-act = { $row }er gilt wieder
nn-breach-act = Durchbruch!
nn-claimed-act = Beute: { $count }

nn-laid-out = Die Stapel beginnen mit: { $cards }.
nn-turned = Nächste Karte: { $card }.
nn-played = { $card } kommt auf { $top }.
nn-played-on-wish = { $card } kommt auf die Wunschkarte.
nn-fetched = { $card } kommt zurück und auf { $top }.
nn-fetched-on-wish = { $card } kommt zurück und auf die Wunschkarte.
nn-waits = { $card } wartet.
nn-wish-aside = Eine Wunschkarte! Leg sie, wann du magst. Du hast { $count }.
nn-wish-laid = Eine Wunschkarte kommt auf den Stapel: { $colour }.
nn-patience-over = Fertig: { $count } von 95 Karten liegen auf den Stapeln.

nn-why-no-move = Das ist kein Zug.
nn-why-over = Das Spiel ist zu Ende.
nn-why-turn = { $seat } ist an der Reihe.
nn-why-tried = { $answer } war es bei { $left } und { $right } nicht. Versuch etwas anderes.
nn-why-name-first = Sag zuerst, was { $left } und { $right } gemeinsam haben.
nn-why-nothing-to-name = Gerade ist nichts zu nennen.
nn-why-not-held = { $card } hast du nicht auf der Hand.
nn-why-drawn-only = Nach dem Ziehen darfst du nur die gezogene Karte legen, nicht { $card }.
nn-why-drawn-first = Leg oder behalte zuerst die gezogene Karte.
nn-why-nothing-drawn = Du hast keine Karte gezogen, die du behalten könntest.
nn-why-wish-colour = Zur Wunschkarte nennst du auch eine Farbe.
nn-why-other-colour = { $card } passt nicht: Gewünscht ist { $colour }.
nn-why-barred = { $left } und { $right } haben nur gemeinsam, was gesperrt ist: { $rows }.
nn-why-no-match = { $left } und { $right } haben weder eine Reihe noch die Farbe gemeinsam.
nn-why-no-stop = Aufhören kannst du nur, nachdem eine Karte doppelt gepasst hat.
nn-why-no-draw-after-double = Nach einer doppelt passenden Karte legst du noch eine oder hörst auf; gezogen wird nicht.
nn-why-must-lay = Du hast eine passende Zahlenkarte, also ziehst du nicht.
nn-why-must-lay-not-pass = Du hast eine Zahlenkarte, die du legen kannst; Passen geht dann nicht.
nn-why-no-pass = Passen kannst du nur, wenn es nichts zu ziehen gibt.
nn-why-empty = Es gibt nichts zu ziehen.
nn-why-same-card = Ein Paar sind zwei Karten von zwei Stapeln.
nn-why-no-card = Bei Nr. { $stack } liegt keine zweite Karte.
nn-why-special-pair = { $card } kann nicht Teil eines Paares sein.
nn-why-opening-double = In der Eröffnung werden nur doppelt passende Paare genommen; { $left } und { $right } passen einfach.
nn-why-opening-pairs = In der Eröffnung werden nur Paare genommen.
nn-why-claim-first = Wähle zuerst eine Seite des Durchbruchs.
nn-why-no-breach = Dort ist die Mauer nicht durchbrochen.
nn-why-rows-never-break = Bei Räum ab! endet mit einer leeren Reihe nichts, und niemand bekommt eine Seite.
nn-why-no-bar-card = Bei Nr. { $stack } liegt keine Verbotskarte frei.
nn-why-no-wish-card = Bei Nr. { $stack } liegt keine Wunschkarte frei.
nn-why-not-last-seven = { $card } ist nicht unter den sieben zuletzt genommenen Karten.
nn-why-nothing-to-swap = Unter den sieben zuletzt genommenen Karten ist keine Zahlenkarte, die man für die Wunschkarte bekäme.
nn-why-hand-pile-left = Im Handstapel { $count ->
    [one] ist noch eine Karte
   *[other] sind noch { $count } Karten
}.
nn-why-hand-pile-empty = Der Handstapel ist aufgebraucht.
nn-why-no-wish = Du hast keine Wunschkarte.
nn-why-nothing-waits = Hier wartet keine Karte: { $colour }.
nn-why-must-play = { $card } passt auf ihren Stapel und muss dorthin.
nn-why-no-common-row = { $left } und { $right } haben keine Reihe gemeinsam.

nn-words-top = Oben auf dem Stapel: { $top }.
nn-words-wished = Gewünscht: { $colour }.
nn-words-barred = Die { $row }er-Reihe ist gesperrt.
nn-words-draw-pile = Nachziehstapel: { $count }.
nn-words-hand-size = { $seat_you ->
    [yes] Du hast { $count } { $count ->
        [one] Karte
       *[other] Karten
    }.
   *[no] { $seat } hat { $count } { $count ->
        [one] Karte
       *[other] Karten
    }.
}
nn-words-open-hand = { $seat_you ->
    [yes] Offen vor dir: { $cards }.
   *[no] Offen vor { $seat }: { $cards }.
}
nn-words-hand = Deine Hand: { $cards }.
nn-words-drawn = Gerade gezogen: { $card }.
nn-words-naming = Was haben { $left } und { $right } gemeinsam?
nn-words-stack = Stapel { $stack }: { $cards }, Höhe { $count }.
nn-words-row = Reihe { $stack }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, die freie zuletzt: { $cards }.
nn-words-empty-stack = Nr. { $stack } ist leer.
nn-words-last-taken = Zuletzt genommen: { $cards }.
nn-words-taken = { $side_you ->
    [yes] Deine Karten: { $count }.
   *[no] Karten von { $side }: { $count }.
}
nn-words-opening = Eröffnung: nur doppelt passende Paare, abwechselnd eins.
nn-words-pile = { $colour }: { $top } auf { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
nn-words-waiting = Es warten, { $colour }, das Ende zuletzt: { $cards }.
nn-words-wishes = Wunschkarten beiseite: { $count }.
nn-words-card-up = Aufgedeckt: { $card }. Handstapel: { $count }.
nn-words-score = Auf den Stapeln: { $count } von 95.
nn-words-best = Möglich waren { $best }.

nn-hint-lay = Leg { $card }: passt auf { $other }.
nn-hint-lay-first = Leg zuerst { $card }: { $other } passt danach immer noch.
nn-hint-lay-so = Leg { $card }: Darauf passt dann { $other }.
nn-hint-lay-leave = Leg { $card } und lass { $other } warten: Auf { $card } passen mehr der Karten, die noch kommen.
nn-hint-lay-later = Leg { $card } und lass { $other } noch etwas warten.
nn-hint-wait-leave = Hol { $card } noch nicht: Auf { $other } passen mehr der Karten, die noch kommen.
nn-hint-wait-later = Lass { $card } warten, und { $other } auch noch etwas.
nn-hint-fetch = Hol { $card }: Sie passt, und eine Karte weniger wartet.
nn-hint-fetch-first = Hol zuerst { $card }: { $other } passt danach immer noch.
nn-hint-fetch-so = Hol zuerst { $card }: Darauf passt dann { $other }.
nn-hint-wait = { $card } und { $other } haben keine Reihe gemeinsam: Sie muss warten.
nn-hint-wait-keep = { $card } und { $other } haben keine Reihe gemeinsam. Lass sie warten; die Wunschkarte lohnt sich später mehr.
nn-hint-wish = Eine Wunschkarte auf { $colour } befreit { $count ->
    [one] eine wartende Karte
   *[other] { $count } wartende Karten
}.
nn-hint-wish-stuck = { $colour }: { $count ->
    [one] Eine Karte wartet. Eine Wunschkarte bringt sie
   *[other] { $count } Karten warten. Eine Wunschkarte bringt sie
} wieder in Gang.
nn-hint-wish-counts = Leg deine Wunschkarte: Sie zählt auch.
nn-hint-finish = Mehr lässt sich nicht legen: fertig.

# Am Ende: was sich von dieser Partie zu erzählen lohnt.
nn-fact-doubly = Die meisten Doppeltreffer: { $seats } ({ $count })
nn-fact-wishes = Am meisten gewünscht: { $seats } ({ $count }×)
nn-fact-named = Am meisten gerechnet: { $seats } ({ $count } Aufgaben)
nn-fact-drew = Am meisten gezogen: { $seats } ({ $count }×)
nn-fact-pairs-doubly = Die meisten Doppelpaare: { $seats } ({ $count })
nn-fact-breaches = Durchgebrochen: { $seats } ({ $count }×)
nn-fact-claimed = Beute durch die Bresche: { $seats } ({ $count })
nn-fact-fetched = Aus der Warteschlange geholt: { $count }
nn-fact-played = Gleich angelegt: { $count }
nn-fact-waited = Mussten warten: { $count }
