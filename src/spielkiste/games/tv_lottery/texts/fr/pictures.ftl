# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = Le but
pic-tv-lottery-goal-words = On tire six chiffres. Qui les a en premier dans le bon ordre sur son chevalet gagne la manche.
pic-tv-lottery-holder = Le chevalet
pic-tv-lottery-holder-words = À tour de rôle, prenez six chiffres. Tout le monde voit lesquels tu prends, mais pas où tu les mets.
pic-tv-lottery-spin = Faire tourner
pic-tv-lottery-spin-words = Choisis une flèche : la jaune est rapide, la verte tranquille, la rouge recule aussi. Sur l’étoile, c’est toi qui choisis le nombre.
pic-tv-lottery-digit = Changer de chiffre
pic-tv-lottery-digit-words = Sur une case chiffre, tu peux prendre ce chiffre contre un des tiens.
pic-tv-lottery-fields = Les autres cases
pic-tv-lottery-fields-words = Chance : tu tires une carte Chance. Échange : tu échanges deux de tes chiffres. Poisse : tu paies 50 000 marks. Achat : pour 50 000 marks, tu prends un chiffre ou tu en échanges deux.
pic-tv-lottery-buy = Acheter un double
pic-tv-lottery-buy-words = Il n’y en a plus ? Demande qui l’a en double, et achètes-en un pour 50 000 marks.
pic-tv-lottery-end = Les gains
pic-tv-lottery-end-words = Les six sont bons ? Tu reçois 600 000 marks ! Les autres comptent depuis le bas : 100 000 par bon chiffre, jusqu’au premier faux. Après quatre manches, qui a le plus d’argent gagne.
