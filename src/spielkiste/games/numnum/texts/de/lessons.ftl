# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-mau-mau-first = Dein erstes Mau-Mau
lesson-wall-break-first = Dein erster Mauerbruch
lesson-wall-break-naming = Sag, warum es passt
lesson-clear-away-first = Dein erstes Räum ab!
lesson-clear-away-naming = Sag, warum es passt
lesson-patience-first = Deine erste Patience

nn-lesson-mau-colour = Wer zuerst keine Karten mehr hat, gewinnt. Oben liegt Dreieck 12. Eine Karte mit demselben Zeichen passt: Tippe zweimal auf deine Dreieck-7!
nn-lesson-mau-rival = Gut gelegt! Jetzt ist Lina dran. Schau, was sie legt.
nn-lesson-mau-draw = Auf Dreieck 11 passt keine deiner Zahlen. Dann ziehst du eine Karte: Tippe auf den Stapel!
nn-lesson-mau-drawn = Glück gehabt, Dreieck 24 passt! Du darfst sie gleich legen.
nn-lesson-mau-row = Lina hat 42 gelegt, ein anderes Zeichen. Passt trotzdem, beide sind in der 6er-Reihe! Deine 28 und die 42 sind beide in der 7er-Reihe. Leg die 28!
nn-lesson-mau-double = Deine 20 hat das gleiche Zeichen wie die 40, und beide sind in der 5er-Reihe. Das passt doppelt, dann darfst du noch eine legen. Leg die 20!
nn-lesson-mau-wish = Jetzt noch eine! Die Wunschkarte passt immer, und du suchst dir ein Zeichen aus. Tippe auf die Wunschkarte und dann auf das Quadrat.
nn-lesson-mau-stuck = Lina braucht ein Quadrat. Ob sie eins hat?
nn-lesson-mau-last = Kein Quadrat! Aber du hast eins, und es ist deine letzte Karte. Leg die 13!
nn-lesson-mau-won = Gewonnen! Merk dir: Gleiches Zeichen passt, gleiche Reihe passt. Und wenn beides stimmt, darfst du noch einmal.

nn-lesson-wall-pair = Das ist die Mauer. Frei ist immer nur die oberste Karte. Zwei, die zusammenpassen, darfst du nehmen: 12 und 18 sind beide in der 6er-Reihe. Tippe beide an!
nn-lesson-wall-rival = Die zwei gehören dir. Am Ende gewinnt, wer die meisten Karten hat. Jetzt nimmt Lina ein Paar.
nn-lesson-wall-double = 35 und 45 haben dasselbe Zeichen, und beide sind in der 5er-Reihe. Das passt doppelt: Danach darfst du weitermachen! Nimm sie.
nn-lesson-wall-wish = Da ist eine Wunschkarte! Für sie holst du eine der sieben letzten Karten zurück. Tippe auf die Wunschkarte und dann auf die 49.
nn-lesson-wall-again = Schau: 28 und 49 sind beide in der 7er-Reihe, und beide sind Kreise. Wieder doppelt! Nimm sie.
nn-lesson-wall-last = Im dritten Stapel liegt nur noch eine Karte, die 56. Nimm sie zusammen mit der 42, dann bricht die Mauer!
nn-lesson-wall-breach = Durchbruch! Du bekommst alle Karten auf einer Seite. Rechts stehen mehr. Tippe auf die rechte Seite!
nn-lesson-wall-won = Gewonnen! Merk dir: Zwei freie Karten mit gleichem Zeichen oder gleicher Reihe sind ein Paar. Wer einen Stapel leer macht, bekommt eine Seite der Mauer.

