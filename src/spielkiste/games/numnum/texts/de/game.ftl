## NumNum: vier Spiele mit einem Blatt

game-mau-mau = 1×1 Mau-Mau
game-mau-mau-tagline = Gleiches Zeichen oder gleiche Malreihe: Karte weg!
game-wall-break = Mauerbruch
game-wall-break-tagline = Paare nehmen, bis die Mauer bricht
game-clear-away = Räum ab!
game-clear-away-tagline = Sieben offene Spalten, und jedes Paar zählt
game-patience = 1×1 Patience
game-patience-tagline = Ein Blatt, vier Stapel: Wie viele Karten schaffst du?
task-mau-mau-one = Werde deine Karten vor dem Bot los!
task-mau-mau-three = Gewinne gegen drei Bots!
task-wall-break-one = Hol mehr Karten als der Bot!
task-wall-break-strong = Hol mehr Karten als ein starker Bot!
task-clear-away-one = Räum mehr Karten ab als der Bot!
task-clear-away-strong = Räum mehr Karten ab als ein starker Bot!
task-patience-cards = Bring 80 Karten unter!
task-patience-more = Bring 85 Karten unter!
option-hands = Handkarten
option-hands-hidden = verdeckt auf der Hand
option-hands-open = offen auf dem Tisch

nn-card-1-triangle = Dreieck-Joker
nn-card-2-triangle = Dreieck 2
nn-card-3-triangle = Dreieck 3
nn-card-4-triangle = Dreieck 4
nn-card-5-triangle = Dreieck 5
nn-card-6-triangle = Dreieck 6
nn-card-7-triangle = Dreieck 7
nn-card-8-triangle = Dreieck 8
nn-card-9-triangle = Dreieck 9
nn-card-10-triangle = Dreieck 10
nn-card-11-triangle = Dreieck 11
nn-card-12-triangle = Dreieck 12
nn-card-13-triangle = Dreieck 13
nn-card-14-triangle = Dreieck 14
nn-card-15-triangle = Dreieck 15
nn-card-16-triangle = Dreieck 16
nn-card-24-triangle = Dreieck 24
nn-card-30-triangle = Dreieck 30
nn-card-32-triangle = Dreieck 32
nn-card-35-triangle = Dreieck 35
nn-card-45-triangle = Dreieck 45
nn-card-48-triangle = Dreieck 48
nn-card-63-triangle = Dreieck 63
nn-card-64-triangle = Dreieck 64
nn-card-81-triangle = Dreieck 81
nn-card-1-circle = Kreis-Joker
nn-card-2-circle = Kreis 2
nn-card-3-circle = Kreis 3
nn-card-4-circle = Kreis 4
nn-card-5-circle = Kreis 5
nn-card-6-circle = Kreis 6
nn-card-7-circle = Kreis 7
nn-card-8-circle = Kreis 8
nn-card-9-circle = Kreis 9
nn-card-10-circle = Kreis 10
nn-card-11-circle = Kreis 11
nn-card-13-circle = Kreis 13
nn-card-18-circle = Kreis 18
nn-card-20-circle = Kreis 20
nn-card-24-circle = Kreis 24
nn-card-25-circle = Kreis 25
nn-card-27-circle = Kreis 27
nn-card-28-circle = Kreis 28
nn-card-30-circle = Kreis 30
nn-card-40-circle = Kreis 40
nn-card-42-circle = Kreis 42
nn-card-48-circle = Kreis 48
nn-card-49-circle = Kreis 49
nn-card-56-circle = Kreis 56
nn-card-63-circle = Kreis 63
nn-card-1-square = Quadrat-Joker
nn-card-2-square = Quadrat 2
nn-card-3-square = Quadrat 3
nn-card-4-square = Quadrat 4
nn-card-5-square = Quadrat 5
nn-card-6-square = Quadrat 6
nn-card-7-square = Quadrat 7
nn-card-8-square = Quadrat 8
nn-card-9-square = Quadrat 9
nn-card-10-square = Quadrat 10
nn-card-11-square = Quadrat 11
nn-card-13-square = Quadrat 13
nn-card-14-square = Quadrat 14
nn-card-18-square = Quadrat 18
nn-card-21-square = Quadrat 21
nn-card-27-square = Quadrat 27
nn-card-28-square = Quadrat 28
nn-card-32-square = Quadrat 32
nn-card-35-square = Quadrat 35
nn-card-36-square = Quadrat 36
nn-card-42-square = Quadrat 42
nn-card-45-square = Quadrat 45
nn-card-49-square = Quadrat 49
nn-card-54-square = Quadrat 54
nn-card-72-square = Quadrat 72
nn-card-1-diamond = Rauten-Joker
nn-card-2-diamond = Raute 2
nn-card-3-diamond = Raute 3
nn-card-4-diamond = Raute 4
nn-card-5-diamond = Raute 5
nn-card-6-diamond = Raute 6
nn-card-7-diamond = Raute 7
nn-card-8-diamond = Raute 8
nn-card-9-diamond = Raute 9
nn-card-10-diamond = Raute 10
nn-card-11-diamond = Raute 11
nn-card-12-diamond = Raute 12
nn-card-13-diamond = Raute 13
nn-card-15-diamond = Raute 15
nn-card-16-diamond = Raute 16
nn-card-20-diamond = Raute 20
nn-card-21-diamond = Raute 21
nn-card-25-diamond = Raute 25
nn-card-36-diamond = Raute 36
nn-card-40-diamond = Raute 40
nn-card-54-diamond = Raute 54
nn-card-56-diamond = Raute 56
nn-card-64-diamond = Raute 64
nn-card-72-diamond = Raute 72
nn-card-81-diamond = Raute 81
nn-card-wish = Wunschkarte
nn-card-no-twos = 2er-Verbot
nn-card-no-fives = 5er-Verbot

