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
