web-box-numnum = NumNum
web-title-wall-break = Breek de muur
web-title-patience = Tafel­patience

## NumNum in the browser: what all four games share

web-nn-why-double = passen dubbel
web-nn-why-colour = allebei een { $colour }
web-nn-why-joker = een joker past bij elk getal
web-nn-why-rows = allebei in de { $rows }
web-nn-why-more-rows = allebei in de tafels { $rows }
web-nn-row-part = van { $row }
web-nn-why-barred = verboden: { $rows }
web-nn-banned = Verboden: { $count ->
    [one] tafel
   *[other] tafels
} { $rows }.
web-nn-why-nothing = niets hetzelfde
web-nn-row = van { $row }
web-nn-row-sought = tafel?
web-nn-or = of
web-nn-any-number = elk getal
web-nn-because-colour = allebei
web-nn-because-joker = een joker past bij elk getal
web-nn-because-row = allebei in de { $row } ({ $left } en { $right })
web-nn-because-same = zelfde getal, allebei in de { $row }
web-nn-praise-largest = De grootste tafel waar ze allebei in zitten!
web-nn-praise-larger = Goed! Nog groter: { $row }
web-nn-strips = Tafels met { $left } en { $right }. Ze komen elkaar tegen bij: { $answers }.
web-nn-strips-of = Tafels met { $card }: { $rows }.
web-nn-strips-look = Kijk goed: in welke kolom hebben ze allebei een getal?
web-nn-strips-here =
    { $count ->
        [one] In de gele kolom komen ze elkaar tegen.
       *[other] In de gele kolommen komen ze elkaar tegen.
    }
web-nn-strips-nowhere = In geen enkele kolom hebben ze allebei een getal.
web-nn-help = Help me een stapje verder
web-nn-strips-meet = Hier komen ze elkaar tegen: { $answers }.
web-nn-strips-never = Ze komen elkaar in geen enkele tafel tegen. Alleen de vorm is gelijk.
web-nn-strips-joker = De 1 is een joker: die past bij elk getal.
web-nn-name = Wat is hetzelfde bij { $left } en { $right }?
web-nn-name-short = Wat is hetzelfde?
web-nn-name-tried = { $answer }: die is het niet
web-nn-joker = joker
web-nn-colour-only = alleen vorm
web-nn-players = De anderen
web-nn-you = Jij
web-nn-report = Jouw tafels
web-nn-report-of = Hoe goed { $name } elke tafel kende
web-nn-report-table = De tafels van { $name }
web-nn-report-cell = { $number } in de { $row }: { $result }
web-nn-report-missing = Kwam niet voor: { $rows }
web-nn-report-joker = { $left } en { $right }: de 1 is een joker
web-nn-report-colour = { $left } en { $right }: alleen de vorm
web-nn-csv-head = Naam, som, kaart, andere kaart, juiste antwoord, poging, antwoord, goed, seconden, telt voor

## Tafel-Mau-Mau

