## 1000 Kilometer

game-thousand-km = 1000 Kilometres
game-thousand-km-tagline = First to land exactly on the finish
task-thousand-km-sprint = Win the race over 300 km!
task-thousand-km-two = Beat two bots over 500 km!
option-teams = Teams of two
option-youngest = Everyone starts on green
option-youngest-kinder = Next time everyone starts on green
option-discard = Discarding
option-discard-when_stuck = only when you can’t play anything (rulebook)
option-discard-safeties_may_wait = safety cards may wait in your hand
option-discard-any_time = any time
option-scoring = Scoring
option-scoring-race = first to the finish wins (rulebook)
option-scoring-classic_5000 = classic, to 5000 points
option-scoring-classic_5000-hint = Four rounds or more. You may discard any time.
option-scoring-classic_2500 = classic, to 2500 points
option-scoring-classic_2500-hint = Two rounds or more. You may discard any time.
option-scoring-classic_round = classic, a single round
option-scoring-classic_round-hint = Most points wins. You may discard any time.
option-goal = Kilometres to drive
option-goal-length = { $value } km

km-card-25 = 25 km
    .acc = a 25 km card
km-card-50 = 50 km
    .acc = a 50 km card
km-card-75 = 75 km
    .acc = a 75 km card
km-card-100 = 100 km
    .acc = a 100 km card
km-card-200 = 200 km
    .acc = a 200 km card
km-card-red-light = red light
    .acc = a red light
km-card-speed-limit = speed limit
    .acc = a speed limit
km-card-empty-tank = empty tank
    .acc = an empty tank
km-card-flat-tyre = flat tyre
    .acc = a flat tyre
km-card-breakdown = breakdown
    .acc = a breakdown
km-card-green-light = green light
    .acc = a green light
km-card-end-of-limit = end of limit
    .acc = an end of limit card
km-card-petrol = petrol
    .acc = a petrol card
km-card-spare-tyre = spare tyre
    .acc = a spare tyre
km-card-repair = repair
    .acc = a repair
km-card-right-of-way = right of way
    .acc = the right of way card
km-card-tanker = tanker
    .acc = the tanker
km-card-puncture-proof = puncture-proof tyre
    .acc = the puncture-proof tyre
km-card-ace-driver = ace driver
    .acc = the ace driver

km-move-drive = drive { $km } km
km-move-green = play a green light
km-move-defend = play { $card_acc }
km-move-safety = play the safety card: { $card }, then go again
km-move-attack = attack { $side }: { $card }
km-move-discard = discard { $card_acc }
km-move-master = master move with { $card_acc }
km-move-pass = no master move
km-move-next = carry on

km-drew = { $seat_you ->
    [yes] You draw: { $card }.
   *[no] { $seat } draws: { $card }.
}
km-drew-unseen = { $seat } draws a card.
km-started = { $seat_you ->
    [yes] You play { $card_acc }: off you go.
   *[no] { $seat } plays { $card_acc }: off they go.
}
km-drove = { $seat_you ->
    [yes] You drive { $km } km. That’s { $total } in all.
   *[no] { $seat } drives { $km } km. That’s { $total } in all.
}
km-attacked = { $seat_you ->
    [yes] You attack { $side }: { $card }.
   *[no] { $side_you ->
        [yes] { $seat } attacks you: { $card }.
       *[no] { $seat } attacks { $side }: { $card }.
    }
}
km-asked = { $side_you ->
    [yes] Do you have a master move against the { $card }?
   *[no] { $side_count ->
        [one] Maybe { $side } has a master move against the { $card }.
       *[other] Maybe { $side } have a master move against the { $card }.
    }
}
km-defended = { $seat_you ->
    [yes] You answer with { $card_acc }.
   *[no] { $seat } answers with { $card_acc }.
}
km-protected = { $seat_you ->
    [yes] You play a safety card: { $card }.
   *[no] { $seat } plays a safety card: { $card }.
}
km-master-move = { $seat_you ->
    [yes] Master move! You play { $card_acc }.
   *[no] Master move! { $seat } plays { $card_acc }.
}
km-lifted = The { $card } goes into the box.
km-discarded = { $seat_you ->
    [yes] You discard { $card_acc }.
   *[no] { $seat } discards { $card_acc }.
}
km-pile-empty = The draw pile is empty: the race is over.
km-won = { $seats_you ->
    [yes] You win with { $total } km!
   *[no] { $seats_count ->
        [one] { $seats } wins with { $total } km!
       *[other] { $seats } win with { $total } km!
    }
}

