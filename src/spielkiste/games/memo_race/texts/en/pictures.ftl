# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-memo-race-goal = The goal
pic-memo-race-goal-words = Drive to the pit stop in the middle and get a petrol can. Its colour is your finish. Whoever gets there first wins.
pic-memo-race-start = Start
pic-memo-race-lane = Pit stop
pic-memo-race-canister = Petrol can
pic-memo-race-finish = Finish
pic-memo-race-drive = Drive
pic-memo-race-drive-words = Turn over the next tile, place it so that the road continues, and drive onto it.
pic-memo-race-cover = Remember!
pic-memo-race-cover-words = The road behind you is turned face down again. Remember where the good tiles are!
pic-memo-race-swap = Swap
pic-memo-race-swap-words = Instead of driving, you may swap two face-down tiles, even to slow the others down.
pic-memo-race-dead = Dead end
pic-memo-race-dead-words = You turned it over, so you drive in, dead end or not. Then it’s back the way you came.
pic-memo-race-pit = At the pit stop
pic-memo-race-pit-words = The first time you get there, turn over the top petrol can. Now everyone can see where you’re heading.
