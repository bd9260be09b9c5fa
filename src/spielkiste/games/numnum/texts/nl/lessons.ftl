# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-mau-mau-first = Je eerste Mau-Mau
lesson-wall-break-first = Breek je eerste muur
lesson-wall-break-naming = Zeg waarom het past
lesson-clear-away-first = Je eerste keer Ruim af!
lesson-clear-away-naming = Zeg waarom het past
lesson-patience-first = Je eerste patience

nn-lesson-mau-colour = Wie het eerst geen kaarten meer heeft, wint. Bovenop ligt driehoek 12. Een kaart met dezelfde vorm past: tik twee keer op je driehoek 7!
nn-lesson-mau-rival = Goed gelegd! Nu is Lina aan de beurt. Kijk wat ze legt.
nn-lesson-mau-draw = Op driehoek 11 past geen van je getallen. Dan pak je een kaart: tik op de stapel!
nn-lesson-mau-drawn = Wat een geluk, driehoek 24 past! Je mag hem meteen leggen.
nn-lesson-mau-row = Lina heeft 42 gelegd, een andere vorm. Past toch: 24 en 42 zitten allebei in de tafel van 6! Jouw 28 en de 42 zitten allebei in de tafel van 7. Leg de 28!
nn-lesson-mau-double = Je 20 heeft dezelfde vorm als de 40, en ze zitten allebei in de tafel van 5. Dat past dubbel, en dan mag je er nog een leggen. Leg de 20!
nn-lesson-mau-wish = Nu nog een! De keuzekaart past altijd, en jij kiest een vorm. Tik op de keuzekaart en dan op het vierkant.
nn-lesson-mau-stuck = Lina heeft een vierkant nodig. Zou ze er een hebben?
nn-lesson-mau-last = Geen vierkant! Maar jij hebt er wel een, en het is je laatste kaart. Leg de 13!
nn-lesson-mau-won = Gewonnen! Dus: dezelfde vorm past, dezelfde tafel past. En klopt het allebei, dan mag je nog een keer.

nn-lesson-wall-pair = Dit is de muur. Alleen de bovenste kaarten zijn vrij. Twee die bij elkaar passen, mag je nemen: 12 en 18 zitten allebei in de tafel van 6. Tik ze aan!
nn-lesson-wall-rival = Die twee zijn van jou. Wie op het eind de meeste kaarten heeft, wint. Nu neemt Lina een paar.
nn-lesson-wall-double = 35 en 45 hebben dezelfde vorm, en ze zitten allebei in de tafel van 5. Dat past dubbel: daarna mag je verder! Neem ze.
nn-lesson-wall-wish = Kijk, een keuzekaart! Daarmee haal je een van de laatste zeven kaarten terug. Tik op de keuzekaart en dan op de 49.
nn-lesson-wall-again = Kijk: 28 en 49 zitten allebei in de tafel van 7, en het zijn allebei cirkels. Weer dubbel! Neem ze.
nn-lesson-wall-last = In de derde stapel ligt nog maar één kaart, de 56. Neem die samen met de 42, dan breekt de muur!
nn-lesson-wall-breach = Doorbraak! Je krijgt alle kaarten aan één kant. Rechts staan er meer. Tik op de rechterkant!
nn-lesson-wall-won = Gewonnen! Dus: twee vrije kaarten met dezelfde vorm of dezelfde tafel zijn een paar. Wie een stapel leegmaakt, krijgt een kant van de muur.

nn-lesson-clear-rows = Alle kaarten liggen open. Maar alleen die waar niets op ligt, zijn vrij. Die met het verbodsbord laten we nog even liggen.
nn-lesson-clear-pair = 24 en 36 zitten allebei in de tafel van 6: tik ze allebei aan!
nn-lesson-clear-rival = Die zijn van jou. Wie op het eind meer kaarten heeft, wint. Nu neemt Lina een paar.
nn-lesson-clear-row = Vlak onder de 16 ligt de 8. Zulke twee mogen ook een paar zijn! Tik op de 16 en dan op de 8.
nn-lesson-clear-double = Dat paste dubbel, vorm en tafel, dus je mag verder. 9 en 81 passen ook dubbel: neem ze!
nn-lesson-clear-more = En meteen nog een keer: 27 en 54, twee vierkanten uit de tafel van 9.
nn-lesson-clear-bar = Nu liggen er nog maar twee verbodskaarten. Tik op het 5-verbod en dan op “Opzij”. Dan is de tafel van 5 verboden.
nn-lesson-clear-lift = Leg ook het 2-verbod opzij. Dan is alles afgeruimd!
nn-lesson-clear-won = Afgeruimd en gewonnen! Een heel spel begint met paren die dubbel passen. De 1 met de narrenmuts past bij elk getal, en met een wenskaart haal je een van de laatste zeven kaarten.

nn-lesson-patience-lay = Vier vormen, vier stapels. De 24 mag op de stapel met zijn vorm als ze samen in een tafel zitten. 16 en 24 zitten in de tafel van 8. Tik op de 24!
nn-lesson-patience-wait = De volgende kaart is cirkel 49. 49 en 30 zitten niet samen in een tafel. Dan moet hij wachten: tik op de 49!
nn-lesson-patience-on = Hij hangt nu onder zijn stapel. De 42 past op de 30, ze zitten allebei in de tafel van 6. Leg hem!
nn-lesson-patience-fetch = Nu ligt de 42 bovenop, en de 49 zit net als die in de tafel van 7. Haal de wachtende 49: tik erop!
nn-lesson-patience-both = 72 en 25 zitten niet samen in een tafel. Laat de 72 wachten.
nn-lesson-patience-more = Ook de 36 past niet op de 25. Laat hem wachten; hij hangt dan voor de 72.
nn-lesson-patience-wish = Een keuzekaart! Daar past elk getal op. Tik op de keuzekaart en dan op de stapel met de ruit.
nn-lesson-patience-home = Nu kan de 36 naar huis. Haal hem!
nn-lesson-patience-end = 36 en 72 zitten allebei in de tafel van 9. Haal ook de 72!
nn-lesson-patience-won = Alle 95 kaarten hebben hun plek, beter kan niet! Dus: wat niet past, wacht, en een keuzekaart brengt het weer op gang.

nn-lesson-naming-take = Hier wordt gerekend: jij zegt wat er hetzelfde is bij twee kaarten. Neem eerst de 12 en de 18!
nn-lesson-naming-name = In welke tafel zitten 12 en 18 allebei? Er is er meer dan één. Zoek de grootste: tik op de 6!
nn-lesson-naming-largest = De grootste tafel waar ze allebei in zitten, is de tafel van 6: 6 keer 2 en 6 keer 3. Tik op de 6!
nn-lesson-naming-rival = Goed! Nu neemt Lina een paar, en zij moet ook zeggen waarom het past.
nn-lesson-naming-second = Jij bent weer aan de beurt. 7 en 63, dat past dubbel. Neem ze!
nn-lesson-naming-seven = Zie je de tafel? 63 is 9 keer 7. Tik op de 7!
nn-lesson-naming-won = Top! Zo oefen je terwijl je speelt. Vergis je je, dan word je stap voor stap geholpen. Niemand lacht je uit.
