## Für alle, die einen Server betreiben

error-setting-text = { $where } kann nicht „{ $value }“ sein; schreib Text, in einer Datei in Anführungszeichen.
error-setting-number = { $where } kann nicht „{ $value }“ sein; schreib eine Zahl von { $least } bis { $most }.
error-setting-yes-no = { $where } kann nicht „{ $value }“ sein; schreib yes oder no, in einer Datei true oder false.
error-setting-one-of = { $where } kann nicht „{ $value }“ sein; möglich: { $known }.
error-setting-days = { $where } kann nicht „{ $value }“ sein; schreib eine Anzahl von Tagen wie 90d, oder for-ever.
error-setting-proxies = { $where } kann nicht „{ $value }“ sein; schreib yes, no oder die Adressen der Proxys.
error-setting-unknown = Es gibt keine Einstellung „{ $name }“ ({ $path }); möglich: { $known }.
setting-in-file = „{ $name }“ in { $path }
error-setting-variable = Es gibt keine Umgebungsvariable { $name }; schreib { $meant }.
error-file-denied = Du darfst die Datei { $path } nicht lesen; prüfe ihre Zugriffsrechte.
error-file-folder = { $path } ist ein Ordner; nenne eine Datei.
error-not-toml = Die Datei { $path } ist kein TOML ({ $why }); schreib Zeilen wie: port = 8080
error-setting-secret = { $where } passt nicht; nimm mindestens { $least } einfache Buchstaben und Ziffern ohne Leerzeichen.
error-host-key = Das ist nicht der Schlüssel zur Verwaltung; schau nach, wo der Server ihn aufhebt.
error-too-many-keys = Das waren zu viele falsche Schlüssel von dieser Adresse. Versuch es in { $seconds } s noch einmal.
error-closing = Dieser Server wird bald aktualisiert und lässt für eine Weile niemanden Neues herein. Angefangene Partien gehen weiter.
error-setting-bus = { $where } kann nicht „{ $value }“ sein; schreib die Adresse eines Redis-Servers wie redis://localhost:6379/0
error-bus-alone = Ein Bus verbindet Server, die sich eine PostgreSQL-Datenbank teilen; nenne eine mit --database, oder lass --bus weg.
error-unknown-database = An einer Adresse, die mit { $scheme }:// beginnt, lassen sich keine Tische speichern; nenne eine Datei oder postgresql://…
error-scale-missing = Dazu fehlt { $name }; gib ein: pip install "spielkiste[scale]"
error-database-away = Der Server erreicht seine Tische gerade nicht. Versuch es gleich noch einmal; verloren ist nichts.
error-table-away = Dieser Tisch ist gerade nicht zu erreichen. Versuch es gleich noch einmal; verloren ist nichts.
error-backup-postgres = Tische in PostgreSQL sichert dessen eigenes Werkzeug; gib ein: pg_dump --format=custom --file tische.backup { $path }
error-restore-postgres = Tische in PostgreSQL holt dessen eigenes Werkzeug zurück; beende die Server, dann gib ein: pg_restore --clean --dbname { $path } tische.backup
error-last-needs-folder = --last hebt Sicherungen in einem Ordner auf, und { $path } ist keiner; nenne einen Ordner, einen neuen mit / am Ende.
error-doctor-url = { $url } ist keine Adresse; schreib eine wie https://games.example.org

serve-host = Die Verwaltung (wie es dem Server geht, wer noch hereindarf): { $address }host
serve-host-key = (der Schlüssel steht in { $path })
serve-this-key = (der Schlüssel ist { $host_key })
serve-no-key = (geschlossen: wähle einen Schlüssel mit --host-key, für alle Server denselben)
serve-new-database = Die Datenbank { $path } gab es noch nicht, sie ist neu. Wenn deine Spiele dort sein sollten, prüfe den Pfad.
serve-no-web-installed = In dieser Installation fehlt die Webseite. Baue das Paket noch einmal wie in docs/host.md, ohne SPIELKISTE_NO_WEB, und installiere es neu.

