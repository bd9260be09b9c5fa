# The texts of the first page: the shelf, its menu, and what is said when a page does not come.
house-list = { $most } and { $last }
web-box-games = { $count } games
web-class = For the class
web-close = Close
web-continue = Carry on
web-continue-over = Play again
web-dark = Dark table
web-day = Today
web-day-all = All of today’s tasks
web-day-done = Done!
web-day-play = Play
web-day-stickers = { $count ->
    [one] 1 sticker
   *[other] { $count } stickers
}
web-engine-reload = Reload
web-family = Who’s playing?
web-games = Games
web-house = Spielkiste
web-import = Open a recording
web-import-hint = Got a game saved as a file? Watch it here, and carry on with it.
web-kept =
    { $days ->
        [365] Games are kept for a year.
        [one] Games are kept for a day.
       *[other] Games are kept for { $days } days.
    }
web-kept-for-ever = All games are kept.
web-language = Language
web-lost = There’s no table here
web-menu = Menu
web-mine = Your games
web-mine-marked = a game you started
web-offline = Can’t reach Spielkiste. Try again in a moment.
web-pocket-friends = Play with friends
web-pocket-friends-hint = At a table on the server, friends on other devices can join in.
web-pocket-hint = The take-along chest works without the internet, too. Its games stay on the device.
web-pocket-open = Open the take-along chest
web-setup-age = age { $age }+
web-setup-minutes = { $minutes } min
web-setup-minutes-range = { $least }–{ $most } min
web-shelf-welcome = Pick a game!
web-sound = Sound
web-volume = Volume
web-volume-soft = quiet
web-volume-medium = medium
web-volume-loud = loud
web-to-shelf = To the shelf
web-trouble = That didn’t work.
web-version = Spielkiste { $version }
web-voice = Read aloud
web-voice-hello = I’ll read to you.
web-voice-hint = A voice reads everything to you. Leave it off if you use a screen reader.
web-voice-none = This device has no English voice.
# What the voice says for a sign or a short form: "7 × 8", "750 km", "5–10 min".
web-say-times = { $first } times { $second }
web-say-often = { $count ->
    [1] once
   *[other] { $count } times
}
web-say-km = { $count ->
    [one] kilometre
   *[other] kilometres
}
web-say-minutes = { $count ->
    [one] minute
   *[other] minutes
}
web-say-seconds = { $count ->
    [one] second
   *[other] seconds
}
web-say-years = { $count ->
    [one] year
   *[other] years
}
web-say-range = { $low } to { $high }
web-say-plus = plus
web-say-equals = equals
web-say-one = { $noun ->
   *[other] 1
}
