# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-number-rally-first = Deine erste Rallye
lesson-number-rally-little = Kleine Rallye: rechnen bis 20

zr-lesson-first-lay = Alle legen auf einen Stapel, und der zählt bis 100. Wer dann das Rennauto hat, gewinnt. Jetzt steht der Stapel bei 64. Leg deine 5!
zr-lesson-first-draw = 64 und 5, das macht 69. Nach dem Legen ziehst du eine neue Karte: Tippe auf den Nachziehstapel! Im echten Spiel musst du dabei schnell sein.
zr-lesson-first-lina = Jetzt legt Lina. Pass gut auf, welche Zahl sie nimmt!
zr-lesson-first-snap = Eine 8! Die hast du auch. Bei der gleichen Zahl darfst du schnappen, obwohl du nicht dran bist. Tippe auf „Schnapp!“
zr-lesson-first-again = Geschnappt! Dafür fährt das Rennauto zu dir. Zieh wieder nach!
zr-lesson-first-ten = Jetzt ist Lina wieder dran. Sie will das Auto zurück …
zr-lesson-first-no = Lina macht die 90 voll. Wer einen Zehner trifft, bekommt das Auto. Eine 5 zum Schnappen hast du nicht: Tippe auf „Weiter“.
zr-lesson-first-event = Auch manche Bilder holen das Auto. Schau, was Ole legt!
zr-lesson-first-goal = Tanken: Der Stapel bleibt bei 90, und Ole hat das Auto. Aber du bist dran, und bis 100 fehlen genau 10. Lege deine 10!
zr-lesson-first-won = Genau 100: gewonnen! Merk dir: Das Auto gibt es für volle Zehner, für gleiche Zahlen und für manche Bilder.

zr-lesson-little-lay = In der kleinen Rallye geht es nur bis 20. Der Stapel steht bei 7. Lege deine 5!
zr-lesson-little-name = Nun sagst du, wie viel das ist: 7 und noch 5. Erst bis 10, dann noch 2. Tippe 12 und dann OK!
zr-lesson-little-count = Zähl noch einmal in Ruhe nach: Die Hand zeigt dir die Ziffern.
zr-lesson-little-lina = Richtig! Jetzt rechnet Lina.
zr-lesson-little-goal = Lina ist bei 17. Wer genau 20 trifft, gewinnt. Welche Karte fehlt? Lege deine 3!
zr-lesson-little-twenty = 17 und 3, wie viel ist das? Tippe es ein und dann OK!
zr-lesson-little-won = Genau 20: gewonnen! So geht die kleine Rallye: legen, rechnen, und volle Zehner holen das Auto.
