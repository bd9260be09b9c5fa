web-box-memo-race = DaCart-rally

## DaCart-rally in the browser

web-mr-mat = De woestijn
web-mr-stage = Wat nu?
web-mr-others = De anderen
web-mr-drivers = Achter het stuur
web-mr-covered = dicht
web-mr-canisters = { $count ->
    [0] geen jerrycans
    [one] één jerrycan
   *[other] { $count } jerrycans
}
web-mr-your-car = jouw auto
web-mr-car-of = de auto van { $name }
web-mr-your-finish = jouw finish
web-mr-just-swapped = net verwisseld
web-mr-can-swap = kan verwisseld worden
web-mr-can-swap-with = hiermee verwisselen
web-mr-goal = Finish: { $colour }, { $sign }
web-mr-no-canister = nog geen jerrycan
web-mr-turn-tile = { $place } zo neerleggen: { $road }
web-mr-sign-flower = bloem
web-mr-sign-moon = maan
web-mr-sign-sun = zon
web-mr-sign-clover = klaverblad
web-mr-drive = Rijden
web-mr-swap = Wisselen
web-mr-put-back = Terugleggen
web-mr-speak = Voorlezen
web-mr-driving = nog onderweg
web-mr-cup = de beker
web-mr-home = binnen!

web-mr-way-pit = Hoe kom je bij de pitstraat?
web-mr-way-home = Hoe kom je bij je finish?
web-mr-ask-drive-pit = Jouw beurt! { web-mr-way-pit }
web-mr-ask-drive-home = Jouw beurt! { web-mr-way-home }
web-mr-ask-name-pit = { $name }, jouw beurt! Hoe kom je bij de pitstraat?
web-mr-ask-name-home = { $name }, jouw beurt! Hoe kom je bij je finish?
web-mr-ask-must-drive = Genoeg gewisseld: nu rijden!
web-mr-hear-way = naar het { $direction } ({ $place })
web-mr-hear-or = { $one } of { $other }
web-mr-hear-drive = { $swap ->
    [yes] Rij { $ways }, of verwissel twee plaatjes.
   *[no] Rij { $ways }.
}
web-mr-ask-swap = Welk plaatje wil je verwisselen?
web-mr-ask-swap-stuck = Hier kun je niet verder. Verwissel twee plaatjes!
web-mr-ask-with = Met welk plaatje verwissel je het?
web-mr-ask-lay = Een { $kind }! Hoe leg je die?
web-mr-no-far = Dat is te ver: één plaatje per keer!
web-mr-no-start = Start-/finishplaatjes blijven waar ze zijn.
web-mr-no-own-car = Dat is je eigen auto.
web-mr-no-fine = O ja!
web-mr-say-turned = Kijk: een { $kind }!
web-mr-say-wait = { $name } denkt na …
web-mr-say-wait-lay = { $name } draait een { $kind } om
web-mr-say-wait-swap = { $name } verwisselt twee plaatjes
web-mr-say-won = { $name } is over de finish!
web-mr-say-won-you = Jij bent het eerst over de finish!
web-mr-say-shared = De race is voorbij.

## The track workshop

web-mr-workshop = Circuitwerkplaats
web-mr-track-title = Werkplaats
web-mr-track-leave = Terug naar de doos
web-mr-track-grid = De zandtafel
web-mr-track-tray = Plaatjes
web-mr-track-left = { $kind }, nog { $count }
web-mr-track-lift = Plaatje weghalen
web-mr-track-field = Kolom { $column }, rij { $row }
web-mr-track-empty = leeg
web-mr-track-edge = de weg loopt over de rand
web-mr-track-gap = hier houdt de weg op
web-mr-track-no-join = hier sluit de weg niet aan
web-mr-track-dead-end = hier moet je omkeren
web-mr-track-start = Trek een rondje door het zand, of leg het met plaatjes!
web-mr-track-closed = Een rondje! { $count } plaatjes lang
web-mr-track-closed-all = Een rondje van { $count } plaatjes!
web-mr-track-broken = { $count ->
    [one] Nog niet rond: één los eind
   *[other] Nog niet rond: { $count } losse einden
}
web-mr-track-drive = Rijden maar!
web-mr-track-drive-first = Eerst rond maken
web-mr-track-begin = Voorbeeld
web-mr-track-build = Bouwen
web-mr-track-share = Circuit delen
web-mr-track-share-hint = In deze link zit het hele circuit. Wie hem opent, kan erop rijden en verderbouwen.
web-mr-track-size = Rooster en plaatjes
web-mr-track-columns = Kolommen
web-mr-track-rows = Rijen
web-mr-track-pool = Vier dozen plaatjes
web-mr-track-pool-hint = Vier keer zo veel plaatjes voor lange circuits
web-mr-track-clear = Zandtafel leegmaken
web-mr-tracks = Circuits
web-mr-track-name = Naam van het circuit
web-mr-track-unnamed = Circuit { $number }
web-mr-track-save = Bewaren
web-mr-track-open = { $name } openen
web-mr-track-forget = { $name } weggooien
web-mr-track-examples = Om mee te beginnen
web-mr-track-example = Voorbeeld { $number }
web-mr-race-cars = Wie rijdt er mee?
web-mr-race-self = Kijken
web-mr-race-hand = Zelf rijden
web-mr-race-again = Nog een keer
web-mr-race-runner = { $animal }, ronde { $lap } van { $laps }: ingedrukt houden om te rijden
web-mr-race-bot = { $animal } rijdt vanzelf, ronde { $lap } van { $laps }
web-mr-race-hold = Ingedrukt houden!
web-mr-race-won = { $animal } wint!
