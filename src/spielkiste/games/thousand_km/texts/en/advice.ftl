# Why a move makes sense: one true sentence each.
km-hint-arrive = { $km } km takes you exactly to the finish.
km-hint-drive-then = After { $km } km you have { $left } km to go, and you have exactly that card.
km-hint-drive-far = { $km } km is the furthest you can get now; that leaves { $left } km.
km-hint-drive = { $km } km gets you closer; that leaves { $left } km.
km-hint-green = You can’t drive until you have a green light.
km-hint-end-limit = With the speed limit you can only play 25 or 50. This ends it.
km-hint-defend = It gets you past the { $top }.
km-hint-safety-frees = It gets rid of the { $top } for good{ $count ->
        [0] .
       *[other] , and you get another turn.
    }
km-hint-safety-starts = You can drive without a green light from now on{ $count ->
        [0] .
       *[other] , and you get another turn.
    }
km-hint-safety = You’re safe for good from: { $cards }{ $count ->
        [0] .
       *[other] . You get another turn.
    }
km-hint-attack-near = It stops { $side }, who { $side_count ->
        [one] has
       *[other] have
    } only { $left } km to go.
km-hint-attack-first = It stops { $side }. None of the others has driven further: { $km } km.
km-hint-attack-ahead = It stops { $side }, { $km } km ahead of you.
km-hint-attack = It stops { $side } until they play the right card.
km-hint-limit-near = It slows down { $side }, who { $side_count ->
        [one] has
       *[other] have
    } only { $left } km to go.
km-hint-limit-first = It slows down { $side }. None of the others has driven further: { $km } km.
km-hint-limit-ahead = It slows down { $side }, { $km } km ahead of you.
km-hint-limit = With a speed limit, { $side } can only play 25 or 50.
km-hint-discard-far = It’s too far: you have only { $left } km to go.
km-hint-discard-200 = A road has room for only two 200s, so you’ll never play all of yours.
km-hint-discard-attack = You can’t attack anyone with it any more: all the others are protected by { $top_acc }.
km-hint-discard-defence = You don’t need it any more: you have { $top_acc } in front of you.
km-hint-discard-spare = You have { $count } of these, so you can spare one.
km-hint-discard-short = It’s the shortest of your distance cards.
km-hint-discard = Of your cards, this is the one you’re likely to miss least.
km-hint-master = Your { $card } answers the { $top } at once, and then you take a whole turn.
km-hint-pass = You don’t have { $card_acc }, so you can’t answer the { $top } straight away.
km-hint-pass-keep = You keep { $card_acc } in your hand.
km-hint-next = All the points are counted: on to the next round.
