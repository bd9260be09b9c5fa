## Das Spiel zur Fernsehlotterie

game-tv-lottery = Fernsehlotterie
game-tv-lottery-tagline = Wer hat die Gewinnzahl zuerst?
task-tv-lottery-one = Gewinne eine Runde gegen einen Bot!
task-tv-lottery-three = Gewinne eine Runde gegen drei Bots!
option-rounds = Runden
option-rounds-length = { $count ->
    [one] 1 Runde
   *[other] { $value } Runden
}
option-draft = Ziffern am Anfang
option-draft-pick = reihum aussuchen (Spielregel)
option-draft-random = für alle zufällig
option-buying_off = Abkaufen (für Geübte)
option-picks_first = Wer nimmt die erste Ziffer

tl-digit-0 = 0
tl-digit-1 = 1
tl-digit-2 = 2
tl-digit-3 = 3
tl-digit-4 = 4
tl-digit-5 = 5
tl-digit-6 = 6
tl-digit-7 = 7
tl-digit-8 = 8
tl-digit-9 = 9
tl-digit-none = –

tl-spinner-yellow = Gelb
tl-spinner-green = Grün
tl-spinner-red = Rot

tl-square-start = Start
    .acc = den Start
tl-square-digit-0 = Ziffer 0
    .acc = die Ziffer 0
tl-square-digit-1 = Ziffer 1
    .acc = die Ziffer 1
tl-square-digit-2 = Ziffer 2
    .acc = die Ziffer 2
tl-square-digit-3 = Ziffer 3
    .acc = die Ziffer 3
tl-square-digit-4 = Ziffer 4
    .acc = die Ziffer 4
tl-square-digit-5 = Ziffer 5
    .acc = die Ziffer 5
tl-square-digit-6 = Ziffer 6
    .acc = die Ziffer 6
tl-square-digit-7 = Ziffer 7
    .acc = die Ziffer 7
tl-square-digit-8 = Ziffer 8
    .acc = die Ziffer 8
tl-square-digit-9 = Ziffer 9
    .acc = die Ziffer 9
tl-square-luck = Glücksfeld
    .acc = ein Glücksfeld
tl-square-swap = Tauschfeld
    .acc = ein Tauschfeld
tl-square-bad-luck = Pechfeld
    .acc = ein Pechfeld
tl-square-buy = Kauffeld
    .acc = das Kauffeld

tl-field-0 = Start
    .acc = den Start
tl-field-1 = Ziffer 0
    .acc = die Ziffer 0
tl-field-2 = Glücksfeld zwischen 0 und 1
    .acc = das Glücksfeld zwischen 0 und 1
tl-field-3 = Ziffer 1
    .acc = die Ziffer 1
tl-field-4 = Tauschfeld zwischen 1 und 2
    .acc = das Tauschfeld zwischen 1 und 2
tl-field-5 = Ziffer 2
    .acc = die Ziffer 2
tl-field-6 = Pechfeld zwischen 2 und 3
    .acc = das Pechfeld zwischen 2 und 3
tl-field-7 = Ziffer 3
    .acc = die Ziffer 3
tl-field-8 = Glücksfeld zwischen 3 und 4
    .acc = das Glücksfeld zwischen 3 und 4
tl-field-9 = Ziffer 4
    .acc = die Ziffer 4
tl-field-10 = Tauschfeld zwischen 4 und 5
    .acc = das Tauschfeld zwischen 4 und 5
tl-field-11 = Ziffer 5
    .acc = die Ziffer 5
tl-field-12 = Glücksfeld zwischen 5 und 6
    .acc = das Glücksfeld zwischen 5 und 6
tl-field-13 = Ziffer 6
    .acc = die Ziffer 6
tl-field-14 = Pechfeld zwischen 6 und 7
    .acc = das Pechfeld zwischen 6 und 7
tl-field-15 = Ziffer 7
    .acc = die Ziffer 7
tl-field-16 = Tauschfeld zwischen 7 und 8
    .acc = das Tauschfeld zwischen 7 und 8
tl-field-17 = Ziffer 8
    .acc = die Ziffer 8
tl-field-18 = Glücksfeld zwischen 8 und 9
    .acc = das Glücksfeld zwischen 8 und 9
tl-field-19 = Ziffer 9
    .acc = die Ziffer 9
tl-field-20 = Kauffeld
    .acc = das Kauffeld

tl-luck-card-bank-pays-50 = Die Bank zahlt dir 50.000
tl-luck-card-bank-pays-100 = Die Bank zahlt dir 100.000
tl-luck-card-bank-pays-200 = Die Bank zahlt dir 200.000
tl-luck-card-pay-50 = Zahle der Bank 50.000
tl-luck-card-pay-100 = Zahle der Bank 100.000
tl-luck-card-swap = Du darfst zwei deiner Ziffern vertauschen
tl-luck-card-take = Du darfst eine Karte vom Plan gegen eine von deinen tauschen
tl-luck-card-spin-again = Dreh gleich noch einmal
tl-luck-card-go-anywhere = Geh auf ein Feld deiner Wahl
tl-luck-card-all-pay-you = Alle geben dir 50.000
tl-luck-card-you-pay-all = Du gibst allen 50.000
tl-luck-card-exchange = Du darfst mit jemandem eine Stelle tauschen