web-nn-mm-middle = Midden van de tafel
web-nn-mm-your-hand = Jouw kaarten
web-nn-mm-hand-size = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-nn-mm-open-hand = { $count ->
    [one] één kaart: { $cards }
   *[other] { $count } kaarten: { $cards }
}
web-nn-mm-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-nn-mm-left = { $count ->
    [0] geen kaart over
    [one] 1 kaart over
   *[other] { $count } kaarten over
}
web-nn-mm-last = Laatste!
web-nn-mm-one-left = Nog maar één kaart!
web-nn-mm-cannot = past niet
web-nn-mm-deck = Pakstapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-nn-mm-deck-draw = Een kaart pakken. Pakstapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-nn-mm-pile = Stapel: bovenop { $card }
web-nn-mm-pile-wish = Stapel: bovenop een keuzekaart, gekozen: { $colour }
web-nn-mm-barred = De tafel van { $row } is verboden
web-nn-mm-barred-short = verboden
web-nn-mm-lay = Leggen
web-nn-mm-keep = Houden
web-nn-mm-draw = Pakken
web-nn-mm-stop = Nee, dank je
web-nn-mm-pass = Overslaan
web-nn-mm-which = Welke vorm?
web-nn-mm-wish-for = Vorm kiezen: { $colour }
web-nn-mm-single-colour = Zelfde vorm
web-nn-mm-single-row = Zelfde tafel
web-nn-mm-single-joker = De joker past
web-nn-mm-double = Dubbel! Daarna nog een.
web-nn-mm-fulfils = Dat is de gekozen vorm.
web-nn-mm-bars = Verbiedt de tafel van { $row }.
web-nn-mm-lifts = Dan mag de tafel van { $row } weer.
web-nn-mm-say-won = { $you ->
    [yes] Je hebt gewonnen!
   *[no] Gewonnen: { $names }!
}
web-nn-mm-say-wait = { $name } is aan de beurt …
web-nn-mm-say-names = { $name } noemt de tafel …
web-nn-mm-say-turn = Jouw beurt!
web-nn-mm-say-lay = Leg een kaart die past.
web-nn-mm-say-ask = Zelfde vorm als { $card } of dezelfde tafel.
web-nn-mm-say-ask-wish = Gekozen: { $colour }
web-nn-mm-say-again = Dubbel! Nog een?
web-nn-mm-say-again-hint = Het mag, maar stoppen kan ook.
web-nn-mm-say-again-none = Verder past er niets.
web-nn-mm-say-drawn = Gepakt: { $card }
web-nn-mm-say-drawn-fits = Past: leg hem of houd hem.
web-nn-mm-say-drawn-none = Past niet: houd hem.
web-nn-mm-say-draw = Geen getal past: pak een kaart!
web-nn-mm-say-draw-special = Of leg een speciale kaart.
web-nn-mm-heard-none = Die heb je niet: pak een kaart!
web-nn-mm-heard-pick = { $card }: kies de kaart nog een keer om hem te leggen.
web-nn-mm-say-pass = Niets te pakken: sla over.

## Tafelpatience

