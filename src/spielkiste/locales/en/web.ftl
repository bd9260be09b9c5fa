## The browser face

web-no = No
web-menu-out = Stop playing
web-menu-others = With others
web-menu-device = On this device
web-help = Help
web-story = Story so far
web-undo = Take back
web-result = Result
web-understood = Got it

web-language-own = Just for { $name }: everyone on this device reads in their own language.
web-voice-offer = Have everything read aloud
web-pace = How fast the bots play
web-pace-hint = Too slow? Tap a free spot on the table and the next bot plays at once.
web-pace-slow = slow
web-pace-normal = normal
web-pace-quick = quick
web-hurry = Don’t wait for the bots
web-less = { $what }: less
web-more = { $what }: more

web-animal-whale = Whale
web-animal-crab = Crab
web-animal-snail = Snail
web-animal-frog = Frog
web-animal-dino = Dino
web-animal-bird = Bird
web-animal-hedgehog = Hedgehog
web-animal-elephant = Elephant
web-animal-cat = Cat
web-animal-rabbit = Rabbit
web-animal-owl = Owl
web-animal-penguin = Penguin
web-animal-lion = Lion
web-animal-octopus = Octopus
web-animal-bear = Bear
web-animal-bee = Bee

web-level-1 = very easy
web-level-2 = easy
web-level-3 = medium
web-level-4 = hard
web-level-5 = expert
web-bot-level = bot, { $level }

web-deal = Which deal?
web-deal-new = A new one
web-deal-today = Today’s
web-deal-number = By number
web-deal-which = Deal number
web-deal-hint = This is deal { $deal }. Anyone who opens this link gets exactly the same cards.
web-deal-pass-on = Share this deal

web-join-title = Come and join us!
web-join-name = What’s your name?
web-join = Join in
web-join-with = with { $names }
web-join-full = All the seats are taken, but you can always watch.
web-join-watch = Watch

web-link = Link
web-link-qr = QR code for the link
web-link-scan = The others scan this with their phones.
web-link-copy = Copy
web-link-share = Share
web-link-copied = Link copied.
web-link-by-hand = This browser won’t copy it. The link is selected: press and hold it to copy it yourself.
web-link-only-here = Other devices can’t get in this way yet.
web-link-mend = How to fix it
web-link-mend-how = Start Spielkiste with “spielkiste serve --open”. Its window then shows an address for your Wi-Fi. Open that address here.
web-name-of = { $name }’s name
web-name-save = Save the name

web-people = People
web-you = You
web-seat-here = on this device
web-seat-there = is here
web-seat-away = is away
web-seat-bot = bot
web-seat-stand-in = bot standing in
web-stand-in = Let a bot stand in
web-take-back = Take over again
web-stood-in = A bot is playing for { $name }.
web-stood-in-you = A bot is playing for you.
web-is-away = { $name } is away.
web-move-device = Switch to another device
web-move-device-hint = Just for you: anyone with this link can play in your seat.
web-watch-link = Let someone watch
web-watch-link-hint = This link shows the table, but nobody’s cards.
web-leave = Leave the table
web-leave-title = Leave the table?
web-leave-text = The game stays just as it is. You’ll find it on the shelf.
web-leave-stay = Stay
web-leave-go = Leave
web-leave-go-hint = You keep your seat. The others wait for you.
web-leave-bot = Let a bot carry on
web-leave-bot-hint = A bot plays for you until you’re back.
web-leave-for-good = Give up my seat for good
web-leave-for-good-hint = You’re out of the game.
web-end-game = End the game
web-end-asked = { $name } would like to end the game here
web-ended = The game has been ended.
web-recorded = This game carries on from a recording, so anyone with the file could know the hidden cards.
web-notes = Good to know
web-rematch-asked = { $name } would like to play again.
web-proposal-withdraw = Never mind

