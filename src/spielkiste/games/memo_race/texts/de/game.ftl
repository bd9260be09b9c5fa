## Memo-Car-Race

game-memo-race = Memo-Car-Race
game-memo-race-tagline = Erst zur Boxengasse, dann ins Ziel: Wer merkt sich den Weg?
task-memo-race-one = Sei vor dem Bot im Ziel!
task-memo-race-two = Sei vor zwei Bots im Ziel!
option-canisters = Kanister
option-canisters-random = beliebige Farben (Spielregel)
option-canisters-start_colours = die Farben der besetzten Startplätze
option-swap_limit = So oft hintereinander tauschen (0: beliebig oft)

mr-kind-curve = Kurve
mr-kind-straight = Gerade
mr-kind-crossing = Kreuzung
mr-kind-dead-end = Sackgasse
mr-kind-pit = Boxengasse
mr-colour-red = Rot
mr-colour-blue = Blau
mr-colour-yellow = Gelb
mr-colour-green = Grün
mr-direction-north = Norden
mr-direction-east = Osten
mr-direction-south = Süden
mr-direction-west = Westen
# On the board, as children say it.
mr-way-north = oben
mr-way-east = rechts
mr-way-south = unten
mr-way-west = links
mr-road-north = offen nach Norden
mr-road-east = offen nach Osten
mr-road-south = offen nach Süden
mr-road-west = offen nach Westen
mr-road-north-south = Norden und Süden
mr-road-east-west = Osten und Westen
mr-road-north-east = Norden und Osten
mr-road-south-east = Süden und Osten
mr-road-south-west = Süden und Westen
mr-road-north-west = Norden und Westen
mr-road-all = in alle vier Richtungen
mr-place-a1 = A1
mr-place-b1 = B1
mr-place-c1 = C1
mr-place-d1 = D1
mr-place-e1 = E1
mr-place-a2 = A2
mr-place-b2 = B2
mr-place-c2 = C2
mr-place-d2 = D2
mr-place-e2 = E2
mr-place-a3 = A3
mr-place-b3 = B3
mr-place-c3 = Boxengasse
mr-place-d3 = D3
mr-place-e3 = E3
mr-place-a4 = A4
mr-place-b4 = B4
mr-place-c4 = C4
mr-place-d4 = D4
mr-place-e4 = E4
mr-place-a5 = A5
mr-place-b5 = B5
mr-place-c5 = C5
mr-place-d5 = D5
mr-place-e5 = E5
mr-place-nw = Start-Ziel im Nordwesten
mr-place-ne = Start-Ziel im Nordosten
mr-place-se = Start-Ziel im Südosten
mr-place-sw = Start-Ziel im Südwesten

mr-move-drive = nach { $direction } fahren
mr-move-lay = so hinlegen: { $road }
mr-move-swap = { $place } tauschen
mr-move-with = … mit { $place }

mr-turned = { $seat_you ->
    [yes] Du deckst { $place } auf.
   *[no] { $seat } deckt { $place } auf.
}
mr-drove = { $seat_you ->
    [yes] Du fährst weiter: { $place }.
   *[no] { $seat } fährt weiter: { $place }.
}
mr-swapped = { $seat_you ->
    [yes] Du vertauschst { $place } und { $other }.
   *[no] { $seat } vertauscht { $place } und { $other }.
}
mr-canister = { $seat_you ->
    [yes] Dein Kanister sagt: Auf zu { $colour }!
   *[no] Der Kanister von { $seat } sagt: Auf zu { $colour }.
}
mr-won = { $seat_you ->
    [yes] Du bist bei { $colour } im Ziel: Der Pokal gehört dir!
   *[no] { $seat } ist bei { $colour } im Ziel und gewinnt den Pokal!
}
mr-called-off = Alle haben { $count } Züge gemacht, und niemand ist im Ziel: Ihr teilt euch den Pokal.

