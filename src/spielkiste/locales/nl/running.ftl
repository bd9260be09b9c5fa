## For whoever runs a server

error-setting-text = { $where } kan niet “{ $value }” zijn; schrijf tekst, in een bestand tussen aanhalingstekens.
error-setting-number = { $where } kan niet “{ $value }” zijn; schrijf een getal van { $least } tot en met { $most }.
error-setting-yes-no = { $where } kan niet “{ $value }” zijn; schrijf yes of no, in een bestand true of false.
error-setting-one-of = { $where } kan niet “{ $value }” zijn; dit kan wel: { $known }.
error-setting-days = { $where } kan niet “{ $value }” zijn; schrijf een aantal dagen zoals 90d, of for-ever.
error-setting-proxies = { $where } kan niet “{ $value }” zijn; schrijf yes, no of de adressen van de proxy’s.
error-setting-unknown = Er is geen instelling “{ $name }” ({ $path }); dit kan wel: { $known }.
setting-in-file = “{ $name }” in { $path }
error-setting-variable = Er is geen omgevingsvariabele { $name }; schrijf { $meant }.
error-file-denied = Je mag het bestand { $path } niet lezen; controleer de rechten.
error-file-folder = { $path } is een map; noem een bestand.
error-not-toml = Het bestand { $path } is geen TOML ({ $why }); schrijf regels zoals: port = 8080
error-setting-secret = { $where } voldoet niet; neem minstens { $least } gewone letters en cijfers, zonder spaties.
error-host-key = Dit is niet de sleutel van de beheerder; kijk waar de server hem bewaart.
error-too-many-keys = Dat waren te veel verkeerde sleutels van dit adres. Probeer het over { $seconds } s nog eens.
error-closing = Deze server wordt straks bijgewerkt en laat even niemand meer binnen. Spellen die bezig zijn, gaan gewoon door.
error-setting-bus = { $where } kan niet “{ $value }” zijn; schrijf het adres van een Redis-server, zoals redis://localhost:6379/0
error-bus-alone = Een bus verbindt servers die samen één PostgreSQL-database gebruiken; noem er een met --database, of laat --bus weg.
error-unknown-database = Op een adres dat met { $scheme }:// begint, kunnen geen tafels bewaard worden; noem een bestand, of postgresql://…
error-scale-missing = Hiervoor ontbreekt { $name }; typ: pip install "spielkiste[scale]"
error-database-away = De server kan even niet bij zijn tafels. Probeer het zo nog eens; er is niets kwijt.
error-table-away = Deze tafel is even niet te bereiken. Probeer het zo nog eens; er is niets kwijt.
error-backup-postgres = Tafels in PostgreSQL bewaar je met het gereedschap van PostgreSQL zelf; typ: pg_dump --format=custom --file tafels.backup { $path }
error-restore-postgres = Tafels in PostgreSQL zet je terug met het gereedschap van PostgreSQL zelf; stop de servers en typ dan: pg_restore --clean --dbname { $path } tafels.backup
error-last-needs-folder = --last bewaart back-ups in een map, en { $path } is er geen; noem een map, een nieuwe met / aan het eind.
error-doctor-url = { $url } is geen adres; schrijf er een zoals https://games.example.org

serve-host = De pagina voor de beheerder (hoe het met de server gaat, wie er nog in mag): { $address }host
serve-host-key = (de sleutel staat in { $path })
serve-this-key = (de sleutel is { $host_key })
serve-no-key = (gesloten: kies een sleutel met --host-key, voor alle servers dezelfde)
serve-new-database = De database { $path } bestond nog niet en is nieuw aangemaakt. Hadden je spellen daar moeten staan? Controleer dan het pad.
serve-no-web-installed = De webpagina ontbreekt in deze installatie. Bouw het pakket opnieuw zoals in docs/host.md, zonder SPIELKISTE_NO_WEB, en installeer het opnieuw.