web-connection-lost = Connection lost. Trying again …
web-no-line = I can’t get through to the table, but I’ll keep trying. If it stays like this, something on the way blocks WebSockets (a proxy, a firewall), or the address is wrong. The server’s log says more.
web-missed = { $count ->
    [one] One thing
   *[other] { $count } things
} happened while you were away. The latest: { $last }
web-say-your-turn = It’s your turn.
web-say-asked = There’s a question for you.
web-say-moment = Just a moment, nearly there!
web-ear-turn = It’s { $name }’s turn.
web-ear-over = The game is over.
web-ear-next = Choose “Next” to carry on with the lesson.
web-ear-no-score = There’s no score here.
web-ear-no-last = Nothing has happened yet.
web-ear-no-need = There’s nothing for you to do just now.
web-ear-again = Something has just changed. Try again!
web-ear-window = The others still have a moment to think.
web-ear-thinking = { $name } is still thinking.
web-ear-start = You’re playing with { $names }.
web-ear-starts = { $name } starts.
web-window = Time to jump in

web-plain-table = On the table
web-plain-moves = What you can do
web-plain-turn = your turn
web-plain-thinks = thinking
web-plain-wait = Now: { $names }
web-plain-agreed = House rules at this table
web-plain-set = { $what }: { $value }

web-story-stumbled = The bot { $name } got muddled, so its move was picked at random.
web-story-undone = A move was taken back.
web-story-rematch = A new game starts.
web-undo-asked = { $name } would like to take back a move
web-undo-asked-you = { $name }, is that all right with you?
web-undo-agree = All right
web-undo-waiting = Waiting for { $names } to agree …
web-undo-when = A move can be taken back until someone has seen something new, such as a card.

web-why = Why not?
web-why-rule = The rule behind it

web-curtain-title = { $name }’s turn
web-curtain-line = Pass the device to { $name }. Everyone else, look away!
web-curtain-open = I’m { $name }

web-end-you = You’ve won!
web-end-tie-you = It’s a tie! You share the win with { $names }.
web-end-tie = It’s a tie! { $names } share the win.
web-end-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
web-end-luckless = What bad luck! You’ll get the next one.
web-end-kind = Well played! Better luck next time.
web-end-move = The move that won it for { $name }
web-end-move-yours = The move that won it for you
web-end-best = Your best bit
web-end-facts = What else happened
web-end-share = Result as a picture
web-end-no-picture = The picture couldn’t be made here. A screenshot always works.
web-end-alone = Finished
web-end-alone-well = Well played!
web-end-nobody = Nobody won.
web-end-scores = Result
web-end-look = Look at the table
web-end-rematch = Play again
web-end-replay = Recording
web-end-shuffle = For the curious
web-end-shuffle-good = Yes! The fingerprint from before the game matches this shuffle exactly.
web-end-shuffle-bad = No! The fingerprint from before the game doesn’t match this shuffle.
web-end-shuffle-unknown = The browser can’t check it at this address. Here are both values for you to compare.
web-end-seed = Shuffle: { $seed }
web-end-commitment = Fingerprint: { $commitment }

web-help-text = Tap a card that lifts up. One that stays down tells you why. Everything works from the keyboard, too:
web-key-help = this help
web-key-arrows = go through the cards
web-key-enter = play a card, press a button
web-key-escape = cancel, close a window
web-key-hand = go to your cards
web-key-table = read the table out, briefly; again: all of it
web-key-score = the score
web-key-turn = whose turn it is
web-key-last = what happened last
web-key-need = what you can do now
web-key-voice = turn reading aloud on or off
web-key-hurry = don’t wait for the bot
web-key-story = the story so far
web-key-rules = the rules
web-key-undo = take back a move
web-key-menu = the menu

# Lessons
web-lesson = Lesson
web-lesson-next = Next
web-lesson-here = The hand points here.
web-lesson-back = Put this back first: choose it again!
web-lesson-far = Your progress
web-lesson-done = Well done!
web-lesson-done-line = Now you know how to play!
web-lesson-again = Again
web-lesson-play = Play for real
web-lessons = Learn by playing
web-lessons-first = New here? Learn it by playing
web-lessons-number = Lesson { $number }
