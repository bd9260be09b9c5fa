## Die Oberfläche im Browser

web-house = Spielkiste
web-games = Spiele
web-soon = bald
web-soon-why = Diese Schachtel wird gerade noch gepackt.
web-close = Schließen
web-no = Nein
web-menu = Menü
web-help = Hilfe
web-rules = Regeln
web-story = Verlauf
web-undo = Zurücknehmen
web-result = Ergebnis
web-to-shelf = Zum Regal
web-understood = Verstanden
web-trouble = Das hat nicht geklappt.
web-offline = Keine Verbindung zur Spielkiste. Versuch es gleich noch einmal.
web-lost = Hier ist kein Tisch
web-version = Spielkiste { $version }

web-language = Sprache
web-language-de = Deutsch
web-language-en = English
web-sound = Ton
web-dark = Dunkler Tisch
web-theme-dark = Dunkel schalten
web-theme-light = Hell schalten
web-less = { $what }: weniger
web-more = { $what }: mehr

web-box-thousand-km = 1000 Kilometer
web-box-thousand-km-tag = 2–8 · Teams
web-box-number-rally = Zahlen-Rallye
web-box-number-rally-tag = 2–5 · ab 6
web-box-numnum = NumNum
web-box-numnum-tag = 1–7 · 4 Spiele
web-box-memo-race = Memo-Rallye
web-box-memo-race-tag = 2–4 · ab 5
web-box-tv-lottery = Fernseh­lotterie
web-box-tv-lottery-tag = 2–6 · ab 12

web-animal-whale = Wal
web-animal-crab = Krabbe
web-animal-snail = Schnecke
web-animal-frog = Frosch
web-animal-fox = Fuchs
web-animal-bird = Vogel
web-animal-hedgehog = Igel
web-animal-elephant = Elefant

web-level-1 = ganz leicht
web-level-2 = leicht
web-level-3 = mittel
web-level-4 = stark
web-level-5 = meisterhaft
web-bot-level = Bot, { $level }

web-continue = Weiterspielen
web-continue-over = Noch einmal ansehen
web-continue-more = { $count ->
    [one] noch ein Tisch
   *[other] noch { $count } Tische
}
web-continue-title = Deine Tische
web-continue-forget = Diesen Tisch vergessen
web-import = Aufzeichnung öffnen
web-import-hint = Hast du die Datei eines Spiels? Hier kommt es wieder auf den Tisch.

web-setup-who = Wer spielt mit?
web-setup-game = Welches Spiel?
web-setup-players = { $count } am Tisch
web-setup-fewer = Ein Platz weniger
web-setup-more = Ein Platz mehr
web-setup-seat = Platz { $number }
web-setup-team = T{ $number }
web-setup-name = Name
web-setup-level = Wie stark?
web-setup-here = Hier am Gerät
web-setup-open = Kommt über einen Link
web-setup-bot = Bot
web-setup-by-link = kommt per Link
web-setup-options = Hausregeln
web-setup-start = Los geht’s
web-setup-invite = Tisch decken und einladen
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

web-wait-title = { $count ->
    [one] Noch ein Platz ist frei
   *[other] Noch { $count } Plätze sind frei
}
web-wait-who = Am Tisch
web-wait-open = Freier Platz
web-wait-expected = wird erwartet
web-wait-start = Jetzt mit Bots anfangen
web-link = Link
web-link-qr = QR-Code mit dem Link
web-link-copy = Kopieren
web-link-share = Teilen
web-link-copied = Der Link ist kopiert.
web-link-only-here = Diese Adresse geht nur auf diesem Gerät. Für andere öffne die Spielkiste unter der Adresse, die beim Start gezeigt wird.
web-name-of = Name von { $name }
web-name-save = Name speichern

web-people = Leute
web-seat-here = an diesem Gerät
web-seat-there = ist da
web-seat-away = ist gerade weg
web-seat-bot = Bot
web-seat-stand-in = ein Bot springt ein
web-stand-in = Bot einspringen lassen
web-take-back = Wieder selbst spielen
web-stood-in = Für { $name } spielt ein Bot.
web-is-away = { $name } ist gerade weg.
web-move-device = Auf anderem Gerät weiterspielen
web-move-device-hint = Nur für dich: Wer diesen Link hat, spielt auf deinem Platz.
web-watch-link = Zuschauen lassen
web-watch-link-hint = Mit diesem Link sieht man den Tisch, aber keine Handkarten.
web-leave = Tisch verlassen
web-leave-title = Den Tisch verlassen?
web-leave-text = Das Spiel bleibt, wie es ist. Du findest es auf dem Regal wieder.
web-leave-stay = Bleiben
web-leave-go = Verlassen
web-leave-bot = Bot weiterspielen lassen

web-connection-lost = Verbindung weg. Ich suche sie wieder …
web-missed = Während du weg warst, ist { $count }-mal etwas passiert. Zuletzt: { $last }
web-say-your-turn = Du bist dran.
web-window = Zeit für einen Einwurf

