## The lesson: learn first, the overview, what they know, the wall

web-start = How will you start?
web-start-now = Full tables start right away
web-start-together = All start at the same time
web-start-learn = Learn first: a one-minute lesson
web-warm-title = Everyone learns: { $game }
web-warm-line = Finished: { $through } of { $all }. You can start all tables at any time.
web-warm-through = can do it
web-warm-learns = still learning
web-warm-done = Well done! You’ll all start together in a moment.
error-class-no-lesson = This game has no lesson. Start the tables right away.
web-plans-use = Set up this lesson
web-plans-used = Set up: { $game }. Continue with “Open the classroom”.
web-class-minutes = { $minutes } min
web-class-sums = { $right } known straight away, { $wrong } not
web-heat = At a glance: what they know
web-heat-who = Whose?
web-heat-class = Whole class
web-heat-cell = { $fact }: known straight away { $right } out of { $asked } { $asked ->
    [one] time
   *[other] times
}
web-heat-none = { $fact }: not asked
web-heat-good = secure
web-heat-half = nearly
web-heat-bad = practise
web-heat-weeks = Week by week
web-heat-hint = The file stays on this device only. Open it again next week, and it counts, too.
web-heat-keep = Save this lesson
web-heat-open = Open earlier lessons
web-heat-day = { $day }: { $percent } known straight away
web-heat-unreadable = This file has no lessons in it. Choose one that was saved here.
web-results-buchholz = Opponents
web-results-direct = Head-to-head
web-results-ties = If points are equal, the opponents’ points count (Buchholz), then the game between the two.
web-results-csv-head = place, name, games, points, opponents’ points, head-to-head, played
