## A game leaves the server, and where a table is

web-moving-open = Ohne Server weiterspielen
web-moving-hint = Das Spiel zieht auf dein Gerät um und geht dort weiter: mit Bots oder mit Leuten, die du einlädst. Alle am Tisch müssen da und einverstanden sein. Zurück auf den Server kann es nicht.
web-moving-go = Umziehen
web-moving-asked = { $name } möchte ohne Server weiterspielen
web-moving-asked-what = Das Spiel würde auf das Gerät von { $name } umziehen. An diesem Gerät könnte jemand mit Tricks alle Karten sehen. Sag nur ja, wenn du { $name } vertraust.
web-moved = Dieses Spiel ist auf das Gerät von { $name } umgezogen. Lass dich von { $name } einladen. Dein Platz bleibt frei für dich.
web-moved-title = Das Spiel ist umgezogen
web-moved-you = Sichere das Spiel zuerst als Datei.
web-moved-save = Spiel sichern
web-moved-then = Öffne dann die Spielkiste, die ohne Server läuft. Tippe in ihrem Menü auf „Partien hereinholen“ und wähle die Datei. Am Tisch kannst du die anderen einladen: Ihre Plätze bleiben frei.
web-lives-server = Dieser Tisch steht auf dem Server { $name }.
web-lives-here = Dieser Tisch steht auf diesem Gerät.
web-lives-far = Dieser Tisch steht auf dem Gerät von { $name }.
web-join-kept = Wer bist du?
