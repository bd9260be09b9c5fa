# The task of the day: its sheet and the end.
web-day-new = Task done! You get a sticker.
web-day-not-yet = Not yet. Try again with the same cards!
web-day-cups = Your trophies
web-day-cups-hint = Seven stickers fill a trophy.
web-day-streak = { $count ->
    [one] 1 day played
   *[other] { $count } days played
}
web-day-streak-hint = A day off does no harm.
