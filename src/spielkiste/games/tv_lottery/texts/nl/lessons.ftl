# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-tv-lottery-first = Je eerste trekking
lesson-tv-lottery-buying-off = Treffen en overkopen

tl-lesson-first-number = Dit is het winnende nummer, ernaast staat jouw rekje. Wie het eerst van onder naar boven precies die cijfers heeft, wint. De 7 helemaal onderaan klopt al!
tl-lesson-first-spin = Boven de 7 heb je een 1 nodig. Draai de groene pijl, die met de schildpad!
tl-lesson-first-put = Een 3, je komt op het cijfer 1! Neem het: tik in je rekje op de tweede plek van onderen, op de 0.
tl-lesson-first-put-where = De 1 hoort op de tweede plek van onderen, waar nu de 0 staat.
tl-lesson-first-lina = Twee goed! Nu draait Lina. Kijk waar ze terechtkomt.
tl-lesson-first-again = Een gelukskaart voor Lina! Nu jij weer: draai de gele pijl. De haas loopt het verst.
tl-lesson-first-swap = Een ruilvakje! Je 2 en je 9 staan verkeerd om. Tik ze na elkaar aan!
tl-lesson-first-swap-which = Verwissel de 2 en de 9. Vergelijk maar met het winnende nummer ernaast!
tl-lesson-first-bad = Nu heb je alleen de 5 nog nodig! Maar eerst is Lina aan de beurt.
tl-lesson-first-red = Pech voor Lina, ze betaalt 50.000. Het cijfer 5 ligt één vakje voor je. Draai de rode pijl, die zet kleine stapjes!
tl-lesson-first-ask = Hier ligt geen 5 meer. Vraag dan wie hem dubbel heeft! Tik op “Vragen”.
tl-lesson-first-from = Lina heeft er twee en moet er een verkopen. Tik op Lina!
tl-lesson-first-leaving = Zij krijgt 50.000 en een kaart van jou. Geef de 8 van de derde plek weg: daar moet de 5 komen.
tl-lesson-first-leaving-which = Alle andere kloppen al. Geef de 8 weg, de derde van onderen.
tl-lesson-first-won = Alle zes cijfers kloppen: 600.000 voor jou! De anderen krijgen iets voor elk goed cijfer, geteld van onderen.

tl-lesson-buying-off-missing = Je mist alleen nog de 5, op de derde plek van onderen. Lina heeft er daarnet een genomen. Die staat bij haar vast ook op de derde plek!
tl-lesson-buying-off-lina = Lina draait. Onthoud waar ze stopt!
tl-lesson-buying-off-spin = Wie op hetzelfde vakje komt, mag overkopen. Tot Lina is het vijf vakjes. Draai de gele pijl!
tl-lesson-buying-off-buy = Precies! Het pechvakje kost 50.000, maar je staat bij Lina. Nu noem je een plek, geen cijfer: tik op de derde van onderen, op de 8!
tl-lesson-buying-off-buy-which = Je mist de derde plek van onderen: tik op de 8.
tl-lesson-buying-off-won = De 5 is van jou, en het winnende nummer is compleet! Bij overkopen ruilen jullie de kaarten op dezelfde plek, en dat kost 50.000.
