## 1000 chilometri di carta

km-paper-cards = Carte
km-paper-score = Segnapunti
km-paper-score-hint = Solo per il punteggio classico; per una corsa non serve.
km-paper-km = Chilometri
km-paper-safeties = Protezioni, 100 l’una
km-paper-all-four = Tutte e quattro, 300
km-paper-master-moves = Colpi da maestro, 300 l’uno
km-paper-arrived = Al traguardo, 400
km-paper-delayed = A mazzo finito, 300
km-paper-safe-trip = Senza 200, 300
km-paper-shut-out = Altri a 0 km, 500
km-paper-overview = Carte riassuntive
km-paper-overview-hint = In ogni riga: l’attacco, il rimedio e la protezione.
