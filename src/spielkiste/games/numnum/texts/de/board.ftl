web-box-numnum = NumNum
web-title-wall-break = Mauer­bruch
web-title-patience = 1×1 Patience

## NumNum im Browser: was alle vier Spiele gemeinsam haben

web-nn-why-double = passen doppelt
web-nn-why-colour = beide { $colour ->
        [Dreieck] Dreiecke
        [Kreis] Kreise
        [Quadrat] Quadrate
       *[Raute] Rauten
    }
web-nn-why-joker = ein Joker passt zu jeder Zahl
web-nn-why-rows = beide in der { $rows }
web-nn-why-more-rows = beide in der { $rows }Reihe
# In einer Aufzählung: in der 2er- und 7er-Reihe.
web-nn-row-part = { $row }er-
web-nn-why-barred = gesperrt: { $rows }
web-nn-banned = Gesperrt: die { $rows }{ $count ->
    [one] Reihe
   *[other] Reihen
}.
web-nn-why-nothing = nichts gemeinsam
# Why a double was one, in few words: "both square, both 2×, 4×".
# Eine Reihe des Einmaleins auf einem kleinen Schild, so kurz wie möglich.
web-nn-row = { $row }er
# Auf dem Schild einer Reihe, die noch zu finden ist.
web-nn-row-sought = Reihe?
# Zwischen Zeichen und Schildern: [Zeichen] oder [2er] [4er]
web-nn-or = oder
web-nn-any-number = jede Zahl
web-nn-because-colour = beide
web-nn-because-joker = ein Joker passt zu jeder Zahl
web-nn-because-row = beide in der { $row } ({ $left } und { $right })
web-nn-because-same = gleiche Zahl, beide in der { $row }
web-nn-praise-largest = Die größte gemeinsame Reihe!
web-nn-praise-larger = Richtig! Noch größer: { $row }
web-nn-strips = { $left } und { $right } im Einmaleins. Gemeinsam: { $answers }.
web-nn-strips-of = { $card } liegt in: { $rows }.
web-nn-strips-look = Schau genau: In welcher Spalte haben beide eine Zahl?
web-nn-strips-here =
    { $count ->
        [one] In der gelben Spalte treffen sie sich.
       *[other] In den gelben Spalten treffen sie sich.
    }
web-nn-strips-nowhere = In keiner Spalte haben beide eine Zahl.
web-nn-help = Hilf mir einen Schritt weiter
web-nn-strips-meet = Hier treffen sie sich: { $answers }.
web-nn-strips-never = Sie treffen sich in keiner Reihe. Nur das Zeichen ist gleich.
web-nn-strips-joker = Die 1 ist ein Joker: Sie passt zu jeder Zahl.
web-nn-name = Was haben { $left } und { $right } gemeinsam?
web-nn-name-short = Was haben beide gemeinsam?
web-nn-name-tried = { $answer }: Das ist es nicht
web-nn-joker = Joker
web-nn-colour-only = nur Zeichen
web-nn-players = Die anderen
web-nn-you = Du
web-nn-report = Dein Einmaleins
web-nn-report-of = Wie sicher { $name } in jeder Reihe war
web-nn-report-table = Einmaleins von { $name }
web-nn-report-cell = { $number } in der { $row }: { $result }
web-nn-report-missing = Kam nicht vor: { $rows }
web-nn-report-joker = { $left } und { $right }: Die 1 ist ein Joker
web-nn-report-colour = { $left } und { $right }: nur das Zeichen
web-nn-csv-head = Name, Aufgabe, Karte, andere Karte, richtig wäre, Versuch, Antwort, richtig, Sekunden, zählt für

## 1×1 Mau-Mau

