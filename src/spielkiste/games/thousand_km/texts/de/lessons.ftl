# Die Übungen: ein Satz oder zwei zu jedem Schritt, so dass man sie auch vorlesen kann.
lesson-thousand-km-first = Deine erste Fahrt

km-lesson-first-green = Wer als Erstes genau 300 Kilometer fährt, gewinnt. Ohne Grüne Ampel rollt kein Auto: Tippe auf deine Grüne Ampel!
km-lesson-first-rival = Prima, du rollst! Jetzt ist Lina dran. Schau, was sie macht.
km-lesson-first-drive = Jetzt fährst du. Jede Zahl ist eine Strecke. Lege die 100!
km-lesson-first-attacked = Du liegst vorn. Das gefällt Lina nicht …
km-lesson-first-defend = Leerer Tank! Jetzt stehst du. Aber du hast Benzin auf der Hand. Lege es, dann rollst du wieder.
km-lesson-first-attack = Nun ärgerst du Lina: Tippe auf die Reifenpanne!
km-lesson-first-danger = Lina steht. Sie hat keinen Ersatzreifen, aber sie hat etwas anderes …
km-lesson-first-master = Auch eine Reifenpanne! Doch du hast „Pannensicher“. Wer eine Schutzkarte genau jetzt ausspielt, macht einen Meisterzug. Tippe auf „Meisterzug“!
km-lesson-first-goal = Der Angriff ist weg, und du bist gleich noch einmal dran. Dir fehlen genau 200 Kilometer. Lege die 200!
km-lesson-first-won = Genau 300 Kilometer: gewonnen! Merk dir: grün heißt fahren, ein Angriff braucht seine Antwort, und Schutzkarten sind am schönsten als Meisterzug.

lesson-thousand-km-teams = Zwei gegen zwei

km-lesson-teams-green = Vier fahren in zwei Teams! Ole ist dein Partner, ihr habt eine Straße zusammen. Deine Grüne Ampel gilt für euch beide. Lege sie!
km-lesson-teams-rivals = Prima, ihr rollt! Lina und Mia sind das andere Team. Jetzt legt Lina für die beiden.
km-lesson-teams-partner = Ihr wechselt euch ab, jeder mit seinen eigenen Karten. Jetzt ist Ole dran. Was er fährt, zählt auch für dich.
km-lesson-teams-attacked = 100 Kilometer auf eurer Straße! Mia will euch beide aufhalten …
km-lesson-teams-defend = Der leere Tank hält dich und Ole auf. Jeder von euch darf helfen. Du hast Benzin: Lege es!
km-lesson-teams-again = Der Tank ist voll. Vor dem Weiterfahren braucht ihr eine Grüne Ampel. Mal sehen, was Ole hat!
km-lesson-teams-drive = Oles Grüne Ampel gilt auch für dich. Also fährst du: Lege deine 100!
km-lesson-teams-goal = Schon 200! Euch fehlen genau 100, und Ole ist dran. Drück die Daumen!
km-lesson-teams-won = Genau 300: Du und Ole habt zusammen gewonnen! Merk dir: eine Straße, zwei Hände. Was einer legt, hilft beiden, und was einen trifft, trifft beide.
