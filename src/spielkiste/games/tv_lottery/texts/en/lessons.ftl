# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-tv-lottery-first = Your first draw
lesson-tv-lottery-buying-off = Meet and buy

tl-lesson-first-spin = Spin the green spinner, the one with the tortoise!
tl-lesson-first-number = Here is the winning number. The first to have all six digits wins!
tl-lesson-first-put = A 1 for your holder! It goes next to the golden 1: put it where the 0 is!
tl-lesson-first-put-where = The 1 belongs in the second place from the bottom, where the 0 is now.
tl-lesson-first-lina = Two are right! Now Lina spins. Watch where she lands.
tl-lesson-first-again = Spin the yellow spinner. The hare runs furthest!
tl-lesson-first-swap = A swap space! Your 2 and your 9 are the wrong way round. Swap them!
tl-lesson-first-swap-which = Swap the 2 and the 9. Compare them with the winning number beside them!
tl-lesson-first-bad = Now you only need the 5! But first it’s Lina’s turn.
tl-lesson-first-red = The 5 is one space ahead. Spin the red spinner: it takes small steps!
tl-lesson-first-ask = There’s no 5 left here. Who has two of them? Ask for one!
tl-lesson-first-from = Lina has two and must sell one. Choose Lina!
tl-lesson-first-leaving = She gets 50,000 marks and one of your cards. Give her the 8!
tl-lesson-first-leaving-which = All the others are already right. Give away the 8, third from the bottom.
tl-lesson-first-won = All six digits are right: 600,000 marks for you! The others get something for each right digit, counted from the bottom.

tl-lesson-buying-off-spin = Lina has the 5 you need. She’s five spaces ahead: spin the yellow spinner!
tl-lesson-buying-off-buy = You met her! Now buy her third digit from the bottom: her 5 for your 8!
tl-lesson-buying-off-buy-which = Buy the third digit from the bottom: you still have the 8 there.
tl-lesson-buying-off-won = The 5 is yours, and the winning number is complete! When you meet and buy, you swap the cards in the same place. It costs 50,000 marks.
