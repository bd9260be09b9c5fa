## 1000 Kilometres on paper

km-paper-cards = Cards
km-paper-score = Score pad
km-paper-score-hint = For classic scoring only; a race doesn’t need one.
km-paper-km = Kilometres
km-paper-safeties = Safety cards, 100 each
km-paper-all-four = All four, 300
km-paper-master-moves = Master moves, 300 each
km-paper-arrived = Trip completed, 400
km-paper-delayed = Delayed action, 300
km-paper-safe-trip = Safe trip, 300
km-paper-shut-out = Shut-out, 500
km-paper-overview = Overview cards
km-paper-overview-hint = In each row: the attack, what helps against it, and what protects you from it.