mr-turned-act = deckt { $place } auf
mr-drove-act = fährt: { $place }
mr-swapped-act = tauscht { $place } und { $other }
mr-canister-act = auf zu { $colour }!
mr-won-act = im Ziel!

mr-why-no-move = Das ist kein Zug.
mr-why-over = Das Rennen ist zu Ende.
mr-why-turn = { $seat } ist an der Reihe.
mr-why-lay-first = Leg zuerst fest, wie { $place } liegen soll.
mr-why-finish-swap = Wähle zuerst das Plättchen, das mit { $place } den Platz tauscht.
mr-why-nothing-turned = Es ist kein Plättchen aufgedeckt.
mr-why-nothing-lifted = Wähle zuerst das erste Plättchen zum Tauschen.
mr-why-no-road = Deine Straße führt nicht nach { $direction }.
mr-why-edge = Dort ist der Plan zu Ende.
mr-why-not-joined = Die Straße auf { $place } schließt nicht an deine an.
mr-why-other-tile = So kann dieses Plättchen nicht liegen: { $kind }.
mr-why-does-not-join = Leg es so, dass seine Straße an deine anschließt.
mr-why-no-tile-there = In dieser Richtung liegt daneben kein Plättchen.
mr-why-later-turn = Nur in deinem ersten Zug darf eine Sackgasse zur Seite zeigen; jetzt muss ihre Straße an deine anschließen.
mr-why-pit-stays = Die Boxengasse bleibt, wo sie ist.
mr-why-open = { $place } liegt offen; getauscht werden nur verdeckte Plättchen.
mr-why-banned = { $place } wurde gerade erst getauscht; nimm ein anderes.
mr-why-must-drive = Du hast { $count }-mal hintereinander getauscht: Jetzt wird gefahren.
mr-why-same-tile = { $place } ist schon das erste Plättchen; nimm ein anderes.

mr-words-start = { $colour }: { $place }.
mr-words-car = { $seat_you ->
    [yes] Du stehst hier: { $place }.
   *[no] { $seat } steht hier: { $place }.
}
mr-words-car-on-tile = { $seat_you ->
    [yes] Du stehst auf { $place }: { $kind }, { $road }.
   *[no] { $seat } steht auf { $place }: { $kind }, { $road }.
}
mr-words-to-pit = { $seat_you ->
    [yes] Du musst zuerst zur Boxengasse.
   *[no] { $seat } muss zuerst zur Boxengasse.
}
mr-words-to-finish = { $seat_you ->
    [yes] Dein Ziel ist { $colour }: { $place }.
   *[no] Das Ziel von { $seat } ist { $colour }: { $place }.
}
mr-words-turned = Aufgedeckt auf { $place }: { $kind }.
mr-words-lifted = Wird getauscht: { $place }.
mr-words-banned = Gerade erst getauscht, also nicht noch einmal: { $places }.
mr-words-must-drive = { $seat_you ->
    [yes] Du hast { $count }-mal hintereinander getauscht: Jetzt wird gefahren.
   *[no] { $seat } hat { $count }-mal hintereinander getauscht und muss fahren.
}

error-track-foreign = Das ist kein Link zu einer Spielkiste-Strecke.
error-track-damaged = Dieser Strecken-Link wurde verändert oder abgeschnitten. Lass ihn dir noch einmal schicken.
error-track-newer = Diese Strecke kommt aus einer neueren Spielkiste; zum Öffnen bitte aktualisieren.
error-track-bad-grid = Eine Strecke hat { $low } bis { $high } Spalten und Reihen.
error-track-off-grid = Dieser Platz liegt nicht auf dem Raster.
error-track-none-left = Davon ist kein Plättchen mehr übrig.
error-track-empty = Hier liegt kein Plättchen zum Drehen.
error-track-no-such-tile = So ein Plättchen gibt es nicht.
error-track-too-many = Hier liegen mehr Plättchen, als eine Schachtel hat.
error-track-bad-wish = Das versteht die Werkstatt nicht. Öffne sie noch einmal.
