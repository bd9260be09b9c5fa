# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = Das Ziel
pic-number-rally-goal-words = Alle zusammen zählen bis 100. Wer dann das Rennauto hat, gewinnt die Rallye; wer vier Rallyes gewinnt, den großen Preis.
pic-number-rally-turn = Dein Zug
pic-number-rally-turn-words = Leg eine Karte, zähl sie dazu und zieh schnell eine neue: Liegt die nächste Karte, ist es zu spät.
pic-number-rally-car = Das Auto holen
pic-number-rally-car-words = Triff genau einen Zehner, oder leg eine Karte mit Auto: Schon gehört es dir, auch wenn es eben noch jemand anderes hatte.
pic-number-rally-snap = Schnapp!
pic-number-rally-snap-words = Jemand legt eine Zahl, die du auch hast? Leg deine sofort dazu, auch wenn du nicht dran bist. Du bekommst das Auto.
pic-number-rally-events = Ereignisse
pic-number-rally-events-words = Jedes Ereignis tut, was darunter steht. Bei vielen bekommst du auch das Auto.
pic-number-rally-does-pit-repair = 10 weniger
pic-number-rally-does-tyre-change = wird 50
pic-number-rally-does-stage-win = zum Zehner
pic-number-rally-does-overtake = überspringen
pic-number-rally-does-false-start = umdrehen
pic-number-rally-does-home-straight = wird 99
pic-number-rally-end = Im Ziel
pic-number-rally-end-words = Triffst du genau die 100, holst du das Auto und gewinnst. Mit einer gleichen Zahl auch, sogar über 100.
pic-number-rally-past = Über 100
pic-number-rally-past-words = Kommt eine andere Karte über 100, gewinnt, wer das Auto hat. Genauso, wenn der Nachziehstapel leer ist.
pic-number-rally-little = Die kleine Rallye
pic-number-rally-little-words = Für alle, die bis 20 zählen: ohne 7, 8 und 9, und geschnappt wird nicht.