host-title = Spielkiste: die Verwaltung
host-key = Der Schlüssel zur Verwaltung
host-enter = Anzeigen
host-where = Der Server sagt beim Start, wo er den Schlüssel aufhebt.
host-open = Alle dürfen herein.
host-closed = Niemand Neues kommt herein. Angefangene Partien gehen weiter; nach einem Neustart dürfen wieder alle herein.
host-let-nobody-in = Niemanden Neues hereinlassen
host-let-in = Wieder alle hereinlassen
host-look = Neu nachsehen
host-tables = Tische in Gebrauch
host-kept = Gespeicherte Tische
host-people = Geräte an Tischen
host-load = Auslastung der letzten Minute (ein Kern)
host-lag = Längste Wartezeit der letzten Minute
host-memory = Arbeitsspeicher
host-database = Datenbank
host-uptime = Laufzeit
host-version = Version
host-server = Dieser Server unter denen, die sich die Datenbank teilen
host-elsewhere = Geräte hier an Tischen anderer Server
host-bus = Bus
host-bus-up = läuft
host-bus-away = nicht da; Nachrichten gehen über die Datenbank
host-bus-none = keiner; Nachrichten gehen über die Datenbank

error-no-database = Es gibt keine Datenbank { $path }; nenne sie mit --database.
error-no-folder = Es gibt keinen Ordner { $path }; leg ihn zuerst an.
error-not-ours = { $path } ist keine Datenbank der Spielkiste; wähle eine andere Datei.
error-damaged-database = { $path } ist beschädigt; nimm eine ältere Sicherung.

site-done = { $path } ist fertig ({ $size } MB): Jeder Webserver kann es ausliefern.
error-site-no-page = Die Seite ist noch nicht gebaut; das macht: make site
error-site-no-engine = In { $path } liegt keine Spiel-Engine ({ $name } fehlt). Ruf in einem Checkout make site auf, oder nenne einen mit --engine.
error-site-not-empty = { $path } ist nicht leer; wähle einen anderen Ordner.

backup-done = Die neue Datei { $path } enthält { $tables ->
    [one] den einzigen Tisch
   *[other] alle { $tables } Tische
} aus { $database }. Nur du kannst die Datei lesen.
backup-removed = Ältere Sicherungen gelöscht: { $count }.
restore-done = Aus { $path } { $tables ->
    [one] ist ein Tisch
   *[other] sind { $tables } Tische
} wieder in { $database }. Starte jetzt den Server.
restore-before = Die bisherige Datenbank liegt in { $path }; wenn alles stimmt, kannst du sie löschen. Nur die letzten { $count } früheren Datenbanken bleiben erhalten.

