# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-number-rally-first = Je eerste rally
lesson-number-rally-little = Kleine rally: rekenen tot 20

zr-lesson-first-lay = Iedereen legt op één stapel, en die telt tot 100. Wie dan de raceauto heeft, wint. Nu staat hij op 64. Leg je 5!
zr-lesson-first-draw = 64 en 5, dat is 69. Na het leggen pak je een nieuwe kaart: tik op de pakstapel! In het echt moet je daarbij snel zijn.
zr-lesson-first-lina = Nu legt Lina. Let goed op welk getal ze neemt!
zr-lesson-first-snap = Een 8! Die heb jij ook. Bij hetzelfde getal mag je grijpen, ook als het niet jouw beurt is. Tik op “Grijp!”
zr-lesson-first-again = Hebbes! Nu rijdt de raceauto naar jou. Pak er weer een bij!
zr-lesson-first-ten = Lina is weer aan de beurt. Ze wil de auto terug …
zr-lesson-first-no = Lina maakt de 90 vol. Wie precies op een tiental uitkomt, krijgt de auto. Een 5 om mee te grijpen heb je niet: tik op “Verder”.
zr-lesson-first-event = Ook met sommige plaatjes haal je de auto. Kijk wat Ole legt!
zr-lesson-first-goal = Tanken: de stapel blijft op 90, en Ole heeft de auto. Maar jij bent aan de beurt, en tot 100 is het precies 10. Leg je 10!
zr-lesson-first-won = Precies 100: gewonnen! Dus: de auto krijg je voor volle tientallen, voor hetzelfde getal en voor sommige plaatjes.

zr-lesson-little-lay = In de kleine rally tel je maar tot 20. De stapel staat op 7. Leg je 5!
zr-lesson-little-name = Zeg nu hoeveel dat is: 7 en nog 5. Eerst tot 10, dan nog 2. Tik 12 in en dan OK!
zr-lesson-little-count = Tel nog eens rustig na: de hand wijst je de cijfers aan.
zr-lesson-little-lina = Goed zo! Nu rekent Lina.
zr-lesson-little-goal = Lina staat op 17. Wie precies 20 haalt, wint. Welke kaart heb je nodig? Leg je 3!
zr-lesson-little-twenty = 17 en 3, hoeveel is dat? Tik het in en dan OK!
zr-lesson-little-won = Precies 20: gewonnen! Zo gaat de kleine rally: leggen, rekenen, en met volle tientallen haal je de auto.
