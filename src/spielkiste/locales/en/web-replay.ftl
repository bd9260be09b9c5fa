## Watching again, and the games of this device

web-replay = Watch again
web-replay-watch = Watch a replay of the game
web-replay-lost = This can’t be shown
web-replay-only = You’re only watching. To play, choose “{ web-replay-play-on }”.
web-replay-no-end = This game wasn’t finished. You’re seeing what everyone could see.
web-replay-controls = Forward and back
web-replay-where = Place in the game
web-replay-at = Move { $at } of { $moves }
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-back = One step back
web-replay-turn-on = To the next turn
web-replay-turn-back = To the previous turn
web-replay-speed = Speed: { $speed }
web-replay-whose = Through whose eyes?
web-replay-eyes = View: { $name }
web-replay-eyes-all = All cards face up
web-replay-eyes-nobody = Someone who only watched
web-replay-eyes-hint = The game is over, so you may look at everyone’s cards now.
web-replay-seen-by = View now: { $name }
web-replay-pass-on = Pass it on
web-replay-link-hint = The whole game is inside this link. Whoever opens it sees the game in their own Spielkiste.
web-replay-too-long = This game is too long for a link. Pass on the file instead.
web-replay-file-hint = Or as a file, to keep or to send:
web-replay-play-on = Carry on from here
web-replay-play-on-not = This is where the game ended. Go back a little, then you can carry on from there.
web-replay-play-hint = The table is set as it was after move { $at }. Nothing is shuffled again, so whoever has watched the game may know what’s coming.
web-replay-play-who = Who plays here?
web-replay-play-one = { $name } and bots
web-replay-play-all = Everyone on this device
web-replay-play-start = Carry on

web-mine-none = The games you play on this device will be kept here.
web-mine-open = Not finished
web-mine-played = Finished
web-mine-tally = { $won } of { $count } won
web-mine-won = You won!
web-mine-winner =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
web-mine-ended = ended without a result
web-mine-over = finished
web-mine-watched = watched
web-mine-table = To the table
web-mine-export = Save as a file
web-mine-delete = Delete
web-mine-delete-sure = Delete this game?
web-mine-delete-open = It isn’t finished. You won’t be able to carry on with it on this device.
web-mine-delete-played = You won’t be able to watch it on this device any more.
web-mine-device = This list is kept on this device only.
