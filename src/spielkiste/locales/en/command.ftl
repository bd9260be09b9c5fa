## The command line

error-meant = Did you mean { $meant }?
error-unknown-command = There’s no command “{ $name }”. Choose one of: { $known }.
error-game-alone = What would you like to do with it? For example: spielkiste play { $game }
error-unknown-flag = { $command } has no { $flag }. See: { $command } --help.
error-flag-is-option = “{ $option }” is an option of the game. Write: --option { $setting }
error-bots-by-flag = “{ $word }” is a bot. Write: --bots { $bots }
error-flag-choice = { $flag } can’t be “{ $value }”. Choose one of: { $known }.
error-flag-number = { $flag } can’t be “{ $value }”. Write a number from { $least } to { $most }.
error-flag-at-least = { $flag } can’t be “{ $value }”. Write a number: at least { $least }.
error-flag-empty = Something is missing after { $flag }. See: { $command } --help.
error-flag-alone = { $flag } takes no value. See: { $command } --help.
error-missing-argument = Still missing: { $names }. See: { $command } --help.
error-missing-game = Which game? Choose one of: { $known }. See: { $command } --help.
error-too-much = “{ $word }” is one word too many. See: { $command } --help.
error-usage = That won’t work ({ $message }). See: { $command } --help.
error-unknown-lesson = { $game } has no lesson “{ $name }”. It has: { $known }.
error-host-not-here = --host: { $host } isn’t an address of this machine. Leave --host out, or use 0.0.0.0 for all devices on the network.
error-port-not-allowed = --port: port { $port } is reserved for the system. Choose one from 1024 to 65535.

games-lesson = lesson { $name }: { $title }

chest-games-here = Spielkiste: these are the games.
chest-game = { $slug }  { $title }: { $tagline }
chest-open = open the chest in the browser
chest-play = play in the terminal
chest-learn = learn a game by playing it
chest-games = options, bots and lessons of all games
chest-help = all other commands
