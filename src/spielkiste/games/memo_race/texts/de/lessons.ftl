# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-memo-race-first = Deine erste Wüstenfahrt

mr-lesson-first-turn = Du fährst das blaue Auto. Tippe auf das Plättchen darunter!
    .typed = Du fährst das blaue Auto. Fahr nach Süden!
mr-lesson-first-lay = Eine Kurve! Sie soll zur Boxengasse in der Mitte führen: Tippe darauf!
    .typed = Eine Kurve! Sie soll zur Boxengasse in der Mitte führen: Leg sie so!
mr-lesson-first-lay-where = So führt die Straße von der Mitte weg. Tippe auf die Boxengasse!
    .typed = So führt die Straße von der Mitte weg. Leg sie zur Boxengasse hin!
mr-lesson-first-lina = Wer zuerst im Ziel ist, gewinnt. Schau genau, was Lina aufdeckt!
mr-lesson-first-pit = Eine Sackgasse! Merk dir die Stelle und fahr in die Boxengasse!
mr-lesson-first-canister = Der Kanister zeigt dein Ziel: das Kleeblatt unten links. Jetzt fährt Lina.
mr-lesson-first-remember = Weißt du noch? Unten ist die Sackgasse. Fahr lieber nach links!
mr-lesson-first-not-there = Unter der Boxengasse liegt die Sackgasse. Zum Kleeblatt geht es nach links.
mr-lesson-first-swaps = Gut gemerkt! Man darf auch zwei Plättchen tauschen. Schau, welche Lina nimmt!
mr-lesson-first-on = Du fährst weiter nach links. Tippe auf den Pfeil!
    .typed = Du fährst weiter nach links: Fahr nach Westen!
mr-lesson-first-curve = Wieder eine Kurve. Dein Ziel ist unten: Tippe auf das Plättchen darunter!
    .typed = Wieder eine Kurve. Dein Ziel ist unten: Leg sie nach Süden!
mr-lesson-first-curve-where = Das Kleeblatt liegt unten. Leg die Kurve so, dass sie nach unten führt.
mr-lesson-first-down = Weiter nach unten!
mr-lesson-first-nearly = Gleich bist du da. Noch ein Stück!
mr-lesson-first-goal = Da ist dein Kleeblatt. Fahr ins Ziel!
mr-lesson-first-won = Gewonnen! Merk dir: erst zur Boxengasse, dann zur Farbe auf deinem Kanister. Wer sich die Plättchen merkt, ist schneller.
