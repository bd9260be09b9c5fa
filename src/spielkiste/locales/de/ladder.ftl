# Die Leiter der Stufen in der Arena

ladder-table = { $game } mit { $seats } am Tisch, Elo über der untersten Stufe:
ladder-rung = { $bot }: { $elo } ± { $error }
ladder-higher = { $bot } schlägt { $other }: { $share } % ({ $low } bis { $high }), { $games } Spiele
ladder-not-higher = { $bot } ist nicht spürbar stärker als { $other }: { $share } % ({ $low } bis { $high }), { $games } Spiele
ladder-undecided = { $bot } gegen { $other } noch nicht entschieden: { $share } % ({ $low } bis { $high }), { $games } Spiele
lab-stumbled = Fehler bei { $bot }: { $count ->
    [one] Ein Zug wurde ausgelost.
   *[other] { $count } Züge wurden ausgelost.
}
lab-first-error = Erster Fehler: { $error }. Mit --strict siehst du ihn ganz.
error-ladder-bots = Eine Leiter braucht mindestens zwei verschiedene Bots.
error-bad-budget = Ein Tipp braucht mindestens eine gedachte Welt, nicht { $budget }.
error-ladder-rows = Eine Leiter schreibt keine Zeilen. Lass --out weg oder vergleiche zwei Bots ohne --ladder.
