# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-memo-race-first = Je eerste woestijnrit

mr-lesson-first-turn = Onder de rode plaatjes liggen wegen. Eerst moet je naar de pitstraat in het midden. Jij rijdt in de blauwe auto: tik op het plaatje eronder!
mr-lesson-first-lay = Een bocht! Jij mag kiezen hoe hij ligt. Tik op de pitstraat, dan loopt de weg daarheen.
mr-lesson-first-lay-where = Zo loopt de weg van het midden af. Tik op de pitstraat!
mr-lesson-first-lina = Je auto rijdt meteen door. Nu Lina: kijk goed wat ze omdraait!
mr-lesson-first-pit = Een doodlopende straat, vlak onder de pitstraat! Onthoud die plek. En rijd nu de pitstraat in!
mr-lesson-first-canister = De jerrycan laat je finish zien: het klaverblad linksonder. Eerst rijdt Lina verder, en haar plaatje gaat weer dicht.
mr-lesson-first-remember = Weet je het nog? Naar beneden loopt de straat dood. Ga liever naar links!
mr-lesson-first-not-there = Denk eens na: onder de pitstraat ligt de doodlopende straat. Naar links kom je bij het klaverblad.
mr-lesson-first-swaps = Goed onthouden! In plaats van rijden mag je ook twee plaatjes verwisselen. Kijk welke Lina neemt!
mr-lesson-first-on = Je rijdt verder naar links. Tik op de pijl!
mr-lesson-first-curve = Weer een bocht. Je finish ligt beneden: tik op het plaatje eronder!
mr-lesson-first-curve-where = Het klaverblad ligt beneden. Leg de bocht zo dat je naar beneden kunt.
mr-lesson-first-down = Verder naar beneden!
mr-lesson-first-nearly = Je bent er bijna. Nog een stukje!
mr-lesson-first-goal = Daar is je klaverblad. Rijd over de finish!
mr-lesson-first-won = Gewonnen! Dus: eerst naar de pitstraat, dan naar de kleur op je jerrycan. En wie de plaatjes goed onthoudt, is sneller.
