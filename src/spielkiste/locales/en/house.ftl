## The house: what all games and faces share

house-list = { $most } and { $last }
house-yes = yes
house-no = no

option-tempo = Tempo
option-tempo-live = live (who is first counts)
option-tempo-calm = calm (no hurry, everybody is asked)
option-naming = Play or practise?
option-naming-off = play
option-naming-practice = practise
option-naming-practice-hint = You say the answer yourself; help comes in steps.
option-naming-strict = test
option-naming-strict-hint = You say the answer yourself; every wrong one counts.
option-begins = Who begins
option-begins-0 = by lot

error-unknown-game = There is no game “{ $game }”; choose one of: { $known }.
error-unknown-language = There is no language “{ $language }”; choose one of: { $known }.
error-unknown-option = There is no option “{ $option }”; this game knows: { $known }.
error-bad-option-value = The option { $option } cannot be “{ $value }”; choose { $range }.
error-bad-seats = With these options the game is for { $counts } players, not { $seats }.
error-bad-begins = Player { $seat_number } cannot begin: there are { $seats } players.
error-bad-deal-number = “{ $text }” is no number of a deal. Choose one from 1 to { $last }.
error-no-deal-numbers = The deals of this game have no numbers. Leave the number out.
error-illegal-move = This move is not allowed now.
error-no-such-move = There is no move { $move }.
error-unreadable-move = “{ $text }” is no move; type a number from the list, or ? for help.
error-bad-position = This file holds no position of this game.
error-unknown-rules-version = This game was played by other rules (version { $version }); this program knows version { $known }. Update Spielkiste to open it.
error-replay-bad-move = Move { $number } of this replay is not legal; the file is damaged.
error-damaged-file = This file is damaged; ask for it again.
error-foreign-file = This is not a Spielkiste file.
error-newer-file = This file was made by a newer Spielkiste; update to open it.
error-unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }.
error-bad-bot-level = A bot’s level is 1 to 5, not “{ $level }”.
error-bots-and-seats = { $bots } bots cannot fill { $seats } seats; name one for each.
error-arena-bots = An arena needs at least two bots.
error-arena-crowd = A table for { $seats } has no room for { $bots } bots; name fewer.
error-bad-jobs = The number of jobs must be at least 1, not { $jobs }.
error-bad-count = The number of games must be at least 1, not { $count }.
error-option-form = An option is written name=value, not “{ $text }”.
error-no-file = The file { $path } cannot be read; check the name.
error-cannot-write = The file { $path } cannot be written: { $why }.
error-no-save = There is no game to resume; start one with: spielkiste play { $game }
error-database-in-use = Another server is running on the database { $path }; stop it first, or name another database with --database.
error-not-kept = The server could not keep this. Try again in a moment; nothing is lost.
error-table-unreadable = This table cannot be read any more. Start another one from the shelf.
error-no-such-seat = There is no seat { $seat }; this game has seats 1 to { $seats }.
error-no-such-move-number = This game has { $moves } moves; choose a number from 0 to { $moves }.
error-too-many-people = { $people } people do not fit at { $seats } seats.
error-bad-game-name = “{ $name }” is no name for a game: use up to 40 plain letters, digits and hyphens, a letter first, and no word that Python uses itself.
error-game-taken = There is a game { $game } already, from { $package }; choose another name.
error-folder-taken = There is something called { $path } already; choose another name.
error-no-rules = This box brings no rules page. What you may do now is on the table, and what you may not says why.

learn-says = 🦊 { $text }
learn-go-on = Press Enter to go on.
learn-done = Well done! Now a real game: spielkiste play { $game }
learn-left = Begin the lesson again with: { $again }

play-welcome = { $title }: { $names }.
play-help-line = Type the number of a move, or the move itself. ? help, rules, quit.
play-help =
    A number chooses from the list. You can also type the move itself, such as “{ $example }”.
    rules      all rules of this game
    rule { $clause }  one rule
    table      say again what lies on the table
    why MOVE   why a move is not possible
    quit       stop; “{ $resume }” goes on from here
