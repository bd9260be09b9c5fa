# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-mau-mau-goal = Das Ziel
pic-mau-mau-goal-words = Ihr fangt mit sieben Karten an. Wer zuerst alle Karten los ist, gewinnt.
pic-mau-mau-fits = Was passt?
pic-mau-mau-fits-words = Leg eine Karte, die zur obersten passt. Zwei Karten passen, wenn sie das gleiche Zeichen haben oder in derselben Malreihe liegen: 12 und 18 sind beide in der 6er-Reihe.
pic-mau-mau-double = Doppelt!
pic-mau-mau-double-words = Zeichen und Reihe gleich? Dann darfst du gleich noch eine Karte legen.
pic-mau-mau-draw = Nichts passt
pic-mau-mau-draw-words = Dann zieh eine Karte. Passt sie, darfst du sie gleich legen.
pic-mau-mau-special = Besondere Karten
pic-mau-mau-special-words = Der Wunsch passt immer: Such dir das Zeichen aus, das folgen muss. Ein Verbot nimmt die 2er- oder 5er-Reihe aus dem Spiel, das zweite bringt sie zurück.
pic-mau-mau-joker = Der Joker
pic-mau-mau-joker-words = Die 1 passt zu jeder Zahl.

pic-wall-break-goal = Das Ziel
pic-wall-break-goal-words = Sieben Stapel sind die Mauer. Nehmt Paare herunter. Wer am Ende die meisten Karten hat, gewinnt.
pic-wall-break-pair = Ein Paar
pic-wall-break-pair-words = Nur die obersten Karten sind frei. Zwei Karten passen, wenn sie das gleiche Zeichen haben oder in derselben Malreihe liegen: 12 und 18 sind beide in der 6er-Reihe.
pic-wall-break-opening = Der Anfang
pic-wall-break-opening-words = Zuerst zählen nur Paare, bei denen Zeichen und Malreihe gleich sind. Nehmt abwechselnd je eines, bis keines mehr frei ist.
pic-wall-break-double = Doppelt!
pic-wall-break-double-words = Danach gilt: Zeichen und Malreihe gleich? Dann bist du gleich noch einmal dran.
pic-wall-break-special = Besondere Karten
pic-wall-break-special-words = Eine freie Wunschkarte tauschst du gegen eine der sieben zuletzt genommenen. Ein Verbot legst du beiseite: Das erste sperrt seine Reihe, das nächste gibt sie wieder frei.
pic-wall-break-breach = Die Mauer bricht
pic-wall-break-breach-words = Ist ein Stapel leer, ist das Spiel aus. Wer ihn geleert hat, nimmt noch alle Karten links oder rechts davon.

pic-clear-away-goal = Das Ziel
pic-clear-away-goal-words = Sieben Spalten liegen offen da. Nehmt Paare weg. Wer am Ende die meisten Karten hat, gewinnt.
pic-clear-away-pair = Ein Paar
pic-clear-away-pair-words = Frei ist nur die letzte Karte jeder Spalte. Zwei Karten passen, wenn sie das gleiche Zeichen haben oder in derselben Malreihe liegen: 12 und 18 sind beide in der 6er-Reihe.
pic-clear-away-opening = Der Anfang
pic-clear-away-opening-words = Zuerst zählen nur Paare, bei denen Zeichen und Malreihe gleich sind. Nehmt abwechselnd je eines, bis keines mehr frei ist.
pic-clear-away-row = Auch aus einer Spalte
pic-clear-away-row-words = Was du nimmst, macht die nächste Karte frei. Auch die beiden letzten Karten einer Spalte können ein Paar sein.
pic-clear-away-double = Doppelt!
pic-clear-away-double-words = Danach gilt: Zeichen und Malreihe gleich? Dann bist du gleich noch einmal dran.
pic-clear-away-special = Besondere Karten
pic-clear-away-special-words = Eine freie Wunschkarte tauschst du gegen eine der sieben zuletzt genommenen. Ein Verbot legst du beiseite: Das erste sperrt seine Reihe, das nächste gibt sie wieder frei.
pic-clear-away-look = Vorausdenken
pic-clear-away-look-words = Alles liegt offen: Überleg, was du für die anderen frei machst. Geht kein Paar mehr, ist Schluss.

pic-patience-goal = Das Ziel
pic-patience-goal-words = Für jedes Zeichen liegt ein Stapel bereit. Bring möglichst viele der 95 Karten darauf.
pic-patience-lay = Aufdecken
pic-patience-lay-words = Deck die nächste Karte auf. Ist sie mit der obersten ihres Zeichens in einer Malreihe, kommt sie auf den Stapel.
pic-patience-wait = Warten
pic-patience-wait-words = Passt sie nicht, wartet sie unter ihrem Stapel. Die letzte, die wartet, darf darauf, sobald sie passt.
pic-patience-wish = Die Wunschkarte
pic-patience-wish-words = Sie passt auf jeden Stapel, und auf sie passt jede Karte dieses Zeichens. Heb sie auf, bis du sie brauchst.
pic-patience-joker = Der Joker
pic-patience-joker-words = Die 1 passt zu jeder Zahl ihres Zeichens.
pic-patience-end = Der Schluss
pic-patience-end-words = Ist der Handstapel leer und geht nichts mehr, zählen die Karten auf den vier Stapeln.
