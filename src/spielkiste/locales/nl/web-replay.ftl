## Watching again, and the games of this device

web-replay = Nog eens bekijken
web-replay-watch = Film van het spel bekijken
web-replay-lost = Dit is niet te bekijken
web-replay-only = Je kijkt nu alleen mee. Wil je spelen? Kies “{ web-replay-play-on }”.
web-replay-no-end = Dit spel is niet uitgespeeld. Je ziet wat iedereen kon zien.
web-replay-controls = Vooruit en terug
web-replay-where = Plek in het spel
web-replay-at = Zet { $at } van { $moves }
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Een stap vooruit
web-replay-back = Een stap terug
web-replay-turn-on = Naar de volgende beurt
web-replay-turn-back = Naar de vorige beurt
web-replay-speed = Tempo: { $speed }
web-replay-whose = Met wie kijk je mee?
web-replay-eyes = Weergave: { $name }
web-replay-eyes-all = Alle kaarten open
web-replay-eyes-nobody = Het publiek
web-replay-eyes-hint = Het spel is afgelopen, dus nu mag je in alle kaarten kijken.
web-replay-seen-by = Weergave nu: { $name }
web-replay-pass-on = Doorgeven
web-replay-link-hint = In deze link zit het hele spel. Wie hem opent, ziet het in de eigen Spielkiste.
web-replay-too-long = Dit spel is te lang voor een link. Geef het bestand door.
web-replay-file-hint = Of als bestand, om te bewaren en te versturen:
web-replay-play-on = Vanaf hier verderspelen
web-replay-play-on-not = Hier is het spel afgelopen. Ga een stukje terug, dan kun je vanaf daar verderspelen.
web-replay-play-hint = De tafel staat klaar zoals na zet { $at }. Er wordt niet opnieuw geschud: wie het spel bekeken heeft, kan weten wat er komt.
web-replay-play-who = Wie speelt hier?
web-replay-play-one = { $name } en bots
web-replay-play-all = Iedereen op dit apparaat
web-replay-play-start = Verderspelen

web-mine-none = Hier komen de spellen die je op dit apparaat speelt.
web-mine-open = Nog bezig
web-mine-played = Gespeeld
web-mine-tally = Gewonnen: { $won } van de { $count }
web-mine-won = Gewonnen!
web-mine-winner =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
web-mine-ended = gestopt zonder uitslag
web-mine-over = afgelopen
web-mine-watched = meegekeken
web-mine-table = Naar de tafel
web-mine-export = Als bestand bewaren
web-mine-delete = Wissen
web-mine-delete-sure = Dit spel wissen?
web-mine-delete-open = Het is nog niet afgelopen. Op dit apparaat kun je er dan niet meer mee verder.
web-mine-delete-played = Op dit apparaat kun je het dan niet meer bekijken.
web-mine-device = Deze lijst staat alleen op dit apparaat.
