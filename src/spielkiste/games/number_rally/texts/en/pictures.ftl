# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = The goal
pic-number-rally-goal-words = Everybody counts up to 100 together. Whoever has the racing car then wins the rally, and four rallies win the grand prix.
pic-number-rally-turn = Your turn
pic-number-rally-turn-words = Play a card, add it on and draw a new one. Be quick: once the next player has played, it is too late to draw.
pic-number-rally-car = Get the car
pic-number-rally-car-words = Land exactly on a ten, or play a card with a car on it, and the car is yours, even if somebody else had it a moment ago.
pic-number-rally-snap = Snap!
pic-number-rally-snap-words = Somebody plays a number that you hold too? Play yours at once, even if it is not your turn. The car is yours.
pic-number-rally-events = Event cards
pic-number-rally-events-words = They change the count: back ten, to 50, to the nearest ten, digits swapped, up to 99. Overtake makes the next player miss a turn.
pic-number-rally-end = Past 100
pic-number-rally-end-words = Exactly 100 wins, and so does a matching number past 100. Otherwise, past 100 or when the pile runs out, whoever has the car wins.
pic-number-rally-little = The little rally
pic-number-rally-little-words = For everyone who counts to 20: no 7, 8 or 9, and no snapping.
