## 1000 kilometer on paper

km-paper-cards = Kaarten
km-paper-score = Scoreblok
km-paper-score-hint = Alleen voor de klassieke puntentelling; bij een race heb je het niet nodig.
km-paper-km = Kilometers
km-paper-safeties = Elke beschermingskaart: 100
km-paper-all-four = Alle vier: 300
km-paper-master-moves = Meesterzetten: elk 300
km-paper-arrived = Finish gehaald: 400
km-paper-delayed = Late finish: 300
km-paper-safe-trip = Zonder 200: 300
km-paper-shut-out = Alle anderen op 0: 500
km-paper-overview = Overzichtskaarten
km-paper-overview-hint = In elke rij: de aanval, wat ertegen helpt en wat ertegen beschermt.
