# Reports: what many games say about a game

report-title = { $title } in figures
report-made = { $games } games between bots ({ $bot }), { $main } of them with { $seats } at the table. The rest try other numbers of players and other options.
report-reading = The line around a point is the 95% interval: about one in twenty misses the true value. Bots aren’t people, so take it as a hint.
report-command = The same figures again: { $command }
report-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
report-place = { $place ->
    [1] starts
    [2] goes second
    [3] goes third
    [4] goes fourth
    [5] goes fifth
    [6] goes sixth
   *[other] is number { $place } to go
}
report-first = Does it help to start?
report-even = The dashed line shows an even share.
report-first-tables = How often the player who starts wins, by number of players
report-first-order = How often each place in turn order wins, with { $seats } at the table
report-length = How long is a game?
report-length-plot = Moves per game
report-length-words = Half of the games take { $low } to { $high } moves; the mean is { $mean }.
report-box-minutes = The box says { $least } to { $most } minutes.
report-moves = Moves
report-turns = Turns
report-decisions = Decisions
report-minutes = Minutes, at { $seconds } seconds per decision
report-score = Score
report-best-score = Best score
report-mean = mean
report-least = lowest
report-low = lower quarter
report-middle = middle
report-high = upper quarter
report-most = highest
report-what = what
report-rule = rule
report-share = share
report-interval = 95% interval
report-games = games
report-times = times
report-ends = How does a game end?
report-ends-plot = How often each rule ends the game
report-shared = Games with a shared win or no winner: { $count }.
report-things = Which cards and spaces matter?
report-things-words = Of all the times this happened to someone, or someone did it: how often they won in the end. Left of the dashed line they lost more often, right of it they won more often.
report-things-alone = Of all the times this happened: how often the score was better than in half of the games.
report-things-luck = What comes to you is luck. What you choose also depends on whether you’re ahead: it needn’t be why you win.
report-things-plot = The clearest differences
report-things-none = No clear difference in so few games.
report-chosen = Chosen: { $what }
report-came = By luck: { $what }
report-options = What do the options change?
report-options-words = One option at a time is different, everything else is as usual.
report-options-moves = Moves per game, by option
report-options-first = How often the starting player wins, by option
report-option = option
report-usual = as usual
report-unwon = shared or no winner
report-range = { $low } to { $high }
report-number = { $number }
report-written = The report is in { $path }
error-bad-report-file = Name a file that ends in .html or .md, not { $path }.
