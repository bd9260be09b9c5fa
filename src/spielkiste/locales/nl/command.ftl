## De opdrachtregel

error-meant = Bedoelde je { $meant }?
error-unknown-command = Er is geen opdracht “{ $name }”. Kies er een uit: { $known }.
error-game-alone = Wat wil je ermee doen? Bijvoorbeeld: spielkiste play { $game }
error-unknown-flag = { $command } kent geen { $flag }. Meer uitleg: { $command } --help.
error-flag-is-option = “{ $option }” is een optie van het spel. Schrijf: --option { $setting }
error-bots-by-flag = “{ $word }” is een bot. Schrijf: --bots { $bots }
error-flag-choice = { $flag } kan niet “{ $value }” zijn. Kies er een uit: { $known }.
error-flag-number = { $flag } kan niet “{ $value }” zijn. Schrijf een getal van { $least } tot en met { $most }.
error-flag-at-least = { $flag } kan niet “{ $value }” zijn. Schrijf een getal: minstens { $least }.
error-flag-empty = Na { $flag } ontbreekt iets. Meer uitleg: { $command } --help.
error-flag-alone = Na { $flag } komt niets. Meer uitleg: { $command } --help.
error-missing-argument = Dit ontbreekt nog: { $names }. Meer uitleg: { $command } --help.
error-missing-game = Welk spel? Kies er een uit: { $known }. Meer uitleg: { $command } --help.
error-too-much = “{ $word }” is te veel. Meer uitleg: { $command } --help.
error-usage = Zo gaat het niet ({ $message }). Meer uitleg: { $command } --help.
error-unknown-lesson = { $game } heeft geen oefening “{ $name }”. Het heeft: { $known }.
error-host-not-here = --host: { $host } is geen adres van deze computer. Laat --host weg, of neem 0.0.0.0 voor alle apparaten in het netwerk.
error-port-not-allowed = --port: poort { $port } is voor het systeem. Kies er een van 1024 tot en met 65535.

games-lesson = Oefening { $name }: { $title }

chest-games-here = Spielkiste: dit zijn de spellen.
chest-game = { $slug }  { $title } ({ $tagline })
chest-open = de kist in de browser openen
chest-play = in de terminal spelen
chest-learn = een spel al spelend leren
chest-games = opties, bots en oefeningen van alle spellen
chest-help = alle andere opdrachten
