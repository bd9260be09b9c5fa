## Das Stundenblatt: was eine Klasse gezeigt hat

web-sheet = Stundenblatt
web-sheet-tomorrow = Morgen üben
web-sheet-tomorrow-hint = Hier hakte es am häufigsten: gemeinsam an die Tafel, dann dasselbe Spiel noch einmal mit „üben“.
web-sheet-all-known = Alles, wonach gefragt wurde, saß sofort. Morgen darf es schwerer werden.
web-sheet-nothing = Bisher wurde noch nichts gefragt. Spielen Sie zum Beispiel { $games } und stellen Sie „Spielen oder üben?“ auf „üben“: Dann steht hier, was sitzt und was nicht.
web-sheet-known = Sitzt
web-sheet-practise = Üben
web-sheet-times = { $right } von { $asked } Mal gewusst
web-sheet-silent = Nichts gefragt
web-sheet-who = Wer
web-sheet-hint = Gezählt wird, wer es gleich wusste. Das Blatt verschwindet mit dem Zimmer; drucken oder speichern Sie es vorher.
web-sheet-csv-head = Name, Aufgabe, gleich gewusst, nicht gleich gewusst
