## The house: what all games and faces share

house-yes = ja
house-no = nee

option-tempo = Tempo
option-tempo-live = live (de snelste telt)
option-tempo-calm = rustig (geen haast, iedereen krijgt de vraag)
option-naming = Spelen of oefenen?
option-naming-off = spelen
option-naming-off-hint = Net als aan tafel: niemand overhoort je.
option-naming-practice = oefenen
option-naming-practice-hint = Je rekent zelf; hulp krijg je stap voor stap.
option-naming-strict = toetsen
option-naming-strict-hint = Je rekent zelf; elk fout antwoord telt.
option-begins = Wie begint
option-begins-0 = het lot beslist

error-unknown-game = Er is geen spel “{ $game }”. Kies er een uit: { $known }.
error-unknown-language = De taal “{ $language }” is er niet. Kies er een uit: { $known }.
error-unknown-option = Er is geen optie “{ $option }”. Dit spel kent: { $known }.
error-bad-option-value = De optie { $option } kan niet “{ $value }” zijn. Dit kan wel: { $range }.
error-bad-seats = Met deze opties kan het aantal spelers { $counts } zijn, niet { $seats }.
error-seats-by-option = Met deze opties kan het aantal spelers { $counts } zijn, niet { $seats }. Daarvoor is de optie { $setting } nodig.
error-not-at-the-table = Speler { $seat_number } zit niet aan deze tafel. Aantal spelers: { $seats }.
error-bad-day = “{ $text }” is geen datum. Schrijf het zo: 2026-11-18.
error-bad-deal-number = “{ $text }” is geen spelnummer. Kies er een van 1 tot en met { $last }.
error-no-deal-numbers = Dit spel heeft geen spelnummers. Laat het nummer weg.
error-illegal-move = Die zet mag nu niet.
error-no-such-move = Er is geen zet { $move }.
error-unreadable-move = “{ $text }” is geen zet. Typ de letter voor een zet, of ? voor hulp.
error-bad-position = In dit bestand staat geen stelling van dit spel.
error-unknown-rules-version = Dit potje is met andere regels gespeeld (versie { $version }); dit programma kent versie { $known }. Werk Spielkiste bij om het te openen.
error-replay-bad-move = Zet { $number } van deze opname mag niet: het bestand is beschadigd.
error-damaged-file = Dit bestand is beschadigd. Vraag er nog eens om.
error-foreign-file = Dit is geen bestand van Spielkiste.
error-newer-file = Dit bestand komt uit een nieuwere Spielkiste. Werk die van jou eerst bij.
error-unknown-bot = Er is geen bot “{ $bot }”. Kies er een uit: { $known }.
error-bot-file = De bot in { $path } kan niet geladen worden ({ $why }); schrijf BESTAND.py:KLASSE.
error-bad-bot-level = Een bot heeft niveau 1 tot en met 5, niet “{ $level }”.
error-bots-and-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } voor { $seats ->
        [one] { $seats } vrije plaats
       *[other] { $seats } vrije plaatsen
    }. Noem voor elke plaats een bot.
error-arena-alone = Dit spel is voor één speler. Gebruik simulate voor elke bot en vergelijk de punten.
error-arena-bots = Voor een arena heb je minstens twee bots nodig.
error-arena-crowd = Aan een tafel voor { $seats } passen geen { $bots } bots. Noem er minder.
error-bad-jobs = Het moet minstens 1 proces zijn, niet { $jobs }.
error-bad-count = Het moet minstens 1 spel zijn, niet { $count }.
error-bad-seed = Deze startwaarde kan niet. Schrijf een heel getal van hoogstens 19 cijfers of een woord van hoogstens 200 letters.
error-option-form = Een optie schrijf je als naam=waarde, niet als “{ $text }”.
error-no-file = Het bestand { $path } kan niet gelezen worden. Klopt de naam?
error-cannot-write = Het bestand { $path } kan niet geschreven worden: { $why }.
error-no-save = Er is geen spel om verder te spelen. Begin er een met: spielkiste play { $game }
error-database-in-use = Op de database { $path } draait al een server. Stop die eerst, of noem een andere met --database.
error-not-kept = De server kon dat niet bewaren. Probeer het zo nog eens; er is niets kwijt.
error-table-unreadable = Deze tafel is niet meer te lezen. Pak een nieuw spel uit de kast.
error-no-such-seat = Er is geen plaats { $seat }. Dit spel heeft de plaatsen 1 tot en met { $seats }.
error-no-such-move-number = Dit spel heeft { $moves } zetten. Kies een getal van 0 tot en met { $moves }.
error-too-many-people = { $people } mensen passen niet op { $seats } plaatsen.
error-bad-game-name = Een spel kan niet “{ $name }” heten. Neem hooguit 40 gewone letters, cijfers en streepjes, te beginnen met een letter, en geen woord dat Python zelf gebruikt.
error-game-taken = Er is al een spel { $game }, uit { $package }. Neem een andere naam.
error-folder-taken = Er is al iets dat { $path } heet. Kies een andere naam.
error-not-installed = { $game } is nog niet geïnstalleerd. Typ: pip install -e ./{ $game }
error-called-otherwise = Het pakket { $name } is geïnstalleerd, maar het spel erin heet { $game }.
error-name-of-module = “{ $name }” is al de naam van een Python-module. Kies een andere naam.
error-no-rules = Bij deze doos zit geen bladzijde met regels. Wat nu kan, zie je op tafel; en als iets niet kan, staat erbij waarom.

