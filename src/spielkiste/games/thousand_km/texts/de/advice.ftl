# Warum ein Zug sinnvoll ist: je ein wahrer Satz.
km-hint-arrive = Mit { $km } km bist du genau im Ziel.
km-hint-drive-then = Nach { $km } km fehlen noch { $left } km, und genau diese Karte hast du.
km-hint-drive-far = { $km } km sind das Weiteste, was jetzt geht; dann fehlen noch { $left } km.
km-hint-drive = { $km } km bringen dich voran; dann fehlen noch { $left } km.
km-hint-green = Ohne grüne Ampel darfst du nicht fahren.
km-hint-end-limit = Mit Tempolimit darfst du nur 25 und 50 legen. Diese Karte beendet es.
km-hint-defend = So wirst du wieder los, was dich aufhält: { $top }.
km-hint-safety-frees = Damit bist du { $top_acc } für immer los{ $count ->
        [0] .
       *[other] , und du bist noch einmal dran.
    }
km-hint-safety-starts = Damit darfst du auch ohne grüne Ampel fahren{ $count ->
        [0] .
       *[other] , und du bist noch einmal dran.
    }
km-hint-safety = Davor bist du jetzt für immer sicher: { $cards }{ $count ->
        [0] .
       *[other] . Und du bist noch einmal dran.
    }
km-hint-attack-near = Das hält { $side } auf: nur noch { $left } km bis zum Ziel.
km-hint-attack-first = Das hält { $side } auf. Von den anderen ist niemand weiter: { $km } km.
km-hint-attack-ahead = Das hält { $side } auf: { $km } km Vorsprung.
km-hint-attack = Das hält { $side } auf, bis die passende Antwort kommt.
km-hint-limit-near = Das bremst { $side }: nur noch { $left } km bis zum Ziel.
km-hint-limit-first = Das bremst { $side }. Von den anderen ist niemand weiter: { $km } km.
km-hint-limit-ahead = Das bremst { $side }: { $km } km Vorsprung.
km-hint-limit = Das bremst { $side }: Mit Tempolimit gehen nur noch 25 und 50.
km-hint-discard-far = Das ist zu weit: Dir fehlen nur noch { $left } km.
km-hint-discard-200 = Auf eine Straße passen nur zwei 200er, du wirst nicht alle los.
km-hint-discard-attack = Damit kannst du niemanden mehr angreifen: Alle anderen schützt { $top_nom }.
km-hint-discard-defence = Diese Karte brauchst du nicht mehr: Vor dir liegt { $top_nom }.
km-hint-discard-spare = Davon hast du { $count }, eine kannst du entbehren.
km-hint-discard-short = Von deinen Kilometerkarten ist das die kürzeste.
km-hint-discard = Von deinen Karten wirst du sie wohl am wenigsten vermissen.
km-hint-master = Mit { $card_dat } wehrst du { $top_acc } sofort ab, und dann hast du einen ganzen Zug.
km-hint-pass = Dir fehlt { $card_nom }, also kannst du { $top_acc } nicht sofort abwehren.
km-hint-pass-keep = Du behältst { $card_acc } auf der Hand.
km-hint-next = Die Punkte sind gezählt: weiter zur nächsten Runde.
