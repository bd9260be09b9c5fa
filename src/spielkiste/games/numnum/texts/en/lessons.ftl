# The lessons: a sentence or two for each step, so that they can be read aloud as well.
lesson-mau-mau-first = Your first Mau-Mau
lesson-wall-break-first = Your first Wall Break
lesson-wall-break-naming = Say why they match
lesson-clear-away-first = Your first Clear Away
lesson-clear-away-naming = Say why they match
lesson-patience-first = Your first Patience

nn-lesson-mau-colour = The first to run out of cards wins. The 12 of triangles is on top. A card with the same shape fits: tap your 7 of triangles twice!
nn-lesson-mau-rival = Well played! Now it’s Lina’s turn. Watch what she plays.
nn-lesson-mau-draw = None of your numbers fits on the 11 of triangles. So you draw a card: tap the draw pile!
nn-lesson-mau-drawn = Lucky you, the 24 of triangles fits! You may play it straight away.
nn-lesson-mau-row = Lina played 42, a different shape. It still fits, because both are in the 6 times table! Your 28 and the 42 are both in the 7 times table. Play the 28!
nn-lesson-mau-double = Your 20 has the same shape as the 40, and both are in the 5 times table. That’s a double match, so you may play another card. Play the 20!
nn-lesson-mau-wish = One more! A wish card always fits, and you choose a shape. Tap the wish card, then the square.
nn-lesson-mau-stuck = Lina needs a square. Has she got one?
nn-lesson-mau-last = No square! But you have one, and it’s your last card. Play the 13!
nn-lesson-mau-won = You win! Remember: same shape fits, same times table fits. And when it’s both, you get another go.

nn-lesson-wall-pair = This is the wall. Only the top card of each stack is free. Take two that match: 12 and 18 are both in the 6 times table. Tap them both!
nn-lesson-wall-rival = Those two are yours. Whoever has the most cards at the end wins. Now Lina takes a pair.
nn-lesson-wall-double = 35 and 45 have the same shape, and both are in the 5 times table. That’s a double match, so you get to go again! Take them.
nn-lesson-wall-wish = A wish card! It brings back one of the last seven cards. Tap the wish card, then the 49.
nn-lesson-wall-again = Look: 28 and 49 are both in the 7 times table, and both are circles. Another double match! Take them.
nn-lesson-wall-last = Only one card is left in the third stack, the 56. Take it together with the 42 and the wall will break!
nn-lesson-wall-breach = You’ve broken through! You get all the cards on one side. There are more on the right. Tap the right side!
nn-lesson-wall-won = You win! Remember: two free cards with the same shape or in the same times table make a pair. Empty a stack, and one side of the wall is yours.

nn-lesson-clear-rows = Every card is face up. But only the ones with no card on top are free. We leave the ones with the ban sign for now.
nn-lesson-clear-pair = 24 and 36 are both in the 6 times table: tap them both!
nn-lesson-clear-rival = Those are yours. Whoever has more cards at the end wins. Now Lina takes a pair.
nn-lesson-clear-row = The 8 is right under the 16. Two like that can be a pair, too! Tap the 16, then the 8.
nn-lesson-clear-double = That was a double match, shape and times table, so you go again. 9 and 81 are a double match, too. Take them!
nn-lesson-clear-more = And again: 27 and 54, two squares from the 9 times table.
nn-lesson-clear-bar = Only two ban cards are left. Tap “no fives”, then “Set aside”. That bans the 5 times table.
nn-lesson-clear-lift = Set “no twos” aside as well. Then everything is cleared away!
nn-lesson-clear-won = All cleared, and you win! A whole game starts with double matches only. The 1 with the jester’s hat matches any number, and a wish card fetches you one of the last seven cards.

nn-lesson-patience-lay = Four shapes, four piles. The 24 may go onto the pile of its shape if both are in the same times table. 16 and 24 are in the 8 times table. Tap the 24!
nn-lesson-patience-wait = Next comes the 49 of circles. 49 and 30 have no times table in common. So it has to wait: tap the 49!
nn-lesson-patience-on = Now it hangs below its pile. The 42 fits on the 30, both are in the 6 times table. Play it!
nn-lesson-patience-fetch = Now the 42 is on top, and the 49 is in the 7 times table just like it. Fetch the waiting 49: tap it!
nn-lesson-patience-both = 72 and 25 have no times table in common. Let the 72 wait.
nn-lesson-patience-more = The 36 doesn’t fit on the 25 either. Let it wait, too; it will hang in front of the 72.
nn-lesson-patience-wish = A wish card! Any number fits on top of it. Tap the wish card, then the diamond pile.
nn-lesson-patience-home = Now the 36 can come home. Fetch it!
nn-lesson-patience-end = 36 and 72 are both in the 9 times table. Fetch the 72 as well!
nn-lesson-patience-won = All 95 cards have found their place. You can’t do better than that! Remember: what doesn’t fit waits, and a wish card gets it moving again.

nn-lesson-naming-take = Here we practise: you say what two cards have in common. First take the 12 and the 18!
nn-lesson-naming-name = Which times table has both 12 and 18? There’s more than one. Find the biggest: tap the 6!
nn-lesson-naming-largest = The biggest one with both in it is the 6 times table: 6 times 2 and 6 times 3. Tap the 6!
nn-lesson-naming-rival = Right! Now Lina takes a pair, and she has to say why it matches, too.
nn-lesson-naming-second = Your turn again. 7 and 63 are a double match. Take them!
nn-lesson-naming-seven = Can you see the times table? 63 is 9 times 7. Tap the 7!
nn-lesson-naming-won = Great! That’s how you practise while you play. If you slip up, the table helps you step by step. Nobody laughs.
