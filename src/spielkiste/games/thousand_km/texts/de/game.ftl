## 1000 Kilometer

game-thousand-km = 1000 Kilometer
game-thousand-km-tagline = Wer fährt als Erster genau 1000 km?
option-teams = In Zweierteams
option-youngest = Für die Jüngsten (alle starten bei Grün)
option-discard = Abwerfen
option-discard-when_stuck = nur, wenn nichts anderes geht (Spielregel)
option-discard-safeties_may_wait = Schutzkarten dürfen auf der Hand warten
option-discard-any_time = jederzeit
option-goal = Kilometer bis zum Ziel
option-goal-length = { $value } km

km-card-25 = 25 km
km-card-50 = 50 km
km-card-75 = 75 km
km-card-100 = 100 km
km-card-200 = 200 km
km-card-red-light = Rote Ampel
km-card-speed-limit = Tempolimit
km-card-empty-tank = Leerer Tank
km-card-flat-tyre = Reifenpanne
km-card-breakdown = Motorschaden
km-card-green-light = Grüne Ampel
km-card-end-of-limit = Limit-Ende
km-card-petrol = Benzin
km-card-spare-tyre = Ersatzreifen
km-card-repair = Reparatur
km-card-right-of-way = Vorfahrt
km-card-tanker = Tankwagen
km-card-puncture-proof = Pannensicher
km-card-ace-driver = Fahr-Ass

km-move-drive = { $km } km fahren
km-move-green = Grüne Ampel legen
km-move-defend = { $card } legen
km-move-safety = Schutzkarte { $card } legen, dann noch einmal
km-move-attack = { $side } aufhalten: { $card }
km-move-discard = { $card } abwerfen
km-move-master = Meisterzug mit { $card }!
km-move-pass = kein Meisterzug

km-drew = { $seat_you ->
    [yes] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
}
km-drew-unseen = { $seat } zieht eine Karte.
km-started = { $seat_you ->
    [yes] Du legst { $card }: Los geht’s.
   *[no] { $seat } legt { $card }: Los geht’s.
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
    [yes] Hast du einen Meisterzug gegen { $card }?
   *[no] Hat { $side } einen Meisterzug gegen { $card }?
}
km-defended = { $seat_you ->
    [yes] Du antwortest mit { $card }.
   *[no] { $seat } antwortet mit { $card }.
}
km-protected = { $seat_you ->
    [yes] Du legst eine Schutzkarte: { $card }.
   *[no] { $seat } legt eine Schutzkarte: { $card }.
}
km-master-move = { $seat_you ->
    [yes] Meisterzug! Du legst { $card }.
   *[no] Meisterzug! { $seat } legt { $card }.
}
km-lifted = { $card } kommt in die Schachtel.
km-discarded = { $seat_you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $seat } wirft { $card } ab.
}
km-pile-empty = Der Nachziehstapel ist leer: Das Rennen ist zu Ende.
km-won = { $seats_you ->
    [yes] Du gewinnst mit { $total } km!
   *[no] Gewonnen mit { $total } km: { $seats }!
}

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
km-discarded-act = abgeworfen: { $card }

km-why-no-move = Das ist kein Zug.
km-why-over = Das Rennen ist zu Ende.
km-why-wait = Zuerst antwortet { $side }.
km-why-answer = Antworte zuerst: Hast du einen Meisterzug?
km-why-other-safety = { $card } hilft gegen diesen Angriff nicht.
km-why-no-attack = Für einen Meisterzug muss gerade ein Angriff gelegt worden sein.
km-why-turn = { $seat } ist an der Reihe.
km-why-not-held = { $card } hast du nicht auf der Hand.
km-why-discard = Abwerfen darfst du nur, wenn du keine Karte legen kannst.
km-why-discard-but-safeties = Abwerfen darfst du nur, wenn du außer Schutzkarten keine Karte legen kannst.
km-why-nobody = Dort sitzt niemand.
km-why-own-side = Die eigene Seite kannst du nicht angreifen.
km-why-prevented = { $side } ist gegen { $card } geschützt.
km-why-limited-already = { $side } hat schon ein Tempolimit.
km-why-attacked-already = { $side } steht schon.
km-why-team-stands = { $side } wartet auf Grün und kann gerade nicht aufgehalten werden.
km-why-not-rolling = { $side } fährt gerade nicht.
km-why-attack-self = Einen Angriff legst du vor jemand anderen.
km-why-green-rolling = Du fährst schon.
km-why-no-such-attack = Vor dir liegt nichts, worauf { $card } antwortet.
km-why-stopped = Du stehst: { $card }.
km-why-green-again = Euer Team braucht zuerst eine Grüne Ampel.
km-why-not-started = Zum Starten brauchst du eine Grüne Ampel.
km-why-limit = Beim Tempolimit gehen nur 25 und 50.
km-why-two-200 = Auf einer Straße dürfen nur zwei 200er liegen.
km-why-too-far = { $km } km sind zu weit: Es fehlen nur { $left } km.

km-words-road = { $side }: { $total } von { $goal } km.
km-words-stopped = { $side_you ->
    [yes] Du stehst: { $card }.
   *[no] { $side } steht: { $card }.
}
km-words-needs-green = { $side_you ->
    [yes] Du brauchst eine Grüne Ampel.
   *[no] { $side } braucht eine Grüne Ampel.
}
km-words-not-started = { $side_you ->
    [yes] Du bist noch nicht gestartet.
   *[no] { $side } ist noch nicht gestartet.
}
km-words-limited = { $side_you ->
    [yes] Du hast ein Tempolimit.
   *[no] { $side } hat ein Tempolimit.
}
km-words-safeties = { $side_you ->
    [yes] Du bist geschützt durch: { $cards }.
   *[no] { $side } ist geschützt durch: { $cards }.
}
km-words-pile = Nachziehstapel: { $count }.
km-words-box = In der Schachtel: { $count }, obenauf { $top }.
km-words-hand = Deine Hand: { $cards }.

# Am Ende: was sich von dieser Partie zu erzählen lohnt.
km-fact-master = Meisterzüge: { $seats } ({ $count })
km-fact-attacks = Am meisten angegriffen: { $seats } ({ $count }-mal)
km-fact-repairs = Am meisten verteidigt: { $seats } ({ $count }-mal)
km-fact-discards = Am meisten weggeworfen: { $seats } ({ $count }-mal)