tl-question-pick = Welche Ziffer nimmst du?
tl-question-place = Wohin damit?
tl-question-spin = Welchen Drehpfeil drehst du?
tl-question-star = Welche Zahl nimmst du?
tl-question-field-card = Nimmst du die Karte? Wohin damit?
tl-question-empty-field = Willst du fragen, wer diese Ziffer doppelt hat?
tl-question-seller = Bei wem kaufst du?
tl-question-leaving = Welche deiner Karten gibst du her?
tl-question-give = Welche der gleichen Karten gibst du?
tl-question-swap = Welche zwei Karten vertauschst du?
tl-question-buy = Was kaufst du?
tl-question-take = Welche Karte nimmst du vom Plan?
tl-question-taken = Wohin damit?
tl-question-go-to = Auf welches Feld gehst du?
tl-question-exchange = Mit wem tauschst du welche Stelle?
tl-question-buy-off = Wem kaufst du welche Stelle ab?

tl-move-take = { $digit } nehmen
tl-move-ask = fragen, wer die { $digit } doppelt hat
tl-move-put = an Stelle { $place }
tl-move-give = die Karte von Stelle { $place } geben
tl-move-swap = Stellen { $place } und { $second } vertauschen
tl-move-spin = { $spinner } drehen
tl-move-number = { $number } ziehen
tl-move-go-to = auf { $field_acc } gehen
tl-move-exchange = mit { $seat } die Stelle { $place } tauschen
tl-move-buy-off = { $seat } die Stelle { $place } abkaufen
tl-move-buy-from = bei { $seat } kaufen
tl-move-leave = nein danke
tl-move-fill = den Rest für mich auswählen

