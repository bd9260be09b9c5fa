web-box-tv-lottery = Fernseh­lotterie
web-title-tv-lottery = Fernseh­lotterie

## Die Fernsehlotterie im Browser

web-tl-board = Der Spielplan
web-tl-left = { $count ->
    [0] keine Karte mehr da
    [one] noch eine Karte da
   *[other] noch { $count } Karten da
}
web-tl-here = { $name } steht hier
web-tl-here-you = du stehst hier
web-tl-ahead = { $count ->
    [one] ein Feld weiter
   *[other] { $count } Felder weiter
}
web-tl-back = { $count ->
    [one] ein Feld zurück
   *[other] { $count } Felder zurück
}
web-tl-sign-luck = Glück
web-tl-sign-swap = Tausch
web-tl-sign-bad-luck = Pech
web-tl-sign-buy = Kauf
web-tl-wheel-yellow = Gelber Drehpfeil, der Hase: 5 bis 10 und ein Stern
web-tl-wheel-green = Grüner Drehpfeil, die Schildkröte: 1 bis 6 und ein Stern
web-tl-wheel-red = Roter Drehpfeil, der Krebs: 3 zurück bis 3 vor und ein Stern
web-tl-reaches = kann treffen, was dir fehlt: { $digits }
web-tl-goes-far = weit
web-tl-goes-near = kurz
web-tl-goes-on = vor
web-tl-goes-back = zurück
web-tl-draft = Ziffern wählen
web-tl-round = Runde { $round } von { $rounds }
web-tl-round-each = Runde { $round }
web-tl-right-each = Richtige in jeder Runde
web-tl-lucks = Glückskarten, noch { $count }
web-tl-luck-away = Glückskarte: { $luck }. Weglegen
web-tl-pig = Das Glücksschwein, unsere Bank

web-tl-others = Die anderen
web-tl-players = Alle am Tisch
web-tl-you = Du
web-tl-money = { $money } Mark
web-tl-unit = Mark
web-tl-held = { $count ->
    [one] eine Karte im Halter
   *[other] { $count } Karten im Halter
}
web-tl-number = Gewinn­zahl
web-tl-mine = Deine Ziffern
web-tl-golden = Stelle { $place }: { $digit }
web-tl-covered = verdeckt
web-tl-holder = Dein Halter, von oben nach unten
web-tl-place = Stelle { $place }: { $digit }
web-tl-place-empty = Stelle { $place }: leer
web-tl-right = richtig
web-tl-elsewhere = gehört an Stelle { $place }
web-tl-none = leer
web-tl-chosen = ausgewählt
web-tl-can-swap = kann vertauscht werden
web-tl-this-digit = Die Ziffer: { $digit }

web-tl-way-take = Eine Ziffer vom Plan
web-tl-way-swap = Zwei eigene tauschen
web-tl-way-ask = Nach Doppelten fragen

web-tl-won = Lotterie gewonnen: { $names }!
web-tl-won-you = Du gewinnst die Lotterie!
web-tl-over = Die Lotterie ist vorbei.
web-tl-turning = { $name } dreht den Pfeil …
web-tl-turning-you = Dein Pfeil dreht sich …
web-tl-going-you = Deine Figur zieht …
web-tl-luck-yours = Deine Glückskarte!
web-tl-luck-of = { $name } zieht eine Glückskarte
web-tl-luck-good = Glück gehabt!
web-tl-luck-bad = Leider kein Glück!
web-tl-luck-other = { $card ->
    [bank-pays-50] Die Bank zahlt { $name } 50.000
    [bank-pays-100] Die Bank zahlt { $name } 100.000
    [bank-pays-200] Die Bank zahlt { $name } 200.000
    [pay-50] { $name } zahlt der Bank 50.000
    [pay-100] { $name } zahlt der Bank 100.000
    [swap] { $name } darf zwei eigene Ziffern vertauschen
    [take] { $name } darf eine eigene Karte gegen eine vom Plan tauschen
    [spin-again] { $name } dreht gleich noch einmal
    [go-anywhere] { $name } geht auf ein Feld nach Wahl
    [all-pay-you] Alle geben { $name } 50.000
    [you-pay-all] { $name } gibt allen 50.000
   *[exchange] { $name } darf mit jemandem eine Stelle tauschen
}
web-tl-drawing = Die Gewinnzahl wird gezogen!
web-tl-your-turn = Du bist dran
web-tl-wait = { $name } ist dran

