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

km-card-25 = 25 km
    .acc = the 25 km
km-card-50 = 50 km
    .acc = the 50 km
km-card-75 = 75 km
    .acc = the 75 km
km-card-100 = 100 km
    .acc = the 100 km
km-card-200 = 200 km
    .acc = the 200 km
km-card-red-light = red light
    .acc = the red light
km-card-speed-limit = speed limit
    .acc = the speed limit
km-card-empty-tank = empty tank
    .acc = the empty tank
km-card-flat-tyre = flat tyre
    .acc = the flat tyre
km-card-breakdown = breakdown
    .acc = the breakdown
km-card-green-light = green light
    .acc = the green light
km-card-end-of-limit = end of limit
    .acc = the end of limit
km-card-petrol = petrol
    .acc = the petrol
km-card-spare-tyre = spare tyre
    .acc = the spare tyre
km-card-repair = repair
    .acc = the repair
km-card-right-of-way = right of way
    .acc = right of way
km-card-tanker = tanker
    .acc = the tanker
km-card-puncture-proof = puncture-proof tyre
    .acc = the puncture-proof tyre
km-card-ace-driver = ace driver
    .acc = the ace driver

km-move-drive = drive { $km } km
km-move-green = play the green light
km-move-defend = play { $card_acc }
km-move-safety = play the safety card: { $card }, then go again
km-move-attack = attack { $side }: { $card }
km-move-discard = discard { $card_acc }
km-move-master = master move with { $card_acc }!
km-move-pass = no master move

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
    [yes] Do you have a master move against { $card_acc }?
   *[no] { $side_count ->
        [one] Does { $side } have a master move against { $card_acc }?
       *[other] Do { $side } have a master move against { $card_acc }?
    }
}
km-defended = { $seat_you ->
    [yes] You answer with { $card_acc }.
   *[no] { $seat } answers with { $card_acc }.
}
km-protected = { $seat_you ->
    [yes] You play a safety: { $card }.
   *[no] { $seat } plays a safety: { $card }.
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

km-why-no-move = That is not a move.
km-why-over = The race is over.
km-why-wait = { $side } must answer first.
km-why-answer = Answer first: do you have a master move?
km-why-other-safety = This safety does not help against this attack: { $card }.
km-why-no-attack = A master move is only possible right after an attack.
km-why-turn = It is { $seat }’s turn.
km-why-not-held = You do not have { $card_acc } in your hand.
km-why-discard = You may only discard when you cannot play any card.
km-why-discard-but-safeties = You may only discard when you cannot play any card except a safety.
km-why-nobody = Nobody sits there.
km-why-own-side = You cannot attack your own side.
km-why-prevented = { $side_count ->
    [one] { $side } is protected against { $card_acc }.
   *[other] { $side } are protected against { $card_acc }.
}
km-why-limited-already = { $side_count ->
    [one] { $side } already has a speed limit.
   *[other] { $side } already have a speed limit.
}
km-why-attacked-already = { $side_count ->
    [one] { $side } has already stopped.
   *[other] { $side } have already stopped.
}
km-why-team-stands = { $side_count ->
    [one] { $side } is waiting for a green light and cannot be attacked now.
   *[other] { $side } are waiting for a green light and cannot be attacked now.
}
km-why-not-rolling = { $side_count ->
    [one] { $side } is not driving.
   *[other] { $side } are not driving.
}
km-why-attack-self = Attacks are played on somebody else.
km-why-green-rolling = You are driving already.
km-why-no-such-attack = There is nothing in front of you that this card answers: { $card }.
km-why-stopped = You are stopped: { $card }.
km-why-green-again = Your team needs a green light first.
km-why-not-started = You need a green light to start.
km-why-limit = Under a speed limit you can only play 25 and 50.
km-why-two-200 = Only two 200s may lie on a road.
km-why-too-far = { $km } km is too far: there are { $left } km to go.

km-words-road = { $side }: { $total } of { $goal } km.
km-words-stopped = { $side_you ->
    [yes] You are stopped: { $card }.
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
    [yes] You have not started.
   *[no] { $side_count ->
        [one] { $side } has not started.
       *[other] { $side } have not started.
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
    [yes] You are protected by: { $cards }.
   *[no] { $side_count ->
        [one] { $side } is protected by: { $cards }.
       *[other] { $side } are protected by: { $cards }.
    }
}
km-words-pile = Draw pile: { $count }.
km-words-box = In the box: { $count }, on top { $top }.
km-words-hand = Your hand: { $cards }.

# At the end: what is worth telling about this game.
km-fact-master = Master moves: { $seats } ({ $count })
km-fact-attacks = Most attacks: { $seats } ({ $count })
km-fact-repairs = Most repairs: { $seats } ({ $count })
km-fact-discards = Threw the most away: { $seats } ({ $count } times)