doctor-ok = gut     { $said }
doctor-note = Hinweis { $said }
doctor-wrong = FALSCH  { $said }
doctor-database = Die Datenbank { $path } ist heil und enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}.
doctor-running = Auf der Datenbank { $path } läuft ein Server; sie ist heil und enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}.
doctor-no-database = Es gibt noch keine Datenbank { $path }; der Server legt sie an.
doctor-database-gone = Ein Server läuft, aber seine Datenbank { $path } ist nicht mehr da; er speichert nichts mehr. Beende ihn, spiel eine Sicherung zurück und starte ihn neu (docs/host.md).
doctor-no-server = Hier läuft kein Server. So startest du ihn: spielkiste serve, als Dienst: systemctl start spielkiste
doctor-unreadable = Die Datenbank { $path } lässt sich nicht lesen ({ $why }); führ den Befehl als der Benutzer aus, unter dem der Server läuft.
doctor-shared = Die Datenbank { $path } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}; Server, die auf ihr laufen: { $servers }.
doctor-shared-empty = Die Datenbank { $path } ist erreichbar und leer; der Server richtet sie ein.
doctor-synchronised = PostgreSQL schreibt, was es bestätigt, auch auf die Platte.
doctor-not-synchronised = PostgreSQL bestätigt, was noch nicht auf der Platte ist; stell fsync und full_page_writes auf on.
doctor-clocks = Die Uhren dieses Rechners und der Datenbank stimmen überein.
doctor-clocks-apart = Die Uhren dieses Rechners und der Datenbank gehen { $seconds } s auseinander; stell sie.
doctor-bus = Der Bus { $path } antwortet.
doctor-no-bus = Die Server sprechen über die Datenbank miteinander; bei vielen Leuten ist --bus redis://… schneller.
doctor-bus-away = Der Bus { $path } antwortet nicht ({ $why }); die Server würden über die Datenbank miteinander sprechen.
doctor-backup = Die letzte Sicherung ist { $days ->
    [0] aus den letzten 24 Stunden
    [one] einen Tag alt
   *[other] { $days } Tage alt
}: { $path }
doctor-old-backup = Die letzte Sicherung ist { $days ->
    [one] einen Tag alt
   *[other] { $days } Tage alt
} ({ $path }); mach jede Nacht eine, siehe docs/host.md.
doctor-no-backup = Von einer Sicherung ist noch nichts bekannt; gib ein: spielkiste backup ORDNER/ --last 14
doctor-private = Nur ihr Besitzer kann die Datenbank lesen.
doctor-not-private = Andere können die Datenbank mit Startwerten und Links lesen; gib ein: chmod 600 { $path }
doctor-secrets-open = Andere können { $path } lesen oder ändern; gib ein: chmod { $mode } { $path }
doctor-read-only = { $path } lässt sich nicht schreiben; prüfe, wem es gehört.
doctor-room = Auf der Platte ist Platz: { $free } GB bei { $path }.
doctor-no-room = Die Platte ist fast voll: noch { $free } GB bei { $path }; schaff Platz.
doctor-clock = Die Uhr zeigt { $now }.
doctor-wrong-clock = Die Uhr zeigt { $now }, und das kann nicht sein; stell sie. Gelöscht wird deswegen nichts.
doctor-none-marked = Nichts ist zum Löschen vorgemerkt.
doctor-marked = Lange nicht benutzt, deshalb in einigen Tagen gelöscht: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $rooms ->
    [one] ein Klassenzimmer
   *[other] { $rooms } Klassenzimmer
}. Wer einen Tisch öffnet, behält ihn; --keep-marked behält alle.
doctor-brought-back = Bleiben erhalten und gelten als eben benutzt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $rooms ->
    [one] ein Klassenzimmer
   *[other] { $rooms } Klassenzimmer
}.
doctor-descriptors = Das System erlaubt { $most } offene Dateien.
doctor-no-descriptors = Dieses System begrenzt offene Dateien nicht.
doctor-few-descriptors = Das System erlaubt nur { $most } offene Dateien, und jede Person am Tisch braucht eine; erhöhe die Zahl mit ulimit -n oder LimitNOFILE.
doctor-port = Port { $port } auf { $host } ist frei.
doctor-port-held = Port { $port } auf { $host } ist belegt, vom laufenden Server.
doctor-alone = Nur dieser Rechner erreicht { $host }. Wenn ein Proxy auf ihm die Leute hereinbringt, nimm --behind-proxy.
doctor-no-proxy = Wer { $host } erreicht, kommt unmittelbar herein. Wenn das ein Proxy ist, nimm --behind-proxy.
doctor-proxy = X-Forwarded-For wird von { $proxies } übernommen.
doctor-bad-proxy = „{ $proxies }“ sind keine Adressen von Proxys; schreib welche wie 127.0.0.1,10.0.0.0/8 hinter --behind-proxy.
doctor-version = { $name } { $version } ist neu genug.
doctor-old = { $name } { $version } ist zu alt, nötig ist { $least }; gib ein: pip install --upgrade { $name }
doctor-missing = { $name } fehlt; gib ein: pip install "spielkiste[serve]"
doctor-page = Die Seite für Browser ist gebaut.
doctor-url-well = { $url } antwortet, und dem Server dahinter geht es gut.
doctor-url-ill = Der Server unter { $url } antwortet, aber es geht ihm nicht gut ({ $why }); sieh in sein Protokoll und auf seine Platte.
doctor-url-other = { $url } antwortet mit Status { $status }, aber nicht als Spielkiste; prüfe die Adresse und wohin der Proxy führt.
doctor-url-away = { $url } antwortet nicht ({ $why }); prüfe den Namen, die Firewall (Ports 80 und 443) und ob Proxy und Server laufen.
doctor-certificate = Das Zertifikat von { $host } gilt noch { $days } Tage.
doctor-certificate-ends = Das Zertifikat von { $host } gilt nur noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}; prüfe, ob der Proxy es erneuert.
doctor-bad-certificate = Browser trauen dem Zertifikat von { $url } nicht ({ $why }); sieh ins Protokoll des Proxys.
doctor-not-encrypted = Die Verbindung zu { $host } ist nicht verschlüsselt; außerhalb des eigenen Netzes nimm https:// (docs/host.md).
doctor-socket = Der WebSocket, über den gespielt wird, öffnet sich.
doctor-no-socket = Der WebSocket, über den gespielt wird, öffnet sich nicht (Status { $status }); der Proxy muss Upgrades und den Host-Header durchlassen, siehe „Behind a proxy“ in docs/host.md.

push-turn = Du bist dran bei { $game }
push-again = { $game } wartet noch auf dich
