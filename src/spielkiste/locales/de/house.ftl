## Das Haus: was alle Spiele und Oberflächen gemeinsam haben

house-yes = ja
house-no = nein

option-tempo = Tempo
option-tempo-live = live (wer am schnellsten ist, zählt)
option-tempo-calm = gemütlich (ohne Eile, alle werden gefragt)
option-naming = Spielen oder üben?
option-naming-off = spielen
option-naming-off-hint = Wie am Tisch: Niemand fragt dich ab.
option-naming-practice = üben
option-naming-practice-hint = Du rechnest selbst; Hilfe gibt es Schritt für Schritt.
option-naming-strict = testen
option-naming-strict-hint = Du rechnest selbst; jede falsche Antwort zählt.
option-begins = Wer beginnt
option-begins-0 = das Los entscheidet

error-unknown-game = Es gibt kein Spiel „{ $game }“; wähle eines von: { $known }.
error-unknown-language = Es gibt keine Sprache „{ $language }“; wähle eine von: { $known }.
error-unknown-option = Es gibt keine Option „{ $option }“; dieses Spiel kennt: { $known }.
error-bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich: { $range }.
error-bad-seats = Diese Optionen erlauben als Personenzahl { $counts }, nicht { $seats }.
error-seats-by-option = Diese Optionen erlauben als Personenzahl { $counts }, nicht { $seats }. Dafür braucht es die Option { $setting }.
error-not-at-the-table = Person { $seat_number } gibt es an diesem Tisch nicht. Personen am Tisch: { $seats }.
error-bad-day = „{ $text }“ ist kein Datum. Schreib es so: 2026-11-18.
error-bad-deal-number = „{ $text }“ ist keine Nummer eines Blatts. Wähle eine von 1 bis { $last }.
error-no-deal-numbers = Die Blätter dieses Spiels haben keine Nummern. Lass die Nummer weg.
error-illegal-move = Dieser Zug ist jetzt nicht erlaubt.
error-no-such-move = Es gibt keinen Zug { $move }.
error-unreadable-move = „{ $text }“ ist kein Zug; gib den Buchstaben vor einem Zug ein oder ? für Hilfe.
error-bad-position = In dieser Datei steht keine Stellung dieses Spiels.
error-unknown-rules-version = Diese Partie wurde nach anderen Regeln gespielt (Version { $version }); dieses Programm kennt Version { $known }. Zum Öffnen bitte Spielkiste aktualisieren.
error-replay-bad-move = Zug { $number } dieser Aufzeichnung ist nicht erlaubt; die Datei ist beschädigt.
error-damaged-file = Diese Datei ist beschädigt; lass sie dir noch einmal geben.
error-foreign-file = Das ist keine Spielkiste-Datei.
error-newer-file = Diese Datei stammt von einer neueren Spielkiste; zum Öffnen bitte aktualisieren.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“; wähle einen von: { $known }.
error-bot-file = Der Bot in { $path } lässt sich nicht laden ({ $why }); schreib DATEI.py:KLASSE.
error-bad-bot-level = Bots haben die Stufen 1 bis 5, nicht „{ $level }“.
error-bots-and-seats =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } für { $seats ->
        [one] { $seats } freien Platz
       *[other] { $seats } freie Plätze
    }. Nenne für jeden Platz einen Bot.
error-arena-alone = Dieses Spiel ist für eine Person: Nimm simulate für jeden Bot und vergleiche die Punkte.
error-arena-bots = Eine Arena braucht mindestens zwei Bots.
error-arena-crowd = An einem Tisch für { $seats } ist kein Platz für { $bots } Bots; nenne weniger.
error-bad-jobs = Es muss mindestens 1 Prozess sein, nicht { $jobs }.
error-bad-count = Es muss mindestens 1 Spiel sein, nicht { $count }.
error-bad-seed = Das geht nicht als Startwert. Nimm eine ganze Zahl mit höchstens 19 Ziffern oder ein Wort mit höchstens 200 Buchstaben.
error-option-form = Eine Option schreibt man name=wert, nicht „{ $text }“.
error-no-file = Die Datei { $path } lässt sich nicht lesen; prüfe den Namen.
error-cannot-write = Die Datei { $path } lässt sich nicht schreiben: { $why }.
error-no-save = Es gibt kein Spiel zum Fortsetzen; beginne eines mit: spielkiste play { $game }
error-database-in-use = Auf der Datenbank { $path } läuft schon ein Server; beende ihn zuerst, oder nenne mit --database eine andere.
error-not-kept = Der Server konnte das nicht speichern. Versuch es gleich noch einmal; verloren ist nichts.
error-table-unreadable = Dieser Tisch lässt sich nicht mehr lesen. Nimm einen neuen vom Regal.
error-no-such-seat = Es gibt keinen Platz { $seat }; dieses Spiel hat die Plätze 1 bis { $seats }.
error-no-such-move-number = Dieses Spiel hat { $moves } Züge; wähle eine Zahl von 0 bis { $moves }.
error-too-many-people = { $people } Personen passen nicht auf { $seats } Plätze.
error-bad-game-name = „{ $name }“ kann kein Spiel heißen: Nimm bis zu 40 einfache Buchstaben (keine Umlaute), Ziffern und Bindestriche, zuerst einen Buchstaben, und kein Wort, das Python selbst benutzt.
error-game-taken = Es gibt schon ein Spiel { $game }, aus { $package }; nimm einen anderen Namen.
error-folder-taken = Es gibt schon etwas mit dem Namen { $path }; wähle einen anderen.
error-not-installed = { $game } ist noch nicht installiert. Gib ein: pip install -e ./{ $game }
error-called-otherwise = Das Paket { $name } ist installiert, aber sein Spiel heißt { $game }.
error-name-of-module = „{ $name }“ heißt schon ein Modul von Python. Wähle einen anderen Namen.
error-no-rules = Diese Schachtel bringt keine Regelseite mit. Was gerade geht, siehst du auf dem Tisch; und wenn etwas nicht geht, steht da, warum.

