# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-number-rally-first = Your first rally
lesson-number-rally-little = Little Rally: sums to 20

zr-lesson-first-lay = Everyone plays onto one pile, which counts up to 100. Whoever has the racing car then wins. It’s at 64 now. Play your 5!
zr-lesson-first-draw = 64 and 5 make 69. After playing a card, draw a new one: tap the draw pile! In a real rally you have to be quick about it.
zr-lesson-first-lina = Now it’s Lina’s turn. Watch closely which number she plays!
zr-lesson-first-snap = An 8! You have one, too. When the number is the same you may snap it, even when it isn’t your turn. Tap “Snap!”
zr-lesson-first-again = Snapped! The racing car drives over to you. Draw a new card!
zr-lesson-first-ten = Lina’s turn again. She wants the car back …
zr-lesson-first-no = Lina makes it exactly 90. Whoever lands on a ten gets the car. You have no 5 to snap with, so tap “Carry on”.
zr-lesson-first-event = Some picture cards win you the car as well. Watch what Ole plays!
zr-lesson-first-goal = Refuel: the pile stays at 90, and Ole has the car. But it’s your turn, and you need exactly 10 more. Play your 10!
zr-lesson-first-won = Exactly 100: you win! Remember: you get the car for landing on a ten, for the same number, and for some picture cards.

zr-lesson-little-lay = The Little Rally only goes up to 20. The pile is at 7. Play your 5!
zr-lesson-little-name = Now you say what that makes: 7 and 5 more. First up to 10, then 2 more. Tap 12, then OK!
zr-lesson-little-count = Take your time and count again: the hand shows you the digits.
zr-lesson-little-lina = That’s right! Now Lina does a sum.
zr-lesson-little-goal = Lina is at 17. Hit exactly 20 and you win. Which card do you need? Play your 3!
zr-lesson-little-twenty = 17 and 3, what does that make? Type it in, then OK!
zr-lesson-little-won = Exactly 20: you win! That’s the Little Rally: play a card, do the sum, and land on a ten to get the car.
