## 1000 Kilometer

game-thousand-km = 1000 Kilometer
game-thousand-km-tagline = Wer ist zuerst genau im Ziel?
task-thousand-km-sprint = Gewinne das Rennen über 300 km!
task-thousand-km-two = Gewinne über 500 km gegen zwei Bots!
option-teams = In Zweierteams
option-youngest = Alle starten bei Grün
option-youngest-kinder = Nächstes Mal starten alle bei Grün
option-discard = Abwerfen
option-discard-when_stuck = nur, wenn nichts anderes geht (Spielregel)
option-discard-safeties_may_wait = Schutzkarten dürfen auf der Hand warten
option-discard-any_time = jederzeit
option-scoring = Wertung
option-scoring-race = Wer zuerst im Ziel ist, gewinnt (Spielregel)
option-scoring-classic_5000 = klassisch, bis 5000 Punkte
option-scoring-classic_5000-hint = Vier oder mehr Runden. Abwerfen geht jederzeit.
option-scoring-classic_2500 = klassisch, bis 2500 Punkte
option-scoring-classic_2500-hint = Zwei oder mehr Runden. Abwerfen geht jederzeit.
option-scoring-classic_round = klassisch, eine einzige Runde
option-scoring-classic_round-hint = Die meisten Punkte gewinnen. Abwerfen geht jederzeit.
option-goal = Kilometer bis zum Ziel
option-goal-length = { $value } km

km-card-25 = 25 km
    .nom = die 25 km
    .acc = die 25 km
    .dat = den 25 km
km-card-50 = 50 km
    .nom = die 50 km
    .acc = die 50 km
    .dat = den 50 km
km-card-75 = 75 km
    .nom = die 75 km
    .acc = die 75 km
    .dat = den 75 km
km-card-100 = 100 km
    .nom = die 100 km
    .acc = die 100 km
    .dat = den 100 km
km-card-200 = 200 km
    .nom = die 200 km
    .acc = die 200 km
    .dat = den 200 km
km-card-red-light = Rote Ampel
    .nom = die rote Ampel
    .acc = die rote Ampel
    .dat = der roten Ampel
km-card-speed-limit = Tempolimit
    .nom = das Tempolimit
    .acc = das Tempolimit
    .dat = dem Tempolimit
km-card-empty-tank = Leerer Tank
    .nom = der leere Tank
    .acc = den leeren Tank
    .dat = dem leeren Tank
km-card-flat-tyre = Reifenpanne
    .nom = die Reifenpanne
    .acc = die Reifenpanne
    .dat = der Reifenpanne
km-card-breakdown = Motorschaden
    .nom = der Motorschaden
    .acc = den Motorschaden
    .dat = dem Motorschaden
km-card-green-light = Grüne Ampel
    .nom = die grüne Ampel
    .acc = die grüne Ampel
    .dat = der grünen Ampel
km-card-end-of-limit = Limit-Ende
    .nom = das Limit-Ende
    .acc = das Limit-Ende
    .dat = dem Limit-Ende
km-card-petrol = Benzin
    .nom = das Benzin
    .acc = das Benzin
    .dat = dem Benzin
km-card-spare-tyre = Ersatzreifen
    .nom = der Ersatzreifen
    .acc = den Ersatzreifen
    .dat = dem Ersatzreifen
km-card-repair = Reparatur
    .nom = die Reparatur
    .acc = die Reparatur
    .dat = der Reparatur
km-card-right-of-way = Vorfahrt
    .nom = die Vorfahrt
    .acc = die Vorfahrt
    .dat = der Vorfahrt
km-card-tanker = Tankwagen
    .nom = der Tankwagen
    .acc = den Tankwagen
    .dat = dem Tankwagen
km-card-puncture-proof = Pannensicher
    .nom = „Pannensicher“
    .acc = „Pannensicher“
    .dat = „Pannensicher“
km-card-ace-driver = Fahr-Ass
    .nom = das Fahr-Ass
    .acc = das Fahr-Ass
    .dat = dem Fahr-Ass

