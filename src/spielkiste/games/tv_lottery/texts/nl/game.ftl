## Tv-loterij

game-tv-lottery = Tv-loterij
game-tv-lottery-tagline = Wie heeft het winnende nummer het eerst?
task-tv-lottery-one = Win een ronde tegen een bot!
task-tv-lottery-three = Win een ronde tegen drie bots!
option-rounds = Rondes
option-rounds-length = { $count ->
    [one] 1 ronde
   *[other] { $value } rondes
}
option-draft = Cijfers aan het begin
option-draft-pick = om de beurt kiezen (spelregel)
option-draft-random = voor iedereen willekeurig
option-buying_off = Overkopen (voor ervaren spelers)
option-picks_first = Wie neemt het eerste cijfer

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

tl-spinner-yellow = de gele pijl
tl-spinner-green = de groene pijl
tl-spinner-red = de rode pijl

tl-square-start = start
    .acc = start
tl-square-digit-0 = cijfer 0
    .acc = cijfer 0
tl-square-digit-1 = cijfer 1
    .acc = cijfer 1
tl-square-digit-2 = cijfer 2
    .acc = cijfer 2
tl-square-digit-3 = cijfer 3
    .acc = cijfer 3
tl-square-digit-4 = cijfer 4
    .acc = cijfer 4
tl-square-digit-5 = cijfer 5
    .acc = cijfer 5
tl-square-digit-6 = cijfer 6
    .acc = cijfer 6
tl-square-digit-7 = cijfer 7
    .acc = cijfer 7
tl-square-digit-8 = cijfer 8
    .acc = cijfer 8
tl-square-digit-9 = cijfer 9
    .acc = cijfer 9
tl-square-luck = geluksvakje
    .acc = een geluksvakje
tl-square-swap = ruilvakje
    .acc = een ruilvakje
tl-square-bad-luck = pechvakje
    .acc = een pechvakje
tl-square-buy = koopvakje
    .acc = het koopvakje

tl-field-0 = start
    .acc = start
tl-field-1 = cijfer 0
    .acc = cijfer 0
tl-field-2 = geluksvakje tussen 0 en 1
    .acc = het geluksvakje tussen 0 en 1
tl-field-3 = cijfer 1
    .acc = cijfer 1
tl-field-4 = ruilvakje tussen 1 en 2
    .acc = het ruilvakje tussen 1 en 2
tl-field-5 = cijfer 2
    .acc = cijfer 2
tl-field-6 = pechvakje tussen 2 en 3
    .acc = het pechvakje tussen 2 en 3
tl-field-7 = cijfer 3
    .acc = cijfer 3
tl-field-8 = geluksvakje tussen 3 en 4
    .acc = het geluksvakje tussen 3 en 4
tl-field-9 = cijfer 4
    .acc = cijfer 4
tl-field-10 = ruilvakje tussen 4 en 5
    .acc = het ruilvakje tussen 4 en 5
tl-field-11 = cijfer 5
    .acc = cijfer 5
tl-field-12 = geluksvakje tussen 5 en 6
    .acc = het geluksvakje tussen 5 en 6
tl-field-13 = cijfer 6
    .acc = cijfer 6
tl-field-14 = pechvakje tussen 6 en 7
    .acc = het pechvakje tussen 6 en 7
tl-field-15 = cijfer 7
    .acc = cijfer 7
tl-field-16 = ruilvakje tussen 7 en 8
    .acc = het ruilvakje tussen 7 en 8
tl-field-17 = cijfer 8
    .acc = cijfer 8
tl-field-18 = geluksvakje tussen 8 en 9
    .acc = het geluksvakje tussen 8 en 9
tl-field-19 = cijfer 9
    .acc = cijfer 9
tl-field-20 = koopvakje
    .acc = het koopvakje

tl-luck-card-bank-pays-50 = de bank betaalt je 50.000
tl-luck-card-bank-pays-100 = de bank betaalt je 100.000
tl-luck-card-bank-pays-200 = de bank betaalt je 200.000
tl-luck-card-pay-50 = betaal de bank 50.000
tl-luck-card-pay-100 = betaal de bank 100.000
tl-luck-card-swap = je mag twee van je cijfers verwisselen
tl-luck-card-take = je mag een kaart van het bord nemen in ruil voor een van jou
tl-luck-card-spin-again = draai meteen nog een keer
tl-luck-card-go-anywhere = ga naar een vakje naar keuze
tl-luck-card-all-pay-you = iedereen geeft je 50.000
tl-luck-card-you-pay-all = jij geeft iedereen 50.000
tl-luck-card-exchange = je mag met iemand één plek ruilen

