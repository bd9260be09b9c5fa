# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-number-rally-first = Deine erste Rallye
lesson-number-rally-little = Kleine Rallye: rechnen bis 20

zr-lesson-first-lay = Der Stapel steht bei 64. Leg deine 5 dazu!
zr-lesson-first-draw = Das macht 69! Nach dem Legen ziehst du nach: Zieh eine Karte!
zr-lesson-first-lina = Bei 100 gewinnt, wer das Rennauto hat. Pass auf, welche Zahl Lina legt!
zr-lesson-first-snap = Die 8 hast du auch! Die gleiche Zahl darfst du schnappen. Schnapp zu!
zr-lesson-first-again = Geschnappt, obwohl du nicht dran warst! Das Auto fährt zu dir. Zieh nach!
zr-lesson-first-ten = Jetzt ist Lina wieder dran. Sie will das Auto zurück …
zr-lesson-first-no = Lina trifft die 90: Volle Zehner holen das Auto! Du hast keine 5, also „Weiter“.
    .typed = Lina trifft die 90: Volle Zehner holen das Auto! Du hast keine 5, also nicht schnappen.
zr-lesson-first-event = Auch manche Bilder holen das Auto. Schau, was Ole legt!
zr-lesson-first-goal = Tanken: Ole hat das Auto. Aber bis 100 fehlen nur noch 10: Leg deine 10!
zr-lesson-first-won = Genau 100: gewonnen! Merk dir: Das Auto gibt es für volle Zehner, für gleiche Zahlen und für manche Bilder.

zr-lesson-little-lay = Hier geht es bis 20. Der Stapel steht bei 7: Leg deine 5!
zr-lesson-little-name = 7 und 5: erst bis 10, dann noch 2. Tippe 12 und dann OK!
    .typed = 7 und 5: erst bis 10, dann noch 2. Schreib 12!
zr-lesson-little-count = Zähl noch einmal in Ruhe nach: Die Hand zeigt dir die Ziffern.
zr-lesson-little-lina = Richtig! Jetzt rechnet Lina.
zr-lesson-little-goal = Lina ist bei 17. Wer genau 20 trifft, gewinnt: Leg deine 3!
zr-lesson-little-twenty = 17 und 3, wie viel ist das? Tippe es ein und dann OK!
    .typed = 17 und 3, wie viel ist das? Gib es ein!
zr-lesson-little-won = Genau 20: gewonnen! So geht die kleine Rallye: legen, rechnen, und volle Zehner holen das Auto.
