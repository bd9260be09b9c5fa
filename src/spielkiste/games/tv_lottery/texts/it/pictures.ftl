# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = Lo scopo
pic-tv-lottery-goal-words = Si estraggono sei cifre. Chi le ha per primo sul suo leggio, nell’ordine giusto, vince la manche.
pic-tv-lottery-holder = Il leggio
pic-tv-lottery-holder-words = A turno prendete sei cifre. Tutti vedono quali prendi. Dove le metti, lo vedi solo tu.
pic-tv-lottery-spin = Girare
pic-tv-lottery-spin-words = Scegli una freccia: la gialla è veloce, la verde tranquilla, la rossa va anche indietro. Con la stella scegli tu il numero.
pic-tv-lottery-digit = Cambiare una cifra
pic-tv-lottery-digit-words = Su una casella con una cifra puoi prenderla e dare in cambio una delle tue.
pic-tv-lottery-fields = Le altre caselle
pic-tv-lottery-fields-words = Fortuna: peschi una carta fortuna. Scambio: scambi di posto due delle tue cifre. Sfortuna: paghi 50.000 marchi. Acquisto: con 50.000 marchi prendi una cifra o ne scambi due.
pic-tv-lottery-buy = Comprare
pic-tv-lottery-buy-words = La cifra è finita? Chiedi chi ce l’ha doppia e comprane una per 50.000 marchi.
pic-tv-lottery-end = Il premio
pic-tv-lottery-end-words = Tutte e sei giuste? Allora ricevi 600.000 marchi! Gli altri contano dal basso: ogni cifra giusta vale 100.000, fino alla prima sbagliata. Dopo quattro manche vince chi ha più soldi.
