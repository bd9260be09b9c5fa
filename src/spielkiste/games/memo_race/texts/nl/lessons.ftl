# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-memo-race-first = Je eerste woestijnrit

mr-lesson-first-turn = Jij rijdt in de blauwe auto. Rij naar het plaatje eronder!
    .typed = Jij rijdt in de blauwe auto. Rij naar het zuiden!
mr-lesson-first-lay = Een bocht! Leg hem zo dat de weg naar de pitstraat in het midden loopt!
    .typed = Een bocht! Hij moet naar de pitstraat in het midden lopen: leg hem zo neer!
mr-lesson-first-lay-where = Zo loopt de weg van het midden af. Laat hem naar de pitstraat lopen!
    .typed = Zo loopt de weg van het midden af. Leg hem naar de pitstraat toe!
mr-lesson-first-lina = Wie het eerst over de finish is, wint. Kijk goed wat Lina omdraait!
mr-lesson-first-pit = Een doodlopende straat! Onthoud die plek en rij de pitstraat in!
mr-lesson-first-canister = De jerrycan laat je finish zien: het klaverblad linksonder. Nu rijdt Lina.
mr-lesson-first-remember = Weet je het nog? Naar beneden loopt het dood. Ga liever naar links!
mr-lesson-first-not-there = Onder de pitstraat loopt het dood. Naar links kom je bij het klaverblad.
mr-lesson-first-swaps = Goed onthouden! Je mag ook twee plaatjes verwisselen. Kijk welke Lina neemt!
mr-lesson-first-on = Nu jij weer. Rij verder naar links!
    .typed = Nu jij weer. Verder naar links: rij naar het westen!
mr-lesson-first-curve = Weer een bocht. Je finish ligt beneden: laat de bocht naar beneden gaan!
    .typed = Weer een bocht. Je finish ligt beneden: laat de bocht naar het zuiden gaan!
mr-lesson-first-curve-where = Het klaverblad ligt beneden. Leg de bocht zo dat je naar beneden kunt.
mr-lesson-first-down = Verder naar beneden!
mr-lesson-first-nearly = Je bent er bijna. Nog een stukje!
mr-lesson-first-goal = Daar is je klaverblad. Rij over de finish!
mr-lesson-first-won = Gewonnen! Onthoud: eerst naar de pitstraat, dan naar de kleur op je jerrycan. Wie de plaatjes goed onthoudt, is sneller.
