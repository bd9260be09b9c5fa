# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-memo-race-goal = Das Ziel
pic-memo-race-goal-words = Fahr zur Boxengasse in der Mitte und hol einen Kanister. Seine Farbe ist dein Ziel. Wer zuerst dort ist, gewinnt.
pic-memo-race-start = Start
pic-memo-race-lane = Boxengasse
pic-memo-race-canister = Kanister
pic-memo-race-finish = Ziel
pic-memo-race-drive = Fahren
pic-memo-race-drive-words = Deck das nächste Plättchen auf, leg es so, dass die Straße weitergeht, und fahr darauf.
pic-memo-race-cover = Gut merken!
pic-memo-race-cover-words = Hinter dir wird die Straße wieder zugedeckt. Merk dir, wo die guten Plättchen liegen!
pic-memo-race-swap = Tauschen
pic-memo-race-swap-words = Statt zu fahren, darfst du zwei verdeckte Plättchen tauschen, auch um andere auszubremsen.
pic-memo-race-dead = Sackgasse
pic-memo-race-dead-words = Auch in eine Sackgasse musst du fahren. Dann geht es eben wieder zurück.
pic-memo-race-pit = In der Boxengasse
pic-memo-race-pit-words = Wer zum ersten Mal dort ist, deckt den obersten Kanister auf. Alle sehen, wohin du jetzt willst.