web-nn-pa-score = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-nn-pa-score-label = { $count } van de { $most } kaarten liggen op de stapels
web-nn-pa-goal = Alles op de stapels!
# Below the road, too: how many cards are missing for the star that comes next.
web-nn-pa-star = { $count ->
    [one] nog 1 tot de ster
   *[other] nog { $count } tot de ster
}
web-nn-pa-column = Stapel { $colour }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-nn-pa-pile = Stapel { $colour }: bovenop { $card }, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-nn-pa-waiting = { $count ->
    [one] Er wacht nog één kaart
   *[other] Er wachten nog { $count } kaarten
}
web-nn-pa-end-fits = wacht aan het eind en past: haal hem
web-nn-pa-end-waits = wacht aan het eind
web-nn-pa-own-pile = Dat is een andere vorm. Elk monster eet alleen zijn eigen vorm.
web-nn-pa-wait-here = Hij moet hier wachten: { $colour }
web-nn-pa-hold = Jouw kaarten
web-nn-pa-deck = Pakstapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-nn-pa-up-play = past op zijn stapel
web-nn-pa-up-wait = moet wachten
web-nn-pa-lay = Leggen
web-nn-pa-wait = Wachten
# Tags on cards that one may lay instead: the last one that waits, and a wish card.
web-nn-pa-fetch = Halen
web-nn-pa-wish = Keuze
web-nn-pa-wishes = Keuzekaarten: { $count }. Kies een stapel voor één ervan.
web-nn-pa-finish = Klaar
web-nn-pa-say-over = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}. Haalbaar: { $best }.
web-nn-pa-say-feed = De { $number } is voor mij!
web-nn-pa-say-keep = De { $number } wacht bij mij.
web-nn-pa-say-fits = Past: { $card }!
web-nn-pa-say-waits-why = { $top } en { $number } zitten niet in dezelfde tafel.
web-nn-pa-say-find = Leggen of laten wachten: { $card }?
web-nn-pa-lay-try = Leggen?
web-nn-pa-say-fetch = Een wachtende kaart past: halen?
web-nn-pa-say-fetch-first = Of eerst een wachtende kaart halen?
web-nn-pa-say-wish = Op welke stapel?
web-nn-pa-say-wish-first = Of eerst een keuzekaart?
web-nn-pa-say-wish-last = Leg nog je keuzekaarten.
web-nn-pa-say-empty = Alles is omgedraaid!
web-nn-pa-heard-piles = Boven op de stapels: { $cards }.
web-nn-pa-heard-waits = Achteraan in de wachtrijen: { $cards }.
web-nn-pa-road = Je hebt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} gelegd. Met deze kaarten kon je er { $best } van de { $most } halen.
web-nn-pa-best = { $count ->
    [one] Eén kaart heeft een
   *[other] { $count } kaarten hebben een
} plek gevonden. Met alle kaarten open waren er { $best } mogelijk geweest.
web-nn-pa-best-good = Goed gelegd! Met alle kaarten open had je er maar { $missing ->
    [one] één
   *[other] { $missing }
} meer kunnen leggen.
web-nn-pa-best-close = Bijna! Met deze kaarten konden het er { $best } zijn.
web-nn-pa-best-you = Beter kon niet met deze kaarten!
web-nn-pa-deal = Potje nummer { $deal }
web-nn-pa-deal-day = De kaarten van { $day }
web-nn-pa-statistics = Jouw cijfers
web-nn-pa-stat-streak = dagen op rij
web-nn-pa-stat-best = record (kaarten)
web-nn-pa-stat-average = gemiddeld
web-nn-pa-stat-games = potjes
web-nn-pa-calendar = De kaarten van deze maand
web-nn-pa-day = De kaarten van dag { $day }
web-nn-pa-day-done = Dag { $day }: { $score } kaarten
web-nn-pa-begin-streak = Speel de kaarten van vandaag: dan begint je reeks.
web-nn-pa-legend = Zoveel kaarten heb je gelegd. Kies een dag en speel!
web-nn-pa-last = Je laatste potjes
web-nn-pa-last-game = { $score } van de { $best } kaarten
web-nn-pa-last-laid = kaarten gelegd
web-nn-pa-last-possible = was mogelijk
web-nn-pa-month = Hele maand
web-nn-pa-near = { $missing ->
    [one] Nog één kaart en je had je record!
   *[other] Nog { $missing } kaarten en je had je record!
}
web-nn-pa-same = Nog eens dezelfde kaarten
web-nn-pa-today = Kaarten van vandaag
web-nn-pa-play-today = De kaarten van vandaag spelen
web-nn-pa-first = Nog leeg: hier komen straks je records. Elke dag zijn er nieuwe kaarten, voor iedereen dezelfde.
web-nn-pa-way = Laat zien hoe je { $best } haalt
web-nn-pa-way-start = Zo ligt het aan het begin.
web-nn-pa-way-play = Op de stapel: { $card }.
web-nn-pa-way-wait = In de wachtrij: { $card }.
web-nn-pa-way-fetch = Opgehaald: { $card }.
web-nn-pa-way-wish = Er komt een keuzekaart op de stapel: { $colour }.
web-nn-pa-way-step = Stap { $step } van { $steps }
web-nn-pa-way-back = Een stap terug
web-nn-pa-way-next = Een stap verder
web-nn-pa-hint = Tip

web-nn-key-draw = Een kaart pakken
web-nn-key-next = De omgedraaide kaart leggen of laten wachten
web-nn-key-piles = Een kaart uit de wachtrij van een stapel halen
web-nn-key-wish = Een keuzekaart leggen, dan 1 – 4
web-nn-key-hint = Een tip
web-nn-pa-lane = Wachtrij
web-nn-pa-stopped = { $count } van de { $most } gelukt!
