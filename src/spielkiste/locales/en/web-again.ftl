web-again-swap = Swap seats
web-again-swap-what = Play again: everyone moves along one seat
web-again-swap-asked = { $name } would like to play again, with the seats swapped.
web-again-yes = Yes, let’s!
web-again-no = No, thanks
web-again-waiting = Just waiting for { $names } …
web-story-swapped = A new game starts. Everyone has moved along one seat.
error-nobody-to-swap = There’s nobody here to swap seats with.