play-your-turn = { $name }, your choice:
play-choice = { $number } · { $text }
play-prompt = >{" "}
play-not-now = Not possible: { $reason } (rule { $clause })
play-possible = This move is possible.
play-why-what = Which move? Type it after the word, such as “why { $example }”.
play-no-rule = There is no rule { $number }.
play-no-number = Choose a number from 1 to { $most }.
play-pass-on = { $name }, take the keyboard and press Enter. The others look away.
play-done = Done. Press Enter, then pass the keyboard on.
play-kept = The game is kept. Go on with: { $resume }
play-over = The game is over.
play-winners = Won: { $names }
play-tied = A tie: { $names } share the win.
play-nobody-won = Nobody won.
play-scores = { $name }: { $score }
play-replay = The whole game is in { $path }
play-you = You
play-person = Player { $number }
play-resumed = The game goes on where it was.
play-title-table = On the table:

lab-progress = { $done } of { $all } games
lab-simulated = { $games } games of { $game } with { $seats } seats: { $mean } moves each on average, { $speed } moves per second.
lab-seat = Seat { $seat } ({ $bot }): { $share } % of the wins ({ $low } to { $high })
lab-bot = { $bot }: { $share } % of the wins ({ $low } to { $high })
lab-ended = Ended by { $clause }: { $count }
lab-arena = { $games } games of { $game } on { $deals } deals, seats rotated:
lab-nobody = Won by nobody: { $count }
lab-checked = { $game }: { $setups } set-ups played to the end, every promise kept.

games-line = { $slug }: { $title}. { $tagline }. Players: { $seats }. Bots: { $bots }.
games-option = option { $name }: { $text } ({ $range }; usually { $default })
games-begins = 0 draws lots, 1 to { $most } is a seat
new-game-written = The game is in { $folder }. Next: pip install -e { $folder } && spielkiste check { $folder }
games-left-out = The plug-in { $name } is left out: { $why }

replay-head = { $title }: { $names }

error-bad-name = A name has 1 to { $most } letters.
error-not-started = The game has not begun yet.
error-not-your-seat = This seat is not yours.
error-only-watching = You are watching; only players can do this.
error-table-full = All seats at this table are taken; ask for the link to watch.
error-started-already = The game has begun already.
error-not-over = A rematch is possible when the game is over.
error-too-late = Too late: somebody was faster; you keep your card.
error-no-medal = This box has no medal.
error-no-extra = This box has no such thing.
error-bad-lesson = This lesson is damaged; the box needs mending.
error-no-lessons = This game has no lessons yet.
error-no-lesson = This box has no such lesson.
error-lesson-otherwise = That would be allowed, but let us try something else first.
lesson-otherwise = That would be allowed, but let us try something else first.
lesson-finished = The lesson is over. Begin it again, or play a real game.
error-played-elsewhere = This seat has just been played on another device.
error-moved-on = The table has moved on since. Have a look, and choose again.
error-asked-before = This was answered long ago. Have a look at the table.
error-asked-already = The table has been asked something else already; answer that first.
error-game-ended = This game was ended. Deal again, or take another from the shelf.
error-not-running = There is no game to end.
error-seat-left = This seat was given up.
error-too-many = That was a lot at once from this address. Wait a moment, then try again.
error-bad-keep = “{ $text }” is no time to keep tables; write 90d, or for-ever.
error-stood-in = A bot is playing for you; take your seat back first.
error-nobody-there = No person holds this seat.
error-still-there = This player is still there; wait a little.
error-nothing-to-undo = Nothing can be taken back: somebody has learned something new since.
error-replay-not-yet = The recording can be had when the game is over.
error-replay-from-position = This recording does not start from a shuffle and cannot be played on here.
error-wrong-key = This link leads to no table; check that it is complete.
error-malformed = This request cannot be read; reload the page.
error-too-large = This file is too large to be a recording.
error-flood = Too much at once; wait a moment, then reload the page.
error-newer-database = The database { $path } was made by a newer Spielkiste; update, or name another with --database.
error-database-locked = Another program is using the database { $path }; close it and try again.
error-disk-full = The disk is full: make room, then try again; nothing is lost.
error-database-readonly = The database { $path } cannot be written; check its permissions.
error-not-a-database = { $path } is not a Spielkiste database; name another with --database.
error-database-unusable = The database { $path } cannot be used ({ $why }); name another with --database.
error-port-in-use = Port { $port } on { $host } cannot be used; choose another with --port.

serve-address = Spielkiste is open at { $address }
serve-no-web = The front end is not built; run: make play
serve-phone = For the phone next to you:
serve-stop = Ctrl-C closes it; every game is kept.