learn-says = 🦊 { $text }
learn-go-on = Drücke Enter, dann geht es weiter.
learn-done = Gut gemacht! Und jetzt eine richtige Partie: spielkiste play { $game }
learn-left = Noch einmal von vorn geht es mit: { $again }

play-welcome = { $title }: { $names }.
play-help-line = Gib den Buchstaben vor einem Zug ein oder den Zug selbst. ? Hilfe, rules Regeln, quit Ende.
play-help =
    Ein Buchstabe wählt aus der Liste. Du kannst auch den Zug selbst schreiben, etwa „{ $example }“, oder nur die Zahl, die darin steht.
    rules      alle Regeln dieses Spiels
    rule { $clause }  eine Regel
    table      der ganze Tisch in Worten
    why ZUG    warum ein Zug nicht geht
    hint       was jemand machen würde, der gut spielt, und warum
    quit       aufhören; „{ $resume }“ macht hier weiter
play-your-turn = { $alone ->
    [yes] Du hast die Wahl:
   *[no] { $name }, du hast die Wahl:
}
play-choice = { $number } · { $text }
play-prompt = >{" "}
play-not-now = Das geht nicht. { $reason } (Regel { $clause })
play-possible = Dieser Zug geht.
play-why-what = Welcher Zug? Schreib ihn dahinter, etwa „why { $example }“.
play-no-rule = Es gibt keine Regel { $number }.
play-only = Nur eines geht: { $text }
play-which = Das kann mehreres sein: { $letters }. Gib den Buchstaben ein.
play-number = Schreib eine Zahl von { $least } bis { $most }.
play-pass-on = { $name }, nimm die Tastatur und drücke Enter. Die anderen schauen weg.
play-done = Fertig. Drücke Enter und gib die Tastatur weiter.
play-kept = Das Spiel ist gespeichert. Weiter geht es mit: { $resume }
play-over = Das Spiel ist zu Ende.
play-winners = Gewonnen: { $names }
play-tied = Gleichstand! Geteilter Sieg: { $names }
play-nobody-won = Niemand hat gewonnen.
play-scores = { $name }: { $score }
play-replay = Das ganze Spiel steht in { $path }
play-you = Du
play-person = Person { $number }
play-resumed = Das Spiel geht da weiter, wo du aufgehört hast.
play-waiting = Hier wartet noch ein Spiel von dir. Weiterspielen? ({ $yes }/{ $no })
play-waiting-answer = Tippe { $yes } zum Weiterspielen. Mit { $no } wird das alte Spiel beiseitegelegt, und ein neues beginnt.
play-kinder = Dein erstes Spiel hier, darum mit leichterem Anfang: { $rule }. Ohne das: --option { $name }=no
play-set-aside = Das Spiel, das hier wartete, liegt jetzt in { $path }
play-title-table = Auf dem Tisch:

lab-progress = { $done } von { $all } Spielen
lab-simulated = { $games } Spiele { $game } mit { $seats } am Tisch: im Mittel { $mean } Züge, { $speed } Züge je Sekunde.
lab-score = Punkte von { $bot }: im Mittel { $mean }, von { $least } bis { $most }
lab-seat = Platz { $seat } ({ $bot }): { $share } % der Siege ({ $low } bis { $high })
lab-bot = { $bot }: { $share } % der Siege ({ $low } bis { $high })
lab-beginner = Wer angefangen hat: { $share } % der Siege ({ $low } bis { $high })
lab-ended = Beendet durch { $clause }: { $count }
lab-arena = { $games } Spiele { $game } mit { $deals } Verteilungen, Plätze getauscht:
lab-nobody = Von niemandem gewonnen: { $count }
lab-checked = { $game }: { $setups } Aufstellungen zu Ende gespielt, jedes Versprechen gehalten.
lab-never-told = In diesen Spielen nie erzählt: { $events }. Ein Test, der dahin spielt, probiert auch die Texte.

