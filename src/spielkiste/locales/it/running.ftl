## Per chi fa girare un server

error-setting-text = { $where } non può essere «{ $value }»; scrivi un testo, in un file tra virgolette.
error-setting-number = { $where } non può essere «{ $value }»; scrivi un numero da { $least } a { $most }.
error-setting-yes-no = { $where } non può essere «{ $value }»; scrivi yes o no, in un file true o false.
error-setting-one-of = { $where } non può essere «{ $value }»; valori possibili: { $known }.
error-setting-days = { $where } non può essere «{ $value }»; scrivi un numero di giorni come 90d, oppure for-ever.
error-setting-proxies = { $where } non può essere «{ $value }»; scrivi yes, no o gli indirizzi dei proxy.
error-setting-unknown = L’impostazione «{ $name }» non esiste ({ $path }); scegli tra: { $known }.
setting-in-file = «{ $name }» in { $path }
error-setting-variable = La variabile d’ambiente { $name } non esiste; scrivi { $meant }.
error-file-denied = Non puoi leggere il file { $path }; controlla i suoi permessi.
error-file-folder = { $path } è una cartella; indica un file.
error-not-toml = Il file { $path } non è in TOML ({ $why }); scrivi righe come: port = 8080
error-setting-secret = { $where } non va bene; usa almeno { $least } caratteri: solo lettere senza accento e cifre, senza spazi.
error-host-key = Questa non è la chiave di chi ospita; guarda dove la tiene il server.
error-too-many-keys = Troppe chiavi sbagliate da questo indirizzo. Riprova tra { $seconds } s.
error-closing = Questo server sta per essere aggiornato e per un po’ non fa entrare nessun altro. Le partite cominciate vanno avanti.
error-setting-bus = { $where } non può essere «{ $value }»; scrivi l’indirizzo di un server Redis come redis://localhost:6379/0
error-bus-alone = Un bus unisce server che condividono un database PostgreSQL; indicane uno con --database, oppure togli --bus.
error-unknown-database = A un indirizzo che comincia con { $scheme }:// non si possono salvare tavoli; indica un file, o postgresql://…
error-scale-missing = Qui manca { $name }; lancia: pip install "spielkiste[scale]"
error-database-away = In questo momento il server non raggiunge i suoi tavoli. Riprova tra un attimo; niente è andato perso.
error-table-away = In questo momento il tavolo non è raggiungibile. Riprova tra un attimo; niente è andato perso.
error-backup-postgres = I tavoli in PostgreSQL si salvano con il suo strumento; lancia: pg_dump --format=custom --file tavoli.backup { $path }
error-restore-postgres = I tavoli in PostgreSQL si ripristinano con il suo strumento; ferma i server, poi lancia: pg_restore --clean --dbname { $path } tavoli.backup
error-last-needs-folder = --last conserva i backup in una cartella, e { $path } non lo è; indica una cartella, con / alla fine se è nuova.
error-doctor-url = { $url } non è un indirizzo; scrivine uno come https://games.example.org

serve-host = La pagina di chi ospita (come va il server, chi può ancora entrare): { $address }host
serve-host-key = (la chiave è in { $path })
serve-this-key = (la chiave è { $host_key })
serve-no-key = (chiusa: scegli una chiave con --host-key, la stessa per tutti i server)
serve-new-database = Il database { $path } non c’era, quindi ne è stato creato uno nuovo. Se le tue partite dovevano essere lì, controlla il percorso.
serve-no-web-installed = In questa installazione manca la pagina web. Costruisci di nuovo il pacchetto come in docs/host.md, senza SPIELKISTE_NO_WEB, e reinstallalo.

