# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-number-rally-first = Je eerste rally
lesson-number-rally-little = Kleine rally: rekenen tot 20

zr-lesson-first-lay = De stapel staat op 64. Leg je 5 erbij!
zr-lesson-first-draw = Dat is 69! Na het leggen pak je een nieuwe kaart. Pak er een!
zr-lesson-first-lina = Bij 100 wint wie de raceauto heeft. Let op welk getal Lina legt!
zr-lesson-first-snap = Die 8 heb jij ook! Hetzelfde getal mag je grijpen. Grijp hem!
zr-lesson-first-again = Hebbes, ook al was je niet aan de beurt! De auto rijdt naar jou. Pak er een bij!
zr-lesson-first-ten = Lina is weer aan de beurt. Ze wil de auto terug …
zr-lesson-first-no = Lina haalt de 90: met volle tientallen pak je de auto! Jij hebt geen 5: kies “Verder”.
    .typed = Lina haalt de 90: met volle tientallen pak je de auto! Jij hebt geen 5: niet grijpen.
zr-lesson-first-event = Ook met sommige plaatjes haal je de auto. Kijk wat Ole legt!
zr-lesson-first-goal = Tanken: Ole heeft de auto. Maar tot 100 is het nog maar 10: leg je 10!
zr-lesson-first-won = Precies 100: gewonnen! Onthoud: de auto krijg je voor volle tientallen, voor hetzelfde getal en voor sommige plaatjes.

zr-lesson-little-lay = Hier tel je tot 20. De stapel staat op 7: leg je 5!
zr-lesson-little-name = 7 en 5: eerst tot 10, dan nog 2. Typ 12 en kies OK!
    .typed = 7 en 5: eerst tot 10, dan nog 2. Typ 12!
zr-lesson-little-count = Tel nog eens rustig na: de hand wijst je de cijfers aan.
zr-lesson-little-lina = Goed zo! Nu rekent Lina.
zr-lesson-little-goal = Lina staat op 17. Wie precies 20 haalt, wint: leg je 3!
zr-lesson-little-twenty = 17 en 3, hoeveel is dat? Typ het in en kies OK!
    .typed = 17 en 3, hoeveel is dat? Typ het in!
zr-lesson-little-won = Precies 20: gewonnen! Zo gaat de kleine rally: leggen, rekenen, en met volle tientallen haal je de auto.
