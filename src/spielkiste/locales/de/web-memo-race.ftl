## Memo-Car-Race im Browser

web-mr-mat = Die Wüste
web-mr-stage = Was jetzt?
web-mr-others = Die anderen
web-mr-drivers = Am Steuer
web-mr-covered = verdeckt
web-mr-canisters = { $count ->
    [0] keine Kanister
    [one] ein Kanister
   *[other] { $count } Kanister
}
web-mr-your-car = dein Auto
web-mr-car-of = das Auto von { $name }
web-mr-your-finish = dein Ziel
web-mr-just-swapped = gerade getauscht
web-mr-can-swap = kann getauscht werden
web-mr-can-swap-with = damit tauschen
web-mr-goal = Ziel: { $colour }, { $sign }
web-mr-no-canister = noch kein Kanister
web-mr-sign-flower = Blume
web-mr-sign-moon = Mond
web-mr-sign-sun = Sonne
web-mr-sign-clover = Kleeblatt
web-mr-drive = Fahren
web-mr-swap = Tauschen
web-mr-put-back = Zurücklegen
web-mr-speak = Vorlesen

web-mr-ask-drive-pit = Du bist dran! Wo geht’s zur Boxengasse?
web-mr-ask-drive-home = Du bist dran! Wo geht’s ins Ziel?
web-mr-ask-must-drive = Genug getauscht: Jetzt wird gefahren!
web-mr-ask-swap = Welches Plättchen willst du tauschen?
web-mr-ask-swap-stuck = Hier geht’s nicht weiter. Tausch zwei Plättchen!
web-mr-ask-with = Mit welchem?
web-mr-ask-lay = Wie soll sie liegen: { $kind }?
web-mr-say-turned = Schau: { $kind }!
web-mr-say-wait = { $name } überlegt …
web-mr-say-wait-lay = { $name } deckt auf: { $kind }
web-mr-say-wait-swap = { $name } tauscht zwei Plättchen
web-mr-say-won = { $name } ist im Ziel!
web-mr-say-won-you = Du bist zuerst im Ziel!
web-mr-say-shared = Das Rennen ist vorbei.

## Die Streckenwerkstatt

web-mr-workshop = Streckenwerkstatt
