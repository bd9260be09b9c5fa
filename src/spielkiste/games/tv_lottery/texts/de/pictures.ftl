# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = Das Ziel
pic-tv-lottery-goal-words = Sechs Ziffern werden gezogen. Wer sie zuerst in der richtigen Reihenfolge im Halter hat, gewinnt die Runde.
pic-tv-lottery-holder = Der Halter
pic-tv-lottery-holder-words = Nehmt euch reihum sechs Ziffern. Alle sehen, welche du nimmst. Wohin du sie steckst, siehst nur du.
pic-tv-lottery-spin = Drehen
pic-tv-lottery-spin-words = Such dir einen Drehpfeil aus: Gelb ist schnell, Grün gemütlich, Rot geht auch zurück. Beim Stern wählst du die Zahl.
pic-tv-lottery-digit = Ziffer tauschen
pic-tv-lottery-digit-words = Auf einem Ziffernfeld darfst du die Ziffer nehmen und gegen eine von deinen tauschen.
pic-tv-lottery-fields = Die anderen Felder
pic-tv-lottery-fields-words = Glück: Du ziehst eine Glückskarte. Tausch: Du vertauschst zwei deiner Ziffern. Pech: Du zahlst 50.000 Mark. Kauf: Für 50.000 Mark holst du dir eine Ziffer oder vertauschst zwei.
pic-tv-lottery-buy = Von anderen kaufen
pic-tv-lottery-buy-words = Liegt keine mehr da? Frag, wer sie doppelt hat, und kauf eine für 50.000 Mark.
pic-tv-lottery-end = Der Gewinn
pic-tv-lottery-end-words = Alle sechs richtig? Das gibt 600.000 Mark! Die anderen zählen von unten: Jede richtige Ziffer bringt 100.000, bis eine falsch ist. Nach vier Runden gewinnt, wer das meiste Geld hat.