web-nn-mm-middle = Tischmitte
web-nn-mm-your-hand = Deine Karten
web-nn-mm-hand-size = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-nn-mm-open-hand = { $count ->
    [one] eine Karte: { $cards }
   *[other] { $count } Karten: { $cards }
}
web-nn-mm-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-nn-mm-left = { $count ->
    [0] keine Karte übrig
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
web-nn-mm-last = Letzte!
web-nn-mm-one-left = Nur noch eine Karte!
web-nn-mm-cannot = passt nicht
web-nn-mm-deck = Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-nn-mm-deck-draw = Eine Karte ziehen. Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-nn-mm-pile = Stapel: oben { $card }
web-nn-mm-pile-wish = Stapel: oben eine Wunschkarte, gewünscht: { $colour }
web-nn-mm-barred = Die { $row }er-Reihe ist gesperrt
web-nn-mm-barred-short = gesperrt
web-nn-mm-lay = Legen
web-nn-mm-keep = Behalten
web-nn-mm-draw = Ziehen
web-nn-mm-stop = Nein, danke
web-nn-mm-pass = Passen
web-nn-mm-which = Welches Zeichen?
web-nn-mm-wish-for = { $colour } wünschen
web-nn-mm-single-colour = Gleiches Zeichen
web-nn-mm-single-row = Gleiche Reihe
web-nn-mm-single-joker = Der Joker passt
web-nn-mm-double = Doppelt! Danach noch eine.
web-nn-mm-fulfils = Erfüllt den Wunsch.
web-nn-mm-bars = Sperrt die { $row }er-Reihe.
web-nn-mm-lifts = Hebt die Sperre der { $row }er-Reihe auf.
web-nn-mm-say-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] Gewonnen: { $names }!
}
web-nn-mm-say-wait = { $name } ist dran …
web-nn-mm-say-names = { $name } nennt die Reihe …
web-nn-mm-say-turn = Du bist dran!
web-nn-mm-say-lay = Leg eine passende Karte.
web-nn-mm-say-ask = Gleiches Zeichen wie { $card } oder eine gemeinsame Reihe.
web-nn-mm-say-ask-wish = Gewünscht: { $colour }
web-nn-mm-say-again = Doppelt! Noch eine?
web-nn-mm-say-again-hint = Du darfst, oder du hörst auf.
web-nn-mm-say-again-none = Sonst passt nichts.
web-nn-mm-say-drawn = Gezogen: { $card }
web-nn-mm-say-drawn-fits = Passt! Leg sie oder behalte sie.
web-nn-mm-say-drawn-none = Passt nicht: Behalte sie.
web-nn-mm-say-draw = Keine Zahl passt: Zieh!
web-nn-mm-say-draw-special = Oder leg eine Sonderkarte.
# Für alle, die zuhören: nach dem Wunsch, und nach einer gewählten Karte.
web-nn-mm-heard-none = Keine deiner Zahlen passt: Zieh!
web-nn-mm-heard-pick = { $card }: Wähle die Karte noch einmal, dann legst du sie.
web-nn-mm-say-pass = Nichts zu ziehen: Passe!

## 1×1 Patience

