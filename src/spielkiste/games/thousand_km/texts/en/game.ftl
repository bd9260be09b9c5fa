## 1000 Kilometer

game-thousand-km = 1000 Kilometres
game-thousand-km-tagline = First to drive exactly 1000 km
option-teams = Teams of two
option-youngest = For the youngest (everybody starts on green)
option-discard = Discarding
option-discard-when_stuck = only when you can lay nothing (rulebook)
option-discard-safeties_may_wait = safeties may wait in your hand
option-discard-any_time = at any time
option-goal = Kilometres to drive
option-goal-length = { $value } km

km-card-25 = 25 km
km-card-50 = 50 km
km-card-75 = 75 km
km-card-100 = 100 km
km-card-200 = 200 km
km-card-red-light = red light
km-card-speed-limit = speed limit
km-card-empty-tank = empty tank
km-card-flat-tyre = flat tyre
km-card-breakdown = breakdown
km-card-green-light = green light
km-card-end-of-limit = end of limit
km-card-petrol = petrol
km-card-spare-tyre = spare tyre
km-card-repair = repair
km-card-right-of-way = right of way
km-card-tanker = tanker
km-card-puncture-proof = puncture-proof tyre
km-card-ace-driver = ace driver

km-move-drive = drive { $km } km
km-move-green = lay the green light
km-move-defend = lay { $card }
km-move-safety = lay the safety { $card }, then play again
km-move-attack = attack { $side } with { $card }
km-move-discard = discard { $card }
km-move-master = master move with { $card }!
km-move-pass = no master move

km-drew = { $seat_you ->
    [yes] You draw: { $card }.
   *[no] { $seat } draws: { $card }.
}
km-drew-unseen = { $seat } draws a card.
km-started = { $seat_you ->
    [yes] You lay a { $card }: off you go.
   *[no] { $seat } lays a { $card }: off they go.
}
km-drove = { $seat_you ->
    [yes] You drive { $km } km, { $total } in all.
   *[no] { $seat } drives { $km } km, { $total } in all.
}
km-attacked = { $seat_you ->
    [yes] You attack { $side }: { $card }.
   *[no] { $side_you ->
        [yes] { $seat } attacks you: { $card }.
       *[no] { $seat } attacks { $side }: { $card }.
    }
}
km-asked = { $side_you ->
    [yes] Have you a master move against the { $card }?
   *[no] Has { $side } a master move against the { $card }?
}
km-defended = { $seat_you ->
    [yes] You answer with { $card }.
   *[no] { $seat } answers with { $card }.
}
km-protected = { $seat_you ->
    [yes] You lay a safety: { $card }.
   *[no] { $seat } lays a safety: { $card }.
}
km-master-move = { $seat_you ->
    [yes] Master move! You lay { $card }.
   *[no] Master move! { $seat } lays { $card }.
}
km-lifted = The { $card } goes into the box.
km-discarded = { $seat_you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
km-pile-empty = The draw pile is empty: the race is over.
km-won = { $seats_you ->
    [yes] You win with { $total } km!
   *[no] Won, with { $total } km: { $seats }!
}

# At the seat of whoever did it: short, without the name.
km-started-act = { $card }: off we go!
km-drove-act = drove { $km } km
km-attacked-act = { $side_you ->
    [yes] { $card } against you
   *[no] { $card } against { $side }
}
km-defended-act = { $card }
km-protected-act = safety: { $card }
km-master-move-act = master move: { $card }!
km-discarded-act = discarded: { $card }

km-why-no-move = This is no move.
km-why-over = The race is over.
km-why-wait = First comes the answer of { $side }.
km-why-answer = First answer: have you a master move?
km-why-other-safety = { $card } does not help against this attack.
km-why-no-attack = A master move needs an attack that was laid just now.
km-why-turn = It is the turn of { $seat }.
km-why-not-held = You do not hold { $card }.
km-why-discard = You may discard only when no card of yours can be laid.
km-why-discard-but-safeties = You may discard only when no card of yours but a safety can be laid.
km-why-nobody = Nobody sits there.
km-why-own-side = You cannot attack your own side.
km-why-prevented = { $side } is protected against { $card }.
km-why-limited-already = { $side } has a speed limit already.
km-why-attacked-already = { $side } is stopped already.
km-why-team-stands = { $side } waits for a green light and cannot be stopped now.
km-why-not-rolling = { $side } is not driving.
km-why-attack-self = An attack is laid before somebody else.
km-why-green-rolling = You are driving already.
km-why-no-such-attack = There is nothing before you that { $card } would answer.
km-why-stopped = You are stopped: { $card }.
km-why-green-again = Your team needs a green light first.
km-why-not-started = You need a green light to start.
km-why-limit = Under the speed limit only 25 and 50 can be laid.
km-why-two-200 = Only two 200s may lie on a road.
km-why-too-far = { $km } km is too far: there are { $left } km to go.

km-words-road = { $side }: { $total } of { $goal } km.
km-words-stopped = { $side_you ->
    [yes] You are stopped: { $card }.
   *[no] { $side } is stopped: { $card }.
}
km-words-needs-green = { $side_you ->
    [yes] You need a green light.
   *[no] { $side } needs a green light.
}
km-words-not-started = { $side_you ->
    [yes] You have not started.
   *[no] { $side } has not started.
}
km-words-limited = { $side_you ->
    [yes] You have a speed limit.
   *[no] { $side } has a speed limit.
}
km-words-safeties = { $side_you ->
    [yes] You are protected by: { $cards }.
   *[no] { $side } is protected by: { $cards }.
}
km-words-pile = Draw pile: { $count }.
km-words-box = In the box: { $count }, on top { $top }.
km-words-hand = Your hand: { $cards }.

# At the end: what is worth telling about this game.
km-fact-master = Master moves: { $seats } ({ $count })
km-fact-attacks = Most attacks: { $seats } ({ $count })
km-fact-repairs = Most repairs: { $seats } ({ $count })
km-fact-discards = Threw the most away: { $seats } ({ $count } times)
