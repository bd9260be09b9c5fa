# Hints: what a good player would do, the same in every game.
hint-only = It’s the only thing you can do now.
hint-plain = It’s what a good player would do here.
error-hint-not-alone = You only get hints when you’re the only person at the table.

play-hint = A good player would do this: { $move }. { $reason }
play-hint-chance = { $move } (wins about { $percent } { $percent ->
    [one] game
   *[other] games
} in 100)
play-hint-none = There’s no hint right now.

web-hint = Hint
web-hint-thinking = Thinking …
web-hint-none = There’s no hint right now.
web-hint-do = Do that
web-hint-chances = Out of 100 games, this would win about:
web-hint-key = what a good player would do
