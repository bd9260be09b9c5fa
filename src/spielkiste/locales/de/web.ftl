## Die Oberfläche im Browser

web-no = Nein
web-menu-out = Aufhören
web-menu-others = Mit anderen
web-menu-device = Auf diesem Gerät
web-help = Hilfe
web-story = Verlauf
web-undo = Zurücknehmen
web-result = Ergebnis
web-understood = Verstanden

web-language-own = Nur für { $name }: An diesem Gerät lesen alle in ihrer eigenen Sprache.
web-voice-offer = Alles vorlesen lassen
web-pace = So spielen die Bots
web-pace-hint = Zu langsam? Tippe auf eine freie Stelle am Tisch: Dann ist der nächste Bot sofort dran.
web-pace-slow = gemütlich
web-pace-normal = normal
web-pace-quick = flott
web-hurry = Nicht auf Bots warten
web-less = { $what }: weniger
web-more = { $what }: mehr

web-animal-whale = Wal
web-animal-crab = Krabbe
web-animal-snail = Schnecke
web-animal-frog = Frosch
web-animal-dino = Dino
web-animal-bird = Vogel
web-animal-hedgehog = Igel
web-animal-elephant = Elefant
web-animal-cat = Katze
web-animal-rabbit = Hase
web-animal-owl = Eule
web-animal-penguin = Pinguin
web-animal-lion = Löwe
web-animal-octopus = Krake
web-animal-bear = Bär
web-animal-bee = Biene

web-level-1 = ganz leicht
web-level-2 = leicht
web-level-3 = mittel
web-level-4 = schwer
web-level-5 = sehr schwer
web-bot-level = Bot, { $level }

web-deal = Welches Blatt?
web-deal-new = Ein neues
web-deal-today = Das von heute
web-deal-number = Nach Nummer
web-deal-which = Nummer des Blatts
web-deal-hint = Das ist Blatt { $deal }. Wer diesen Link öffnet, spielt mit genau diesen Karten.
web-deal-pass-on = Dieses Blatt weitergeben

web-join-title = Komm an den Tisch!
web-join-name = Wie heißt du?
web-join = Mitspielen
web-join-with = mit { $names }
web-join-full = Alle Plätze sind schon besetzt. Zuschauen geht immer.
web-join-watch = Zuschauen

web-link = Link
web-link-qr = QR-Code mit dem Link
web-link-scan = Die anderen scannen das mit ihrem Handy.
web-link-copy = Kopieren
web-link-share = Teilen
web-link-copied = Der Link ist kopiert.
web-link-by-hand = Kopieren geht hier nicht. Der Link ist markiert: Halte ihn gedrückt und kopiere ihn selbst.
web-link-only-here = Andere Geräte kommen so noch nicht herein.
web-link-mend = So geht’s
web-link-mend-how = Starte die Spielkiste mit „spielkiste serve --open“. Dann steht in ihrem Fenster eine Adresse für das WLAN. Öffne sie hier.
web-name-of = Name von { $name }
web-name-save = Name speichern

web-people = Leute
web-you = Du
web-seat-here = an diesem Gerät
web-seat-there = ist da
web-seat-away = ist gerade weg
web-seat-bot = Bot
web-seat-stand-in = ein Bot springt ein
web-stand-in = Bot einspringen lassen
web-take-back = Wieder selbst spielen
web-stood-in = Für { $name } spielt ein Bot.
web-stood-in-you = Ein Bot spielt gerade für dich.
web-is-away = { $name } ist gerade weg.
web-move-device = Auf anderem Gerät weiterspielen
web-move-device-hint = Nur für dich: Wer diesen Link hat, spielt auf deinem Platz.
web-watch-link = Zuschauen lassen
web-watch-link-hint = Mit diesem Link sieht man den Tisch, aber keine Handkarten.
web-leave = Tisch verlassen
web-leave-title = Den Tisch verlassen?
web-leave-text = Das Spiel bleibt, wie es ist. Du findest es im Regal wieder.
web-leave-stay = Bleiben
web-leave-go = Verlassen
web-leave-go-hint = Dein Platz bleibt dir. Die anderen warten auf dich.
web-leave-bot = Bot weiterspielen lassen
web-leave-bot-hint = Ein Bot spielt für dich, bis du wiederkommst.
web-leave-for-good = Meinen Platz ganz aufgeben
web-leave-for-good-hint = Du bist dann nicht mehr dabei.
web-end-game = Spiel beenden
web-end-asked = { $name } möchte das Spiel hier beenden
web-ended = Das Spiel wurde beendet.
web-recorded = Dieses Spiel setzt eine Aufzeichnung fort: Wer die Datei hat, kann die verdeckten Karten kennen.
web-notes = Gut zu wissen
web-rematch-asked = { $name } möchte noch einmal spielen.
web-proposal-withdraw = Doch nicht

