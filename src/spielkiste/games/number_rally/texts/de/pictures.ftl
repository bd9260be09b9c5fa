# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = Das Ziel
pic-number-rally-goal-words = Alle zusammen zählen bis 100. Wer dann das Rennauto hat, gewinnt die Rallye; wer vier Rallyes gewinnt, den großen Preis.
pic-number-rally-turn = Dein Zug
pic-number-rally-turn-words = Leg eine Karte, zähl sie dazu und zieh schnell eine neue: Hat der Nächste gelegt, ist es zu spät.
pic-number-rally-car = Das Auto holen
pic-number-rally-car-words = Triff genau einen Zehner, oder leg eine Karte mit Auto: Schon gehört es dir, auch wenn es eben noch jemand anderes hatte.
pic-number-rally-snap = Schnapp!
pic-number-rally-snap-words = Jemand legt eine Zahl, die du auch hast? Leg deine sofort dazu, auch wenn du nicht dran bist. Du bekommst das Auto.
pic-number-rally-events = Ereignisse
pic-number-rally-events-words = Sie ändern die Zahl: zehn zurück, auf 50, auf den nächsten Zehner, Ziffern getauscht, auf 99. Beim Überholen setzt der Nächste aus.
pic-number-rally-end = Über 100
pic-number-rally-end-words = Genau 100 gewinnt, und eine gleiche Zahl über 100 auch. Sonst gewinnt über 100, wer das Auto hat, und genauso, wenn der Stapel leer ist.
pic-number-rally-little = Die kleine Rallye
pic-number-rally-little-words = Für alle, die bis 20 zählen: ohne 7, 8 und 9, und geschnappt wird nicht.