games-line = { $slug }: { $title } ({ $tagline }). Personen: { $seats }. Bots: { $bots }.
games-option = Option { $name }: { $text } ({ $range }; üblich: { $default })
games-begins = 0 lost aus, 1 bis { $most } ist ein Platz
new-game-written = Das Spiel liegt in { $folder }. Als Nächstes: pip install -e { $folder } && spielkiste check { $folder }
games-left-out = Die Erweiterung { $name } bleibt draußen: { $why }

replay-head = { $title }: { $names }

error-bad-name = Ein Name hat 1 bis { $most } Buchstaben.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-your-seat = Das ist nicht dein Platz.
error-only-watching = Das können nur Mitspielende; du schaust zu.
error-table-full = An diesem Tisch sind alle Plätze besetzt; lass dir den Link zum Zuschauen geben.
error-started-already = Das Spiel hat schon begonnen.
error-not-over = Eine Revanche gibt es erst, wenn das Spiel zu Ende ist.
error-too-late = Zu spät: Jemand war schneller; du behältst deine Karte.
error-no-medal = In dieser Schachtel gibt es keine Medaille.
error-no-extra = So etwas gibt es in dieser Schachtel nicht.
error-bad-pictures = Die Regeln in Bildern sind kaputt. Die Schachtel muss repariert werden.
error-bad-lesson = Diese Übung ist beschädigt; die Schachtel muss repariert werden.
error-no-tasks = Dieses Spiel hat keine Aufgabe des Tages.
error-no-lessons = Dieses Spiel hat noch keine Übungen.
error-no-lesson = Diese Übung gibt es in dieser Schachtel nicht.
error-lesson-otherwise = Das wäre erlaubt, aber jetzt probieren wir etwas anderes.
lesson-otherwise = Das ginge auch! Aber erst probieren wir etwas anderes.
lesson-finished = Die Übung ist zu Ende. Fang sie von vorn an oder spiel eine richtige Partie.
error-played-elsewhere = Auf diesem Platz wurde gerade an einem anderen Gerät gespielt.
error-moved-on = Am Tisch ist inzwischen etwas passiert. Schau hin und wähle neu.
error-asked-before = Das ist längst beantwortet. Schau auf den Tisch.
error-asked-already = Es gibt schon eine andere Frage am Tisch; beantwortet erst die.
error-game-ended = Dieses Spiel wurde beendet. Gebt neu, oder nehmt ein anderes vom Regal.
error-game-moved = Dieses Spiel ist auf das Gerät von { $name } umgezogen. { $name } kann dich dorthin einladen.
error-game-stays = Dieses Spiel kann nicht umziehen.
error-not-all-here = Alle am Tisch müssen da und einverstanden sein. Gerade fehlt jemand.
error-not-running = Es läuft kein Spiel, das man beenden könnte.
error-seat-left = Dieser Platz wurde aufgegeben.
error-too-many = Das war auf einmal sehr viel von dieser Adresse. Warte kurz und versuch es dann noch einmal.
error-thought-failed = Das hat gerade nicht geklappt. Versuch es gleich noch einmal.
error-thought-too-long = Das auszurechnen dauert hier zu lange.
error-stood-in = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
error-nobody-there = Auf diesem Platz sitzt kein Mensch.
error-still-there = Diese Person ist noch da; warte ein wenig.
error-slow-week = An diesem Tisch hat jede Person eine Woche Zeit für ihren Zug.
error-nothing-to-undo = Es lässt sich nichts zurücknehmen: Jemand hat seitdem etwas Neues erfahren.
error-replay-not-yet = Die Aufzeichnung gibt es erst, wenn das Spiel zu Ende ist.
error-replay-from-position = Diese Aufzeichnung beginnt nicht mit dem Mischen und lässt sich hier nicht weiterspielen.
error-wrong-key = Dieser Link führt zu keinem Tisch; prüfe, ob er vollständig ist.
error-malformed = Diese Anfrage ist nicht lesbar; lade die Seite neu.
error-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
error-flood = Zu viel auf einmal; warte kurz und lade die Seite neu.
error-newer-database = Die Datenbank { $path } stammt von einer neueren Spielkiste; aktualisiere, oder nenne mit --database eine andere.
error-database-locked = Ein anderes Programm benutzt die Datenbank { $path }; schließ es und versuch es noch einmal.
error-disk-full = Die Festplatte ist voll: Schaff Platz und versuch es noch einmal; nichts ist verloren.
error-database-readonly = Die Datenbank { $path } lässt sich nicht beschreiben; prüfe ihre Rechte.
error-not-a-database = { $path } ist keine Spielkiste-Datenbank; nenne mit --database eine andere.
error-database-unusable = Die Datenbank { $path } lässt sich nicht benutzen ({ $why }); nenne mit --database eine andere.
error-database-not-yours = Dieser Benutzer darf die Datenbank { $path } nicht öffnen. Starte den Server als der Benutzer, dem sie gehört, oder gib sie ihm mit chown zurück.
error-port-in-use = Port { $port } auf { $host } lässt sich nicht benutzen; wähle mit --port einen anderen.

serve-address = Die Spielkiste steht offen unter { $address }
serve-no-web = Die Oberfläche ist nicht gebaut; starte: make play
