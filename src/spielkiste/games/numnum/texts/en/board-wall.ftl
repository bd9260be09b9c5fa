## The wall games of NumNum in the browser

web-wall-wall = The wall
web-wall-stacks = Seven stacks, side by side
web-wall-rows = Seven columns, face up
web-wall-stack = Stack { $stack }, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wall-row = Column { $row }, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wall-second = Column { $row }, under the last card
web-wall-below = Column { $row }, under the free card, starting next to it: { $cards }.
web-wall-hole = Stack { $stack } is empty
web-wall-one-left = Stack { $stack }: one card left!
web-wall-empty-row = cleared
web-wall-show-all = Show every card in the columns
web-wall-chosen = chosen
web-wall-can = can be taken
web-wall-cannot = no match just now
web-wall-fits = fits
web-wall-fits-doubly = double match
web-wall-fits-why = fits: { $why }
web-wall-your-turn = your turn
web-wall-their-turn = thinking
web-wall-partner = with { $name }
web-wall-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-wall-mistakes = { $count ->
    [one] one wrong answer
   *[other] { $count } wrong answers
}
web-wall-bars = Bans
web-wall-bars-on = Banned
web-wall-barred = The { $row } times table is banned
web-wall-barred-short = { $row }s banned
web-wall-open = The { $row } times table counts
web-wall-why = Why?
web-wall-show-why = Why? Show why cards match
web-wall-why-on = Reasons on.
web-wall-why-off = Reasons off.
web-wall-star = Wish card: swap it for one of the last seven.
web-wall-ban = Ban card: set it aside. It bans its times table, or lifts the ban.
web-wall-tag-swap = swap
web-wall-tag-bar = ban
web-wall-loot = The loot
web-wall-tag-lift = lift ban
web-wall-last = The last seven cards taken
web-wall-last-short = Last seven
web-wall-last-card = { $you ->
    [yes] { $card }, taken by you
   *[no] { $card }, taken by { $names }
}
web-wall-swap-for = { $you ->
    [yes] Swap the wish card for the { $card }, taken by you
   *[no] Swap the wish card for the { $card }, taken by { $names }
}
web-wall-aside = Set aside
web-wall-breach = Breakthrough!
web-wall-claim-left = Take everything to the left of stack { $stack }: { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wall-claim-right = Take everything to the right of stack { $stack }: { $count ->
    [one] one card
   *[other] { $count } cards
}

web-wall-say-won = { $names } won!
web-wall-say-draw = It’s a tie: everyone wins!
web-wall-say-breach = Left or right?
web-wall-say-breach-hint = All the cards on that side will be yours.
web-wall-say-breach-other = Breakthrough! { $name } picks a side.
web-wall-say-wait = { $name } is thinking.
web-wall-took = { $you ->
    [yes] You took the { $left } and the { $right }:
   *[no] { $name } took the { $left } and the { $right }:
}
web-wall-say-naming = What do they share?
web-wall-say-bar = Bans the { $row } times table.
web-wall-say-lift = Lifts the { $row } times table ban.
web-wall-say-swap = Which of the last seven do you want?
web-wall-say-swap-hint = Its owner gets the wish card.
web-wall-say-not-free = Only cards with nothing on top are free.
web-wall-say-lonely = Nothing fits the { $card } now.
web-wall-say-lonely-opening = The opening is for double matches only.
web-wall-say-lonely-hint = Choose another card.
web-wall-say-second = { $card } and …?
# For players who listen: what others see on the wall.
web-wall-heard-place = { $rows ->
    [yes] { $card } in column { $place }
   *[no] { $card } on stack { $place }
}
web-wall-heard-double = { $card } (double match)
web-wall-heard-fits = Matches for the { $card }: { $cards }.
web-wall-heard-from = { $where ->
    [stacks] From stacks { $places }.
    [columns] From columns { $places }.
   *[column] From column { $places }.
}
web-wall-heard-freed = Now free: { $cards }.
web-wall-heard-free = Free: { $cards }.
web-wall-heard-lowest = { $many ->
    [one] Lowest stack: { $stacks }, with { $count ->
            [one] one card
           *[other] { $count } cards
        }
   *[other] Lowest stacks: { $stacks }, with { $count ->
            [one] one card
           *[other] { $count } cards
        } each
}.
web-wall-heard-again = Go again: find another pair.
web-wall-say-second-hint = 2× means a double match: you go again.
web-wall-say-find = Which one matches it?
web-wall-say-opening = First, a double: same shape AND same times table.
web-wall-say-opening-take = Take a pair like that: a double match.
web-wall-say-opening-hint = Opening: both shape and times table must match.
web-wall-like = like
web-wall-riddle = Can you find my double?
web-wall-riddle-pair = Can you see a pair?
web-wall-riddle-double = I can see a double!
web-wall-goal-rows = Goal: collect the most cards!
web-wall-goal-wall = Goal: break through and get the most cards!
web-wall-say-must = Use a wish or a ban card.
web-wall-say-must-swap = Swap the wish card for one of the last seven.
web-wall-say-must-lift = Lift the { $row } times table ban: more will match!
web-wall-say-must-bar = Set the ban card aside: it bans the { $row } times table.
web-wall-say-must-ban = Set a ban card aside.
web-wall-say-must-hint = There’s no free pair.
web-wall-say-again = Double! Go again.
web-wall-say-double = A double is free: take it and go again!
web-wall-say-double-hint = Otherwise the same shape or the same times table will do.
web-wall-say-double-short = A double is free! Or just one of these:
web-wall-say-go = Now either will do: same shape or same times table.
web-wall-say-pair = Find a pair: same shape or same times table.
web-wall-say-go-short = Choose two. Shape or table will do:
web-wall-go-suit = same shape
web-wall-go-row = same times table
web-wall-say-go-hint = Choose two cards that match.

web-wall-key-stacks = Take the free card of a stack or column
