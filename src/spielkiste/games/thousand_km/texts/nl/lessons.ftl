# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-thousand-km-first = Je eerste rit

km-lesson-first-green = Wie het eerst precies 300 kilometer rijdt, wint. Zonder groen licht rijdt er geen auto weg: tik op je groene licht!
km-lesson-first-rival = Top, je rijdt! Nu is Lina aan de beurt. Kijk wat ze doet.
km-lesson-first-drive = Nu rijd jij. Elk getal is een afstand. Leg de 100!
km-lesson-first-attacked = Je ligt voor. Dat vindt Lina niet leuk …
km-lesson-first-defend = Een lege tank! Nu sta je stil. Maar je hebt benzine in je hand. Leg die, dan rijd je weer.
km-lesson-first-attack = Nu ga jij Lina plagen: tik op de lekke band!
km-lesson-first-danger = Lina staat stil. Ze heeft geen reservewiel, maar wel iets anders …
km-lesson-first-master = Jij ook een lekke band! Maar je hebt de lekvrije band. Leg je een beschermingskaart precies nu, dan is dat een meesterzet. Tik op “Meesterzet”!
km-lesson-first-goal = De aanval is weg, en je mag meteen nog een keer. Je moet nog precies 200 kilometer. Leg de 200!
km-lesson-first-won = Precies 300 kilometer: gewonnen! Dus: groen is rijden, elke aanval heeft een antwoord, en beschermingskaarten zijn het mooist als meesterzet.

lesson-thousand-km-teams = Twee tegen twee

km-lesson-teams-green = Vier spelers in twee teams! Ole is je maatje, en jullie hebben samen één weg. Jouw groene licht geldt voor jullie allebei. Leg het!
km-lesson-teams-rivals = Top, jullie rijden! Lina en Mia zijn het andere team. Nu legt Lina iets voor hun team.
km-lesson-teams-partner = Jullie spelen om de beurt, allebei met je eigen kaarten. Nu mag Ole. Wat hij rijdt, telt ook voor jou.
km-lesson-teams-attacked = 100 kilometer op jullie weg! Mia wil jullie allebei tegenhouden …
km-lesson-teams-defend = De lege tank houdt jou en Ole tegen. Jullie mogen allebei helpen. Jij hebt benzine: leg die!
km-lesson-teams-again = De tank is vol. Om verder te rijden hebben jullie groen licht nodig. Eens kijken wat Ole heeft!
km-lesson-teams-drive = Het groene licht van Ole geldt ook voor jou. Dus jij rijdt: leg je 100!
km-lesson-teams-goal = Al 200! Jullie moeten nog precies 100, en Ole is aan de beurt. Duimen maar!
km-lesson-teams-won = Precies 300: jij en Ole winnen samen! Dus: één weg, twee handen. Wat de een legt, helpt jullie allebei, en wat de een raakt, raakt jullie allebei.