web-story-undone = Ein Zug wurde zurückgenommen.
web-story-rematch = Ein neues Spiel beginnt.
web-undo-asked = { $name } möchte zurücknehmen
web-undo-asked-you = { $name }, ist das für dich in Ordnung?
web-undo-agree = In Ordnung
web-undo-waiting = Warten auf das Einverständnis von { $names } …

web-why = Warum geht das nicht?

web-curtain-title = { $name } ist dran
web-curtain-line = Gib das Gerät { $name }. Alle anderen schauen weg.
web-curtain-open = Ich bin { $name }

web-end-you = Du hast gewonnen!
web-end-won = { $count ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gewonnen!
}
web-end-alone = Ausgespielt
web-end-nobody = Niemand hat gewonnen.
web-end-scores = Ergebnis
web-end-look = Den Tisch ansehen
web-end-rematch = Noch einmal
web-end-replay = Aufzeichnung
web-end-shuffle = Mischung und Aufzeichnung
web-end-shuffle-good = Ja: Der Fingerabdruck von vor dem Spiel passt genau zu dieser Mischung.
web-end-shuffle-bad = Nein! Der Fingerabdruck von vor dem Spiel passt nicht zu dieser Mischung.
web-end-shuffle-unknown = Dieser Browser kann es unter dieser Adresse nicht nachrechnen. Hier stehen beide Werte zum Vergleichen.
web-end-seed = Mischung: { $seed }
web-end-commitment = Fingerabdruck: { $commitment }

web-help-text = Tippe eine Karte an, die sich hebt. Eine, die liegen bleibt, sagt dir, warum. Mit der Tastatur geht alles auch:
web-key-help = diese Hilfe
web-key-arrows = durch die Karten gehen
web-key-enter = Karte spielen, Knopf drücken
web-key-escape = Auswahl zurück, Fenster zu
web-key-hand = zu deinen Karten
web-key-table = den Tisch vorlesen
web-key-story = der Verlauf
web-key-rules = die Regeln
web-key-undo = einen Zug zurücknehmen
web-key-menu = das Menü

## 1000 Kilometer auf dem Tisch

web-km-score = { $km } km
web-km-unit = km
web-km-you = Du
web-km-your-turn = bist dran
web-km-your-hand = Deine Handkarten
web-km-rivals = Mitspieler
web-km-drivers = Am Steuer
web-km-middle = Tischmitte
web-km-battle = Ablage
web-km-speed = Tempo
web-km-safeties = Schutzkarten
web-km-sideways = { $card }, quer: Meisterzug
web-km-pile = { $pile }: { $card }
web-km-pile-empty = { $pile }: leer
web-km-hand-size = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
web-km-road = { $km } von { $goal } Kilometern. Straße: { $cards }
web-km-draw-pile = Nachziehstapel, noch { $count } Karten
web-km-box = Schachtel, { $count } Karten, oben: { $card }
web-km-box-empty = Schachtel, leer
web-km-here = Hier geht’s!
web-km-attack = { $name } angreifen: { $card }
web-km-cannot = geht gerade nicht
web-km-note-stopped = steht schon
web-km-note-waiting = fährt nicht
web-km-note-limited = schon begrenzt
web-km-note-tanker = hat den Tankwagen
web-km-note-right-of-way = hat Vorfahrt
web-km-note-puncture-proof = pannensicher
web-km-note-ace-driver = Fahr-Ass
web-km-say-nearest = Am nächsten dran: { $names }
web-km-say-won = { $names } am Ziel!
web-km-say-over = Das Rennen ist aus.
web-km-say-master = { $card }: Du wirst angegriffen!
web-km-say-master-hint = Du hast den Schutz. Wirf ihn jetzt quer!
web-km-say-asked-hint = Hast du den Schutz dagegen?
web-km-say-others-think = { $card } gegen { $names }
web-km-say-others-think-hint = Kommt ein Meisterzug?
web-km-say-wait = { $name } ist dran
web-km-say-target = { $card }: Wohin damit?
web-km-say-target-hint = Tippe auf ein Auto, das du aufhältst.
web-km-say-toss-hint = Tippe auf die Schachtel oder den Knopf.
web-km-say-discard = Nichts passt.
web-km-say-discard-hint = Eine Karte muss in die Schachtel.
web-km-say-blocked = { $card }: Du stehst.
web-km-say-blocked-hint = Womit kommst du weiter?
web-km-say-start = Noch stehst du.
web-km-say-start-hint = Eine Grüne Ampel, und los!
web-km-say-limited = Du fährst mit Tempolimit.
web-km-say-limited-hint = Nur 25 und 50 gehen.
web-km-say-go = Freie Fahrt!
web-km-say-go-hint = Spiel eine Karte.
web-km-master = Meisterzug!
web-km-master-line = { $safety } schlägt { $attack }.
web-km-master-yours = Du ziehst eine Karte und bist sofort dran.
web-km-master-theirs = { $name } zieht eine Karte und ist sofort dran.
