# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-mau-mau-first = Je eerste Mau-Mau
lesson-wall-break-first = Breek je eerste muur
lesson-wall-break-naming = Zeg waarom het past
lesson-clear-away-first = Je eerste keer Ruim af!
lesson-clear-away-naming = Zeg waarom het past
lesson-patience-first = Je eerste patience

nn-lesson-mau-colour = Driehoek past op driehoek: leg je 7 neer!
nn-lesson-mau-rival = Goed gelegd! Wie het eerst geen kaarten meer heeft, wint. Nu legt Lina.
nn-lesson-mau-draw = Op de 11 past geen van je getallen. Pak een kaart van de stapel!
nn-lesson-mau-drawn = Wat een geluk, driehoek 24 past! Je mag hem meteen leggen.
nn-lesson-mau-row = Ook dezelfde tafel past: 42 en 28 zitten in de tafel van 7. Leg de 28!
nn-lesson-mau-double = 20 en 40 passen dubbel: dezelfde vorm en dezelfde tafel. Leg de 20!
nn-lesson-mau-wish = Dubbel, dus nog een! Leg de keuzekaart en kies vierkanten.
nn-lesson-mau-stuck = Keuzekaarten passen altijd. Nu heeft Lina een vierkant nodig. Heeft ze er een?
nn-lesson-mau-last = Zij niet, maar jij wel! Leg je laatste kaart, de 13!
nn-lesson-mau-won = Gewonnen! Onthoud: dezelfde vorm past, dezelfde tafel past. En klopt het allebei, dan mag je nog een keer.

nn-lesson-wall-pair = 12 en 18 zijn een paar, allebei uit de tafel van 6. Neem ze!
nn-lesson-wall-rival = Die zijn van jou! Wie op het eind de meeste heeft, wint. Nu neemt Lina een paar.
nn-lesson-wall-double = 35 en 45 passen dubbel: dezelfde vorm en dezelfde tafel. Neem ze!
nn-lesson-wall-wish = Dubbel, dus je mag verder! Ruil de keuzekaart tegen de 49.
nn-lesson-wall-again = Je keuze bracht de 49 terug, en die past dubbel bij de 28. Neem ze!
nn-lesson-wall-last = De 56 is de laatste van zijn stapel. Neem hem samen met de 42, dan breekt de muur!
nn-lesson-wall-breach = Doorbraak! Eén kant van de muur is van jou. Rechts ligt meer: neem rechts!
nn-lesson-wall-won = Gewonnen! Onthoud: alleen de bovenste kaarten zijn vrij. Twee met dezelfde vorm of tafel zijn een paar.

nn-lesson-clear-pair = 24 en 36 zijn een paar, allebei uit de tafel van 6. Neem ze!
nn-lesson-clear-rival = Die zijn van jou! Wie op het eind meer heeft, wint. Nu neemt Lina een paar.
nn-lesson-clear-row = Ook de 16 en de 8 eronder zijn een paar! Neem ze!
nn-lesson-clear-double = Dezelfde vorm, dezelfde tafel: dubbel! Dus verder. Neem ook 9 en 81!
nn-lesson-clear-more = Weer dubbel! Nu zijn 27 en 54 vrij, er ligt niets meer op. Neem ze!
nn-lesson-clear-bar = Alleen nog verbodskaarten! Leg het 5-verbod opzij.
nn-lesson-clear-lift = Nu is de tafel van 5 verboden. Leg ook het 2-verbod opzij!
nn-lesson-clear-won = Afgeruimd en gewonnen! Een heel spel begint met dubbele paren. De 1 past bij elk getal, en met een keuzekaart haal je een van de laatste zeven.

nn-lesson-patience-lay = Nog maar 6 kaarten! 24 past op 16, allebei uit de tafel van 8: leg de 24!
nn-lesson-patience-wait = 49 en 30 zitten niet in dezelfde tafel. Laat de 49 wachten!
nn-lesson-patience-on = Elke vorm heeft zijn eigen stapel. 42 past op 30, dat is de tafel van 6: leg hem!
nn-lesson-patience-fetch = Nu past de 49: 42 en 49 zitten in de tafel van 7. Haal hem!
nn-lesson-patience-both = 72 en 25 zitten niet in dezelfde tafel. Laat de 72 wachten!
nn-lesson-patience-more = Ook de 36 past niet op de 25. Laat hem wachten, vóór de 72!
nn-lesson-patience-wish = Op een keuzekaart past alles. Leg hem op de stapel met de ruit!
nn-lesson-patience-home = Nu kan de 36 naar huis. Haal hem!
nn-lesson-patience-end = 36 en 72 zitten allebei in de tafel van 9. Haal ook de 72!
nn-lesson-patience-won = Alle 95 kaarten liggen, beter kan niet! Onthoud: wat niet past, wacht, en met een keuzekaart kun je weer verder.

nn-lesson-naming-take = Hier zeg je waarom twee kaarten passen. Neem de 12 en de 18!
nn-lesson-naming-name = In welke tafel zitten ze allebei? Zoek de grootste: kies de 6!
nn-lesson-naming-largest = De grootste is de tafel van 6: 6 keer 2 en 6 keer 3. Kies de 6!
nn-lesson-naming-rival = Goed! Nu neemt Lina een paar en zegt waarom het past.
nn-lesson-naming-second = Jij bent weer aan de beurt. 7 en 63, dat past dubbel: neem ze!
nn-lesson-naming-seven = Zie je de tafel? 63 is 9 keer 7. Kies de 7!
nn-lesson-naming-won = Top! Zo oefen je terwijl je speelt. Vergis je je, dan word je stap voor stap geholpen. Niemand lacht je uit.