tl-filled-all = Alle Kartenhalter sind zufällig gefüllt.
tl-picked = { $seat_you ->
    [yes] Du nimmst die { $digit }.
   *[no] { $seat } nimmt die { $digit }.
}
tl-placed = Du steckst die { $digit } an Stelle { $place }.
tl-placed-unseen = { $seat } steckt sie in den Halter.
tl-fills = { $seat_you ->
    [yes] Dein Halter füllt sich von selbst.
   *[no] { $seat } lässt den Halter füllen.
}
tl-drawn = Runde { $round }. Die Gewinnzahl von unten nach oben: { $digits }.
tl-spun = { $seat_you ->
    [yes] Du drehst { $spinner }: { $number }.
   *[no] { $seat } dreht { $spinner }: { $number }.
}
tl-star = { $seat_you ->
    [yes] Du drehst { $spinner }: ein Stern!
   *[no] { $seat } dreht { $spinner }: ein Stern!
}
tl-star-chosen = { $seat_you ->
    [yes] Du wählst die { $number }.
   *[no] { $seat } wählt die { $number }.
}
tl-moved = { $seat_you ->
    [yes] Du kommst auf { $square_acc }.
   *[no] { $seat } kommt auf { $square_acc }.
}
tl-took = Du steckst die { $digit } an Stelle { $place } und legst die { $card } zurück.
tl-took-unseen = { $seat } nimmt die { $digit } und legt die { $card } zurück.
tl-left = { $seat_you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
tl-too-poor = { $seat_you ->
    [yes] Zum Kaufen fehlt dir das Geld.
   *[no] { $seat } fehlt das Geld zum Kaufen.
}
tl-asked = { $seat_you ->
    [yes] Du fragst: Wer hat die { $digit } doppelt?
   *[no] { $seat } fragt: Wer hat die { $digit } doppelt?
}
tl-answered = { $seats_count ->
    [one] { $seats_you ->
        [yes] Du hast die { $digit } doppelt.
       *[no] { $seats } hat die { $digit } doppelt.
    }
   *[other] { $seats_you ->
        [yes] { $seats } habt die { $digit } doppelt.
       *[no] { $seats } haben die { $digit } doppelt.
    }
}
tl-nobody = Niemand hat die { $digit } doppelt.
tl-dealt = { $seat_you ->
    [yes] Du kaufst die { $digit } von { $seller } für { $money } Mark und gibst deine { $card } her.
   *[no] { $seat } kauft dir eine { $digit } für { $money } Mark ab; du bekommst dafür eine { $card }.
}
tl-dealt-unseen = { $seat } kauft die { $digit } von { $seller } für { $money } Mark.
tl-swapped = Du vertauschst die Stellen { $place } und { $second }.
tl-swapped-unseen = { $seat } vertauscht zwei Karten.
tl-exchanged = { $seat_you ->
    [yes] Du tauschst Stelle { $place } mit { $other }: deine { $card } gegen die { $digit }.
   *[no] { $seat } tauscht Stelle { $place } mit dir: deine { $digit } gegen die { $card }.
}
tl-exchanged-unseen = { $seat } und { $other } tauschen die Karten an Stelle { $place }.
tl-bought-off = { $seat_you ->
    [yes] Du kaufst { $other } Stelle { $place } für { $money } Mark ab: die { $digit } gegen deine { $card }.
   *[no] { $seat } kauft dir Stelle { $place } für { $money } Mark ab: deine { $digit } gegen die { $card }.
}
tl-bought-off-unseen = { $seat } kauft { $other } Stelle { $place } für { $money } Mark ab.
tl-luck = { $seat_you ->
    [yes] Glückskarte für dich: { $luck }.
   *[no] Glückskarte für { $seat }: „{ $luck }“.
}
tl-reshuffled = Die Glückskarten werden neu gemischt.
tl-got = { $seat_you ->
    [yes] Du bekommst { $money } Mark von der Bank.
   *[no] { $seat } bekommt { $money } Mark von der Bank.
}
tl-paid = { $seat_you ->
    [yes] Du zahlst der Bank { $money } Mark.
   *[no] { $seat } zahlt der Bank { $money } Mark.
}
tl-broke = { $seat_you ->
    [yes] Du müsstest zahlen, hast aber kein Geld.
   *[no] { $seat } müsste zahlen, hat aber kein Geld.
}
tl-gave = { $seat_you ->
    [yes] Du gibst { $other } { $money } Mark.
   *[no] { $other_you ->
        [yes] { $seat } gibt dir { $money } Mark.
       *[no] { $seat } gibt { $other } { $money } Mark.
    }
}
tl-complete = { $seats_you ->
    [yes] Die Gewinnzahl steht in deinem Halter: { $digits }!
   *[no] { $seats_count ->
        [one] { $seats } hat die Gewinnzahl: { $digits }!
       *[other] { $seats } haben die Gewinnzahl: { $digits }!
    }
}
tl-no-winner = Runde { $round } dauert zu lange und wird ausgezahlt.
tl-prize = { $seat_you ->
    [yes] Du hast von unten { $count ->
        [0] keine Richtige und bekommst nichts
        [one] eine Richtige und bekommst { $money } Mark
       *[other] { $count } Richtige und bekommst { $money } Mark
    }.
   *[no] { $seat } hat von unten { $count ->
        [0] keine Richtige und bekommt nichts
        [one] eine Richtige und bekommt { $money } Mark
       *[other] { $count } Richtige und bekommt { $money } Mark
    }.
}
tl-won = { $seats_you ->
    [yes] Du gewinnst mit dem meisten Geld: { $money } Mark!
   *[no] { $seats_count ->
        [one] { $seats } gewinnt mit dem meisten Geld: { $money } Mark!
       *[other] { $seats } gewinnen mit dem meisten Geld: { $money } Mark!
    }
}

tl-why-no-move = Das ist kein Zug.
tl-why-over = Das Spiel ist zu Ende.
tl-why-no-money = Dafür brauchst du 50.000 Mark. Du hast { $money }.
tl-why-turn = Gerade ist { $seat } gefragt.
tl-why-other-question = Zuerst diese Frage: { $question }
tl-why-none-left = Auf dem Plan liegt keine { $digit } mehr.
tl-why-other-digit = Hier kannst du nur nach der { $digit } fragen.
tl-why-asked-already = Auf diesem Feld hast du schon einmal gefragt.
tl-why-place-taken = An Stelle { $place } steckt schon eine Karte.
tl-why-same-card = An Stelle { $place } steckt schon eine { $digit }: Die Karten müssen verschieden sein.
tl-why-full = Dein Halter ist voll: Es sind immer sechs Karten.
tl-why-give-digit = An Stelle { $place } steckt keine { $digit }.
tl-why-not-on-spinner = Die { $number } gibt es auf { $spinner } nicht.
tl-why-same-field = Da stehst du schon. Such dir ein anderes Feld aus.
tl-why-nobody = Dort sitzt niemand.
tl-why-yourself = Das bist du selbst.
tl-why-not-twice = { $seat } hat die { $digit } nicht doppelt.
tl-why-no-buying-off = An diesem Tisch wird ohne Abkaufen gespielt.
tl-why-not-here = { $seat } steht nicht auf deinem Feld, oder du hast dort schon gekauft.
tl-why-agreed = Der Kauf ist ausgemacht. Jetzt fehlt nur noch die Karte.

error-tl-no-such-place = Die Stelle { $text } gibt es nicht. Ein Halter hat die Stellen 1 (ganz unten) bis 6.
error-tl-no-such-number = Die Zahl { $text } steht auf keinem Drehpfeil.

tl-words-round = Runde { $round } von { $rounds }.
tl-words-number = Gewinnzahl von unten nach oben: { $digits }.
tl-words-seat = { $seat }: { $money } Mark, Feld: { $field }.
tl-words-not-in = { $seat }: { $money } Mark, noch nicht auf dem Ring.
tl-words-board = Auf dem Plan: { $stacks }
tl-words-luck = Glückskarte: { $luck }.
tl-words-holder = Dein Halter von unten nach oben: { $digits }.
tl-words-right = Richtige von unten: { $count }.
tl-words-question = { $seat_you ->
    [yes] { $question }
   *[no] { $seat } überlegt: { $question }
}