web-tl-goal = Ziel: die Gewinnzahl! Richtige Ziffern bringen Geld, das meiste gewinnt.
web-tl-signs = Was die Felder bedeuten
web-tl-missing = { $count ->
    [one] Dir fehlt noch:
   *[other] Dir fehlen noch:
}
web-tl-for-place = { $place ->
    [1] die { $digit } ganz unten an Stelle 1
   *[other] die { $digit } an Stelle { $place }
}
web-tl-only-swap = Du hast alle! Jetzt nur noch vertauschen.
web-tl-next-digit = { $count ->
    [0] Ganz unten muss die { $digit } hin.
    [one] Eine stimmt. Jetzt die { $digit }.
   *[other] { $count } stimmen. Jetzt die { $digit }.
}
web-tl-to-move = Umstecken: { $digits }.
web-tl-move-to = die { $digit } an Stelle { $place }
web-tl-your-space = Dein Feld: { $field }.
web-tl-now-have = Du hast jetzt { $money } Mark.

web-tl-hint-pick = Wähle sechs Ziffern: Die Gewinnzahl kennt noch niemand.
web-tl-hint-place = Niemand sonst sieht, wohin.
web-tl-hint-spin = Gezählt wird von unten nach oben.
web-tl-hint-tap = Wähle einen Pfeil: Zeichen zeigen, wohin.
web-tl-hint-right = { $count ->
    [one] Eine richtig: Das bringt { $money }.
   *[other] { $count } richtig: Das bringt { $money }.
}
web-tl-hint-star = Wähle die Zahl oder das Feld.
web-tl-ask-field-card = Nimmst du die { $digit }?
web-tl-hint-field-card = Wähle ihre Stelle oder „Nein danke“.
web-tl-hint-empty-field = Die { $digit } kostet 50.000.
web-tl-hint-seller = Die { $digit } für 50.000 und eine deiner Ziffern.
web-tl-hint-leaving = { $name } bekommt sie; dafür kommt die { $digit } dorthin.
web-tl-hint-give = { $name } zahlt dir 50.000 für die { $digit }.
web-tl-hint-taken = Die { $digit } für 50.000: Wähle ihre Stelle.
web-tl-hint-taken-free = Die { $digit }: Wähle ihre Stelle.
web-tl-ask-swap = Wähle zwei Ziffern!
web-tl-ask-swap-second = Womit tauscht die { $digit } den Platz?
web-tl-hint-swap-places = Sie tauschen die Plätze.
web-tl-keep = So lassen
web-tl-hint-buy = Jedes kostet 50.000.
web-tl-hint-buy-take = Wähle eine Ziffer auf dem Plan.
web-tl-hint-buy-ask = Wähle die Ziffer, nach der du fragst.
web-tl-hint-take = Wähle eine Ziffer auf dem Plan.
web-tl-hint-go-to = Wähle ein Feld.
web-tl-hint-person = Zuerst: wer?
web-tl-ask-exchange = Tauschst du mit { $name }?
web-tl-ask-buy-off = Kaufst du { $name } eine Ziffer ab?
web-tl-hint-exchange = Wähle die Stelle: Du tauschst deine Ziffer dort gegen die von { $name }.
web-tl-hint-buy-off = Wähle die Stelle: Du zahlst 50.000 und tauschst deine Ziffer dort gegen die von { $name }.

web-tl-result-title = Runde { $round }
web-tl-result = Die Gewinnzahl geht an { $names }!
web-tl-result-you = Du hast die Gewinnzahl!
web-tl-result-nobody = Runde { $round } wird ausgezahlt
web-tl-right-count = { $count ->
    [0] keine richtig
    [one] eine richtig
   *[other] { $count } richtig
}
web-tl-right-below = Von unten richtig: { $count }
web-tl-all-right = { $names }: alle sechs richtig!
web-tl-all-right-nobody = Niemand hatte alle sechs.
web-tl-go-on = Weiter