host-title = Spielkiste: la pagina di chi ospita
host-key = La chiave di chi ospita
host-enter = Mostra
host-where = All’avvio il server dice dove tiene la chiave.
host-open = Possono entrare tutti.
host-closed = Non entra nessun altro. Le partite cominciate vanno avanti; dopo un riavvio possono entrare di nuovo tutti.
host-let-nobody-in = Non far entrare nessun altro
host-let-in = Far entrare di nuovo tutti
host-look = Aggiorna
host-tables = Tavoli in uso
host-kept = Tavoli salvati
host-people = Dispositivi ai tavoli
host-load = Carico dell’ultimo minuto (un core)
host-lag = Attesa più lunga dell’ultimo minuto
host-memory = Memoria
host-database = Database
host-uptime = Acceso da
host-version = Versione
host-server = Questo server, tra quelli che condividono il database
host-elsewhere = Dispositivi di qui ai tavoli di altri server
host-bus = Bus
host-bus-up = funziona
host-bus-away = non risponde; i messaggi passano dal database
host-bus-none = nessuno; i messaggi passano dal database

error-no-database = Il database { $path } non esiste; indicalo con --database.
error-no-folder = La cartella { $path } non esiste; prima creala.
error-not-ours = { $path } non è un database di Spielkiste; scegli un altro file.
error-damaged-database = { $path } è danneggiato; usa un backup meno recente.

site-done = { $path } è pronto ({ $size } MB): può distribuirlo qualunque server web.
error-site-no-page = La pagina non è ancora stata costruita; lancia: make site
error-site-no-engine = In { $path } non c’è il motore (manca { $name }). Lancia make site in un checkout, oppure indicane uno con --engine.
error-site-not-empty = { $path } non è vuota; scegli un’altra cartella.

backup-done = Nel nuovo file { $path } { $tables ->
    [one] c’è l’unico tavolo
   *[other] ci sono tutti i tavoli ({ $tables })
} di { $database }. Solo tu puoi leggere il file.
backup-removed = Backup più vecchi cancellati: { $count }.
restore-done = Tavoli ripristinati da { $path } in { $database }: { $tables }. Adesso avvia il server.
restore-before = Il database di prima è in { $path }; se è tutto a posto, puoi cancellarlo. Ne restano solo gli ultimi { $count }.

