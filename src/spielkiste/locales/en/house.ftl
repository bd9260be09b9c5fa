## The house: what all games and faces share

house-yes = yes
house-no = no

option-tempo = Speed
option-tempo-live = live (the fastest gets it)
option-tempo-calm = calm (no rush, everyone is asked)
option-naming = Play or practise?
option-naming-off = play
option-naming-off-hint = Just like at a real table: nobody quizzes you.
option-naming-practice = practise
option-naming-practice-hint = You say the answer yourself, with help step by step.
option-naming-strict = test
option-naming-strict-hint = You say the answer yourself, and every wrong one counts.
option-begins = Who starts
option-begins-0 = at random

error-unknown-game = There’s no game called “{ $game }”. Choose one of: { $known }.
error-unknown-language = There’s no language “{ $language }”. Choose one of: { $known }.
error-unknown-option = There’s no option “{ $option }”. This game has: { $known }.
error-bad-option-value = The option { $option } can’t be “{ $value }”. Choose { $range }.
error-bad-seats = With these options, the number of players can be { $counts }, not { $seats }.
error-seats-by-option = With these options, the number of players can be { $counts }, not { $seats }. You need the option { $setting } for that.
error-not-at-the-table = There’s no player { $seat_number } at this table. Players here: { $seats }.
error-bad-day = “{ $text }” isn’t a date. Write it like this: 2026-11-18.
error-bad-deal-number = “{ $text }” isn’t the number of a deal. Choose one from 1 to { $last }.
error-no-deal-numbers = Deals in this game aren’t numbered. Leave the number out.
error-illegal-move = You can’t make that move now.
error-no-such-move = There’s no move { $move }.
error-unreadable-move = “{ $text }” isn’t a move. Type the letter in front of a move, or ? for help.
error-bad-position = This file doesn’t hold a position from this game.
error-unknown-rules-version = This game was played by different rules (version { $version }), and this program knows version { $known }. Update Spielkiste to open it.
error-replay-bad-move = Move { $number } of this recording isn’t allowed: the file is damaged.
error-damaged-file = This file is damaged. Ask for it again.
error-foreign-file = This isn’t a Spielkiste file.
error-newer-file = This file was made by a newer Spielkiste. Update to open it.
error-unknown-bot = There’s no bot called “{ $bot }”. Choose one of: { $known }.
error-bot-file = The bot in { $path } can’t be loaded ({ $why }); write FILE.py:CLASS.
error-bad-bot-level = A bot’s level is 1 to 5, not “{ $level }”.
error-bots-and-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }. Name one bot for each seat.
error-arena-alone = This game is for one player. Run simulate for each bot, and compare the scores.
error-arena-bots = An arena needs at least two bots.
error-arena-crowd = A table for { $seats } has no room for { $bots } bots. Name fewer.
error-bad-jobs = The number of jobs must be at least 1, not { $jobs }.
error-bad-count = The number of games must be at least 1, not { $count }.
error-bad-seed = This seed won’t do. Write a whole number of up to 19 digits, or a word of up to 200 letters.
error-option-form = Write an option as name=value, not “{ $text }”.
error-no-file = Can’t read the file { $path }. Check the name.
error-cannot-write = Can’t write the file { $path }: { $why }.
error-no-save = There’s no game to resume. Start one with: spielkiste play { $game }
error-database-in-use = A server is already using the database { $path }. Stop it first, or choose another database with --database.
error-not-kept = The server couldn’t save that. Try again in a moment; nothing is lost.
error-table-unreadable = This table can’t be opened any more. Start a new one from the shelf.
error-no-such-seat = There’s no seat { $seat }. This game has { $seats ->
    [one] only 1 seat
   *[other] seats 1 to { $seats }
}.
error-no-such-move-number = This game has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. Choose a number from 0 to { $moves }.
error-too-many-people = { $seats ->
    [one] 1 seat isn’t
   *[other] { $seats } seats aren’t
} enough for { $people } people.
error-bad-game-name = “{ $name }” won’t do as the name of a game. Use up to 40 plain letters, digits and hyphens, starting with a letter, and not a word that Python uses itself.
error-game-taken = There’s already a game called { $game }, from { $package }. Choose another name.
error-folder-taken = There’s already something called { $path }. Choose another name.
error-not-installed = { $game } isn’t installed yet. Run: pip install -e ./{ $game }
error-called-otherwise = The package { $name } is installed, but its game is called { $game }.
error-name-of-module = “{ $name }” is already the name of a Python module. Choose another name.
error-no-rules = This box doesn’t come with a rules page. The table shows what you can do now, and if you can’t do something, it says why.

learn-says = 🦊 { $text }
learn-go-on = Press Enter to carry on.
learn-done = Well done! Now try a real game: spielkiste play { $game }
learn-left = Start the lesson again with: { $again }

play-welcome = { $title }: { $names }.
play-help-line = Type the letter in front of a move, or the move itself. Other words: ? (help), rules, quit.
play-help =
    A letter picks a move from the list. You can also type the move itself, such as “{ $example }”, or just the number in it.
    rules      all the rules of this game
    rule { $clause }  just one rule
    table      the whole table in words
    why MOVE   why you can’t make a move
    hint       what a good player would do, and why
    quit       stop; carry on later with “{ $resume }”
