## For whoever runs a server

error-setting-text = { $where } can’t be “{ $value }”; write text (in a file: in quotes).
error-setting-number = { $where } can’t be “{ $value }”; write a number from { $least } to { $most }.
error-setting-yes-no = { $where } can’t be “{ $value }”; write yes or no (in a file: true or false).
error-setting-one-of = { $where } can’t be “{ $value }”; choose one of: { $known }.
error-setting-days = { $where } can’t be “{ $value }”; write a number of days such as 90d, or for-ever.
error-setting-proxies = { $where } can’t be “{ $value }”; write yes, no, or the addresses of the proxies.
error-setting-unknown = There’s no setting “{ $name }” ({ $path }); choose from: { $known }.
setting-in-file = “{ $name }” in { $path }
error-setting-variable = There’s no environment variable { $name }; write { $meant }.
error-file-denied = You aren’t allowed to read the file { $path }; check its permissions.
error-file-folder = { $path } is a folder; name a file.
error-not-toml = The file { $path } isn’t valid TOML ({ $why }); write lines such as: port = 8080
error-setting-secret = { $where } won’t do; use at least { $least } plain letters and digits without spaces.
error-host-key = That isn’t the host’s key. Check where the server keeps it.
error-too-many-keys = That was too many wrong keys from this address. Try again in { $seconds } s.
error-closing = This server will be updated soon, so nobody new can come in for a while. Games already under way carry on.
error-setting-bus = { $where } can’t be “{ $value }”; write the address of a Redis server such as redis://localhost:6379/0
error-bus-alone = A bus joins servers that share a PostgreSQL database; name one with --database, or leave --bus out.
error-unknown-database = Tables can’t be kept at an address that begins with { $scheme }://; name a file, or postgresql://…
error-scale-missing = This needs { $name }; run: pip install "spielkiste[scale]"
error-database-away = The server can’t reach its tables at the moment. Try again soon; nothing is lost.
error-table-away = This table can’t be reached at the moment. Try again soon; nothing is lost.
error-backup-postgres = Game tables in PostgreSQL are backed up with its own tools; run: pg_dump --format=custom --file tables.backup { $path }
error-restore-postgres = Game tables kept in PostgreSQL are restored with PostgreSQL’s own tools; stop the servers, then run: pg_restore --clean --dbname { $path } tables.backup
error-last-needs-folder = --last keeps backups in a folder, and { $path } isn’t one; name a folder, with / at its end if it’s new.
error-doctor-url = { $url } isn’t an address; write one such as https://games.example.org

serve-host = The host’s page (how the server is doing, who may still come in): { $address }host
serve-host-key = (its key is in { $path })
serve-this-key = (its key is { $host_key })
serve-no-key = (closed: choose a key with --host-key, the same for all servers)
serve-new-database = There was no database { $path }, so a new one was made. If you expected your games there, check the path.
serve-no-web-installed = The web page is missing in this installation. Build the package again as in docs/host.md, without SPIELKISTE_NO_WEB, and install it again.

host-title = Spielkiste: the host’s page
host-key = The host’s key
host-enter = Show
host-where = When the server starts, it says where it keeps the key.
host-open = Anyone can come in.
host-closed = Nobody new can come in. Games already under way carry on; after a restart, anyone can come in again.
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
host-bus-up = working
host-bus-away = not reachable; messages go through the database
host-bus-none = none; messages go through the database

error-no-database = There’s no database { $path }; name it with --database.
error-no-folder = There’s no folder { $path }; create it first.
error-not-ours = { $path } isn’t a Spielkiste database; choose another file.
error-damaged-database = { $path } is damaged; use an older backup.

site-done = { $path } is ready ({ $size } MB): any web server can serve it.
error-site-no-page = The page isn’t built yet; run: make site
error-site-no-engine = There’s no engine in { $path } ({ $name } is missing). Run make site in a checkout, or name one with --engine.
error-site-not-empty = { $path } isn’t empty; choose another folder.

backup-done = The new file { $path } holds { $tables ->
    [one] the only table
   *[other] all { $tables } tables
} of { $database }. Only you can read it.
backup-removed = Older backups removed: { $count }.
restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} back in { $database }, from { $path }. Now start the server.
restore-before = The previous database is kept in { $path }; once all is well, you can delete it. Only the last { $count } of these are kept.

