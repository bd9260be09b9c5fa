# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-memo-race-first = Deine erste Wüstenfahrt

mr-lesson-first-turn = Du fährst das blaue Auto. Fahr auf das Plättchen darunter!
    .typed = Du fährst das blaue Auto. Fahr nach Süden!
mr-lesson-first-lay = Eine Kurve! Sie soll zur Boxengasse in der Mitte führen: Leg sie so!
mr-lesson-first-lay-where = So führt die Straße von der Mitte weg. Leg die Kurve so, dass sie zur Boxengasse führt.
mr-lesson-first-lina = Wer zuerst im Ziel ist, gewinnt. Schau genau, was Lina aufdeckt!
mr-lesson-first-pit = Eine Sackgasse! Merk dir die Stelle und fahr in die Boxengasse!
mr-lesson-first-canister = Der Kanister zeigt dein Ziel: das Kleeblatt unten links. Jetzt fährt Lina.
mr-lesson-first-remember = Weißt du noch? Unten ist die Sackgasse. Fahr lieber nach links!
mr-lesson-first-not-there = Unter der Boxengasse liegt die Sackgasse. Zum Kleeblatt geht es nach links.
mr-lesson-first-swaps = Gut gemerkt! Man darf auch zwei Plättchen tauschen. Schau, welche Lina nimmt!
mr-lesson-first-on = Fahr weiter nach links!
    .typed = Fahr weiter nach links, also nach Westen!
mr-lesson-first-curve = Wieder eine Kurve. Sie soll nach unten führen, zu deinem Ziel: Leg sie so!
    .typed = Wieder eine Kurve. Sie soll nach Süden führen, zu deinem Ziel: Leg sie so!
mr-lesson-first-curve-where = Das Kleeblatt liegt unten. Leg die Kurve so, dass sie nach unten führt.
mr-lesson-first-down = Weiter nach unten!
mr-lesson-first-nearly = Gleich bist du da. Noch ein Stück!
mr-lesson-first-goal = Da ist dein Kleeblatt. Fahr ins Ziel!
mr-lesson-first-won = Gewonnen! Merk dir: erst zur Boxengasse, dann zur Farbe auf deinem Kanister. Wer sich die Plättchen merkt, ist schneller.
