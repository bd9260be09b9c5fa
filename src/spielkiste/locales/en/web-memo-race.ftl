## Memo Car Race in the browser

web-mr-mat = The desert
web-mr-stage = What now?
web-mr-others = The others
web-mr-drivers = At the wheel
web-mr-covered = face down
web-mr-canisters = { $count ->
    [0] no canisters
    [one] one canister
   *[other] { $count } canisters
}
web-mr-your-car = your car
web-mr-car-of = the car of { $name }
web-mr-your-finish = your finish
web-mr-just-swapped = swapped just now
web-mr-can-swap = can be swapped
web-mr-can-swap-with = swap with this one
web-mr-goal = finish: { $colour }, { $sign }
web-mr-no-canister = no canister yet
web-mr-sign-flower = flower
web-mr-sign-moon = moon
web-mr-sign-sun = sun
web-mr-sign-clover = clover
web-mr-drive = Drive
web-mr-swap = Swap
web-mr-put-back = Put it back
web-mr-speak = Read aloud

web-mr-ask-drive-pit = Your turn! Which way to the pit?
web-mr-ask-drive-home = Your turn! Which way home?
web-mr-ask-must-drive = Enough swapping: now drive!
web-mr-ask-swap = Which tile do you want to swap?
web-mr-ask-swap-stuck = No road leads on. Swap two tiles!
web-mr-ask-with = With which one?
web-mr-ask-lay = How shall it lie: { $kind }?
web-mr-say-turned = Look: { $kind }!
web-mr-say-wait = { $name } is thinking …
web-mr-say-wait-lay = { $name } has turned up: { $kind }
web-mr-say-wait-swap = { $name } swaps two tiles
web-mr-say-won = { $name } is home!
web-mr-say-won-you = You are home first!
web-mr-say-shared = The race is over.

## The track workshop

web-mr-workshop = Track workshop