learn-says = 🦊 { $text }
learn-go-on = Druk op Enter, dan gaan we verder.
learn-done = Goed gedaan! En nu een echt potje: spielkiste play { $game }
learn-left = Opnieuw beginnen met de oefening: { $again }

play-welcome = { $title } ({ $names })
play-help-line = Typ de letter voor een zet of de zet zelf. ? hulp, rules regels, quit stoppen.
play-help =
    Met een letter kies je uit de lijst. Je mag ook de zet zelf typen, zoals “{ $example }”, of alleen het getal dat erin staat.
    rules      alle regels van dit spel
    rule { $clause }  één regel
    table      de hele tafel in woorden
    why ZET    waarom een zet niet mag
    hint       wat een goede speler zou doen, en waarom
    quit       stoppen; met “{ $resume }” ga je hier weer verder
play-your-turn = { $alone ->
    [yes] Jij mag kiezen:
   *[no] { $name }, jij mag kiezen:
}
play-choice = { $number } · { $text }
play-prompt = >{" "}
play-not-now = Dat kan niet. { $reason } (regel { $clause })
play-possible = Die zet mag.
play-why-what = Welke zet? Typ hem erachter, zoals “why { $example }”.
play-no-rule = Er is geen regel { $number }.
play-only = Je kunt maar één ding doen: { $text }
play-which = Dat kan meer dan één zet zijn: { $letters }. Typ de letter.
play-number = Typ een getal van { $least } tot en met { $most }.
play-pass-on = { $name }, pak het toetsenbord en druk op Enter. De anderen kijken even weg!
play-done = Klaar. Druk op Enter en geef het toetsenbord door.
play-kept = Je spel is bewaard. Verderspelen doe je met: { $resume }
play-over = Het spel is afgelopen.
play-winners = De winst gaat naar: { $names }
play-tied = Gelijkspel: { $names } delen de winst.
play-nobody-won = Niemand heeft gewonnen.
play-scores = { $name }: { $score }
play-replay = Het hele spel staat in { $path }
play-you = Jij
play-person = Speler { $number }
play-resumed = We gaan verder waar we gebleven waren.
play-waiting = Hier wacht nog een spel op je. Verderspelen? ({ $yes }/{ $no })
play-waiting-answer = Typ { $yes } om verder te spelen. Met { $no } wordt dat spel apart bewaard en begint er een nieuw.
play-kinder = Je eerste spel hier, dus met een makkelijker begin: { $rule }. Zonder dat: --option { $name }=no
play-set-aside = Het spel dat hier wachtte, staat nu in { $path }
play-title-table = Op tafel:

lab-progress = { $done } van { $all } spellen
lab-simulated = { $games } keer { $game } met { $seats ->
    [one] 1 plaats:
   *[other] { $seats } plaatsen:
} gemiddeld { $mean } zetten, { $speed } zetten per seconde.
lab-score = Punten van { $bot }: gemiddeld { $mean }, van { $least } tot { $most }
lab-seat = Plaats { $seat } ({ $bot }): { $share }% van de zeges ({ $low } tot { $high })
lab-bot = { $bot }: { $share }% van de zeges ({ $low } tot { $high })
lab-beginner = Wie begon: { $share }% van de zeges ({ $low } tot { $high })
lab-ended = Afgelopen door { $clause }: { $count }
lab-arena = { $games } keer { $game } met { $deals } verdelingen, plaatsen gewisseld:
lab-nobody = Door niemand gewonnen: { $count }
lab-checked = { $game }: { $setups } opstellingen uitgespeeld, elke belofte gehouden.
lab-never-told = In deze spellen nooit verteld: { $events }. Een test die zover speelt, probeert ook de teksten uit.

