## The browser face

web-no = Nee
web-menu-out = Stoppen
web-menu-others = Met anderen
web-menu-device = Op dit apparaat
web-help = Hulp
web-story = Verloop
web-undo = Terugnemen
web-result = Uitslag
web-understood = Snap ik

web-language-own = Alleen voor { $name }: op dit apparaat leest iedereen de eigen taal.
web-voice-offer = Alles laten voorlezen
web-pace = Zo spelen de bots
web-pace-hint = Te langzaam? Tik op een lege plek op tafel: dan speelt de volgende bot meteen.
web-pace-slow = rustig
web-pace-normal = normaal
web-pace-quick = vlot
web-hurry = Niet op bots wachten
web-less = { $what }: minder
web-more = { $what }: meer

web-animal-whale = Walvis
web-animal-crab = Krab
web-animal-snail = Slak
web-animal-frog = Kikker
web-animal-dino = Dino
web-animal-bird = Vogel
web-animal-hedgehog = Egel
web-animal-elephant = Olifant
web-animal-cat = Kat
web-animal-rabbit = Konijn
web-animal-owl = Uil
web-animal-penguin = Pinguïn
web-animal-lion = Leeuw
web-animal-octopus = Octopus
web-animal-bear = Beer
web-animal-bee = Bij

web-level-1 = heel makkelijk
web-level-2 = makkelijk
web-level-3 = gemiddeld
web-level-4 = moeilijk
web-level-5 = meester
web-bot-level = Bot, { $level }

web-deal = Welke kaarten?
web-deal-new = Nieuwe
web-deal-today = Die van vandaag
web-deal-number = Op nummer
web-deal-which = Spelnummer
web-deal-hint = Dit is spel nummer { $deal }. Wie deze link opent, speelt met precies dezelfde kaarten.
web-deal-pass-on = Deze kaarten doorgeven

web-join-title = Kom erbij!
web-join-name = Hoe heet je?
web-join = Meespelen
web-join-with = met { $names }
web-join-full = Alle plaatsen zijn al bezet. Meekijken kan altijd.
web-join-watch = Meekijken

web-link = Link
web-link-qr = QR-code met de link
web-link-scan = De anderen scannen dit met hun telefoon.
web-link-copy = Kopiëren
web-link-share = Delen
web-link-copied = De link is gekopieerd.
web-link-by-hand = Kopiëren lukt hier niet. De link is geselecteerd: houd hem ingedrukt en kopieer hem zelf.
web-link-only-here = Andere apparaten komen er zo nog niet in.
web-link-mend = Zo lukt het
web-link-mend-how = Start Spielkiste met “spielkiste serve --open”. In het venster staat dan een adres voor de wifi. Open dat hier.
web-name-of = Naam van { $name }
web-name-save = Naam bewaren

web-people = Spelers
web-you = Jij
web-seat-here = op dit apparaat
web-seat-there = is er
web-seat-away = is even weg
web-seat-bot = Bot
web-seat-stand-in = een bot valt in
web-stand-in = Bot laten invallen
web-take-back = Weer zelf spelen
web-stood-in = Voor { $name } speelt een bot.
web-stood-in-you = Er speelt nu een bot voor jou.
web-is-away = { $name } is even weg.
web-move-device = Op ander apparaat verderspelen
web-move-device-hint = Alleen voor jou: wie deze link heeft, speelt op jouw plaats.
web-watch-link = Laten meekijken
web-watch-link-hint = Met deze link zie je de tafel, maar niemands kaarten.
web-leave = Van tafel gaan
web-leave-title = Van tafel gaan?
web-leave-text = Het spel blijft zoals het is. Je vindt het terug in de kast.
web-leave-stay = Blijven
web-leave-go = Weggaan
web-leave-go-hint = Je houdt je plaats. De anderen wachten op je.
web-leave-bot = Een bot laten doorspelen
web-leave-bot-hint = Een bot speelt voor je tot je terug bent.
web-leave-for-good = Mijn plaats helemaal opgeven
web-leave-for-good-hint = Je doet dan niet meer mee.
web-end-game = Spel stoppen
web-end-asked = { $name } wil het spel hier stoppen
web-ended = Het spel is gestopt.
web-recorded = Dit spel gaat verder vanuit een opname: wie het bestand heeft, kan de verborgen kaarten kennen.
web-notes = Goed om te weten
web-rematch-asked = { $name } wil nog een keer spelen.
web-proposal-withdraw = Toch niet

