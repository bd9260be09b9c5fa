# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = Das Ziel
pic-tv-lottery-goal-words = Sechs Ziffern werden gezogen. Wer sie zuerst in der richtigen Reihenfolge in seinem Halter hat, gewinnt die Runde.
pic-tv-lottery-holder = Der Halter
pic-tv-lottery-holder-words = Nehmt reihum sechs Ziffern und steckt jede, wohin ihr wollt. Was ihr steckt, sehen die anderen; wohin, das seht nur ihr.
pic-tv-lottery-spin = Drehen
pic-tv-lottery-spin-words = Such dir einen Drehpfeil aus: Gelb ist schnell, Grün gemütlich, Rot geht auch zurück. Beim Stern wählst du die Zahl.
pic-tv-lottery-digit = Ziffer tauschen
pic-tv-lottery-digit-words = Auf einem Ziffernfeld darfst du die Ziffer nehmen und gegen eine von deinen tauschen.
pic-tv-lottery-fields = Die anderen Felder
pic-tv-lottery-fields-words = Glück: eine Glückskarte. Tausch: zwei deiner Ziffern. Pech: 50.000 zahlen. Kauf: für 50.000 eine Ziffer besorgen oder tauschen.
pic-tv-lottery-buy = Abkaufen
pic-tv-lottery-buy-words = Liegt keine mehr da? Frag, wer sie doppelt hat, und kauf eine für 50.000.
pic-tv-lottery-end = Der Gewinn
pic-tv-lottery-end-words = Alle sechs richtig: 600.000. Die anderen bekommen 100.000 für jede richtige Ziffer von unten, bis zur ersten falschen. Nach vier Runden gewinnt das meiste Geld.
