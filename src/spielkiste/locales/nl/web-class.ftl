## Classroom and club night

web-class-door-title = Klaslokaal
web-class-code = Code
web-class-code-hint = Voor kinderen: de zes letters op het bord
web-class-code-go = Verder
web-class-back = Terug naar je klaslokaal
web-class-open-title = Een klaslokaal openen
web-class-open-hint = Een code op het bord, één tik, en alle tafels staan klaar. Zonder accounts en zonder namenlijst; als je het lokaal sluit, wordt alles gewist.
web-class-game = Spel
web-class-size = Wie zit er bij elkaar?
web-class-size-1 = Tegen bots
web-class-size-2 = Met z’n tweeën
web-class-size-3 = Met z’n drieën
web-class-size-4 = Met z’n vieren
web-class-places = Hoeveel kinderen?
web-class-level = Bots op vrije plaatsen
web-class-options = Spelregels instellen
web-class-open = Klaslokaal openen
web-class-privacy-title = Wat er met de gegevens gebeurt
web-class-privacy-1 = Niemand heeft een account nodig. Een kind kiest een dier en, als het wil, een bijnaam; anders krijgt het een verzonnen naam.
web-class-privacy-2 = Tot het lokaal sluit, bewaart de server bijnamen, dieren, zetten, punten en welke sommen de kinderen wisten. Bij het sluiten wordt alles gewist. Sluit niemand het, dan kan het na een dag niet meer open en wordt het ongeveer een week later gewist.
web-class-privacy-3 = Er zijn geen cookies en geen reclame, en niets gaat naar anderen. Op het apparaat van het kind staat alleen de sleutel van zijn plaats, tot het lokaal sluit.
web-class-join-title = Kom binnen!
web-class-join-name = Bijnaam (als je wilt)
web-class-join-go = Meespelen
web-class-wait-title = Hallo, { $name }!
web-class-wait = We gaan zo beginnen. Je plek wordt klaargemaakt.
web-class-eyes = Kijk even naar voren!
web-class-eyes-line = Je spel wacht op je. De klok staat stil.
web-class-over = Het klaslokaal is dicht
web-class-over-line = Leuk dat je meespeelde! Alle spellen zijn gewist.
web-class-unreached = De verbinding is weg. Die komt vanzelf terug.
web-class-guessed = Iemand probeert codes van klassen uit. Kijk of iedereen op je lijst bij jou hoort.

web-class-room = Klaslokaal { $code }
web-class-round = Ronde { $round }
web-class-here = { $here } van { $places } binnen
web-class-wall = Code laten zien
web-class-wall-title = Kom maar binnen!
web-class-wall-line = Scan het plaatje, of open { $address } en typ de code in.
web-class-pause = Naar voren kijken
web-class-resume = Verderspelen
web-class-paused = Iedereen kijkt naar voren; de spellen wachten.
web-class-start = Alle tafels starten
web-class-start-hint = Bots nemen de vrije plaatsen.
web-class-next = Volgende ronde
web-class-results = Uitslagen
web-class-more = Meer
web-class-empty = Er is nog niemand. Laat de code op het bord zien.
web-class-complete = Iedereen is er
web-class-tables = Tafels
web-class-waiting = Zonder plaats
web-class-knock = Nieuw: { $name }
web-class-knock-line = Alle plaatsen zijn bezet. Waarheen?
web-class-knock-seat = Plaats van { $name }
web-class-knock-bot = Plaats van de bot, tafel { $number }
web-class-knock-table = Nieuwe tafel
web-class-knock-heard = { $name } klopt aan. Alle plaatsen zijn bezet.
web-class-knocking = Je staat voor de deur. Je juf of meester ziet je en geeft je zo meteen een plaats.
web-class-refused-title = Nog niet binnen
web-class-table = Tafel { $number }
web-class-plan = Tafelindeling
web-class-table-waiting = wacht op medespelers
web-class-table-ready = kan beginnen
web-class-table-moves =
    { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
web-class-table-over = afgelopen
web-class-stuck = heeft misschien hulp nodig
web-class-quiet =
    { $minutes ->
        [one] al 1 minuut stil
       *[other] al { $minutes } minuten stil
    }
web-class-refusals = { $count } zetten mochten niet
web-class-turn = is aan de beurt
web-class-gone = is weg
web-class-stood-in = er speelt een bot
web-class-won = heeft gewonnen
web-class-free = vrij
web-class-watch = Meekijken
web-class-unwatch = Terug naar de klas

web-class-child-rename = Naam veranderen
web-class-child-name = Nieuwe naam
web-class-child-made-up = Een naam verzinnen
web-class-child-bot = Een bot laten doorspelen
web-class-child-bot-hint = Komt het kind terug, dan krijgt het zijn plaats weer.
web-class-child-give = Plaats aan een ander kind geven
web-class-child-give-hint = Bijvoorbeeld als het op een ander apparaat opnieuw is binnengekomen.
web-class-child-out = Uit het lokaal sturen
web-class-child-out-sure = Echt uit het lokaal?

web-class-next-title = Hoe gaan we verder?
web-class-next-meet = Iedereen tegen iemand anders
web-class-next-meet-hint = De paren wisselen telkens, tot iedereen tegen iedereen gespeeld heeft.
web-class-next-swiss = Even sterk tegen even sterk
web-class-next-swiss-hint = Zwitsers systeem, zoals op een toernooi: kinderen die naast elkaar op de ranglijst staan en nog niet tegen elkaar gespeeld hebben.
web-class-next-change = Iets anders spelen
web-class-next-go = Start: { $game }
web-class-next-unfinished =
    { $count ->
        [one] Aan één tafel wordt nog gespeeld; dat spel telt dan niet.
       *[other] Aan { $count } tafels wordt nog gespeeld; die spellen tellen dan niet.
    }
web-class-points = Punten
web-class-games = Spellen
web-class-name = Naam
web-class-place = Plaats
web-class-results-hint = Winnen is één punt, gedeelde winst een half punt. Aan elke tafel telt het eerste spel.

web-class-link-title = Jouw link voor vandaag
web-class-link-hint = Daarmee open je dit lokaal op een ander apparaat, één dag lang. Geef hem aan niemand anders.
web-class-close = Alles stoppen en wissen
web-class-close-title = Het klaslokaal sluiten?
web-class-close-line = Alle spellen stoppen. Namen, zetten en uitslagen worden gewist en komen niet meer terug.
web-class-closed = Het klaslokaal is gesloten en alles is gewist.

error-class-unknown = Er is geen klaslokaal met deze code. Kijk nog eens op het bord.
error-class-full = Dit klaslokaal is vol. Zeg het tegen je juf of meester.
error-class-no-chair = Aan deze tafel is geen plaats vrij. Kies een andere.
error-class-out = Vraag je juf of meester of je weer binnen mag komen.
error-class-closed = Dit klaslokaal is gesloten.
error-class-paused = Kijk even naar voren! We gaan zo verder.
error-class-places = Een klaslokaal is voor 1 tot en met { $most } kinderen.
error-no-such-child = Dit kind is niet meer in het lokaal. Kijk nog eens op de lijst.
error-rude-name = Dat is geen leuke naam. Kies een andere.
web-plans = Lesplannen
web-plans-line = Voor elk spel een plan van twintig minuten: doel, verloop, en waarover je daarna praat.
