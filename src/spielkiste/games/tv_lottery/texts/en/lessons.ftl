# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-tv-lottery-first = Your first draw
lesson-tv-lottery-buying-off = Meet and buy

tl-lesson-first-number = This is the winning number, and next to it is your holder. Be the first to have exactly these digits, from the bottom up. Your 7 at the bottom is already right!
tl-lesson-first-spin = Above the 7 you need a 1. Spin the green spinner, the one with the tortoise!
tl-lesson-first-put = A 3 takes you to the digit 1! Take it: in your holder, tap the second place from the bottom, the 0.
tl-lesson-first-put-where = The 1 belongs in the second place from the bottom, where the 0 is now.
tl-lesson-first-lina = Two are right! Now Lina spins. Watch where she lands.
tl-lesson-first-again = A luck card for Lina! Your turn again: spin the yellow one. The hare runs furthest.
tl-lesson-first-swap = A swap space! Your 2 and your 9 are the wrong way round. Tap one, then the other!
tl-lesson-first-swap-which = Swap the 2 and the 9. Compare them with the winning number beside them!
tl-lesson-first-bad = Now you only need the 5! But first it’s Lina’s turn.
tl-lesson-first-red = Bad luck for Lina: she pays 50,000. The digit 5 is one space ahead of you. Spin the red one: it takes small steps!
tl-lesson-first-ask = There’s no 5 left here. So ask who has two of them! Tap “Ask”.
tl-lesson-first-from = Lina has two and must sell one. Tap Lina!
tl-lesson-first-leaving = She gets 50,000 and one of your cards. Give her the 8 in the third place: that’s where the 5 has to go.
tl-lesson-first-leaving-which = All the others are already right. Give away the 8, third from the bottom.
tl-lesson-first-won = All six digits are right: 600,000 for you! The others get something for each right digit, counted from the bottom.

tl-lesson-buying-off-missing = You only need the 5, third from the bottom. Lina took one a while ago. I bet it’s in her third place, too!
tl-lesson-buying-off-lina = Lina spins. Remember where she stops!
tl-lesson-buying-off-spin = If you land on the same space, you may buy a card from her. She’s five spaces ahead. Spin the yellow one!
tl-lesson-buying-off-buy = Just right! The bad luck space costs 50,000, but you’re standing next to Lina. Now name a place, not a digit: tap the third from the bottom, your 8!
tl-lesson-buying-off-buy-which = You need the third place from the bottom: tap the 8.
tl-lesson-buying-off-won = The 5 is yours, and the winning number is complete! When you meet and buy, the cards in the same place of both holders change hands, and it costs 50,000.
