# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-mau-mau-goal = Het doel
pic-mau-mau-goal-words = Je begint met zeven kaarten. Wie het eerst al zijn kaarten kwijt is, wint.
pic-mau-mau-fits = Wat past?
pic-mau-mau-fits-words = Leg een kaart die bij de bovenste past. Twee kaarten passen als ze dezelfde vorm hebben of in dezelfde tafel zitten: 12 en 18 zitten allebei in de tafel van 6.
pic-mau-mau-double = Dubbel!
pic-mau-mau-double-words = Vorm en tafel gelijk? Dan mag je meteen nog een kaart leggen.
pic-mau-mau-draw = Niets past
pic-mau-mau-draw-words = Pak dan een kaart. Past die, dan mag je hem meteen leggen.
pic-mau-mau-special = Speciale kaarten
pic-mau-mau-special-words = De keuzekaart past altijd: kies de vorm die moet volgen. Een verbod haalt de tafel van 2 of 5 uit het spel, het tweede brengt die terug.
pic-mau-mau-joker = De joker
pic-mau-mau-joker-words = De 1 past bij elk getal.

pic-wall-break-goal = Het doel
pic-wall-break-goal-words = Zeven stapels zijn de muur. Haal er paren af. Wie op het eind de meeste kaarten heeft, wint.
pic-wall-break-pair = Een paar
pic-wall-break-pair-words = Alleen de bovenste kaarten zijn vrij. Twee kaarten passen als ze dezelfde vorm hebben of in dezelfde tafel zitten: 12 en 18 zitten allebei in de tafel van 6.
pic-wall-break-opening = Het begin
pic-wall-break-opening-words = Eerst tellen alleen paren met dezelfde vorm en dezelfde tafel. Neem er om de beurt een, tot er geen meer vrij is.
pic-wall-break-double = Dubbel!
pic-wall-break-double-words = Daarna geldt: vorm en tafel gelijk? Dan mag je meteen nog een keer.
pic-wall-break-special = Speciale kaarten
pic-wall-break-special-words = Een vrije keuzekaart ruil je tegen een van de zeven laatst genomen kaarten. Een verbod leg je opzij: het eerste blokkeert die tafel, het volgende geeft hem weer vrij.
pic-wall-break-breach = De muur breekt
pic-wall-break-breach-words = Is een stapel leeg, dan is het spel uit. Wie hem leegmaakte, krijgt nog alle kaarten links of rechts ervan.

pic-clear-away-goal = Het doel
pic-clear-away-goal-words = Zeven rijen liggen open op tafel. Haal er paren af. Wie op het eind de meeste kaarten heeft, wint.
pic-clear-away-pair = Een paar
pic-clear-away-pair-words = Alleen de laatste kaart van elke rij is vrij. Twee kaarten passen als ze dezelfde vorm hebben of in dezelfde tafel zitten: 12 en 18 zitten allebei in de tafel van 6.
pic-clear-away-opening = Het begin
pic-clear-away-opening-words = Eerst tellen alleen paren met dezelfde vorm en dezelfde tafel. Neem er om de beurt een, tot er geen meer vrij is.
pic-clear-away-row = Ook uit één rij
pic-clear-away-row-words = Neem je een kaart, dan komt de volgende vrij. Ook de laatste twee kaarten van een rij kunnen een paar zijn.
pic-clear-away-double = Dubbel!
pic-clear-away-double-words = Daarna geldt: vorm en tafel gelijk? Dan mag je meteen nog een keer.
pic-clear-away-special = Speciale kaarten
pic-clear-away-special-words = Een vrije keuzekaart ruil je tegen een van de zeven laatst genomen kaarten. Een verbod leg je opzij: het eerste blokkeert die tafel, het volgende geeft hem weer vrij.
pic-clear-away-look = Vooruitdenken
pic-clear-away-look-words = Alles ligt open: bedenk wat je voor de anderen vrijmaakt. Kan er geen paar meer, dan is het afgelopen.

pic-patience-goal = Het doel
pic-patience-goal-words = Voor elke vorm ligt er een stapel klaar. Leg er zo veel mogelijk van de 95 kaarten op.
pic-patience-lay = Omdraaien
pic-patience-lay-words = Draai de volgende kaart om. Zit die samen met de bovenste van zijn vorm in een tafel, dan gaat hij op de stapel.
pic-patience-wait = Wachten
pic-patience-wait-words = Past hij niet, dan wacht hij onder zijn stapel. De laatste die wacht, mag erop zodra hij past.
pic-patience-wish = De keuzekaart
pic-patience-wish-words = Die past op elke stapel, en elke kaart van die vorm past erop. Bewaar hem tot je hem nodig hebt.
pic-patience-joker = De joker
pic-patience-joker-words = De 1 past bij elk getal van zijn vorm.
pic-patience-end = Het einde
pic-patience-end-words = Is de pakstapel op en kan er niets meer, dan tellen de kaarten op de vier stapels.
