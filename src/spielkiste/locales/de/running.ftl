## Für alle, die einen Server betreiben

error-setting-text = { $where } kann nicht „{ $value }“ sein; schreib Text, in einer Datei in Anführungszeichen.
error-setting-number = { $where } kann nicht „{ $value }“ sein; schreib eine Zahl von { $least } bis { $most }.
error-setting-yes-no = { $where } kann nicht „{ $value }“ sein; schreib yes oder no, in einer Datei true oder false.
error-setting-one-of = { $where } kann nicht „{ $value }“ sein; möglich: { $known }.
error-setting-days = { $where } kann nicht „{ $value }“ sein; schreib eine Zahl von Tagen wie 90d, oder for-ever.
error-setting-proxies = { $where } kann nicht „{ $value }“ sein; schreib yes, no oder die Adressen der Proxys.
error-setting-unknown = Es gibt keine Einstellung „{ $name }“ ({ $path }); möglich: { $known }.
error-setting-variable = Es gibt keine Umgebungsvariable { $name }; schreib { $meant }.
error-not-toml = Die Datei { $path } ist kein TOML ({ $why }); schreib Zeilen wie: port = 8080
error-setting-secret = { $where } passt nicht; nimm mindestens { $least } einfache Buchstaben und Ziffern ohne Leerzeichen.
error-host-key = Das ist nicht der Schlüssel des Gastgebers; schau nach, wo der Server ihn aufhebt.
error-closing = Dieser Server wird bald aktualisiert und lässt für eine Weile niemanden Neues herein. Angefangene Partien gehen weiter.

serve-host = Die Seite für den Gastgeber: { $address }host
serve-host-key = (der Schlüssel steht in { $path })
serve-this-key = (der Schlüssel ist { $host_key })

host-title = Spielkiste: die Seite für den Gastgeber
host-key = Der Schlüssel des Gastgebers
host-enter = Anzeigen
host-where = Der Server sagt beim Start, wo er den Schlüssel aufhebt.
host-open = Alle dürfen herein.
host-closed = Niemand Neues kommt herein. Angefangene Partien gehen weiter; nach einem Neustart dürfen wieder alle herein.
host-let-nobody-in = Niemanden Neues hereinlassen
host-let-in = Wieder alle hereinlassen
host-look = Neu nachsehen
host-tables = Tische in Gebrauch
host-kept = Aufgehobene Tische
host-people = Geräte an Tischen
host-load = Auslastung der letzten Minute (ein Kern)
host-lag = Längste Wartezeit der letzten Minute
host-memory = Arbeitsspeicher
host-database = Datenbank
host-uptime = Läuft seit
host-version = Version