tl-question-pick = Welk cijfer neem je?
tl-question-place = Waar zet je het neer?
tl-question-spin = Welke pijl draai je?
tl-question-star = Welk getal neem je?
tl-question-field-card = Neem je de kaart? Waar zet je hem neer?
tl-question-empty-field = Wil je vragen wie dit cijfer dubbel heeft?
tl-question-seller = Van wie koop je?
tl-question-leaving = Welke van je kaarten geef je weg?
tl-question-give = Welke van je gelijke kaarten geef je?
tl-question-swap = Welke twee kaarten verwissel je?
tl-question-buy = Wat koop je?
tl-question-take = Welke kaart neem je van het bord?
tl-question-taken = Waar zet je hem neer?
tl-question-go-to = Naar welk vakje ga je?
tl-question-exchange = Met wie ruil je, en welke plek?
tl-question-buy-off = Van wie koop je welke plek over?

tl-move-take = de { $digit } nemen
tl-move-ask = vragen wie de { $digit } dubbel heeft
tl-move-put = op plek { $place }
tl-move-give = de kaart van plek { $place } geven
tl-move-swap = plek { $place } en { $second } verwisselen
tl-move-spin = { $spinner } draaien
tl-move-number = { $number } lopen
tl-move-go-to = naar { $field_acc } gaan
tl-move-exchange = met { $seat } plek { $place } ruilen
tl-move-buy-off = van { $seat } plek { $place } overkopen
tl-move-buy-from = van { $seat } kopen
tl-move-leave = nee, dank je
tl-move-fill = de rest voor mij kiezen

tl-filled-all = Alle rekjes zijn willekeurig gevuld.
tl-picked = { $seat_you ->
    [yes] Je neemt de { $digit }.
   *[no] { $seat } neemt de { $digit }.
}
tl-placed = Je zet de { $digit } op plek { $place }.
tl-placed-unseen = { $seat } zet hem in het rekje.
tl-fills = { $seat_you ->
    [yes] Jouw rekje wordt vanzelf gevuld.
   *[no] { $seat } laat het rekje vullen.
}
tl-drawn = Ronde { $round }. Het winnende nummer van onder naar boven: { $digits }.
tl-spun = { $seat_you ->
    [yes] Je draait { $spinner }: { $number }.
   *[no] { $seat } draait { $spinner }: { $number }.
}
tl-star = { $seat_you ->
    [yes] Je draait { $spinner }: een ster!
   *[no] { $seat } draait { $spinner }: een ster!
}
tl-star-chosen = { $seat_you ->
    [yes] Je kiest { $number }.
   *[no] { $seat } kiest { $number }.
}
tl-moved = { $seat_you ->
    [yes] Je komt op { $square_acc }.
   *[no] { $seat } komt op { $square_acc }.
}
tl-took = Je neemt de { $digit } voor plek { $place } en legt de { $card } terug.
tl-took-unseen = { $seat } neemt de { $digit } en legt de { $card } terug.
tl-left = { $seat_you ->
    [yes] Je laat het zo.
   *[no] { $seat } laat het zo.
}
tl-too-poor = { $seat_you ->
    [yes] Je hebt niet genoeg geld om te kopen.
   *[no] { $seat } heeft niet genoeg geld om te kopen.
}
tl-asked = { $seat_you ->
    [yes] Je vraagt: wie heeft de { $digit } dubbel?
   *[no] { $seat } vraagt: wie heeft de { $digit } dubbel?
}
tl-answered = { $seats_count ->
    [one] { $seats_you ->
        [yes] Je hebt de { $digit } dubbel.
       *[no] { $seats } heeft de { $digit } dubbel.
    }
   *[other] { $seats } hebben de { $digit } dubbel.
}
tl-nobody = Niemand heeft de { $digit } dubbel.
tl-dealt = { $seat_you ->
    [yes] Je koopt de { $digit } van { $seller } voor { $money } mark en geeft je { $card } weg.
   *[no] { $seat } koopt een { $digit } van jou voor { $money } mark; jij krijgt er een { $card } voor terug.
}
tl-dealt-unseen = { $seat } koopt de { $digit } van { $seller } voor { $money } mark.
tl-swapped = Je verwisselt plek { $place } en { $second }.
tl-swapped-unseen = { $seat } verwisselt twee kaarten.
tl-exchanged = { $seat_you ->
    [yes] Je ruilt plek { $place } met { $other }: jouw { $card } tegen de { $digit }.
   *[no] { $seat } ruilt plek { $place } met jou: jouw { $digit } tegen de { $card }.
}
tl-exchanged-unseen = { $seat } en { $other } ruilen de kaarten op plek { $place }.
tl-bought-off = { $seat_you ->
    [yes] Je koopt plek { $place } over van { $other } voor { $money } mark: de { $digit } tegen jouw { $card }.
   *[no] { $seat } koopt plek { $place } over van jou voor { $money } mark: jouw { $digit } tegen de { $card }.
}
tl-bought-off-unseen = { $seat } koopt plek { $place } over van { $other } voor { $money } mark.
tl-luck = { $seat_you ->
    [yes] Een gelukskaart voor jou: { $luck }.
   *[no] Een gelukskaart voor { $seat }: “{ $luck }”.
}
tl-reshuffled = De gelukskaarten worden opnieuw geschud.
tl-got = { $seat_you ->
    [yes] Je krijgt { $money } mark van de bank.
   *[no] { $seat } krijgt { $money } mark van de bank.
}
tl-paid = { $seat_you ->
    [yes] Je betaalt de bank { $money } mark.
   *[no] { $seat } betaalt de bank { $money } mark.
}
tl-broke = { $seat_you ->
    [yes] Je moet betalen, maar je hebt geen geld.
   *[no] { $seat } moet betalen, maar heeft geen geld.
}
tl-gave = { $seat_you ->
    [yes] Je geeft { $money } mark aan { $other }.
   *[no] { $other_you ->
        [yes] { $seat } geeft jou { $money } mark.
       *[no] { $seat } geeft { $money } mark aan { $other }.
    }
}
tl-complete = { $seats_you ->
    [yes] Het winnende nummer staat in jouw rekje: { $digits }!
   *[no] Het winnende nummer { $digits } is voor { $seats }!
}
tl-no-winner = Ronde { $round } duurt te lang en wordt uitbetaald.
tl-prize = { $seat_you ->
    [yes] Je hebt van onderaf { $count ->
        [0] geen enkel cijfer goed en krijgt niets
        [one] één cijfer goed en krijgt { $money } mark
       *[other] { $count } cijfers goed en krijgt { $money } mark
    }.
   *[no] { $seat } heeft van onderaf { $count ->
        [0] geen enkel cijfer goed en krijgt niets
        [one] één cijfer goed en krijgt { $money } mark
       *[other] { $count } cijfers goed en krijgt { $money } mark
    }.
}
tl-won = { $seats_you ->
    [yes] Je wint met het meeste geld: { $money } mark!
   *[no] { $seats_count ->
        [one] { $seats } wint met het meeste geld: { $money } mark!
       *[other] { $seats } winnen met het meeste geld: { $money } mark!
    }
}

