# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-tv-lottery-first = Deine erste Ziehung
lesson-tv-lottery-buying-off = Treffen und abkaufen

tl-lesson-first-number = Das hier ist die Gewinnzahl, daneben steht dein Halter. Wer zuerst von unten nach oben genau diese Ziffern hat, gewinnt. Die 7 ganz unten stimmt schon!
tl-lesson-first-spin = Über der 7 brauchst du eine 1. Dreh den grünen Pfeil, den mit der Schildkröte!
tl-lesson-first-put = Eine 3, du landest auf der Ziffer 1! Nimm sie: Tippe im Halter auf die zweite Stelle von unten, auf die 0.
tl-lesson-first-put-where = Die 1 gehört an die zweite Stelle von unten, dorthin, wo jetzt die 0 steckt.
tl-lesson-first-lina = Zwei Richtige! Jetzt dreht Lina. Schau, wo sie landet.
tl-lesson-first-again = Eine Glückskarte für Lina! Jetzt wieder du: Dreh den gelben Pfeil. Der Hase läuft am weitesten.
tl-lesson-first-swap = Ein Tauschfeld! Deine 2 und deine 9 stecken verkehrt herum. Tippe die beiden nacheinander an!
tl-lesson-first-swap-which = Vertausche die 2 und die 9. Vergleiche mit der Gewinnzahl daneben!
tl-lesson-first-bad = Jetzt fehlt nur noch die 5! Aber erst ist Lina dran.
tl-lesson-first-red = Pech für Lina, sie zahlt 50.000. Die Ziffer 5 liegt ein Feld vor dir. Dreh den roten Pfeil, der macht kleine Schritte!
tl-lesson-first-ask = Hier liegt keine 5 mehr. Dann frag doch, wer sie doppelt hat! Tippe auf „Fragen“.
tl-lesson-first-from = Lina hat zwei und muss eine verkaufen. Tippe auf Lina!
tl-lesson-first-leaving = Sie bekommt 50.000 und eine Karte von dir. Gib die 8 an der dritten Stelle her: Dort soll die 5 hin.
tl-lesson-first-leaving-which = Alle anderen stimmen schon. Gib die 8 her, die dritte von unten.
tl-lesson-first-won = Alle sechs Ziffern stimmen: 600.000 für dich! Die anderen bekommen etwas für jede richtige Ziffer, von unten gezählt.

tl-lesson-buying-off-missing = Dir fehlt nur noch die 5, an der dritten Stelle von unten. Lina hat vorhin eine genommen. Bestimmt steckt sie auch bei ihr an der dritten Stelle!
tl-lesson-buying-off-lina = Lina dreht. Merk dir, wo sie stehen bleibt!
tl-lesson-buying-off-spin = Wer auf demselben Feld landet, darf abkaufen. Fünf Felder sind es bis zu Lina. Dreh den gelben Pfeil!
tl-lesson-buying-off-buy = Genau! Das Pechfeld kostet 50.000, aber du stehst bei Lina. Nun nennst du eine Stelle, keine Ziffer: Tippe auf die dritte von unten, auf die 8!
tl-lesson-buying-off-buy-which = Dir fehlt die dritte Stelle von unten: Tippe auf die 8.
tl-lesson-buying-off-won = Die 5 ist bei dir, und die Gewinnzahl ist voll! Beim Abkaufen tauscht ihr die Karten an derselben Stelle, und das kostet 50.000.