nn-colour-triangle = Dreieck
nn-colour-circle = Kreis
nn-colour-square = Quadrat
nn-colour-diamond = Raute

nn-answer-joker = Joker
nn-answer-colour = nur das Zeichen
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
nn-explain-colour = Beide haben dasselbe Zeichen: { $colour }.
nn-explain-nothing = { $left } und { $right } haben weder eine Reihe noch das Zeichen gemeinsam.
nn-explain-barred = Gemeinsam wäre nur, was gesperrt ist: { $rows }.

nn-move-name = { $answer }
nn-move-lay = { $card } legen
nn-move-wish = Wunschkarte legen: { $colour } wünschen
nn-move-draw = eine Karte ziehen
nn-move-keep = die Karte behalten
nn-move-stop = aufhören
nn-move-pass = passen
nn-move-take = das Paar von Nummer { $first } und Nummer { $second } nehmen
nn-move-aside = die Verbotskarte von Nummer { $stack } beiseitelegen
nn-move-claim = alles { $direction } von Stapel { $stack } nehmen
nn-move-swap = die Wunschkarte von Nummer { $stack } gegen { $card } tauschen
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
    [yes] Nicht ganz: „{ $answer }“ passt nicht zu { $left } und { $right }. Versuch es noch einmal.
   *[no] { $seat } sagt zu { $left } und { $right }: { $answer }. Nicht ganz, noch ein Versuch.
}
nn-misnamed-strict = { $seat_you ->
    [yes] Nicht ganz: „{ $answer }“ passt nicht zu { $left } und { $right }. Richtig wäre: { $answers }.
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
   *[no] { $seats_count ->
        [one] { $seats } hat keine Karte mehr und gewinnt!
       *[other] { $seats } haben keine Karte mehr und gewinnen!
    }
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
    [yes] Doppelt! Du nimmst { $left } und { $right }.
   *[no] Doppelt! { $seat } nimmt { $left } und { $right }.
}
nn-opening-over = { $seat_you ->
    [yes] Die Eröffnung ist vorbei: Du beginnst.
   *[no] Die Eröffnung ist vorbei: { $seat } beginnt.
}
nn-swapped = { $seat_you ->
    [yes] Du tauschst die Wunschkarte bei Nummer { $stack } gegen
   *[no] { $seat } tauscht die Wunschkarte bei Nummer { $stack } gegen
} { $side_you ->
    [yes] { $card } von dir.
   *[no] { $card } von { $side }.
}
nn-aside-barred = { $seat_you ->
    [yes] Du sperrst die { $row }er-Reihe und legst { $card } beiseite.
   *[no] { $seat } sperrt die { $row }er-Reihe und legt { $card } beiseite.
}
nn-aside-lifted = { $seat_you ->
    [yes] Du gibst die { $row }er-Reihe wieder frei und legst { $card } beiseite.
   *[no] { $seat } gibt die { $row }er-Reihe wieder frei und legt { $card } beiseite.
}
nn-breach = { $seat_you ->
    [yes] Durchbruch! Du hast Stapel { $stack } abgeräumt.
   *[no] Durchbruch! { $seat } hat Stapel { $stack } abgeräumt.
}
nn-claimed = { $seat_you ->
    [yes] Du nimmst alles { $direction } von Stapel { $stack }: { $count ->
        [0] nichts mehr da!
        [one] eine Karte Beute!
       *[other] { $count } Karten Beute!
    }
   *[no] { $seat } nimmt alles { $direction } von Stapel { $stack }: { $count ->
        [0] nichts mehr da!
        [one] eine Karte Beute!
       *[other] { $count } Karten Beute!
    }
}
nn-no-more-pairs = Es gibt nichts mehr zu nehmen. Die Monster sind satt!
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
nn-mau-won-act = legt die letzte Karte!
nn-took-opening-act = nimmt { $left } und { $right }
nn-took-act = nimmt { $left } und { $right }
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
nn-fetched = { $card } kommt aus der Wartereihe auf { $top }.
nn-fetched-on-wish = { $card } kommt aus der Wartereihe auf die Wunschkarte.
nn-waits = { $card } wartet.
nn-wish-aside = Eine Wunschkarte! Leg sie, wann du magst. Du hast { $count }.
nn-wish-laid = Eine Wunschkarte kommt auf den Stapel: { $colour }.
nn-patience-over = Fertig: { $count } von 95 Karten liegen auf den Stapeln.