tl-why-no-move = Dat is geen zet.
tl-why-over = Het spel is afgelopen.
tl-why-no-money = Hier heb je 50.000 mark voor nodig. Jij hebt { $money }.
tl-why-turn = Nu mag { $seat } kiezen.
tl-why-other-question = Eerst nog dit: “{ $question }”
tl-why-none-left = Op het bord ligt geen { $digit } meer.
tl-why-other-digit = Hier kun je alleen naar de { $digit } vragen.
tl-why-asked-already = Op dit vakje heb je al een keer gevraagd.
tl-why-place-taken = Op plek { $place } staat al een kaart.
tl-why-same-card = Op plek { $place } staat al een { $digit }: de kaarten moeten verschillen.
tl-why-full = Je rekje is vol: het zijn altijd zes kaarten.
tl-why-give-digit = Op plek { $place } staat geen { $digit }.
tl-why-not-on-spinner = Er staat geen { $number } op { $spinner }.
tl-why-same-field = Daar sta je al. Kies een ander vakje.
tl-why-nobody = Daar zit niemand.
tl-why-yourself = Dat ben je zelf.
tl-why-not-twice = { $seat } heeft de { $digit } niet dubbel.
tl-why-no-buying-off = Aan deze tafel spelen we zonder overkopen.
tl-why-not-here = { $seat } staat niet op jouw vakje, of je hebt daar al gekocht.
tl-why-agreed = De koop is rond. Nu alleen nog de kaart.

error-tl-no-such-place = Plek { $text } bestaat niet. Een rekje heeft de plekken 1 (helemaal onderaan) tot en met 6.
error-tl-no-such-number = Het getal { $text } staat op geen enkele pijl.

tl-words-round = Ronde { $round } van { $rounds }.
tl-words-number = Winnend nummer van onder naar boven: { $digits }.
tl-words-seat = { $seat }: { $money } mark, op { $field_acc }.
tl-words-not-in = { $seat }: { $money } mark, nog niet op het bord.
tl-words-board = Op het bord: { $stacks }
tl-words-luck = Gelukskaart: { $luck }.
tl-words-holder = Jouw rekje van onder naar boven: { $digits }.
tl-words-right = Van onderaf heb je er { $count } goed.
tl-words-question = { $seat_you ->
    [yes] { $question }
   *[no] { $seat } denkt na: “{ $question }”
}
