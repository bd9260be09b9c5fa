## The browser face

web-house = Spielkiste
web-games = Games
web-close = Close
web-no = No
web-menu = Menu
web-help = Help
web-rules = Rules
web-story = Story
web-undo = Take back
web-result = Result
web-to-shelf = To the shelf
web-understood = I see
web-trouble = That did not work.
web-offline = No connection to the Spielkiste. Try again in a moment.
web-lost = There is no table here
web-version = Spielkiste { $version }

web-language = Language
web-language-de = Deutsch
web-language-en = English
web-sound = Sound
web-dark = Dark table
web-voice = Read aloud
web-voice-hint = A voice reads everything to you. Leave it off if you use a screen reader.
web-voice-none = This device has no voice for this language.
web-voice-hello = I’ll read to you.
web-theme-dark = Switch to dark
web-theme-light = Switch to light
web-less = { $what }: less
web-more = { $what }: more

web-animal-whale = Whale
web-animal-crab = Crab
web-animal-snail = Snail
web-animal-frog = Frog
web-animal-fox = Fox
web-animal-bird = Bird
web-animal-hedgehog = Hedgehog
web-animal-elephant = Elephant

web-level-1 = very easy
web-level-2 = easy
web-level-3 = medium
web-level-4 = strong
web-level-5 = masterly
web-bot-level = bot, { $level }

web-continue = Play on
web-continue-over = Look at it again
web-continue-more = { $count ->
    [one] one more table
   *[other] { $count } more tables
}
web-continue-title = Your tables
web-continue-forget = Forget this table
web-import = Open a recording
web-import-hint = Have you the file of a game? Here it comes back to the table.

web-setup-who = Who is playing?
web-setup-with-bots = With bots
web-setup-with-round = On this device
web-setup-with-link = By link
web-setup-last = as last time
web-setup-length = How long?
web-setup-facts = On the box
web-setup-seats = players:
web-setup-age = age { $age }+
web-setup-minutes = { $minutes } min
web-setup-minutes-range = { $least }–{ $most } min
web-setup-game = Which game?
web-setup-players = { $count } at the table
web-setup-fewer = One seat fewer
web-setup-more = One seat more
web-setup-seat = Seat { $number }
web-setup-team = T{ $number }
web-setup-name = Name
web-setup-level = How strong?
web-setup-here = At this device
web-setup-open = Comes by a link
web-setup-bot = Bot
web-setup-by-link = comes by link
web-setup-options = Names, seats, house rules
web-setup-start = Off we go
web-setup-invite = Lay the table and invite
web-deal = Which deal?
web-deal-new = A new one
web-deal-today = Today’s
web-deal-number = By number
web-deal-which = Number of the deal
web-deal-hint = This is deal { $deal }. Whoever opens this link plays with these very cards.
web-deal-pass-on = Pass this deal on

web-join-title = Come to the table!
web-join-name = What is your name?
web-join = Join in
web-join-with = with { $names }
web-join-full = All the seats are taken. You can always watch.
web-join-watch = Watch

web-wait-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-wait-who = At the table
web-wait-open = Free seat
web-wait-expected = is expected
web-wait-start = Start now with bots
web-wait-missing = Not here yet: { $names }. A bot starts for them; they can take over whenever they come.
web-link = Link
web-link-qr = QR code of the link
web-link-copy = Copy
web-link-share = Share
web-link-copied = The link is copied.
web-link-only-here = This address works on this device only. For others, open the Spielkiste at the address it shows when it starts.
web-name-of = Name of { $name }
web-name-save = Save the name

web-people = People
web-seat-here = at this device
web-seat-there = is there
web-seat-away = is away just now
web-seat-bot = bot
web-seat-stand-in = a bot stands in
web-stand-in = Let a bot stand in
web-take-back = Play for myself again
web-stood-in = A bot plays for { $name }.
web-is-away = { $name } is away just now.
web-move-device = Play on at another device
web-move-device-hint = For you alone: whoever has this link plays your seat.
web-watch-link = Let somebody watch
web-watch-link-hint = This link shows the table, but nobody’s hand.
web-leave = Leave the table
web-leave-title = Leave the table?
web-leave-text = The game stays as it is. You will find it on the shelf.
web-leave-stay = Stay
web-leave-go = Leave
web-leave-bot = Let a bot play on
web-leave-for-good = Give up my seat for good
web-end-game = End the game
web-end-asked = { $name } would like to end the game here
web-ended = The game was ended.
web-recorded = This game goes on from a recording: whoever has the file can know the hidden cards.
web-rematch-asked = { $name } would like to play once more.
web-proposal-withdraw = Never mind

web-connection-lost = Connection lost. Looking for it …
web-missed = While you were away, { $count } things happened. The last: { $last }
web-say-your-turn = It’s your turn.
web-say-asked = Here is a question for you.
web-say-moment = Just a moment, nearly there!
web-window = Time to step in

web-plain-table = On the table
web-plain-moves = What you can do
web-plain-turn = your turn
web-plain-thinks = thinking
web-plain-wait = Now: { $names }
web-plain-agreed = House rules of this table
web-plain-set = { $what }: { $value }

web-story-stumbled = The bot { $name } got muddled; its move was drawn by lot.
web-story-undone = A move was taken back.
web-story-rematch = A new game begins.
web-undo-asked = { $name } would like to take back
web-undo-asked-you = { $name }, is that all right with you?
web-undo-agree = All right
web-undo-waiting = Waiting for { $names } to agree …

web-why = Why not?

web-curtain-title = { $name }’s turn
web-curtain-line = Hand the device to { $name }. Everybody else looks away.
web-curtain-open = I am { $name }

web-end-you = You have won!
web-end-tie-you = A tie: you share the win with { $names }.
web-end-tie = A tie: { $names } share the win.
web-end-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
web-end-kind = Well played! Better luck next time.
web-end-facts = What else happened
web-end-share = Result as a picture
web-end-no-picture = The picture could not be made here. A screenshot always works.
web-end-alone = All played
web-end-nobody = Nobody has won.
web-end-scores = Result
web-end-look = Look at the table
web-end-rematch = Once more
web-end-replay = Recording
web-end-shuffle = Rule, shuffle, recording
web-end-shuffle-good = Yes: the fingerprint from before the game fits this shuffle exactly.
web-end-shuffle-bad = No! The fingerprint from before the game does not fit this shuffle.
web-end-shuffle-unknown = At this address the browser cannot do the sum. Here are both values to compare.
web-end-seed = Shuffle: { $seed }
web-end-commitment = Fingerprint: { $commitment }

web-help-text = Tap a card that rises. One that stays down tells you why. It all works with the keyboard, too:
web-key-help = this help
web-key-arrows = walk through the cards
web-key-enter = play a card, press a button
web-key-escape = undo the choice, close a window
web-key-hand = to your cards
web-key-table = read out the table
web-key-voice = reading aloud on or off
web-key-story = the story
web-key-rules = the rules
web-key-undo = take back a move
web-key-menu = the menu

# Lessons
web-lesson = Lesson
web-lesson-next = Go on
web-lesson-far = How far you are
web-lesson-done = Well done!
web-lesson-done-line = Now you know how it goes. Ready for a real game?
web-lesson-done-next = Ready for a real game? Or learn one thing more: { $next }.
web-lesson-again = Once more
web-lesson-play = A real game
web-lessons = Learn by playing
web-lessons-first = New here? Learn it in a minute