games-line = { $slug }: { $title } ({ $tagline }). Spelers: { $seats }. Bots: { $bots }.
games-option = Optie { $name }: { $text } ({ $range }; gewoonlijk: { $default })
games-begins = 0 laat het lot beslissen, 1 tot en met { $most } is een plaats
new-game-written = Het spel staat in { $folder }. Daarna: pip install -e { $folder } && spielkiste check { $folder }
games-left-out = De uitbreiding { $name } doet niet mee: { $why }

replay-head = { $title } ({ $names })

error-bad-name = Een naam heeft 1 tot en met { $most } letters.
error-not-started = Het spel is nog niet begonnen.
error-not-your-seat = Dat is niet jouw plaats.
error-only-watching = Jij kijkt mee; dit kunnen alleen de spelers.
error-table-full = Aan deze tafel is alles bezet. Vraag om de link om mee te kijken.
error-started-already = Het spel is al begonnen.
error-not-over = Revanche nemen kan pas als het spel afgelopen is.
error-too-late = Te laat! Iemand was sneller; je houdt je kaart.
error-no-medal = In deze doos zit geen medaille.
error-no-extra = Zoiets zit niet in deze doos.
error-bad-pictures = De regels in plaatjes zijn kapot. De doos moet gerepareerd worden.
error-bad-lesson = Deze oefening is kapot. De doos moet gerepareerd worden.
error-no-tasks = Dit spel heeft geen opdracht van de dag.
error-no-lessons = Dit spel heeft nog geen oefeningen.
error-no-lesson = Die oefening zit niet in deze doos.
error-lesson-otherwise = Dat mag wel, maar nu proberen we iets anders.
lesson-otherwise = Dat kan ook! Maar eerst proberen we iets anders.
lesson-finished = De oefening is klaar. Begin opnieuw, of speel een echt potje.
error-played-elsewhere = Op deze plaats is net op een ander apparaat gespeeld.
error-moved-on = Er is intussen iets gebeurd op tafel. Kijk even en kies opnieuw.
error-asked-before = Daar is allang antwoord op gegeven. Kijk maar op tafel.
error-asked-already = Er ligt al een andere vraag op tafel. Beantwoord die eerst.
error-game-ended = Dit spel is gestopt. Deel opnieuw, of pak een ander spel uit de kast.
error-game-moved = Dit spel is verhuisd naar het apparaat van { $name }. { $name } kan je daar uitnodigen.
error-game-stays = Dit spel kan niet verhuizen.
error-not-all-here = Iedereen aan tafel moet er zijn en het goedvinden. Nu ontbreekt er iemand.
error-not-running = Er is geen spel bezig dat je kunt stoppen.
error-seat-left = Deze plaats is opgegeven.
error-too-many = Dat was wel heel veel tegelijk van dit adres. Wacht even en probeer het dan nog eens.
error-thought-failed = Het uitrekenen lukte even niet. Probeer het zo nog eens.
error-thought-too-long = Dit uitrekenen duurt hier te lang.
error-stood-in = Er speelt een bot voor jou. Neem eerst je plaats terug.
error-nobody-there = Op deze plaats zit geen mens.
error-still-there = Deze speler is er nog. Wacht nog heel even.
error-slow-week = Aan deze tafel heeft iedereen een week de tijd voor een beurt.
error-nothing-to-undo = Terugnemen kan niet meer: iemand heeft intussen iets nieuws gezien.
error-replay-not-yet = De opname krijg je pas als het spel afgelopen is.
error-replay-from-position = Deze opname begint niet bij het schudden; je kunt er hier niet mee verderspelen.
error-wrong-key = Deze link komt bij geen enkele tafel uit. Is hij wel compleet?
error-malformed = Deze aanvraag is niet te lezen. Laad de pagina opnieuw.
error-too-large = Dit bestand is te groot voor een opname.
error-flood = Te veel tegelijk. Wacht even en laad de pagina opnieuw.
error-newer-database = De database { $path } komt uit een nieuwere Spielkiste. Werk Spielkiste bij, of noem een andere met --database.
error-database-locked = Een ander programma gebruikt de database { $path }. Sluit dat en probeer het nog eens.
error-disk-full = De schijf is vol. Maak ruimte en probeer het nog eens; er is niets kwijt.
error-database-readonly = In de database { $path } kan niet geschreven worden. Kijk de rechten na.
error-not-a-database = { $path } is geen database van Spielkiste. Noem een andere met --database.
error-database-unusable = De database { $path } is niet te gebruiken ({ $why }). Noem een andere met --database.
error-database-not-yours = Deze gebruiker mag de database { $path } niet openen. Start de server als de eigenaar, of maak deze gebruiker met chown weer eigenaar.
error-port-in-use = Poort { $port } op { $host } is niet te gebruiken. Kies een andere met --port.

serve-address = Spielkiste staat open op { $address }
serve-no-web = De webpagina is nog niet gebouwd. Typ: make play