doctor-ok = bene    { $said }
doctor-note = nota    { $said }
doctor-wrong = ERRORE  { $said }
doctor-database = Il database { $path } è integro. Tavoli: { $tables }.
doctor-running = Sul database { $path } gira un server; il database è integro. Tavoli: { $tables }.
doctor-no-database = Il database { $path } non esiste ancora; lo crea il server.
doctor-database-gone = Un server è in funzione, ma il suo database { $path } non c’è più; non salva più niente. Fermalo, ripristina un backup e riavvialo (docs/host.md).
doctor-no-server = Qui non gira nessun server. Per avviarne uno: spielkiste serve, come servizio: systemctl start spielkiste
doctor-unreadable = Impossibile leggere il database { $path } ({ $why }); lancia questo comando con l’utente del server.
doctor-shared = Database { $path }: tavoli: { $tables }; server al lavoro: { $servers }.
doctor-shared-empty = Il database { $path } è raggiungibile ed è vuoto; lo prepara il server.
doctor-synchronised = PostgreSQL scrive anche su disco quello che conferma.
doctor-not-synchronised = PostgreSQL conferma quello che non è ancora su disco; metti fsync e full_page_writes su on.
doctor-clocks = Gli orologi di questo computer e del database segnano la stessa ora.
doctor-clocks-apart = Tra l’orologio di questo computer e quello del database ci sono { $seconds } s di differenza; regolali.
doctor-bus = Il bus { $path } risponde.
doctor-no-bus = I server si parlano attraverso il database; con tanta gente --bus redis://… è più veloce.
doctor-bus-away = Il bus { $path } non risponde ({ $why }); i server si parlerebbero attraverso il database.
doctor-backup = L’ultimo backup { $days ->
    [0] è delle ultime 24 ore
    [one] ha un giorno
   *[other] ha { $days } giorni
}: { $path }
doctor-old-backup = L’ultimo backup ha { $days ->
    [one] un giorno
   *[other] { $days } giorni
} ({ $path }); fanne uno ogni notte, vedi docs/host.md.
doctor-no-backup = Non risulta ancora nessun backup; lancia: spielkiste backup CARTELLA/ --last 14
doctor-private = Solo il proprietario può leggere il database.
doctor-not-private = Anche altri possono leggere il database, con i semi e i link; lancia: chmod 600 { $path }
doctor-secrets-open = Altri possono leggere o modificare { $path }; lancia: chmod { $mode } { $path }
doctor-read-only = In { $path } non si può scrivere; controlla di chi è.
doctor-room = Sul disco c’è posto: { $free } GB in { $path }.
doctor-no-room = Il disco è quasi pieno: restano { $free } GB in { $path }; fai spazio.
doctor-clock = L’orologio segna { $now }.
doctor-wrong-clock = L’orologio segna { $now }, e non può essere; regolalo. Per questo non si cancella nulla.
doctor-none-marked = Non c’è niente in attesa di cancellazione.
doctor-marked = Non si usano da tempo e saranno cancellati fra qualche giorno: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $rooms ->
    [one] un’aula
   *[other] { $rooms } aule
}. Chi apre un tavolo lo conserva; --keep-marked li conserva tutti.
doctor-brought-back = Conservati, come se fossero stati appena usati: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $rooms ->
    [one] un’aula
   *[other] { $rooms } aule
}.
doctor-descriptors = Il sistema permette { $most } file aperti.
doctor-no-descriptors = Questo sistema non limita i file aperti.
doctor-few-descriptors = Il sistema permette solo { $most } file aperti, e ne serve uno per chiunque giochi; alza il limite con ulimit -n o LimitNOFILE.
doctor-port = La porta { $port } su { $host } è libera.
doctor-port-held = La porta { $port } su { $host } è occupata dal server acceso.
doctor-alone = Solo questo computer raggiunge { $host }. Se un suo proxy fa entrare la gente, aggiungi --behind-proxy.
doctor-no-proxy = Chi raggiunge { $host } entra direttamente. Se è un proxy, aggiungi --behind-proxy.
doctor-proxy = X-Forwarded-For è accettato da { $proxies }.
doctor-bad-proxy = «{ $proxies }» non sono indirizzi di proxy; dopo --behind-proxy scrivi indirizzi come 127.0.0.1,10.0.0.0/8.
doctor-version = { $name } { $version } è abbastanza nuovo.
doctor-old = { $name } { $version } è troppo vecchio, serve { $least }; lancia: pip install --upgrade { $name }
doctor-missing = Manca { $name }; lancia: pip install "spielkiste[serve]"
doctor-page = La pagina per il browser è pronta.
doctor-url-well = { $url } risponde, e il suo server sta bene.
doctor-url-ill = Il server di { $url } risponde, ma non sta bene ({ $why }); guarda il suo registro e il suo disco.
doctor-url-other = { $url } risponde con il codice { $status }, ma non è una Spielkiste; controlla l’indirizzo e dove porta il proxy.
doctor-url-away = { $url } non risponde ({ $why }); controlla il nome, il firewall (porte 80 e 443) e che proxy e server siano accesi.
doctor-certificate = Il certificato di { $host } vale ancora { $days } giorni.
doctor-certificate-ends = Al certificato di { $host } { $days ->
    [one] resta solo un giorno
   *[other] restano solo { $days } giorni
}; controlla che il proxy lo rinnovi.
doctor-bad-certificate = I browser non si fidano del certificato di { $url } ({ $why }); guarda il registro del proxy.
doctor-not-encrypted = La connessione a { $host } non è cifrata; fuori dalla tua rete usa https:// (docs/host.md).
doctor-socket = Il WebSocket su cui si gioca si apre.
doctor-no-socket = Il WebSocket su cui si gioca non si apre (codice { $status }); il proxy deve lasciar passare gli upgrade e l’intestazione Host, vedi «Behind a proxy» in docs/host.md.

push-turn = Tocca a te: { $game }
push-again = { $game } ti aspetta ancora