nn-why-no-move = Das ist kein Zug.
nn-why-over = Das Spiel ist zu Ende.
nn-why-turn = { $seat } ist an der Reihe.
nn-why-tried = „{ $answer }“ war es bei { $left } und { $right } nicht. Versuch etwas anderes.
nn-why-name-first = Sag zuerst, was { $left } und { $right } gemeinsam haben.
nn-why-nothing-to-name = Gerade ist nichts zu nennen.
nn-why-not-held = { $card } hast du nicht auf der Hand.
nn-why-drawn-only = Nach dem Ziehen darfst du nur die gezogene Karte legen, nicht { $card }.
nn-why-drawn-first = Leg oder behalte zuerst die gezogene Karte.
nn-why-nothing-drawn = Du hast keine Karte gezogen, die du behalten könntest.
nn-why-wish-colour = Zur Wunschkarte nennst du auch ein Zeichen.
nn-why-other-colour = { $card } passt nicht: Gewünscht ist { $colour }.
nn-why-barred = { $left } und { $right } passen gerade nicht, denn das ist gesperrt: { $rows }.
nn-why-no-match = { $left } und { $right } passen nicht: anderes Zeichen, und keine Reihe, in der beide vorkommen.
nn-why-no-stop = Aufhören kannst du nur, nachdem eine Karte doppelt gepasst hat.
nn-why-no-draw-after-double = Nach einer doppelt passenden Karte legst du noch eine oder hörst auf; gezogen wird nicht.
nn-why-must-lay = Du hast eine passende Zahlenkarte, also ziehst du nicht.
nn-why-must-lay-not-pass = Du hast eine Zahlenkarte, die du legen kannst; Passen geht dann nicht.
nn-why-no-pass = Passen kannst du nur, wenn es nichts zu ziehen gibt.
nn-why-empty = Es gibt nichts zu ziehen.
nn-why-same-card = Ein Paar sind zwei Karten von zwei Stapeln.
nn-why-no-card = Bei Nummer { $stack } liegt keine zweite Karte.
nn-why-special-pair = { $card } kann nicht Teil eines Paares sein.
nn-why-opening-double = Am Anfang muss beides gleich sein: Zeichen und Reihe. Bei { $left } und { $right } ist es nur eins.
nn-why-opening-pairs = In der Eröffnung werden nur Paare genommen.
nn-why-claim-first = Wähle zuerst eine Seite des Durchbruchs.
nn-why-no-breach = Dort ist die Mauer nicht durchbrochen.
nn-why-rows-never-break = Bei Räum ab! endet mit einer leeren Spalte nichts, und niemand bekommt eine Seite.
nn-why-no-bar-card = Bei Nummer { $stack } liegt keine Verbotskarte frei.
nn-why-no-wish-card = Bei Nummer { $stack } liegt keine Wunschkarte frei.
nn-why-not-last-seven = { $card } ist nicht unter den sieben zuletzt genommenen Karten.
nn-why-nothing-to-swap = Unter den sieben zuletzt genommenen Karten ist keine Zahlenkarte, die man für die Wunschkarte bekäme.
nn-why-hand-pile-left = Im Handstapel { $count ->
    [one] ist noch eine Karte
   *[other] sind noch { $count } Karten
}.
nn-why-hand-pile-empty = Der Handstapel ist aufgebraucht.
nn-why-no-wish = Du hast keine Wunschkarte.
nn-why-nothing-waits = Hier wartet keine Karte: { $colour }.
nn-why-must-play = Die Karte { $card } passt auf ihren Stapel und muss dorthin.
nn-why-no-common-row = { $left } und { $right } haben keine Reihe gemeinsam.

