# De opdracht van de dag: het blad en het einde.
web-day-new = Opdracht gelukt! Je krijgt een sticker.
web-day-not-yet = Nog niet gelukt. Probeer het nog eens met dezelfde kaarten!
web-day-cups = Je bekers
web-day-cups-hint = Zeven stickers vullen een beker.
web-day-streak = { $count ->
    [one] 1 dag meegedaan
   *[other] { $count } dagen meegedaan
}
web-day-streak-hint = Een dag overslaan geeft niets.
