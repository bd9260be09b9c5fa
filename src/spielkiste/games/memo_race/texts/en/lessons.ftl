# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-memo-race-first = Your first desert drive

mr-lesson-first-turn = The blue car is yours. Drive onto the tile below it!
    .typed = The blue car is yours. Drive south!
mr-lesson-first-lay = A bend! It should lead to the pit stop in the middle: turn it that way!
mr-lesson-first-lay-where = That way the road leads away from the middle. Turn it towards the pit stop!
mr-lesson-first-lina = The first to the finish wins. Watch closely what Lina turns over!
mr-lesson-first-pit = A dead end! Remember that spot, and drive into the pit stop!
mr-lesson-first-canister = The petrol can shows your finish: the clover, bottom left. Now Lina drives.
mr-lesson-first-remember = Do you remember? The dead end is down there. Go left instead!
mr-lesson-first-not-there = The dead end is below the pit stop. The way to the clover is on the left.
mr-lesson-first-swaps = Well remembered! You may also swap two tiles. Watch which ones Lina takes!
mr-lesson-first-on = Keep going left, onto the next tile!
    .typed = Keep going left: drive west!
mr-lesson-first-curve = Another bend. Your finish is further down: turn the road that way!
    .typed = Another bend. Your finish is further down: turn it so it leads south!
mr-lesson-first-curve-where = The clover is at the bottom. Turn the bend so that it leads down.
mr-lesson-first-down = Keep going down!
mr-lesson-first-nearly = Nearly there. One more!
mr-lesson-first-goal = There’s your clover. Drive to the finish!
mr-lesson-first-won = You win! Remember: first to the pit stop, then to the colour on your petrol can. Whoever remembers the tiles gets home faster.