play-your-turn = { $alone ->
    [yes] It’s your choice:
   *[no] { $name }, it’s your choice:
}
play-choice = { $number } · { $text }
play-prompt = >{" "}
play-not-now = You can’t. { $reason } (rule { $clause })
play-possible = You can make that move.
play-why-what = Which move? Type it after the word, such as “why { $example }”.
play-no-rule = There’s no rule { $number }.
play-only = Only one choice: { $text }
play-which = That could mean several moves: { $letters }. Type one letter.
play-number = Type a number from { $least } to { $most }.
play-pass-on = { $name }, take the keyboard and press Enter. Everyone else, look away!
play-done = Done. Press Enter, then pass the keyboard on.
play-kept = Your game is saved. Carry on with: { $resume }
play-over = The game is over.
play-winners = { $names } won!
play-tied = It’s a tie! { $names } share the win.
play-nobody-won = Nobody won.
play-scores = { $name }: { $score }
play-replay = The whole game is saved in { $path }
play-you = You
play-person = Player { $number }
play-resumed = The game carries on where you left off.
play-waiting = You left a game here. Carry on with it? ({ $yes }/{ $no })
play-waiting-answer = Type { $yes } to carry on. { $no } puts that game aside, safely, and starts a new one.
play-kinder = Your first game here, so it has an easier start: { $rule }. To switch that off: --option { $name }=no
play-set-aside = The game you left here is now in { $path }
play-title-table = On the table:

lab-progress = { $done } of { $all } games
lab-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } with { $seats ->
    [one] 1 seat:
   *[other] { $seats } seats:
} { $mean } moves each on average, { $speed } moves per second.
lab-score = Score of { $bot }: { $mean } on average, { $least } to { $most }
lab-seat = Seat { $seat } ({ $bot }): { $share }% of the wins ({ $low } to { $high })
lab-bot = { $bot }: { $share }% of the wins ({ $low } to { $high })
lab-beginner = Whoever started: { $share }% of the wins ({ $low } to { $high })
lab-ended = Ended by { $clause }: { $count }
lab-arena = { $games } games of { $game } on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seats rotated:
lab-nobody = No winner: { $count }
lab-checked = { $game }: { $setups ->
    [one] 1 set-up
   *[other] { $setups } set-ups
} played to the end, every promise kept.
lab-never-told = Never told in these games: { $events }. A test that plays that far tries the texts as well.

games-line = { $slug }: { $title } ({ $tagline }). Players: { $seats }. Bots: { $bots }.
games-option = option { $name }: { $text } ({ $range }; usually { $default })
games-begins = 0 picks at random, 1 to { $most } is a seat
new-game-written = The game is in { $folder }. Next: pip install -e { $folder } && spielkiste check { $folder }
games-left-out = The plug-in { $name } is left out: { $why }

replay-head = { $title }: { $names }

error-bad-name = A name has 1 to { $most } letters.
error-not-started = The game hasn’t started yet.
error-not-your-seat = That isn’t your seat.
error-only-watching = You’re watching. Only players can do that.
error-table-full = All the seats at this table are taken. Ask for the link to watch.
error-started-already = The game has already started.
error-not-over = You can have a rematch once the game is over.
error-too-late = Too late! Someone was faster, so you keep your card.
error-no-medal = This box has no medal.
error-no-extra = This box doesn’t have that.
error-bad-pictures = The rules in pictures are broken. The box needs mending.
error-bad-lesson = This lesson is broken and needs fixing.
error-no-tasks = This game has no task of the day.
error-no-lessons = This game has no lessons yet.
error-no-lesson = This box doesn’t have that lesson.
error-lesson-otherwise = You could do that, but let’s try something else first.
lesson-otherwise = You could do that, too! But let’s try something else first.
lesson-finished = That’s the end of the lesson. Start it again, or play a real game.
error-played-elsewhere = Someone has just played in this seat on another device.
error-moved-on = Something has happened at the table. Have a look and choose again.
error-asked-before = That was answered a while ago. Have a look at the table.
error-asked-already = There’s already another question on the table. Answer that first.
error-game-ended = This game has been ended. Deal again, or pick another from the shelf.
error-game-moved = This game has moved to { $name }’s device. { $name } can invite you there.
error-game-stays = This game can’t be moved.
error-not-all-here = Everyone at the table has to be here and agree. Someone is missing right now.
error-not-running = There’s no game to end.
error-seat-left = This seat has been given up.
error-too-many = That was a lot at once from this address. Wait a moment, then try again.
error-thought-failed = This couldn’t be worked out just now. Try again in a moment.
error-thought-too-long = Working this out takes too long here.
error-stood-in = A bot is playing for you. Take your seat back first.
error-nobody-there = Nobody is sitting in this seat.
error-still-there = This player is still here. Give them a moment.
error-slow-week = At this table everyone has a week for each turn.
error-nothing-to-undo = You can’t take that back: someone has seen something new since.
error-replay-not-yet = You can have the recording when the game is over.
error-replay-from-position = This recording doesn’t start with a shuffle, so it can’t be carried on here.
error-wrong-key = This link doesn’t lead to a table. Check that it’s complete.
error-malformed = This request can’t be read. Reload the page.
error-too-large = This file is too large to be a recording.
error-flood = Too much at once. Wait a moment, then reload the page.
error-newer-database = The database { $path } was made by a newer Spielkiste. Update, or choose another with --database.
error-database-locked = Another program is using the database { $path }. Close it and try again.
error-disk-full = The disk is full. Make some room and try again; nothing is lost.
error-database-readonly = Can’t write to the database { $path }. Check its permissions.
error-not-a-database = { $path } isn’t a Spielkiste database. Choose another with --database.
error-database-unusable = The database { $path } can’t be used ({ $why }). Choose another with --database.
error-database-not-yours = This user can’t open the database { $path }. Start the server as its owner, or use chown to give it back.
error-port-in-use = Port { $port } on { $host } can’t be used. Choose another with --port.

serve-address = Spielkiste is open at { $address }
serve-no-web = The web page hasn’t been built yet. Run: make play
