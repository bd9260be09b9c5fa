# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = The goal
pic-number-rally-goal-words = Everyone counts up to 100 together. Whoever has the racing car then wins the rally. Win four rallies and you win the grand prix.
pic-number-rally-turn = Your turn
pic-number-rally-turn-words = Play a card, add it on and draw a new one. Be quick: once the next player has played, it’s too late to draw.
pic-number-rally-car = Get the car
pic-number-rally-car-words = Land exactly on a ten, or play a card with a car on it, and the car is yours, even if someone else had it a moment ago.
pic-number-rally-snap = Snap!
pic-number-rally-snap-words = Has someone played a number you have, too? Play yours at once, even if it’s not your turn, and the car is yours.
pic-number-rally-events = Event cards
pic-number-rally-events-words = Each event does what it says below. With many of them you get the car, too.
pic-number-rally-does-pit-repair = 10 less
pic-number-rally-does-tyre-change = becomes 50
pic-number-rally-does-stage-win = nearest ten
pic-number-rally-does-overtake = skip one
pic-number-rally-does-false-start = swap digits
pic-number-rally-does-home-straight = becomes 99
pic-number-rally-end = At the finish
pic-number-rally-end-words = Hit exactly 100, and you take the car and win. The same number as the last card wins, too, even past 100.
pic-number-rally-past = Past 100
pic-number-rally-past-words = If any other card goes past 100, whoever has the car wins. The same goes when the draw pile is empty.
pic-number-rally-little = The Little Rally
pic-number-rally-little-words = For anyone who can count to 20: no 7, 8 or 9, and no snapping.
