# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-thousand-km-first = Deine erste Fahrt

km-lesson-first-green = Ohne grüne Ampel rollt kein Auto. Leg deine!
km-lesson-first-rival = Du rollst! Wer zuerst genau 300 Kilometer fährt, gewinnt. Jetzt kommt Lina.
km-lesson-first-drive = Jede Zahl ist eine Strecke. Leg die 100!
km-lesson-first-attacked = Du liegst vorn. Das gefällt Lina nicht …
km-lesson-first-defend = Leerer Tank, du stehst! Leg das Benzin, dann rollst du wieder.
km-lesson-first-attack = Nun kommt dein Streich: Leg Lina die Reifenpanne hin!
km-lesson-first-danger = Lina steht. Sie hat keinen Ersatzreifen, aber etwas anderes …
km-lesson-first-master = Auch eine Reifenpanne! Aber du bist pannensicher: Mach den Meisterzug!
km-lesson-first-goal = Meisterzug! Dafür bist du gleich noch einmal dran. Leg die 200!
km-lesson-first-won = Genau 300: gewonnen! Merk dir: Grün heißt fahren, jeder Angriff hat seine Antwort, und Schutzkarten sind am schönsten als Meisterzug.

lesson-thousand-km-teams = Zwei gegen zwei

km-lesson-teams-green = Ole und du, ihr fahrt auf einer Straße. Leg die grüne Ampel für euch beide!
km-lesson-teams-rivals = Ihr rollt! Wer zuerst genau 300 fährt, gewinnt. Jetzt das andere Team: Lina.
km-lesson-teams-partner = Jetzt legt Ole eine von seinen Karten. Was er fährt, zählt auch für dich.
km-lesson-teams-attacked = 100 Kilometer auf eurer Straße! Mia will euch aufhalten …
km-lesson-teams-defend = Leerer Tank, für dich und für Ole! Du hast Benzin: Leg es!
km-lesson-teams-again = Zum Weiterfahren braucht ihr noch eine grüne Ampel. Hat Ole eine?
km-lesson-teams-drive = Oles grüne Ampel gilt auch für dich. Leg deine 100!
km-lesson-teams-goal = Schon 200! Es fehlen genau 100, und Ole ist dran. Drück die Daumen!
km-lesson-teams-won = Genau 300: Du und Ole habt zusammen gewonnen! Merk dir: Was du legst, hilft auch Ole, und was dich trifft, trifft auch ihn.
