## 1000 Kilometer auf Papier

km-paper-cards = Karten
km-paper-score = Punkteblock
km-paper-score-hint = Nur für die klassische Wertung; ein Rennen braucht keinen.
km-paper-km = Kilometer
km-paper-safeties = Schutzkarten, je 100
km-paper-all-four = Alle vier, 300
km-paper-master-moves = Meisterzüge, je 300
km-paper-arrived = Im Ziel, 400
km-paper-delayed = Spät im Ziel, 300
km-paper-safe-trip = Ohne 200er, 300
km-paper-shut-out = Alle anderen bei 0, 500
km-paper-overview = Übersichtskarten
km-paper-overview-hint = In jeder Zeile: der Angriff, was dagegen hilft und was davor schützt.
