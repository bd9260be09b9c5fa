## 1000 Bornes en papier

km-paper-cards = Cartes
km-paper-score = Feuille de score
km-paper-score-hint = Seulement pour le score classique ; une course n’en a pas besoin.
km-paper-km = Bornes
km-paper-safeties = Bottes, 100 chacune
km-paper-all-four = Les quatre bottes, 300
km-paper-master-moves = Coups fourrés, 300 chacun
km-paper-arrived = Arrivée atteinte, 400
km-paper-delayed = Couronnement, 300
km-paper-safe-trip = Sans les 200, 300
km-paper-shut-out = Capot, 500
km-paper-overview = Cartes récapitulatives
km-paper-overview-hint = Sur chaque ligne : l’attaque, sa parade et la botte qui en protège.