km-move-drive = { $km } km fahren
km-move-green = Grüne Ampel legen
km-move-defend = { $card_acc } legen
km-move-safety = Schutzkarte { $card } legen, dann noch einmal
km-move-attack = { $side } aufhalten: { $card }
km-move-discard = { $card_acc } abwerfen
km-move-master = Meisterzug mit { $card_dat }
km-move-pass = kein Meisterzug
km-move-next = weiter

km-drew = { $seat_you ->
    [yes] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
}
km-drew-unseen = { $seat } zieht eine Karte.
km-started = { $seat_you ->
    [yes] Du legst { $card_acc }: Los geht’s.
   *[no] { $seat } legt { $card_acc }: Los geht’s.
}
km-drove = { $seat_you ->
    [yes] Du fährst { $km } km, zusammen { $total }.
   *[no] { $seat } fährt { $km } km, zusammen { $total }.
}
km-attacked = { $seat_you ->
    [yes] Du hältst { $side } auf: { $card }.
   *[no] { $side_you ->
        [yes] { $seat } hält dich auf: { $card }.
       *[no] { $seat } hält { $side } auf: { $card }.
    }
}
km-asked = { $side_you ->
    [yes] Hast du einen Meisterzug gegen { $card_acc }?
   *[no] { $side_count ->
        [one] Hat { $side } einen Meisterzug gegen { $card_acc }?
       *[other] Haben { $side } einen Meisterzug gegen { $card_acc }?
    }
}
km-defended = { $seat_you ->
    [yes] Du antwortest mit { $card_dat }.
   *[no] { $seat } antwortet mit { $card_dat }.
}
km-protected = { $seat_you ->
    [yes] Du legst eine Schutzkarte: { $card }.
   *[no] { $seat } legt eine Schutzkarte: { $card }.
}
km-master-move = { $seat_you ->
    [yes] Meisterzug! Du legst { $card_acc }.
   *[no] Meisterzug! { $seat } legt { $card_acc }.
}
km-lifted = In die Schachtel kommt { $card_nom }.
km-discarded = { $seat_you ->
    [yes] Du wirfst { $card_acc } ab.
   *[no] { $seat } wirft { $card_acc } ab.
}
km-pile-empty = Der Nachziehstapel ist leer: Das Rennen ist zu Ende.
km-won = { $seats_you ->
    [yes] Du gewinnst mit { $total } km!
   *[no] Gewonnen mit { $total } km: { $seats }!
}

# A match with classic scoring.
km-dealt = { $seat_you ->
    [yes] Runde { $round }: Du fängst an.
   *[no] Runde { $round }: { $seat } fängt an.
}
km-last-card = Das war die letzte Karte vom Nachziehstapel: Jetzt spielen alle ihre Handkarten aus.
km-played-out = Niemand hat mehr eine Karte: Die Runde ist vorbei.
km-counted = { $side_you ->
    [yes] Du bekommst { $points } Punkte, zusammen { $total }.
   *[no] { $side_count ->
        [one] { $side } bekommt { $points } Punkte, zusammen { $total }.
       *[other] { $side } bekommen { $points } Punkte, zusammen { $total }.
    }
}
km-match-won = { $seats_you ->
    [yes] Du gewinnst mit { $total } Punkten!
   *[no] { $seats_count ->
        [one] { $seats } gewinnt mit { $total } Punkten!
       *[other] { $seats } gewinnen mit { $total } Punkten!
    }
}
km-line-distance = Kilometer
km-line-safeties = Schutzkarten
km-line-all-four = Alle vier Schutzkarten
km-line-master-moves = Meisterzüge
km-line-trip = Im Ziel
km-line-delayed = Spät im Ziel
km-line-safe = Ohne 200er
km-line-shut-out = Andere bei 0 km

# At the seat of whoever did it: short, without the name.
km-started-act = { $card }: los!
km-drove-act = { $km } km gefahren
km-attacked-act = { $side_you ->
    [yes] { $card } gegen dich
   *[no] { $card } gegen { $side }
}
km-defended-act = { $card }
km-protected-act = Schutz: { $card }
km-master-move-act = Meisterzug: { $card }!
km-discarded-act = abge­worfen: { $card }

