# The board and the lid in the browser.

web-box-thousand-km = 1000 Kilometres

web-km-score = { $km } km
web-km-score-stopped = stopped: { $card }
web-km-score-safeties = safety cards: { $cards }
web-km-score-points = { $points } points
web-km-unit = km
web-km-you = You
web-km-your-turn = your turn
web-km-your-hand = Your hand
web-km-rivals = The others
web-km-drivers = At the wheel
web-km-middle = Middle of the table
web-km-battle = Battle
web-km-speed = Speed
web-km-safeties = Safety cards
web-km-sideways = { $card }, sideways: master move
web-km-pile = { $pile }: { $card }
web-km-pile-empty = { $pile }: empty
web-km-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-km-road = { $km } of { $goal } km. Road: { $cards }
web-km-road-empty = { $km } of { $goal } km. Road: empty
web-km-draw-pile = Draw pile, { $count ->
    [one] one card left
   *[other] { $count } cards left
}
web-km-few-left = Only { $count ->
    [one] one card
   *[other] { $count } cards
} left in the draw pile!
web-km-box = Box, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top: { $card }
web-km-box-empty = Box, empty
web-km-box-discard = Box: { $move }
web-km-table = The finish is at { $goal } km. { $count ->
    [0] The draw pile is empty
    [one] One card is left to draw
   *[other] { $count } cards are left to draw
}.
web-km-own-road = This card goes on your own road.
web-km-here = Here!
web-km-attack = Attack { $name }: { $card }
web-km-attack-on = Attack: { $names }
web-km-cannot = not now
web-km-note-stopped = already stopped
web-km-note-waiting = not driving
web-km-note-limited = already slowed
web-km-note-tanker = has the tanker
web-km-note-right-of-way = has right of way
web-km-note-puncture-proof = puncture-proof
web-km-note-ace-driver = ace driver
web-km-say-nearest = Closest to the finish: { $names }
web-km-say-won = { $names } made it!
web-km-say-won-you = You made it!
web-km-say-over = The race is over.
web-km-say-master = { $name } gives you { web-km-laid }!
web-km-laid = { $kind ->
    [red-light] a red light
    [speed-limit] a speed limit
    [empty-tank] an empty tank
    [breakdown] a breakdown
   *[flat-tyre] a flat tyre
}
web-km-say-master-hint = You have the safety card. Play it now!
web-km-say-asked-hint = You need: { $card }.
web-km-say-others-think = { $card } for { $names }
web-km-say-others-think-hint = Will there be a master move?
web-km-say-wait = { $name }’s turn
web-km-lately = Just now:
web-km-then-you = You’re next. What will you play?
web-km-then = Then:
web-km-then-me = you
web-km-helps = This helps!
web-km-say-target = { $card }: who for?
web-km-say-target-hint = Choose the car you want to hold up.
web-km-say-toss-hint = The button plays it, the box discards it.
web-km-say-discard = You can’t play any card.
web-km-say-discard-hint = Put a card in the box.
web-km-say-missing = You need { web-km-needed }.
web-km-say-only = { $kind ->
    [petrol] Only the tanker can help now.
    [spare-tyre] Only the puncture-proof tyre can help now.
    [repair] Only the ace driver can help now.
   *[green-light] Only right of way can help now.
}
web-km-say-lost = You can’t drive any more.
web-km-lost = { $kind ->
    [petrol] The petrol and the tanker are gone.
    [spare-tyre] The spare tyres and the puncture-proof tyre are gone.
    [repair] The repairs and the ace driver are gone.
   *[green-light] The green lights and right of way are gone.
}
web-km-heard-missing = You need { web-km-needed }: { $count ->
    [one] one still out there
   *[other] { $count } still out there
}.
web-km-heard-discard = Discard a card.
web-km-heard-no-safety = { $kind ->
    [empty-tank] You don’t have the tanker: carry on.
    [flat-tyre] You don’t have the puncture-proof tyre: carry on.
    [breakdown] You don’t have the ace driver: carry on.
   *[red-light] You don’t have right of way: carry on.
}
web-km-still = { $discard ->
    [yes] You can still play a card or discard one.
   *[no] You can still play a card.
}
web-km-needed = { $kind ->
    [petrol] petrol
    [spare-tyre] a spare tyre
    [end-of-limit] an end of limit card
    [repair] a repair
   *[green-light] a green light
}
web-km-left = { $count } left
web-km-hope = { $count ->
    [0] Those cards are all gone.
    [one] One of those cards is still out there!
   *[other] { $count } of those cards are still out there!
}
web-km-engine = Try the engine
web-km-cough = { $turn ->
    [first] Cough, cough …
    [second] Brum … nope.
   *[last] Bang!
}
web-km-fist = Shake your fist at { $name }
web-km-revenge = Payback!
web-km-revenge-of = { $name }: payback!
web-km-sigh = Sigh …
web-km-say-toss = { $card }: discard it?
web-km-say-toss-box = Choose the box.
web-km-only-discard = Discard only
web-km-missing = Needed: { $card }
web-km-say-blocked = { $card }: you’re stopped.
web-km-say-blocked-hint = What will get you going again?
web-km-say-start = You haven’t started yet.
web-km-say-start-hint = A green light, and off you go!
web-km-say-limited = You’re under a speed limit.
web-km-say-limited-hint = You can only play 25 or 50.
web-km-say-go = The road is clear!
web-km-say-go-hint = Play a card.
web-km-master = Master move!
web-km-master-line = { $safety } beats { $attack }.
web-km-master-yours = You draw a card and take your turn straight away.
web-km-master-theirs = { $name } draws a card and takes a turn straight away.

# The score pad of a match with classic scoring.
web-km-points = Points
web-km-points-show = Show the points: { $totals }
web-km-points-over = Round { $round } is over
web-km-points-to = Playing to { $points } points.
web-km-points-once = Playing one round.
web-km-points-round = Round { $round }
web-km-points-so-far = Round { $round } so far
web-km-points-total = Total
web-km-next = Carry on
web-km-say-counted-hint = Carry on when you’ve seen the points.
web-km-say-looking = Still looking: { $names }
web-km-say-match-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
