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
