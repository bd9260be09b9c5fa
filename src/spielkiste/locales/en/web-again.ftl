web-again-swap = Swap seats
web-again-swap-what = Play again: everybody moves one seat on
web-again-swap-asked = { $name } would like to play again, with the seats swapped.
web-again-yes = Yes, let’s!
web-again-no = No, thanks
web-again-waiting = Just waiting for { $names } …
web-story-swapped = A new game starts. Everybody has moved one seat on.
error-nobody-to-swap = There’s nobody here to swap seats with.