host-title = Spielkiste: de pagina voor de beheerder
host-key = De sleutel van de beheerder
host-enter = Laat zien
host-where = De server zegt bij het starten waar hij de sleutel bewaart.
host-open = Iedereen mag binnenkomen.
host-closed = Er komt niemand meer bij. Spellen die bezig zijn, gaan door; na een herstart mag iedereen weer binnenkomen.
host-let-nobody-in = Niemand meer binnenlaten
host-let-in = Iedereen weer binnenlaten
host-look = Opnieuw kijken
host-tables = Tafels in gebruik
host-kept = Bewaarde tafels
host-people = Apparaten aan tafels
host-load = Belasting in de laatste minuut (één kern)
host-lag = Langste wachttijd in de laatste minuut
host-memory = Geheugen
host-database = Database
host-uptime = Draait al
host-version = Versie
host-server = Deze server, van de servers die de database delen
host-elsewhere = Apparaten hier aan tafels van andere servers
host-bus = Bus
host-bus-up = werkt
host-bus-away = weg; berichten gaan via de database
host-bus-none = geen; berichten gaan via de database

error-no-database = Er is geen database { $path }; noem hem met --database.
error-no-folder = Er is geen map { $path }; maak die eerst aan.
error-not-ours = { $path } is geen database van Spielkiste; kies een ander bestand.
error-damaged-database = { $path } is beschadigd; neem een oudere back-up.

site-done = { $path } is klaar ({ $size } MB): elke webserver kan dit aanbieden.
error-site-no-page = De pagina is nog niet gebouwd; typ: make site
error-site-no-engine = In { $path } zit geen engine ({ $name } ontbreekt). Typ make site in een checkout, of noem er een met --engine.
error-site-not-empty = { $path } is niet leeg; kies een andere map.

backup-done = In het nieuwe bestand { $path } { $tables ->
    [one] staat nu de enige tafel
   *[other] staan nu alle { $tables } tafels
} van { $database }. Alleen jij kunt het bestand lezen.
backup-removed = Oudere back-ups verwijderd: { $count }.
restore-done = { $tables ->
    [one] Er staat weer één tafel
   *[other] Er staan weer { $tables } tafels
} in { $database }, uit { $path }. Start nu de server.
restore-before = De vorige database ligt in { $path }; is alles in orde, dan kun je hem weggooien. Van zulke oude databases blijven alleen de laatste { $count } liggen.

