web-box-memo-race = Memo-Car-Race

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
web-mr-turn-tile = { $place } so hinlegen: { $road }
web-mr-sign-flower = Blume
web-mr-sign-moon = Mond
web-mr-sign-sun = Sonne
web-mr-sign-clover = Kleeblatt
web-mr-drive = Fahren
web-mr-swap = Tauschen
web-mr-put-back = Zurücklegen
web-mr-speak = Vorlesen
web-mr-driving = noch unterwegs
web-mr-cup = der Pokal
web-mr-home = im Ziel!

web-mr-way-pit = Wo geht’s zur Boxengasse?
web-mr-way-home = Wo geht’s ins Ziel?
web-mr-ask-drive-pit = Du bist dran! { web-mr-way-pit }
web-mr-ask-drive-home = Du bist dran! { web-mr-way-home }
web-mr-ask-name-pit = { $name }, du bist dran! Wo geht’s zur Boxengasse?
web-mr-ask-name-home = { $name }, du bist dran! Wo geht’s ins Ziel?
web-mr-ask-must-drive = Genug getauscht: Jetzt wird gefahren!
web-mr-hear-way = nach { $direction } ({ $place })
web-mr-hear-or = { $one } oder { $other }
web-mr-hear-drive = { $swap ->
    [yes] Fahr { $ways }, oder tausch zwei Plättchen.
   *[no] Fahr { $ways }.
}
web-mr-ask-swap = Welches Plättchen willst du tauschen?
web-mr-ask-swap-stuck = Hier geht’s nicht weiter. Tausch zwei Plättchen!
web-mr-ask-with = Mit welchem tauschst du es?
web-mr-ask-lay = Eine { $kind }! Wie soll sie liegen?
web-mr-no-far = Das ist zu weit: immer nur ein Plättchen!
web-mr-no-start = Start-Ziel-Plättchen bleiben, wo sie sind.
web-mr-no-own-car = Das ist dein eigenes Auto.
web-mr-no-fine = Ach so!
web-mr-say-turned = Schau: eine { $kind }!
web-mr-say-wait = { $name } überlegt …
web-mr-say-wait-lay = { $name } deckt eine { $kind } auf
web-mr-say-wait-swap = { $name } tauscht zwei Plättchen
web-mr-say-won = { $name } ist im Ziel!
web-mr-say-won-you = Du bist zuerst im Ziel!
web-mr-say-shared = Das Rennen ist vorbei.

## Die Streckenwerkstatt

web-mr-workshop = Streckenwerkstatt
web-mr-track-title = Werkstatt
web-mr-track-leave = Zurück zur Schachtel
web-mr-track-grid = Der Sandtisch
web-mr-track-tray = Plättchen
web-mr-track-left = { $kind }, noch { $count }
web-mr-track-lift = Plättchen wegnehmen
web-mr-track-field = Spalte { $column }, Reihe { $row }
web-mr-track-empty = leer
web-mr-track-edge = die Straße führt über den Rand
web-mr-track-gap = hier geht die Straße nicht weiter
web-mr-track-no-join = hier schließt die Straße nicht an
web-mr-track-dead-end = hier müsste man umdrehen
web-mr-track-start = Zieh einen Rundkurs durch den Sand oder leg ihn aus Plättchen!
web-mr-track-closed = Ein Rundkurs! { $count } Plättchen lang
web-mr-track-closed-all = Ein Rundkurs aus { $count } Plättchen!
web-mr-track-broken = { $count ->
    [one] Noch nicht rund: ein loses Ende
   *[other] Noch nicht rund: { $count } lose Enden
}
web-mr-track-drive = Losfahren!
web-mr-track-drive-first = Erst rund machen
web-mr-track-begin = Beispiel
web-mr-track-build = Bauen
web-mr-track-share = Strecke teilen
web-mr-track-share-hint = In diesem Link steckt die ganze Strecke. Wer ihn öffnet, kann sie fahren und weiterbauen.
web-mr-track-size = Raster und Plättchen
web-mr-track-columns = Spalten
web-mr-track-rows = Reihen
web-mr-track-pool = Vier Schachteln Plättchen
web-mr-track-pool-hint = Viermal so viele Plättchen für lange Strecken
web-mr-track-clear = Sandtisch leeren
web-mr-tracks = Strecken
web-mr-track-name = Name der Strecke
web-mr-track-unnamed = Strecke { $number }
web-mr-track-save = Speichern
web-mr-track-open = { $name } öffnen
web-mr-track-forget = { $name } wegwerfen
web-mr-track-examples = Zum Anfangen
web-mr-track-example = Beispiel { $number }
web-mr-race-cars = Wer fährt mit?
web-mr-race-self = Zuschauen
web-mr-race-hand = Selbst fahren
web-mr-race-again = Noch einmal
web-mr-race-runner = { $animal }, Runde { $lap } von { $laps }: gedrückt halten zum Fahren
web-mr-race-bot = { $animal } fährt von selbst, Runde { $lap } von { $laps }
web-mr-race-hold = Gedrückt halten!
web-mr-race-won = { $animal } gewinnt!
