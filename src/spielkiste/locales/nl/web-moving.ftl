## A game leaves the server, and where a table is

web-moving-open = Zonder server verderspelen
web-moving-hint = Het spel verhuist naar jouw apparaat en gaat daar verder: met bots, of met vrienden die je uitnodigt. Iedereen aan tafel moet er zijn en het goedvinden. Terug naar de server kan niet.
web-moving-go = Spel verhuizen
web-moving-asked = { $name } wil zonder server verderspelen
web-moving-asked-what = Het spel zou verhuizen naar het apparaat van { $name }. Daar kan iemand met een trucje alle kaarten zien. Zeg alleen ja als je { $name } vertrouwt.
web-moved = Dit spel is verhuisd naar het apparaat van { $name }. Vraag { $name } om een uitnodiging. Je plaats blijft vrij.
web-moved-title = Het spel is verhuisd
web-moved-you = Bewaar het spel eerst als bestand.
web-moved-save = Spel bewaren
web-moved-then = Open daarna de Spielkiste die zonder server werkt. Tik in het menu op “Potjes binnenhalen” en kies het bestand. Aan tafel kun je de anderen uitnodigen: hun plaatsen blijven vrij.
web-lives-server = Deze tafel staat op de server { $name }.
web-lives-here = Deze tafel staat op dit apparaat.
web-lives-far = Deze tafel staat op het apparaat van { $name }.
web-join-kept = Wie ben je?