# A match with classic scoring.
km-dealt = { $seat_you ->
    [yes] Round { $round }: you start.
   *[no] Round { $round }: { $seat } starts.
}
km-last-card = That was the last card of the draw pile: now everyone plays out their hand.
km-played-out = Nobody has a card left: the round is over.
km-counted = { $side_you ->
    [yes] You score { $points }. That’s { $total } in all.
   *[no] { $side_count ->
        [one] { $side } scores { $points }. That’s { $total } in all.
       *[other] { $side } score { $points }. That’s { $total } in all.
    }
}
km-match-won = { $seats_you ->
    [yes] You win the match with { $total } points!
   *[no] { $seats_count ->
        [one] { $seats } wins the match with { $total } points!
       *[other] { $seats } win the match with { $total } points!
    }
}
km-line-distance = Kilometres
km-line-safeties = Safety cards
km-line-all-four = All four safety cards
km-line-master-moves = Master moves
km-line-trip = Trip completed
km-line-delayed = Delayed action
km-line-safe = Safe trip
km-line-shut-out = Shut-out

# At the seat of whoever did it: short, without the name.
km-started-act = { $card }: off we go!
km-drove-act = drives { $km } km
km-attacked-act = { $side_you ->
    [yes] { $card } for you
   *[no] { $card } for { $side }
}
km-defended-act = { $card }
km-protected-act = safety card: { $card }
km-master-move-act = master move: { $card }!
km-discarded-act = dis­carded: { $card }

km-why-counted = The round is over. Carry on when you’ve seen the points.
km-why-others-look = The others are still looking at the points.
km-why-not-counted = The round isn’t over yet.
km-why-no-move = That isn’t a move.
km-why-over = The race is over.
km-why-wait = { $side } must answer first.
km-why-answer = Answer first: do you have a master move?
km-why-other-safety = This safety card doesn’t help against this attack: { $card }.
km-why-no-attack = You can only make a master move right after an attack.
km-why-turn = It’s { $seat }’s turn.
km-why-not-held = You don’t have { $card_acc } in your hand.
km-why-discard = You may only discard when you can’t play any card.
km-why-discard-but-safeties = You may only discard when you can’t play any card except a safety card.
km-why-nobody = Nobody is sitting there.
km-why-own-side = You can’t attack your own side.
km-why-prevented = { $side_count ->
    [one] { $side } is protected against the { $card }.
   *[other] { $side } are protected against the { $card }.
}
km-why-limited-already = { $side_count ->
    [one] { $side } already has a speed limit.
   *[other] { $side } already have a speed limit.
}
km-why-attacked-already = { $side_count ->
    [one] { $side } is already stopped.
   *[other] { $side } are already stopped.
}
km-why-team-stands = { $side_count ->
    [one] { $side } is waiting for a green light and can’t be attacked now.
   *[other] { $side } are waiting for a green light and can’t be attacked now.
}
km-why-not-rolling = { $side_count ->
    [one] { $side } isn’t driving.
   *[other] { $side } aren’t driving.
}
km-why-attack-self = Play attacks on someone else.
km-why-green-rolling = You’re already driving.
km-why-no-such-attack = This card doesn’t answer any attack on you: { $card }.
km-why-stopped = You’re stopped: { $card }. You can’t drive like that.
km-why-green-again = Your team needs a green light first.
km-why-not-started = You need a green light to start.
km-why-limit = With a speed limit you can only play 25 or 50.
km-why-two-200 = Each road has room for only two 200s.
km-why-too-far = { $km } km is too far: you only have { $left } km to go.

km-words-road = { $side }: { $total } of { $goal } km.
km-words-stopped = { $side_you ->
    [yes] You’re stopped: { $card }.
   *[no] { $side_count ->
        [one] { $side } is stopped: { $card }.
       *[other] { $side } are stopped: { $card }.
    }
}
km-words-needs-green = { $side_you ->
    [yes] You need a green light.
   *[no] { $side_count ->
        [one] { $side } needs a green light.
       *[other] { $side } need a green light.
    }
}
km-words-not-started = { $side_you ->
    [yes] You haven’t started yet.
   *[no] { $side_count ->
        [one] { $side } hasn’t started yet.
       *[other] { $side } haven’t started yet.
    }
}
km-words-limited = { $side_you ->
    [yes] You have a speed limit.
   *[no] { $side_count ->
        [one] { $side } has a speed limit.
       *[other] { $side } have a speed limit.
    }
}
km-words-safeties = { $side_you ->
    [yes] You’re protected by: { $cards }.
   *[no] { $side_count ->
        [one] { $side } is protected by: { $cards }.
       *[other] { $side } are protected by: { $cards }.
    }
}
km-words-match = { $points ->
    [0] One round: whoever has the most points wins.
   *[other] Round { $round }. Playing to { $points } points.
}
km-words-line = { $side }: { $line } { $points }.
km-words-total = { $side }: { $total } points.
km-words-pile = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
km-words-box = In the box: { $count ->
    [one] one card
   *[other] { $count } cards
}, on top: { $top }.
km-words-hand = Your hand: { $cards }.
