# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-memo-race-first = Your first desert drive

mr-lesson-first-turn = There are roads under the sand. First you have to reach the pit in the middle. Tap the tile below you!
mr-lesson-first-lay = A curve! You choose which way it lies. Tap the pit, and the road will lead there.
mr-lesson-first-lay-where = That way the road leads away from the middle. Tap the pit!
mr-lesson-first-lina = Your car drives straight onto it. Now Lina: watch closely what she turns over!
mr-lesson-first-pit = A dead end, right below the pit! Remember that spot. And now drive into the pit!
mr-lesson-first-canister = The canister shows your finish: the clover, bottom left. But first Lina drives on, and her tile is covered again.
mr-lesson-first-remember = Do you remember? Down there is the dead end. Go left instead!
mr-lesson-first-not-there = Think back: the dead end is below the pit. The way to the clover is on the left.
mr-lesson-first-swaps = Well remembered! Instead of driving you may swap two tiles. Watch which ones Lina takes!
mr-lesson-first-on = Keep going left. Tap the arrow!
mr-lesson-first-curve = Another curve. Your finish is further down: tap the tile below!
mr-lesson-first-curve-where = The clover is at the bottom. Lay the curve so that it leads down.
mr-lesson-first-down = Keep going down!
mr-lesson-first-nearly = Nearly there. One more!
mr-lesson-first-goal = There’s your clover. Drive to the finish!
mr-lesson-first-won = You win! Remember: first to the pit, then to the colour on your canister. And whoever remembers the tiles is faster.
