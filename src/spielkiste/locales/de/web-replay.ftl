## Noch einmal ansehen, und die Spiele dieses Geräts

web-replay = Noch einmal ansehen
web-replay-watch = Film vom Spiel ansehen
web-replay-lost = Das lässt sich nicht ansehen
web-replay-only = Hier schaust du nur zu. Zum Weiterspielen wähle „{ web-replay-play-on }“.
web-replay-no-end = Dieses Spiel wurde nicht zu Ende gespielt. Du siehst, was alle sehen konnten.
web-replay-controls = Vor und zurück
web-replay-where = Stelle im Spiel
web-replay-at = Zug { $at } von { $moves }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Ein Schritt vor
web-replay-back = Ein Schritt zurück
web-replay-turn-on = Zum nächsten Zugwechsel
web-replay-turn-back = Zum vorigen Zugwechsel
web-replay-speed = Tempo: { $speed }
web-replay-whose = Mit wessen Augen?
web-replay-eyes = Ansicht: { $name }
web-replay-eyes-all = Alle Karten offen
web-replay-eyes-nobody = Nur zugeschaut
web-replay-eyes-hint = Das Spiel ist vorbei, darum darfst du jetzt in alle Karten schauen.
web-replay-seen-by = Ansicht jetzt: { $name }
web-replay-pass-on = Weitergeben
web-replay-link-hint = In diesem Link steckt das ganze Spiel. Wer ihn öffnet, sieht es in seiner eigenen Spielkiste.
web-replay-too-long = Für einen Link ist dieses Spiel zu lang. Gib die Datei weiter.
web-replay-file-hint = Oder als Datei, zum Aufheben und Verschicken:
web-replay-play-on = Ab hier weiterspielen
web-replay-play-on-not = Hier ist das Spiel zu Ende. Geh ein Stück zurück, dann kannst du von dort weiterspielen.
web-replay-play-hint = Der Tisch steht so da wie nach Zug { $at }. Es wird nicht neu gemischt: Wer das Spiel angesehen hat, kann wissen, was kommt.
web-replay-play-who = Wer spielt hier?
web-replay-play-one = { $name }, sonst Bots
web-replay-play-all = Alle an diesem Gerät
web-replay-play-start = Weiterspielen

web-mine-none = Hier liegen später die Spiele, die du an diesem Gerät gespielt hast.
web-mine-open = Angefangen
web-mine-played = Gespielt
web-mine-tally = Gewonnen: { $won } von { $count }
web-mine-won = Gewonnen!
web-mine-winner =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
web-mine-ended = ohne Ergebnis beendet
web-mine-over = zu Ende
web-mine-watched = zugeschaut
web-mine-table = Zum Tisch
web-mine-export = Als Datei sichern
web-mine-delete = Löschen
web-mine-delete-sure = Dieses Spiel löschen?
web-mine-delete-open = Es ist noch nicht zu Ende. Auf diesem Gerät kannst du dann nicht mehr weiterspielen.
web-mine-delete-played = Auf diesem Gerät lässt es sich dann nicht mehr ansehen.
web-mine-device = Diese Liste steht nur auf diesem Gerät.