web-nn-pa-score = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-nn-pa-score-label = { $count } von { $most } Karten liegen auf den Stapeln
# What it is all for, small below the road with its stars.
web-nn-pa-goal = Alle auf die Stapel!
# Below the road, too: how many cards are missing for the star that comes next.
web-nn-pa-star = { $count ->
    [one] noch 1 bis zum Stern
   *[other] noch { $count } bis zum Stern
}
web-nn-pa-column = { $colour }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf dem Stapel
web-nn-pa-pile = Stapel { $colour }: oben { $card }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-nn-pa-waiting = { $count ->
    [one] Eine Karte wartet noch
   *[other] { $count } Karten warten noch
}
web-nn-pa-end-fits = wartet am Ende und passt: Hol sie!
web-nn-pa-end-waits = wartet am Ende
web-nn-pa-own-pile = Das ist ein anderes Zeichen. Jedes Monster frisst nur sein eigenes.
web-nn-pa-wait-here = Sie muss hier warten: { $colour }
web-nn-pa-hold = Deine Karten
web-nn-pa-deck = Handstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-nn-pa-up-play = passt auf ihren Stapel
web-nn-pa-up-wait = muss warten
web-nn-pa-lay = Legen
web-nn-pa-wait = Warten
# Tags on cards that one may lay instead: the last one that waits, and a wish card.
web-nn-pa-fetch = Holen
web-nn-pa-wish = Wunsch
web-nn-pa-wishes = Wunschkarten: { $count }. Such einen Stapel für eine aus.
web-nn-pa-finish = Fertig
web-nn-pa-say-over = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}. Möglich waren { $best }.
web-nn-pa-say-feed = Her mit der { $number }!
web-nn-pa-say-keep = Die { $number } wartet bei mir.
web-nn-pa-say-fits = { $card } passt!
web-nn-pa-say-waits-why = { $top } und { $number } haben keine gemeinsame Reihe.
web-nn-pa-say-find = { $card }: legen oder warten lassen?
web-nn-pa-lay-try = Legen?
web-nn-pa-say-fetch = Eine wartende Karte passt: holen?
web-nn-pa-say-fetch-first = Oder zuerst eine wartende Karte holen?
web-nn-pa-say-wish = Auf welchen Stapel?
web-nn-pa-say-wish-first = Oder zuerst eine Wunschkarte?
web-nn-pa-say-wish-last = Leg noch deine Wunschkarten.
web-nn-pa-say-empty = Alles aufgedeckt!
web-nn-pa-heard-piles = Oben auf den Stapeln: { $cards }.
web-nn-pa-heard-waits = Zuletzt in den Wartereihen: { $cards }.
web-nn-pa-road = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gelegt. Möglich waren mit diesem Blatt { $best } von { $most }.
web-nn-pa-best = { $count ->
    [one] Eine Karte hat ihren
   *[other] { $count } Karten haben ihren
} Platz gefunden. Wer alle Karten kennt, schafft { $best }.
web-nn-pa-best-good = Gut gelegt! Nur { $missing ->
    [one] eine mehr wäre
   *[other] { $missing } mehr wären
} gegangen, wenn du alle Karten gekannt hättest.
web-nn-pa-best-close = Ganz knapp! { $best } waren mit diesen Karten möglich.
web-nn-pa-best-you = Besser ging es mit diesen Karten nicht!
web-nn-pa-deal = Spiel Nummer { $deal }
web-nn-pa-deal-day = Das Blatt vom { $day }
web-nn-pa-statistics = Deine Statistik
web-nn-pa-stat-streak = Tage in Folge
web-nn-pa-stat-best = Rekord (Karten)
web-nn-pa-stat-average = im Schnitt
web-nn-pa-stat-games = Spiele
web-nn-pa-calendar = Die Blätter dieses Monats
web-nn-pa-day = Das Blatt vom { $day }.
web-nn-pa-day-done = Tag { $day }: { $score } Karten
web-nn-pa-begin-streak = Spiel die Karten von heute: Damit beginnt deine Serie.
web-nn-pa-legend = So viele Karten hast du geschafft. Wähle einen Tag und spiel ihn!
web-nn-pa-last = Deine letzten Spiele
web-nn-pa-last-game = { $score } von { $best } Karten
web-nn-pa-last-laid = Karten gelegt
web-nn-pa-last-possible = möglich gewesen
web-nn-pa-month = Ganzer Monat
web-nn-pa-near = { $missing ->
    [one] Nur eine Karte fehlte zum Rekord!
   *[other] Nur { $missing } Karten fehlten zum Rekord!
}
web-nn-pa-same = Dieselben Karten noch einmal
web-nn-pa-today = Karten von heute
web-nn-pa-play-today = Die Karten von heute spielen
web-nn-pa-first = Noch ist alles leer: Hier stehen bald deine Rekorde. Jeden Tag gibt es neue Karten, für alle dieselben.
web-nn-pa-way = Zeig mir den Weg zu { $best }
web-nn-pa-way-start = So liegt es am Anfang.
web-nn-pa-way-play = { $card } kommt auf den Stapel.
web-nn-pa-way-wait = { $card } wartet.
web-nn-pa-way-fetch = { $card } wird geholt.
web-nn-pa-way-wish = Eine Wunschkarte kommt auf den Stapel: { $colour }.
web-nn-pa-way-step = Schritt { $step } von { $steps }
web-nn-pa-way-back = Einen Schritt zurück
web-nn-pa-way-next = Einen Schritt weiter
web-nn-pa-hint = Tipp

web-nn-key-draw = Eine Karte ziehen
web-nn-key-next = Die aufgedeckte Karte legen oder warten lassen
web-nn-key-piles = Aus der Wartereihe eines Stapels holen
web-nn-key-wish = Eine Wunschkarte legen, dann 1 – 4
web-nn-key-hint = Ein Tipp
web-nn-pa-lane = Wartereihe
web-nn-pa-stopped = { $count } von { $most } geschafft!
