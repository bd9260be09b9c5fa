## For whoever runs a server

error-setting-text = { $where } cannot be “{ $value }”; write text, in a file in quotes.
error-setting-number = { $where } cannot be “{ $value }”; write a number from { $least } to { $most }.
error-setting-yes-no = { $where } cannot be “{ $value }”; write yes or no, in a file true or false.
error-setting-one-of = { $where } cannot be “{ $value }”; choose one of: { $known }.
error-setting-days = { $where } cannot be “{ $value }”; write a number of days such as 90d, or for-ever.
error-setting-proxies = { $where } cannot be “{ $value }”; write yes, no, or the addresses of the proxies.
error-setting-unknown = There is no setting “{ $name }” ({ $path }); choose from: { $known }.
error-setting-variable = There is no environment variable { $name }; write { $meant }.
error-not-toml = The file { $path } is no TOML ({ $why }); write lines such as: port = 8080
error-setting-secret = { $where } does not fit; take at least { $least } plain letters and digits without spaces.
error-host-key = This is not the host’s key; look where the server keeps it.
error-closing = This server is being updated soon and lets nobody new in for a while. Games that are under way go on.
error-setting-bus = { $where } cannot be “{ $value }”; write the address of a Redis such as redis://localhost:6379/0
error-bus-alone = A bus joins servers that share a PostgreSQL database; name one with --database, or leave --bus out.
error-unknown-database = Tables cannot be kept at an address that begins with { $scheme }://; name a file, or postgresql://…
error-scale-missing = This needs { $name }; say: pip install "spielkiste[scale]"
error-database-away = The server cannot reach its tables at the moment. Try again soon; nothing is lost.
error-table-away = This table cannot be reached at the moment. Try again soon; nothing is lost.
error-backup-postgres = Tables in PostgreSQL are saved with its own tools; say: pg_dump --format=custom --file tables.backup { $path }
error-restore-postgres = Tables in PostgreSQL are put back with its own tools; stop the servers, then say: pg_restore --clean --dbname { $path } tables.backup

serve-host = The host’s page: { $address }host
serve-host-key = (its key is in { $path })
serve-this-key = (its key is { $host_key })
serve-no-key = (closed: choose a key with --host-key, the same for all servers)

host-title = Spielkiste: the host’s page
host-key = The host’s key
host-enter = Show
host-where = The server says at its start where it keeps the key.
host-open = Everybody may come in.
host-closed = Nobody new is let in. Games that are under way go on; when the server is started again, everybody may come in.
host-let-nobody-in = Let nobody new in
host-let-in = Let people in again
host-look = Look again
host-tables = Tables in use
host-kept = Tables kept
host-people = Devices at tables
host-load = Load in the last minute (one core)
host-lag = Longest wait in the last minute
host-memory = Memory
host-database = Database
host-uptime = Running for
host-version = Version
host-server = This server, among those that share the database
host-elsewhere = Devices here at tables of other servers
host-bus = Bus
host-bus-up = works
host-bus-away = away; messages go through the database
host-bus-none = none; messages go through the database

error-no-database = There is no database { $path }; name it with --database.
error-not-ours = { $path } is no database of Spielkiste; choose another file.
error-damaged-database = { $path } is damaged; take a backup that is older.

site-done = { $path } is ready ({ $size } MB): hand it out with any web server.
error-site-no-page = The page isn’t built yet; run: make site
error-site-no-engine = There’s no engine in { $path } ({ $name } is missing). Run make site in a checkout, or name one with --engine.
error-site-not-empty = { $path } isn’t empty; choose another folder.

backup-done = { $path } now holds all { $tables } tables of { $database }. Only you can read it.
backup-removed = Older backups removed: { $count }.
restore-done = { $tables } tables are back in { $database }. Start the server again.
restore-before = What was there before is kept in { $path }

doctor-ok = ok     { $said }
doctor-wrong = WRONG  { $said }
doctor-database = The database { $path } is whole and holds { $tables } tables.
doctor-running = A server is running on the database { $path }, which is whole and holds { $tables } tables.
doctor-no-database = There is no database { $path } yet; the server makes it.
doctor-unreadable = The database { $path } cannot be read ({ $why }); run this as the user the server runs as.
doctor-shared = The database { $path } holds { $tables } tables; servers running on it: { $servers }.
doctor-shared-empty = The database { $path } can be reached and is empty; the server sets it up.
doctor-synchronised = PostgreSQL synchronises what it confirms.
doctor-not-synchronised = PostgreSQL does not synchronise what it confirms; set fsync and full_page_writes to on.
doctor-clocks = The clocks of this machine and of the database agree.
doctor-clocks-apart = The clocks of this machine and of the database are { $seconds } seconds apart; set them.
doctor-bus = The bus { $path } answers.
doctor-no-bus = Servers talk through the database; with many people --bus redis://… is quicker.
doctor-bus-away = The bus { $path } does not answer ({ $why }); servers would talk through the database.
doctor-private = Only its owner can read the database.
doctor-not-private = Others can read the database with its seeds and links; say: chmod 600 { $path }
doctor-read-only = { $path } cannot be written; check to whom it belongs.
doctor-room = There is room on the disk: { $free } GB at { $path }.
doctor-no-room = The disk is nearly full: { $free } GB left at { $path }; make room.
doctor-clock = The clock shows { $now }.
doctor-wrong-clock = The clock shows { $now }, which cannot be; set it. Nothing is deleted because of it.
doctor-none-marked = Nothing is marked to be deleted.
doctor-marked = Nobody has used these for long, so they are marked to be deleted in some days: { $tables } tables, { $rooms } classrooms. Opening a table keeps it; --keep-marked keeps all of them.
doctor-brought-back = Kept, as if used just now: { $tables } tables, { $rooms } classrooms.
doctor-descriptors = The system allows { $most } open files.
doctor-no-descriptors = This system sets no limit to open files.
doctor-few-descriptors = The system allows only { $most } open files, and every player needs one; raise it with ulimit -n or LimitNOFILE.
doctor-port = Port { $port } on { $host } is free.
doctor-port-held = Port { $port } on { $host } is in use, by the running server.
doctor-alone = Only this machine can reach { $host }. If a proxy on it brings people in, say --behind-proxy.
doctor-no-proxy = Everybody who reaches { $host } comes in directly. If that is a proxy, say --behind-proxy.
doctor-proxy = X-Forwarded-For is trusted from { $proxies }.
doctor-bad-proxy = “{ $proxies }” are no addresses of proxies; write some such as 127.0.0.1,10.0.0.0/8 after --behind-proxy.
doctor-version = { $name } { $version } is new enough.
doctor-old = { $name } { $version } is too old, { $least } is needed; say: pip install --upgrade { $name }
doctor-missing = { $name } is missing; say: pip install "spielkiste[serve]"
doctor-page = The page for browsers is built.
