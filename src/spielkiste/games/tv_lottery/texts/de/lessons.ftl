# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-tv-lottery-first = Deine erste Ziehung
lesson-tv-lottery-buying-off = Treffen und abkaufen

tl-lesson-first-spin = Tippe auf den grünen Drehpfeil mit der Schildkröte!
    .typed = Dreh den grünen Drehpfeil mit der Schildkröte!
tl-lesson-first-number = Hier steht die Gewinnzahl. Wer zuerst alle sechs Ziffern hat, gewinnt!
tl-lesson-first-put = Eine 1 für deinen Halter! Sie gehört neben die goldene 1: Tippe auf die 0!
    .typed = Eine 1 für deinen Halter! Sie gehört neben die goldene 1: Nimm den Platz der 0!
tl-lesson-first-put-where = Die 1 gehört an die zweite Stelle von unten, dorthin, wo jetzt die 0 steckt.
tl-lesson-first-lina = Zwei Richtige! Jetzt dreht Lina. Schau, wo sie landet.
tl-lesson-first-again = Dreh den gelben Pfeil. Der Hase läuft am weitesten!
tl-lesson-first-swap = Ein Tauschfeld! Deine 2 und deine 9 sind vertauscht. Tippe beide an!
    .typed = Ein Tauschfeld! Deine 2 und deine 9 sind vertauscht. Tausch sie!
tl-lesson-first-swap-which = Vertausche die 2 und die 9. Vergleiche mit der Gewinnzahl daneben!
tl-lesson-first-bad = Jetzt fehlt nur noch die 5! Aber erst ist Lina dran.
tl-lesson-first-red = Die 5 liegt ein Feld vor dir. Dreh den roten Pfeil, der macht kleine Schritte!
tl-lesson-first-ask = Hier liegt keine 5 mehr. Wer hat sie doppelt? Tippe auf „Fragen“!
    .typed = Hier liegt keine 5 mehr. Wer hat sie doppelt? Frag danach!
tl-lesson-first-from = Lina hat zwei und muss eine verkaufen. Tippe auf Lina!
    .typed = Lina hat zwei und muss eine verkaufen. Wähl Lina!
tl-lesson-first-leaving = Sie bekommt 50.000 Mark und eine Karte von dir. Gib ihr die 8!
tl-lesson-first-leaving-which = Alle anderen stimmen schon. Gib die 8 her, die dritte von unten.
tl-lesson-first-won = Alle sechs Ziffern stimmen: 600.000 Mark für dich! Die anderen bekommen etwas für jede richtige Ziffer, von unten gezählt.

tl-lesson-buying-off-spin = Lina hat die 5, die dir fehlt. Fünf Felder bis zu ihr: Dreh den gelben Pfeil!
tl-lesson-buying-off-buy = Getroffen! Jetzt kaufst du ihr eine Stelle ab. Dir fehlt die dritte: Tippe auf die 8!
    .typed = Getroffen! Jetzt kaufst du ihr eine Stelle ab. Dir fehlt die dritte: Kauf die 8!
tl-lesson-buying-off-buy-which = Dir fehlt die dritte Stelle von unten: Tippe auf die 8.
    .typed = Dir fehlt die dritte Stelle von unten: Kauf die 8.
tl-lesson-buying-off-won = Die 5 ist bei dir, und die Gewinnzahl ist voll! Beim Abkaufen tauscht ihr die Karten an derselben Stelle. Das kostet 50.000 Mark.