doctor-ok = ok     { $said }
doctor-note = note   { $said }
doctor-wrong = WRONG  { $said }
doctor-database = The database { $path } is intact and holds { $tables ->
    [one] one game table
   *[other] { $tables } game tables
}.
doctor-running = A server is running on the database { $path }, which is intact and holds { $tables ->
    [one] one game table
   *[other] { $tables } game tables
}.
doctor-no-database = There’s no database { $path } yet; the server makes it.
doctor-database-gone = A server is running, but its database { $path } is gone; it saves nothing any more. Stop it, restore a backup and start it again (docs/host.md).
doctor-no-server = No server is running here. Start one with: spielkiste serve, or as a service: systemctl start spielkiste
doctor-unreadable = The database { $path } can’t be read ({ $why }); run this as the user the server runs as.
doctor-shared = The database { $path } holds { $tables ->
    [one] one game table
   *[other] { $tables } game tables
}; servers running on it: { $servers }.
doctor-shared-empty = The database { $path } can be reached and is empty; the server sets it up.
doctor-synchronised = PostgreSQL writes what it confirms to disk.
doctor-not-synchronised = PostgreSQL confirms things before they’re on disk; set fsync and full_page_writes to on.
doctor-clocks = The clocks of this machine and of the database agree.
doctor-clocks-apart = The clocks of this machine and of the database are { $seconds } s apart; set them.
doctor-bus = The bus { $path } answers.
doctor-no-bus = Servers talk through the database; with many people --bus redis://… is quicker.
doctor-bus-away = The bus { $path } doesn’t answer ({ $why }); servers would talk through the database.
doctor-backup = The last backup is { $days ->
    [0] from the last 24 hours
    [one] one day old
   *[other] { $days } days old
}: { $path }
doctor-old-backup = The last backup is { $days ->
    [one] one day old
   *[other] { $days } days old
} ({ $path }); make one every night, see docs/host.md.
doctor-no-backup = There’s no record of a backup yet; run: spielkiste backup FOLDER/ --last 14
doctor-private = Only its owner can read the database.
doctor-not-private = Others can read the database with its seeds and links; run: chmod 600 { $path }
doctor-secrets-open = Others can read or change { $path }; run: chmod { $mode } { $path }
doctor-read-only = { $path } can’t be written to; check who owns it.
doctor-room = There’s room on the disk: { $free } GB at { $path }.
doctor-no-room = The disk is nearly full: { $free } GB left at { $path }; make room.
doctor-clock = The clock shows { $now }.
doctor-wrong-clock = The clock shows { $now }, which can’t be right; set it. Nothing is deleted because of it.
doctor-none-marked = Nothing is marked to be deleted.
doctor-marked = Nobody has used these for a long time, so they will be deleted in a few days: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rooms ->
    [one] one classroom
   *[other] { $rooms } classrooms
}. Opening a table keeps it; --keep-marked keeps all of them.
doctor-brought-back = Kept, as if they had just been used: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rooms ->
    [one] one classroom
   *[other] { $rooms } classrooms
}.
doctor-descriptors = The system allows { $most } open files.
doctor-no-descriptors = This system doesn’t limit open files.
doctor-few-descriptors = The system allows only { $most } open files, and every player needs one; raise the limit with ulimit -n or LimitNOFILE.
doctor-port = Port { $port } on { $host } is free.
doctor-port-held = Port { $port } on { $host } is in use, by the running server.
doctor-alone = Only this machine can reach { $host }. If a proxy on it brings people in, use --behind-proxy.
doctor-no-proxy = Anyone who reaches { $host } comes in directly. If that’s a proxy, use --behind-proxy.
doctor-proxy = X-Forwarded-For is trusted from { $proxies }.
doctor-bad-proxy = “{ $proxies }” won’t do as proxy addresses; write some like 127.0.0.1,10.0.0.0/8 after --behind-proxy.
doctor-version = { $name } { $version } is new enough.
doctor-old = { $name } { $version } is too old, { $least } is needed; run: pip install --upgrade { $name }
doctor-missing = { $name } is missing; run: pip install "spielkiste[serve]"
doctor-page = The page for browsers is built.
doctor-url-well = { $url } answers, and the server behind it is healthy.
doctor-url-ill = The server at { $url } answers, but it isn’t healthy ({ $why }); look at its log and its disk.
doctor-url-other = { $url } answers with status { $status }, but it isn’t Spielkiste; check the address and where the proxy leads.
doctor-url-away = { $url } doesn’t answer ({ $why }); check the name, the firewall (ports 80 and 443), and whether the proxy and the server are running.
doctor-certificate = The certificate of { $host } is valid for { $days } more days.
doctor-certificate-ends = The certificate of { $host } is valid for only { $days ->
    [one] one more day
   *[other] { $days } more days
}; check that the proxy renews it.
doctor-bad-certificate = Browsers don’t trust the certificate of { $url } ({ $why }); look at the proxy’s log.
doctor-not-encrypted = The connection to { $host } isn’t encrypted; outside your own network, use https:// (docs/host.md).
doctor-socket = The WebSocket that games are played through opens.
doctor-no-socket = The WebSocket that games are played through doesn’t open (status { $status }); let the proxy pass on upgrades and the Host header, see “Behind a proxy” in docs/host.md.

push-turn = It’s your turn in { $game }
push-again = { $game } is still waiting for you
