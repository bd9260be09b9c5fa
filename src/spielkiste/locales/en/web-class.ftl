## Classroom and club evening

web-class-door-title = Classroom
web-class-code = Code
web-class-code-hint = For children: the six letters on the board
web-class-code-go = Next
web-class-back = Back to your classroom
web-class-open-title = Open a classroom
web-class-open-hint = One code on the board, one tap, and all the tables are set. No accounts and no list of names; when you close the room, everything is deleted.
web-class-game = Game
web-class-size = Who plays together?
web-class-size-1 = Against bots
web-class-size-2 = In pairs
web-class-size-3 = In threes
web-class-size-4 = In fours
web-class-places = How many children?
web-class-level = Bots in empty seats
web-class-options = Set the rules
web-class-open = Open the classroom
web-class-privacy-title = What happens to the data
web-class-privacy-1 = Nobody needs an account. A child chooses an animal and, if they like, a nickname; otherwise they get a made-up one.
web-class-privacy-2 = Until the room is closed the server keeps nicknames, animals, moves, points and which sums they knew. Closing the room deletes all of it. If nobody closes it, it can’t be opened any more after a day and is deleted about a week later.
web-class-privacy-3 = There are no cookies, no adverts and no requests to anyone else. The child’s device only keeps the key to their seat, until the room is closed.

web-class-join-title = Come in!
web-class-join-name = Nickname (if you like)
web-class-join-go = Join in
web-class-wait-title = Hello, { $name }!
web-class-wait = We’re about to start. We’re getting your seat ready.
web-class-eyes = Eyes to the front!
web-class-eyes-line = Your game is waiting for you. The clock has stopped.
web-class-over = The classroom is closed
web-class-over-line = Thanks for playing! Everything that was played has been deleted.
web-class-unreached = Connection lost. It’ll come back by itself.
web-class-guessed = Someone is guessing classroom codes. Check that everyone on your list belongs to your class.

web-class-room = Classroom { $code }
web-class-round = Round { $round }
web-class-here = { $here } of { $places } here
web-class-wall = Show the code
web-class-wall-title = Come in!
web-class-wall-line = Scan the picture, or open { $address } and type the code.
web-class-pause = Eyes to the front
web-class-resume = Carry on
web-class-paused = Everyone is looking to the front; the games are waiting.
web-class-start = Start all tables
web-class-start-hint = Bots take the empty seats.
web-class-next = Next round
web-class-results = Results
web-class-more = More
web-class-empty = Nobody is here yet. Show the code on the board.
web-class-complete = Everyone’s here
web-class-tables = Tables
web-class-waiting = Without a seat
web-class-knock = New: { $name }
web-class-knock-line = All the seats are taken. Where to?
web-class-knock-seat = { $name }’s seat
web-class-knock-bot = Bot’s seat, table { $number }
web-class-knock-table = New table
web-class-knock-heard = { $name } is knocking. All the seats are taken.
web-class-knocking = You’re at the door. Your teacher can see you and will show you to a seat.
web-class-refused-title = Not in yet
web-class-table = Table { $number }
web-class-plan = Seating plan
web-class-table-waiting = waiting for players
web-class-table-ready = ready
web-class-table-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
web-class-table-over = finished
web-class-stuck = may need help
web-class-quiet = quiet for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-class-refusals = { $count } moves refused
web-class-turn = their turn
web-class-gone = gone
web-class-stood-in = a bot is playing
web-class-won = has won
web-class-free = free
web-class-watch = Watch
web-class-unwatch = Back to the class
web-class-child-rename = Change the name
web-class-child-name = New name
web-class-child-made-up = Make up a name
web-class-child-bot = Let a bot carry on
web-class-child-bot-hint = A child who returns gets their seat back.
web-class-child-give = Give the seat to another child
web-class-child-give-hint = For example, if they’ve come in again on another device.
web-class-child-out = Send out of the room
web-class-child-out-sure = Really send them out?
web-class-next-title = What’s next?
web-class-next-meet = Everyone meets someone new
web-class-next-meet-hint = The pairs rotate until everyone has played everyone.
web-class-next-swiss = Even matches
web-class-next-swiss-hint = Swiss system, as in a tournament: children close together in the rankings play each other, if they haven’t already.
web-class-next-change = Play something else
web-class-next-go = Play { $game }
web-class-next-unfinished = { $count ->
    [one] One table is still playing; that game won’t count.
   *[other] { $count } tables are still playing; those games won’t count.
}
web-class-points = Points
web-class-games = Games
web-class-name = Name
web-class-place = Place
web-class-results-hint = A win is worth one point, a shared win half a point. Only the first game at each table counts.
web-class-link-title = Your link for today
web-class-link-hint = It opens this room on another device, for one day. Don’t give it to anyone else.
web-class-close = End and delete everything
web-class-close-title = Close the classroom?
web-class-close-line = All games end. Names, moves and results are deleted and can’t be brought back.
web-class-closed = The classroom is closed, and everything has been deleted.

error-class-unknown = There’s no classroom with this code. Look at the board again.
error-class-full = This classroom is full. Tell your teacher.
error-class-out = Ask your teacher if you can come back in.
error-class-no-chair = No seat is free at this table. Choose another one.
error-class-closed = This classroom is closed.
error-class-paused = Eyes to the front! We’ll carry on in a moment.
error-class-places = A classroom is for 1 to { $most } children.
error-no-such-child = This child isn’t here any more. Look at the list again.
error-rude-name = That’s not a nice name. Choose another.
web-plans = Lesson plans
web-plans-line = A twenty-minute plan for every game: the aim, the steps, and what to talk about afterwards.
