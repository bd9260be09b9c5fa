# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-memo-race-first = Deine erste Wüstenfahrt

mr-lesson-first-turn = Unter den roten Plättchen liegen Straßen. Erst musst du zur Boxengasse in der Mitte. Du fährst das blaue Auto: Tippe auf das Plättchen darunter!
mr-lesson-first-lay = Eine Kurve! Du darfst wählen, wie sie liegt. Tippe auf die Boxengasse, dann führt die Straße dorthin.
mr-lesson-first-lay-where = So führt die Straße von der Mitte weg. Tippe auf die Boxengasse!
mr-lesson-first-lina = Dein Auto fährt gleich weiter. Jetzt Lina: Schau genau, was sie aufdeckt!
mr-lesson-first-pit = Eine Sackgasse, gleich unter der Boxengasse! Merk dir die Stelle. Und jetzt fahr in die Boxengasse!
mr-lesson-first-canister = Der Kanister zeigt dein Ziel: das Kleeblatt unten links. Erst fährt Lina weiter, und ihr Plättchen wird zugedeckt.
mr-lesson-first-remember = Weißt du es noch? Nach unten geht es in die Sackgasse. Fahr lieber nach links!
mr-lesson-first-not-there = Denk nach: Unter der Boxengasse liegt die Sackgasse. Nach links führt der Weg zum Kleeblatt.
mr-lesson-first-swaps = Gut gemerkt! Statt zu fahren, darf man auch zwei Plättchen tauschen. Schau, welche Lina nimmt!
mr-lesson-first-on = Du fährst weiter nach links. Tippe auf den Pfeil!
mr-lesson-first-curve = Wieder eine Kurve. Dein Ziel ist unten: Tippe auf das Plättchen darunter!
mr-lesson-first-curve-where = Das Kleeblatt liegt unten. Leg die Kurve so, dass sie nach unten führt.
mr-lesson-first-down = Weiter nach unten!
mr-lesson-first-nearly = Gleich bist du da. Noch ein Stück!
mr-lesson-first-goal = Da ist dein Kleeblatt. Fahr ins Ziel!
mr-lesson-first-won = Gewonnen! Merk dir: erst zur Boxengasse, dann zur Farbe auf deinem Kanister. Und wer sich die Plättchen merkt, ist schneller.
