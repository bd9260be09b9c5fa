## What a child knows, fact by fact, and practising it

web-facts = What I know
web-facts-none = Nothing here yet. Play a game with sums or times tables, and the picture fills up.
web-facts-who = Whose picture?
web-facts-cell = { $fact }: { $verdict }
web-facts-met = came up in a game
web-facts-next = Practise next
web-facts-practise = Practise for 2 minutes
web-facts-count = { $count } of { $all } known
web-facts-more = { $count ->
    [one] One more than a week ago.
   *[other] { $count } more than a week ago.
}
web-facts-same = As many as a week ago.
web-facts-fewer = { $count ->
    [one] One has faded since last week.
   *[other] { $count } have faded since last week.
}
web-facts-weeks = Known, week by week up to today: { $counts }
web-facts-hint = Kept on this device only, under the name you play with.
web-facts-delete-sure = Delete this picture?
web-facts-delete = Everything kept about { $name } on this device will be deleted.
web-facts-csv-head = Name, Fact, Status, Asked, Known straight away, Came up in games, Last asked
web-practice = Practice
web-practice-back = Back to the picture
web-practice-help = Give me a clue
web-practice-clock = Against the clock
web-practice-step = { $count ->
    [one] One question done
   *[other] { $count } questions done
}
web-practice-right = Right!
web-practice-wrong = It’s not { $answer }. Look again.
web-practice-over = Well done, { $name }!
web-practice-done = You knew { $count } of { $all } straight away.
web-practice-stays = Come back another day: whatever you still know then will stick.
web-practice-gold = Known today
web-practice-missed = Coming back
web-practice-tomorrow = Again tomorrow: { $facts }
web-practice-later = Again in { $days } days: { $facts }
web-practice-again = Once more
