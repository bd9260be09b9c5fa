# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-tv-lottery-first = Deine erste Ziehung
lesson-tv-lottery-buying-off = Treffen und abkaufen

tl-lesson-first-spin = Dreh den grünen Drehpfeil mit der Schildkröte!
tl-lesson-first-number = Hier steht die Gewinnzahl. Wer zuerst alle sechs Ziffern hat, gewinnt!
tl-lesson-first-put = Eine 1 für deinen Halter! Sie gehört neben die goldene 1: Steck sie dorthin, wo die 0 ist!
tl-lesson-first-put-where = Die 1 gehört an die zweite Stelle von unten, dorthin, wo jetzt die 0 steckt.
tl-lesson-first-lina = Zwei Richtige! Jetzt dreht Lina. Schau, wo sie landet.
tl-lesson-first-again = Dreh den gelben Pfeil. Der Hase läuft am weitesten!
tl-lesson-first-swap = Ein Tauschfeld! Deine 2 und deine 9 sind vertauscht. Tausch sie!
tl-lesson-first-swap-which = Vertausche die 2 und die 9. Vergleiche mit der Gewinnzahl daneben!
tl-lesson-first-bad = Jetzt fehlt nur noch die 5! Aber erst ist Lina dran.
tl-lesson-first-red = Die 5 liegt ein Feld vor dir. Dreh den roten Pfeil, der macht kleine Schritte!
tl-lesson-first-ask = Hier liegt keine 5 mehr. Wer hat sie doppelt? Frag danach!
tl-lesson-first-from = Lina hat zwei und muss eine verkaufen. Kauf bei Lina!
tl-lesson-first-leaving = Sie bekommt 50.000 Mark und eine Karte von dir. Gib ihr die 8!
tl-lesson-first-leaving-which = Alle anderen stimmen schon. Gib die 8 her, die dritte von unten.
tl-lesson-first-won = Alle sechs Ziffern stimmen: 600.000 Mark für dich! Die anderen bekommen etwas für jede richtige Ziffer, von unten gezählt.

tl-lesson-buying-off-spin = Lina hat die 5, die dir fehlt. Fünf Felder bis zu ihr: Dreh den gelben Pfeil!
tl-lesson-buying-off-buy = Getroffen! Jetzt kauf ihr die dritte Stelle ab: ihre 5 gegen deine 8!
tl-lesson-buying-off-buy-which = Kauf ihr die dritte Stelle von unten ab. Dort steckt bei dir noch die 8.
tl-lesson-buying-off-won = Die 5 ist bei dir, und die Gewinnzahl ist voll! Beim Abkaufen tauscht ihr die Karten an derselben Stelle. Das kostet 50.000 Mark.