km-why-counted = Die Runde ist vorbei. Weiter geht’s, wenn du die Punkte gesehen hast.
km-why-others-look = Die anderen sehen sich noch die Punkte an.
km-why-not-counted = Die Runde ist noch nicht vorbei.
km-why-no-move = Das ist kein Zug.
km-why-over = Das Rennen ist zu Ende.
km-why-wait = { $side_count ->
    [one] Zuerst antwortet { $side }.
   *[other] Zuerst antworten { $side }.
}
km-why-answer = Antworte zuerst: Hast du einen Meisterzug?
km-why-other-safety = Gegen diesen Angriff hilft { $card_nom } nicht.
km-why-no-attack = Ein Meisterzug geht nur direkt nach einem Angriff.
km-why-turn = { $seat } ist an der Reihe.
km-why-not-held = Du hast { $card_acc } nicht auf der Hand.
km-why-discard = Abwerfen darfst du nur, wenn du keine Karte legen kannst.
km-why-discard-but-safeties = Abwerfen darfst du nur, wenn du außer Schutzkarten keine Karte legen kannst.
km-why-nobody = Dort sitzt niemand.
km-why-own-side = Die eigene Seite kannst du nicht angreifen.
km-why-prevented = { $side_count ->
    [one] { $side } ist gegen { $card_acc } geschützt.
   *[other] { $side } sind gegen { $card_acc } geschützt.
}
km-why-limited-already = { $side_count ->
    [one] { $side } hat schon ein Tempolimit.
   *[other] { $side } haben schon ein Tempolimit.
}
km-why-attacked-already = { $side_count ->
    [one] { $side } steht schon.
   *[other] { $side } stehen schon.
}
km-why-team-stands = { $side_count ->
    [one] { $side } wartet auf Grün und kann gerade nicht aufgehalten werden.
   *[other] { $side } warten auf Grün und können gerade nicht aufgehalten werden.
}
km-why-not-rolling = { $side_count ->
    [one] { $side } fährt gerade nicht.
   *[other] { $side } fahren gerade nicht.
}
km-why-attack-self = Einen Angriff legst du vor jemand anderen.
km-why-green-rolling = Du fährst schon.
km-why-no-such-attack = Vor dir liegt nichts, wogegen { $card_nom } hilft.
km-why-stopped = Du stehst: { $card }. So kannst du nicht fahren.
km-why-green-again = Euer Team braucht zuerst eine grüne Ampel.
km-why-not-started = Zum Starten brauchst du eine grüne Ampel.
km-why-limit = Beim Tempolimit gehen nur 25 und 50.
km-why-two-200 = Auf einer Straße dürfen nur zwei 200er liegen.
km-why-too-far = { $km } km sind zu weit: Es fehlen nur noch { $left } km.

km-words-road = { $side }: { $total } von { $goal } km.
km-words-stopped = { $side_you ->
    [yes] Du stehst: { $card }.
   *[no] { $side_count ->
        [one] { $side } steht: { $card }.
       *[other] { $side } stehen: { $card }.
    }
}
km-words-needs-green = { $side_you ->
    [yes] Du brauchst eine grüne Ampel.
   *[no] { $side_count ->
        [one] { $side } braucht eine grüne Ampel.
       *[other] { $side } brauchen eine grüne Ampel.
    }
}
km-words-not-started = { $side_you ->
    [yes] Du bist noch nicht gestartet.
   *[no] { $side_count ->
        [one] { $side } ist noch nicht gestartet.
       *[other] { $side } sind noch nicht gestartet.
    }
}
km-words-limited = { $side_you ->
    [yes] Du hast ein Tempolimit.
   *[no] { $side_count ->
        [one] { $side } hat ein Tempolimit.
       *[other] { $side } haben ein Tempolimit.
    }
}
km-words-safeties = { $side_you ->
    [yes] Du bist geschützt durch: { $cards }.
   *[no] { $side_count ->
        [one] { $side } ist geschützt durch: { $cards }.
       *[other] { $side } sind geschützt durch: { $cards }.
    }
}
km-words-match = { $points ->
    [0] Eine Runde, die meisten Punkte gewinnen.
   *[other] Runde { $round }. Gespielt wird bis { $points } Punkte.
}
km-words-line = { $side }: { $line } { $points }.
km-words-total = { $side }: { $total } Punkte.
km-words-pile = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
km-words-box = In der Schachtel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, obenauf: { $top }.
km-words-hand = Deine Hand: { $cards }.
