# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-thousand-km-goal = Das Ziel
pic-thousand-km-goal-words = Wer zuerst genau im Ziel ist, gewinnt. Zu weit fahren geht nicht. In der langen Partie sind es 1000 Kilometer.
pic-thousand-km-turn = Dein Zug
pic-thousand-km-turn-words = Zieh eine Karte, leg eine Karte. Zuerst brauchst du eine grüne Ampel. Dann fährst du: Leg Kilometer auf deine Straße.
pic-thousand-km-attack = Andere aufhalten
pic-thousand-km-attack-words = Leg einen Angriff vor ein Auto, das fährt: Dann steht es. Beim Tempolimit geht es langsam weiter, nur mit 25 und 50.
pic-thousand-km-defend = Weiterfahren
pic-thousand-km-defend-words = Gegen jeden Angriff hilft genau eine Karte. Leg sie auf den Angriff, und es geht weiter.
pic-thousand-km-safety = Schutzkarten
pic-thousand-km-safety-words = Jede gibt es nur einmal. Wer sie legt, ist bis zum Ende des Rennens vor diesem Angriff sicher und gleich noch einmal dran.
pic-thousand-km-master = Der Meisterzug
pic-thousand-km-master-words = Jemand hält dich auf, und du hast die passende Schutzkarte? Leg sie sofort: Meisterzug! Der Angriff ist weg, und du bist dran.
pic-thousand-km-end = Nichts geht mehr
pic-thousand-km-end-words = Passt keine deiner Karten, wirf eine ab. Ist der Stapel leer, gewinnt, wer dem Ziel am nächsten ist.