web-connection-lost = Verbinding weg. Ik probeer het opnieuw …
web-no-line = Ik kan de tafel niet bereiken, maar blijf het proberen. Blijft het zo, dan houdt iets onderweg WebSockets tegen (een proxy, een firewall), of het adres klopt niet. In het logboek van de server staat meer.
web-missed = Toen je weg was, is er { $count } keer iets gebeurd. Als laatste: { $last }
web-say-your-turn = Jij bent aan de beurt.
web-say-asked = Er is een vraag voor jou.
web-say-moment = Bijna! Nog heel even.
web-window = Nu kun je ertussen komen
web-ear-turn = { $name } is aan de beurt.
web-ear-over = Het spel is afgelopen.
web-ear-next = Kies “Verder” om door te gaan met de oefening.
web-ear-no-score = Hier wordt niet geteld.
web-ear-no-last = Er is nog niets gebeurd.
web-ear-no-need = Je hoeft nu niets te doen.
web-ear-again = Er is net iets veranderd. Probeer het nog eens!
web-ear-window = De anderen mogen nog even nadenken.
web-ear-thinking = { $name } denkt nog na.
web-ear-start = Je speelt met { $names }.
web-ear-starts = { $name } begint.

web-plain-table = Op tafel
web-plain-moves = Wat je kunt doen
web-plain-turn = jouw beurt
web-plain-thinks = denkt na
web-plain-wait = Nu: { $names }
web-plain-agreed = Huisregels aan deze tafel
web-plain-set = { $what }: { $value }

web-story-stumbled = Bot { $name } raakte in de war; het lot koos de zet.
web-story-undone = Er is een zet teruggenomen.
web-story-rematch = Er begint een nieuw spel.
web-undo-asked = { $name } wil een zet terugnemen
web-undo-asked-you = { $name }, vind jij dat goed?
web-undo-agree = Is goed
web-undo-waiting = Wachten op een ja van { $names } …
web-undo-when = Een zet kun je terugnemen zolang niemand iets nieuws heeft gezien, zoals een kaart.

web-why = Waarom kan dat niet?
web-why-rule = De regel die erbij hoort

web-curtain-title = { $name } is aan de beurt
web-curtain-line = Geef het apparaat aan { $name }. Alle anderen kijken weg!
web-curtain-open = Ik ben { $name }

web-end-you = Je hebt gewonnen!
web-end-tie-you = Gelijkspel: je deelt de winst met { $names }.
web-end-tie = Gelijkspel: { $names } delen de winst.
web-end-won = { $count ->
    [one] { $names } heeft gewonnen!
   *[other] { $names } hebben gewonnen!
}
web-end-luckless = Wat een pech! Het volgende spel is voor jou.
web-end-kind = Goed gespeeld! De volgende keer lukt het vast.
web-end-move = Hiermee won { $name }
web-end-move-yours = Hiermee heb jij gewonnen
web-end-best = Jouw topmoment
web-end-facts = Wat er nog meer gebeurde
web-end-share = Uitslag als plaatje
web-end-no-picture = Het plaatje kon hier niet gemaakt worden. Een schermafdruk kan altijd.
web-end-alone = Uitgespeeld
web-end-alone-well = Goed gespeeld!
web-end-nobody = Niemand heeft gewonnen.
web-end-scores = Uitslag
web-end-look = De tafel bekijken
web-end-rematch = Nog een keer
web-end-replay = Opname
web-end-shuffle = Voor nieuwsgierigen
web-end-shuffle-good = Ja: de vingerafdruk van vóór het spel klopt precies met hoe er geschud is.
web-end-shuffle-bad = Nee! De vingerafdruk van vóór het spel klopt niet met hoe er geschud is.
web-end-shuffle-unknown = Deze browser kan het op dit adres niet narekenen. Hier staan beide waarden, dan kun je ze vergelijken.
web-end-seed = Geschud: { $seed }
web-end-commitment = Vingerafdruk: { $commitment }

web-help-text = Tik op een kaart die omhoogkomt. Een kaart die blijft liggen, vertelt je waarom. Met het toetsenbord kan alles ook:
web-key-help = deze hulp
web-key-arrows = langs de kaarten lopen
web-key-enter = kaart spelen, op een knop drukken
web-key-escape = annuleren, venster sluiten
web-key-hand = naar je kaarten
web-key-table = de tafel voorlezen, kort; nog een keer: alles
web-key-score = de stand
web-key-turn = wie aan de beurt is
web-key-last = wat er net gebeurde
web-key-need = wat je nu kunt doen
web-key-voice = voorlezen aan of uit
web-key-hurry = niet op de bot wachten
web-key-story = het verloop
web-key-rules = de regels
web-key-undo = een zet terugnemen
web-key-menu = het menu

# Lessons
web-lesson = Oefening
web-lesson-next = Verder
web-lesson-here = De hand wijst hierheen.
web-lesson-back = Leg dit eerst terug: kies het nog een keer!
web-lesson-far = Zo ver ben je
web-lesson-done = Goed gedaan!
web-lesson-done-line = Nu weet je hoe het gaat!
web-lesson-again = Nog een keer
web-lesson-play = Echt spelen
web-lessons = Spelend leren
web-lessons-first = Nieuw hier? Leer het al spelend
web-lessons-number = Oefening { $number }
