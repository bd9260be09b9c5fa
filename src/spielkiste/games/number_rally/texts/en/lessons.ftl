# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-number-rally-first = Your first rally
lesson-number-rally-little = Little Rally: sums to 20

zr-lesson-first-lay = The pile is at 64. Add your 5!
zr-lesson-first-draw = That makes 69! After each card you play, you draw a new one. Draw now!
zr-lesson-first-lina = At 100, whoever has the racing car wins. Watch which number Lina plays!
zr-lesson-first-snap = You have an 8, too! You may snap the same number. Snap it!
zr-lesson-first-again = Snap! And it wasn’t even your turn! The car drives over to you. Draw a card!
zr-lesson-first-ten = Lina’s turn again. She wants the car back …
zr-lesson-first-no = Lina hits 90: landing on a ten wins the car! You have no 5, so choose “Carry on”.
    .typed = Lina hits 90: landing on a ten wins the car! You have no 5, so don’t snap.
zr-lesson-first-event = Some picture cards win you the car as well. Watch what Ole plays!
zr-lesson-first-goal = Refuel: Ole has the car. But you only need 10 more to reach 100: play your 10!
zr-lesson-first-won = Exactly 100: you win! Remember: you get the car for landing on a ten, for the same number, and for some picture cards.

zr-lesson-little-lay = Here we count up to 20. The pile is at 7: play your 5!
zr-lesson-little-name = 7 and 5: first up to 10, then 2 more. Type 12, then choose OK!
    .typed = 7 and 5: first up to 10, then 2 more. Type 12!
zr-lesson-little-count = Take your time and count again: the pointing hand shows you the digits.
zr-lesson-little-lina = That’s right! Now Lina does a sum.
zr-lesson-little-goal = Lina is at 17. Hit exactly 20 and you win: play your 3!
zr-lesson-little-twenty = 17 and 3, what does that make? Type it in, then choose OK!
    .typed = 17 and 3, what does that make? Type it in!
zr-lesson-little-won = Exactly 20: you win! That’s the Little Rally: play a card, do the sum, and land on a ten to get the car.
