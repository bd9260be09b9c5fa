# The lessons: a sentence or two for each step, so that they can be read aloud as well.
lesson-mau-mau-first = Your first game of Mau-Mau
lesson-wall-break-first = Your first game of Wall Break
lesson-wall-break-naming = Say why they match
lesson-clear-away-first = Your first game of Clear Away!
lesson-clear-away-naming = Say why they match
lesson-patience-first = Your first game of Patience

nn-lesson-mau-colour = A triangle fits on a triangle: play your 7!
nn-lesson-mau-rival = Well played! The first to run out of cards wins. Now it’s Lina’s turn.
nn-lesson-mau-draw = None of your numbers fits on the 11. Draw a card from the pile!
nn-lesson-mau-drawn = Lucky you, the 24 of triangles fits! You may play it straight away.
nn-lesson-mau-row = The same times table fits, too: 42 and 28 are both in the 7s. Play the 28!
nn-lesson-mau-double = 20 and 40 are a double match: same shape, same times table. Play the 20!
nn-lesson-mau-wish = A double, so play another! Play the wish card and wish for squares.
nn-lesson-mau-stuck = Wish cards always fit. Now Lina needs a square. Has she got one?
nn-lesson-mau-last = She hasn’t, but you have! Play your last card, the 13!
nn-lesson-mau-won = You win! Remember: same shape fits, same times table fits. And when it’s both, you get another go.

nn-lesson-wall-pair = 12 and 18 make a pair, both from the 6 times table. Take them!
nn-lesson-wall-rival = They’re yours! Whoever has the most at the end wins. Now Lina takes a pair.
nn-lesson-wall-double = 35 and 45 are a double match: same shape, same times table. Take them!
nn-lesson-wall-wish = A double, so you go again! Swap the wish card for the 49.
nn-lesson-wall-again = Your wish brought back the 49, a double match for the 28. Take them both!
nn-lesson-wall-last = The 56 is the last in its stack. Take it with the 42, and the wall will break!
nn-lesson-wall-breach = You’ve broken through! One side is yours. There’s more on the right: take that side!
nn-lesson-wall-won = You win! Remember: only the top cards are free. Two with the same shape or times table make a pair.

nn-lesson-clear-pair = 24 and 36 make a pair, both from the 6 times table. Take them!
nn-lesson-clear-rival = They’re yours! Whoever has more at the end wins. Now Lina takes a pair.
nn-lesson-clear-row = The 16 and the 8 under it make a pair, too! Take them!
nn-lesson-clear-double = Same shape, same times table: a double! So go again. Take 9 and 81, too!
nn-lesson-clear-more = Another double! Now 27 and 54 are free, with nothing on top. Take them!
nn-lesson-clear-bar = Only bans are left! Set “no fives” aside.
nn-lesson-clear-lift = Now the 5 times table is banned. Set “no twos” aside as well!
nn-lesson-clear-won = All cleared, and you win! A full game starts with double matches. The 1 matches any number, and a wish card fetches one of the last seven.

nn-lesson-patience-lay = Only 6 cards to go! 24 fits on 16, both in the 8 times table: play the 24!
nn-lesson-patience-wait = 49 and 30 share no times table. So let the 49 wait!
nn-lesson-patience-on = Each shape has its pile. 42 fits on 30: they’re both in the 6 times table. Play it!
nn-lesson-patience-fetch = Now the 49 fits: 42 and 49 are both in the 7 times table. Fetch it!
nn-lesson-patience-both = 72 and 25 share no times table. Let the 72 wait!
nn-lesson-patience-more = The 36 doesn’t fit on the 25 either. Let it wait, in front of the 72!
nn-lesson-patience-wish = Anything fits on a wish card. Play it on the diamond pile!
nn-lesson-patience-home = Now the 36 can come home. Fetch it!
nn-lesson-patience-end = 36 and 72 are both in the 9 times table. Fetch the 72 as well!
nn-lesson-patience-won = All 95 cards are on the piles. You can’t do better! Remember: what doesn’t fit waits, and a wish card gets it moving again.

nn-lesson-naming-take = Here you say why two cards match. Take the 12 and the 18!
nn-lesson-naming-name = Which times table has them both? Find the biggest: choose the 6!
nn-lesson-naming-largest = The biggest is the 6 times table: 6 times 2 and 6 times 3. Choose the 6!
nn-lesson-naming-rival = Right! Now Lina takes a pair and says why it matches.
nn-lesson-naming-second = Your turn again. 7 and 63 are a double match: take them!
nn-lesson-naming-seven = Can you see the times table? 63 is 9 times 7. Choose the 7!
nn-lesson-naming-won = Great! That’s how you practise while you play. If you slip up, the table helps you step by step. Nobody laughs.