nn-lesson-clear-rows = Alle Karten liegen offen. Frei sind aber nur die, auf denen keine andere liegt. Die mit dem Verbotsschild lassen wir noch liegen.
nn-lesson-clear-pair = 24 und 36 sind beide in der 6er-Reihe: Tippe beide an!
nn-lesson-clear-rival = Die gehören dir. Wer am Ende mehr Karten hat, gewinnt. Nun nimmt Lina ein Paar.
nn-lesson-clear-row = Gleich unter der 16 liegt die 8. Auch solche zwei dürfen ein Paar sein! Tippe auf die 16 und dann auf die 8.
nn-lesson-clear-double = Das passte doppelt, Zeichen und Reihe, also machst du weiter. 9 und 81 passen auch doppelt: Nimm sie!
nn-lesson-clear-more = Und gleich noch einmal: 27 und 54, zwei Quadrate aus der 9er-Reihe.
nn-lesson-clear-bar = Jetzt liegen nur noch zwei Verbotskarten da. Tippe auf das 5er-Verbot und dann auf „Beiseite“. Damit ist die 5er-Reihe gesperrt.
nn-lesson-clear-lift = Leg auch das 2er-Verbot beiseite. Dann ist alles abgeräumt!
nn-lesson-clear-won = Abgeräumt und gewonnen! Ein ganzes Spiel beginnt mit Paaren, die doppelt passen. Die 1 mit der Narrenkappe passt zu jeder Zahl, und mit einer Wunschkarte holst du dir eine der letzten sieben Karten.

nn-lesson-patience-lay = Vier Zeichen, vier Stapel. Die 24 darf auf den Stapel mit ihrem Zeichen, wenn beide in einer Reihe sind. 16 und 24 sind in der 8er-Reihe. Tippe auf die 24!
nn-lesson-patience-wait = Die nächste Karte ist Kreis 49. 49 und 30 haben keine Reihe gemeinsam. Dann muss sie warten: Tippe auf die 49!
nn-lesson-patience-on = Sie hängt jetzt unter ihrem Stapel. Die 42 passt auf die 30, beide sind in der 6er-Reihe. Leg sie!
nn-lesson-patience-fetch = Jetzt liegt die 42 oben, und die 49 ist wie sie in der 7er-Reihe. Hol die wartende 49: Tippe auf sie!
nn-lesson-patience-both = 72 und 25 haben keine Reihe gemeinsam. Lass die 72 warten.
nn-lesson-patience-more = Auch die 36 passt nicht auf die 25. Lass sie warten; sie hängt dann vor der 72.
nn-lesson-patience-wish = Eine Wunschkarte! Auf ihr passt jede Zahl. Tippe auf die Wunschkarte und dann auf den Stapel mit der Raute.
nn-lesson-patience-home = Nun kann die 36 nach Hause. Hol sie!
nn-lesson-patience-end = 36 und 72 sind beide in der 9er-Reihe. Hol auch die 72!
nn-lesson-patience-won = Alle 95 Karten haben ihren Platz, besser geht es nicht! Merk dir: Was nicht passt, wartet, und eine Wunschkarte bringt es wieder in Gang.

nn-lesson-naming-take = Hier wird gerechnet: Du sagst, was zwei Karten gemeinsam haben. Nimm zuerst die 12 und die 18!
nn-lesson-naming-name = In welcher Reihe sind 12 und 18 beide? Da gibt es mehr als eine. Such die größte: Tippe auf die 6!
nn-lesson-naming-largest = Die größte Reihe, in der beide sind, ist die 6er-Reihe: 6 mal 2 und 6 mal 3. Tippe auf die 6!
nn-lesson-naming-rival = Richtig! Jetzt nimmt Lina ein Paar und muss auch sagen, warum es passt.
nn-lesson-naming-second = Du bist wieder dran. 7 und 63, das passt doppelt. Nimm sie!
nn-lesson-naming-seven = Siehst du die Reihe? 63 ist 9 mal 7. Tippe auf die 7!
nn-lesson-naming-won = Prima! So wird beim Spielen geübt. Wenn du dich vertust, hilft dir der Tisch Schritt für Schritt. Niemand lacht.