doctor-ok = goed   { $said }
doctor-note = let op { $said }
doctor-wrong = FOUT   { $said }
doctor-database = De database { $path } is in orde en bevat { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}.
doctor-running = Op de database { $path } draait een server; de database is in orde en bevat { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}.
doctor-no-database = Er is nog geen database { $path }; de server maakt hem aan.
doctor-database-gone = Er draait een server, maar zijn database { $path } is weg; hij bewaart niets meer. Stop hem, zet een back-up terug en start hem opnieuw (docs/host.md).
doctor-no-server = Hier draait geen server. Zo start je er een: spielkiste serve, als dienst: systemctl start spielkiste
doctor-unreadable = De database { $path } is niet te lezen ({ $why }); doe dit als de gebruiker onder wie de server draait.
doctor-shared = De database { $path } bevat { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}; servers die erop draaien: { $servers }.
doctor-shared-empty = De database { $path } is bereikbaar en leeg; de server richt hem in.
doctor-synchronised = Wat PostgreSQL bevestigt, staat ook echt op de schijf.
doctor-not-synchronised = PostgreSQL bevestigt wat nog niet op de schijf staat; zet fsync en full_page_writes op on.
doctor-clocks = De klok van deze computer en die van de database lopen gelijk.
doctor-clocks-apart = De klok van deze computer en die van de database lopen { $seconds } s uiteen; zet ze gelijk.
doctor-bus = De bus { $path } geeft antwoord.
doctor-no-bus = De servers praten via de database met elkaar; met veel mensen gaat --bus redis://… sneller.
doctor-bus-away = De bus { $path } geeft geen antwoord ({ $why }); de servers zouden via de database met elkaar praten.
doctor-backup = De laatste back-up is { $days ->
    [0] van de laatste 24 uur
    [one] één dag oud
   *[other] { $days } dagen oud
}: { $path }
doctor-old-backup = De laatste back-up is { $days ->
    [one] één dag oud
   *[other] { $days } dagen oud
} ({ $path }); maak er elke nacht een, zie docs/host.md.
doctor-no-backup = Er is nog geen back-up bekend; typ: spielkiste backup MAP/ --last 14
doctor-private = Alleen de eigenaar kan de database lezen.
doctor-not-private = Anderen kunnen de database met startwaarden en links lezen; typ: chmod 600 { $path }
doctor-secrets-open = Anderen kunnen { $path } lezen of veranderen; typ: chmod { $mode } { $path }
doctor-read-only = In { $path } kan niet geschreven worden; kijk van wie het is.
doctor-room = Er is ruimte op de schijf: { $free } GB bij { $path }.
doctor-no-room = De schijf is bijna vol: nog { $free } GB vrij op { $path }; maak ruimte.
doctor-clock = De klok staat op { $now }.
doctor-wrong-clock = De klok staat op { $now }, en dat kan niet; zet hem goed. Er wordt daarom niets gewist.
doctor-none-marked = Er is niets gemarkeerd om gewist te worden.
doctor-marked = Lang niet gebruikt en daarom over een paar dagen gewist: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $rooms ->
    [one] één lokaal
   *[other] { $rooms } lokalen
}. Wie een tafel opent, houdt hem; --keep-marked houdt ze allemaal.
doctor-brought-back = Bewaard, alsof ze net gebruikt zijn: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $rooms ->
    [one] één lokaal
   *[other] { $rooms } lokalen
}.
doctor-descriptors = Het systeem laat { $most } open bestanden toe.
doctor-no-descriptors = Dit systeem stelt geen grens aan open bestanden.
doctor-few-descriptors = Het systeem laat maar { $most } open bestanden toe, en iedereen aan tafel heeft er één nodig; verhoog het aantal met ulimit -n of LimitNOFILE.
doctor-port = Poort { $port } op { $host } is vrij.
doctor-port-held = Poort { $port } op { $host } is bezet, door de server die al draait.
doctor-alone = Alleen deze computer kan bij { $host }. Brengt een proxy op deze computer de mensen binnen, geef dan --behind-proxy mee.
doctor-no-proxy = Wie bij { $host } kan, komt rechtstreeks binnen. Is dat een proxy, geef dan --behind-proxy mee.
doctor-proxy = X-Forwarded-For wordt van { $proxies } overgenomen.
doctor-bad-proxy = “{ $proxies }” zijn geen adressen van proxy’s; schrijf er een paar zoals 127.0.0.1,10.0.0.0/8 achter --behind-proxy.
doctor-version = { $name } { $version } is nieuw genoeg.
doctor-old = { $name } { $version } is te oud, { $least } is nodig; typ: pip install --upgrade { $name }
doctor-missing = { $name } ontbreekt; typ: pip install "spielkiste[serve]"
doctor-page = De pagina voor browsers is gebouwd.
doctor-url-well = { $url } antwoordt, en met de server erachter gaat het goed.
doctor-url-ill = De server op { $url } antwoordt, maar het gaat er niet goed mee ({ $why }); kijk in zijn logboek en op zijn schijf.
doctor-url-other = { $url } antwoordt met status { $status }, maar niet als Spielkiste; controleer het adres en waar de proxy heen leidt.
doctor-url-away = { $url } antwoordt niet ({ $why }); controleer de naam, de firewall (poorten 80 en 443) en of proxy en server draaien.
doctor-certificate = Het certificaat van { $host } is nog { $days } dagen geldig.
doctor-certificate-ends = Het certificaat van { $host } is nog maar { $days ->
    [one] één dag
   *[other] { $days } dagen
} geldig; controleer of de proxy het vernieuwt.
doctor-bad-certificate = Browsers vertrouwen het certificaat van { $url } niet ({ $why }); kijk in het logboek van de proxy.
doctor-not-encrypted = De verbinding met { $host } is niet versleuteld; gebruik buiten je eigen netwerk https:// (docs/host.md).
doctor-socket = De WebSocket waarover gespeeld wordt, gaat open.
doctor-no-socket = De WebSocket waarover gespeeld wordt, gaat niet open (status { $status }); de proxy moet upgrades en de Host-header doorlaten, zie “Behind a proxy” in docs/host.md.

push-turn = Jij bent aan de beurt bij { $game }
push-again = { $game } wacht nog op je
