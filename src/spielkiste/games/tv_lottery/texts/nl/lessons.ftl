# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-tv-lottery-first = Je eerste trekking
lesson-tv-lottery-buying-off = Ontmoeten en overkopen

tl-lesson-first-spin = Draai de groene pijl met de schildpad!
tl-lesson-first-number = Dit is het winnende nummer. Wie het eerst alle zes de cijfers heeft, wint!
tl-lesson-first-put = Een 1 voor je rekje! Hij hoort naast de gouden 1: zet hem op de plek van de 0!
tl-lesson-first-put-where = De 1 hoort op de tweede plek van onderen, waar nu de 0 staat.
tl-lesson-first-lina = Twee goed! Nu draait Lina. Kijk waar ze terechtkomt.
tl-lesson-first-again = Draai de gele pijl. De haas loopt het verst!
tl-lesson-first-swap = Een ruilvakje! Je 2 en je 9 staan verkeerd om. Verwissel ze!
tl-lesson-first-swap-which = Verwissel de 2 en de 9. Vergelijk maar met het winnende nummer ernaast!
tl-lesson-first-bad = Nu heb je alleen de 5 nog nodig! Maar eerst is Lina aan de beurt.
tl-lesson-first-red = De 5 ligt één vakje voor je. Draai de rode pijl, die zet kleine stapjes!
tl-lesson-first-ask = Hier ligt geen 5 meer. Wie heeft hem dubbel? Vraag ernaar!
tl-lesson-first-from = Lina heeft er twee en moet er een verkopen. Kies Lina!
tl-lesson-first-leaving = Zij krijgt 50.000 mark en een kaart van jou. Geef haar de 8!
tl-lesson-first-leaving-which = Alle andere kloppen al. Geef de 8 weg, de derde van onderen.
tl-lesson-first-won = Alle zes de cijfers kloppen: 600.000 mark voor jou! De anderen krijgen iets voor elk goed cijfer, geteld van onderen.

tl-lesson-buying-off-spin = Lina heeft de 5 die jij mist. Ze is vijf vakjes verder: draai de gele pijl!
tl-lesson-buying-off-buy = Raak! Nu koop je een plek van haar over. Je mist de derde: ruil je 8 tegen haar 5!
tl-lesson-buying-off-buy-which = Je mist de derde plek van onderen: ruil daar je 8 tegen haar 5.
tl-lesson-buying-off-won = De 5 is van jou, en het winnende nummer is compleet! Bij overkopen ruilen jullie de kaarten op dezelfde plek. Dat kost 50.000 mark.