web-connection-lost = Verbindung weg. Ich suche sie wieder …
web-no-line = Ich komme nicht zum Tisch durch, versuche es aber weiter. Bleibt es dabei, lässt etwas auf dem Weg keine WebSockets durch (ein Proxy, eine Firewall), oder die Adresse stimmt nicht. Das Protokoll des Servers sagt mehr.
web-missed = Während du weg warst, ist { $count }-mal etwas passiert. Zuletzt: { $last }
web-say-your-turn = Du bist dran.
web-say-asked = Du wirst etwas gefragt.
web-say-moment = Gleich! Einen Moment noch.
web-window = Jetzt kannst du dazwischengehen
web-ear-turn = { $name } ist dran.
web-ear-over = Das Spiel ist zu Ende.
web-ear-next = Wähle „Weiter“, dann geht die Übung weiter.
web-ear-no-score = Hier wird nicht gezählt.
web-ear-no-last = Es ist noch nichts geschehen.
web-ear-no-need = Du musst gerade nichts tun.
web-ear-again = Es hat sich gerade etwas geändert. Versuch es noch einmal!
web-ear-window = Die anderen dürfen noch überlegen.
web-ear-thinking = { $name } überlegt noch.
web-ear-start = Du spielst mit { $names }.
web-ear-starts = { $name } fängt an.

web-plain-table = Auf dem Tisch
web-plain-moves = Was du tun kannst
web-plain-turn = du bist dran
web-plain-thinks = überlegt
web-plain-wait = Jetzt: { $names }
web-plain-agreed = Hausregeln an diesem Tisch
web-plain-set = { $what }: { $value }

web-story-stumbled = Bot { $name } ist durcheinandergekommen; sein Zug wurde ausgelost.
web-story-undone = Ein Zug wurde zurückgenommen.
web-story-rematch = Ein neues Spiel beginnt.
web-undo-asked = { $name } möchte einen Zug zurücknehmen
web-undo-asked-you = { $name }, ist das für dich in Ordnung?
web-undo-agree = In Ordnung
web-undo-waiting = Warten auf das Einverständnis von { $names } …
web-undo-when = Ein Zug lässt sich zurücknehmen, solange noch niemand etwas Neues gesehen hat, zum Beispiel eine Karte.

web-why = Warum geht das nicht?
web-why-rule = Die Regel dazu

web-curtain-title = { $name } ist dran
web-curtain-line = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
web-curtain-open = Ich bin { $name }

web-end-you = Du hast gewonnen!
web-end-tie-you = Gleichstand: Du teilst dir den Sieg mit { $names }.
web-end-tie = Gleichstand: { $names } teilen sich den Sieg.
web-end-won = { $count ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gewonnen!
}
web-end-luckless = So ein Pech! Das nächste Spiel wird deins.
web-end-kind = Gut gespielt! Beim nächsten Mal klappt es bestimmt.
web-end-move = Damit hat { $name } gewonnen
web-end-move-yours = Damit hast du gewonnen
web-end-best = Dein Glanzstück
web-end-facts = Was sonst noch war
web-end-share = Ergebnis als Bild
web-end-no-picture = Das Bild ließ sich hier nicht machen. Ein Bildschirmfoto geht immer.
web-end-alone = Ausgespielt
web-end-alone-well = Toll gespielt!
web-end-nobody = Niemand hat gewonnen.
web-end-scores = Ergebnis
web-end-look = Den Tisch ansehen
web-end-rematch = Noch einmal
web-end-replay = Aufzeichnung
web-end-shuffle = Für Neugierige
web-end-shuffle-good = Ja: Der Fingerabdruck von vor dem Spiel passt genau zu dieser Mischung.
web-end-shuffle-bad = Nein! Der Fingerabdruck von vor dem Spiel passt nicht zu dieser Mischung.
web-end-shuffle-unknown = Dieser Browser kann es unter dieser Adresse nicht nachrechnen. Hier stehen beide Werte zum Vergleichen.
web-end-seed = Mischung: { $seed }
web-end-commitment = Fingerabdruck: { $commitment }

web-help-text = Tippe eine Karte an, die sich hebt. Eine, die liegen bleibt, sagt dir, warum. Alles geht auch mit der Tastatur:
web-key-help = diese Hilfe
web-key-arrows = durch die Karten gehen
web-key-enter = Karte spielen, Knopf drücken
web-key-escape = Auswahl zurück, Fenster zu
web-key-hand = zu deinen Karten
web-key-table = den Tisch vorlesen, kurz; noch einmal: alles
web-key-score = wie es steht
web-key-turn = wer dran ist
web-key-last = was zuletzt geschah
web-key-need = was du jetzt tun kannst
web-key-voice = Vorlesen ein oder aus
web-key-hurry = nicht auf den Bot warten
web-key-story = der Verlauf
web-key-rules = die Regeln
web-key-undo = einen Zug zurücknehmen
web-key-menu = das Menü

# Übungen
web-lesson = Übung
web-lesson-next = Weiter
web-lesson-here = Hierhin zeigt die Hand.
web-lesson-back = Leg das erst zurück: Wähle es noch einmal!
web-lesson-far = So weit bist du
web-lesson-done = Gut gemacht!
web-lesson-done-line = Jetzt weißt du, wie es geht!
web-lesson-again = Noch einmal
web-lesson-play = Richtig spielen
web-lessons = Spielend lernen
web-lessons-first = Neu hier? Lern es beim Spielen
web-lessons-number = Übung { $number }