nn-words-top = Oben auf dem Stapel: { $top }.
nn-words-wished = Gewünscht: { $colour }.
nn-words-barred = Die { $row }er-Reihe ist gesperrt.
nn-words-draw-pile = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
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
nn-words-row = Spalte { $stack }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, die freie zuletzt: { $cards }.
nn-words-empty-stack = Nummer { $stack } ist leer.
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
nn-words-card-up = Aufgedeckt: { $card }. Handstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
nn-words-score = Auf den Stapeln: { $count } von 95.
nn-words-best = Möglich waren { $best }.

nn-hint-lay = Leg { $card }: passt auf { $other }.
nn-hint-lay-first = Leg zuerst { $card }: { $other } passt danach immer noch.
nn-hint-lay-so = Leg { $card }: Darauf passt dann { $other }.
nn-hint-lay-leave = Leg { $card } und lass { $other } warten: Auf { $card } passen mehr von den Karten, die noch kommen.
nn-hint-lay-later = Leg { $card } und lass { $other } noch etwas warten.
nn-hint-wait-leave = Hol { $card } noch nicht: Auf { $other } passen mehr von den Karten, die noch kommen.
nn-hint-wait-later = Lass { $card } warten, und { $other } auch noch etwas.
nn-hint-fetch = Hol { $card }: Sie passt, und eine Karte weniger wartet.
nn-hint-fetch-first = Hol zuerst { $card }: { $other } passt danach immer noch.
nn-hint-fetch-so = Hol zuerst { $card }: Darauf passt dann { $other }.
nn-hint-wait = { $card } muss warten: Sie hat mit { $other } keine Reihe gemeinsam.
nn-hint-wait-keep = Lass { $card } warten: Sie hat mit { $other } keine Reihe gemeinsam. Die Wunschkarte lohnt sich später mehr.
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

review-moved-patience = Zu erwartende Karten: von { $from } auf { $to }.
