# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-thousand-km-first = Je eerste rit

km-lesson-first-green = Zonder groen licht rijdt er geen auto weg. Leg jouw groene licht!
km-lesson-first-rival = Je rijdt! Wie het eerst precies 300 kilometer rijdt, wint. Nu is Lina aan de beurt.
km-lesson-first-drive = Elk getal is een afstand. Leg de 100!
km-lesson-first-attacked = Je ligt voor. Dat vindt Lina niet leuk …
km-lesson-first-defend = Een lege tank, je staat stil! Leg de benzine, dan rijd je weer.
km-lesson-first-attack = Nu ga jij plagen: leg de lekke band bij Lina!
km-lesson-first-danger = Lina staat stil. Ze heeft geen reservewiel, maar wel iets anders …
km-lesson-first-master = Jij ook een lekke band! Maar je hebt de lekvrije band: doe de meesterzet!
km-lesson-first-goal = Meesterzet! Daarom mag je meteen nog een keer. Leg de 200!
km-lesson-first-won = Precies 300: gewonnen! Onthoud: groen is rijden, elke aanval heeft een antwoord, en een beschermingskaart is het mooist als meesterzet.

lesson-thousand-km-teams = Twee tegen twee

km-lesson-teams-green = Jij en Ole rijden op één weg. Leg groen licht voor jullie allebei!
km-lesson-teams-rivals = Jullie rijden! Wie het eerst precies 300 rijdt, wint. Nu het andere team: Lina.
km-lesson-teams-partner = Nu legt Ole een van zijn kaarten. Wat hij rijdt, telt ook voor jou.
km-lesson-teams-attacked = 100 kilometer op jullie weg! Mia wil jullie tegenhouden …
km-lesson-teams-defend = Een lege tank, voor jou en voor Ole! Jij hebt benzine: leg die!
km-lesson-teams-again = Om verder te rijden hebben jullie weer groen licht nodig. Heeft Ole dat?
km-lesson-teams-drive = Het groene licht van Ole geldt ook voor jou. Leg je 100!
km-lesson-teams-goal = Al 200! Nog precies 100, en Ole is aan de beurt. Duimen maar!
km-lesson-teams-won = Precies 300: jij en Ole winnen samen! Onthoud: wat de een legt, helpt jullie allebei, en wat de een raakt, raakt jullie allebei.
