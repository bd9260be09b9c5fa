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

serve-host = The host’s page: { $address }host
serve-host-key = (its key is in { $path })
serve-this-key = (its key is { $host_key })

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
