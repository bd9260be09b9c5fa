# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-mau-mau-first = Dein erstes Mau-Mau
lesson-wall-break-first = Dein erster Mauerbruch
lesson-wall-break-naming = Sag, warum es passt
lesson-clear-away-first = Dein erstes Räum ab!
lesson-clear-away-naming = Sag, warum es passt
lesson-patience-first = Deine erste Patience

nn-lesson-mau-colour = Dreieck passt auf Dreieck: Leg deine 7!
nn-lesson-mau-rival = Gut gelegt! Wer zuerst keine Karten mehr hat, gewinnt. Jetzt legt Lina.
nn-lesson-mau-draw = Auf die 11 passt keine von deinen Zahlen. Zieh eine Karte vom Stapel!
nn-lesson-mau-drawn = Glück gehabt, Dreieck 24 passt! Du darfst sie gleich legen.
nn-lesson-mau-row = Auch die gleiche Reihe passt: 42 und 28 sind in der 7er-Reihe. Leg die 28!
nn-lesson-mau-double = 20 und 40 passen doppelt: gleiches Zeichen und gleiche Reihe. Leg die 20!
nn-lesson-mau-wish = Doppelt, also noch eine! Leg die Wunschkarte und wünsch dir Quadrate.
nn-lesson-mau-stuck = Wunschkarten passen immer. Jetzt braucht Lina ein Quadrat. Hat sie eins?
nn-lesson-mau-last = Sie hat keins, aber du! Leg deine letzte Karte, die 13!
nn-lesson-mau-won = Gewonnen! Merk dir: Gleiches Zeichen passt, gleiche Reihe passt. Und wenn beides stimmt, darfst du noch einmal.

nn-lesson-wall-pair = 12 und 18 sind ein Paar, beide aus der 6er-Reihe. Nimm sie!
nn-lesson-wall-rival = Die gehören dir! Wer am Ende die meisten hat, gewinnt. Jetzt nimmt Lina ein Paar.
nn-lesson-wall-double = 35 und 45 passen doppelt: gleiches Zeichen und gleiche Reihe. Nimm sie!
nn-lesson-wall-wish = Doppelt, also machst du weiter! Tausch die Wunschkarte gegen die 49.
nn-lesson-wall-again = Für den Wunsch kam die 49 zurück, und sie passt doppelt zur 28. Nimm beide!
nn-lesson-wall-last = Die 56 ist die letzte in ihrem Stapel. Nimm sie mit der 42, dann bricht die Mauer!
nn-lesson-wall-breach = Durchbruch! Eine Seite der Mauer gehört dir. Rechts ist mehr: Nimm die rechte!
nn-lesson-wall-won = Gewonnen! Merk dir: Nur die obersten Karten sind frei. Zwei mit gleichem Zeichen oder gleicher Reihe sind ein Paar.

nn-lesson-clear-pair = 24 und 36 sind ein Paar, beide aus der 6er-Reihe. Nimm sie!
nn-lesson-clear-rival = Die gehören dir! Wer am Ende mehr hat, gewinnt. Jetzt nimmt Lina ein Paar.
nn-lesson-clear-row = Auch die 16 und die 8 darunter sind ein Paar! Nimm sie!
nn-lesson-clear-double = Gleiches Zeichen, gleiche Reihe: doppelt! Also weiter. Nimm auch 9 und 81!
nn-lesson-clear-more = Wieder doppelt! Jetzt sind 27 und 54 frei, denn nichts liegt darauf. Nimm sie!
nn-lesson-clear-bar = Nur noch Verbote! Leg das 5er-Verbot beiseite.
nn-lesson-clear-lift = Jetzt ist die 5er-Reihe gesperrt. Leg auch das 2er-Verbot beiseite!
nn-lesson-clear-won = Abgeräumt und gewonnen! Ein ganzes Spiel beginnt mit doppelten Paaren. Die 1 passt zu jeder Zahl, und Wunschkarten holen eine der letzten sieben.

nn-lesson-patience-lay = Nur noch 6 Karten! 24 passt auf 16, beide in der 8er-Reihe: Leg die 24!
nn-lesson-patience-wait = 49 und 30 haben keine Reihe gemeinsam. Lass die 49 warten!
nn-lesson-patience-on = Jedes Zeichen hat seinen Stapel. 42 passt auf 30, beide in der 6er-Reihe: Leg die 42!
nn-lesson-patience-fetch = Jetzt passt die 49, denn 42 und 49 sind in der 7er-Reihe. Hol sie!
nn-lesson-patience-both = 72 und 25 haben keine Reihe gemeinsam. Lass die 72 warten!
nn-lesson-patience-more = Auch die 36 passt nicht auf die 25. Lass sie warten, vor der 72!
nn-lesson-patience-wish = Auf eine Wunschkarte passt alles. Leg sie auf den Stapel mit der Raute!
nn-lesson-patience-home = Nun kann die 36 nach Hause. Hol sie!
nn-lesson-patience-end = 36 und 72 sind beide in der 9er-Reihe. Hol auch die 72!
nn-lesson-patience-won = Alle 95 Karten liegen, besser geht es nicht! Merk dir: Was nicht passt, wartet, und eine Wunschkarte bringt es wieder in Gang.

nn-lesson-naming-take = Hier sagst du, warum zwei Karten passen. Nimm die 12 und die 18!
nn-lesson-naming-name = In welcher Reihe sind beide? Such die größte: Wähle die 6!
nn-lesson-naming-largest = Die größte ist die 6er-Reihe: 6 mal 2 und 6 mal 3. Wähle die 6!
nn-lesson-naming-rival = Richtig! Jetzt nimmt Lina ein Paar und sagt, warum es passt.
nn-lesson-naming-second = Du bist wieder dran. 7 und 63, das passt doppelt: Nimm sie!
nn-lesson-naming-seven = Siehst du die Reihe? 63 ist 9 mal 7. Wähle die 7!
nn-lesson-naming-won = Prima! So wird beim Spielen geübt. Wenn du dich vertust, hilft dir der Tisch Schritt für Schritt. Niemand lacht.
