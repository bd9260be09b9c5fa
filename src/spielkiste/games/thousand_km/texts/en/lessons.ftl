# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-thousand-km-first = Your first drive

km-lesson-first-green = No car moves without a green light. Play yours!
km-lesson-first-rival = Off you go! First to drive exactly 300 kilometres wins. Now it’s Lina’s turn.
km-lesson-first-drive = Every number is a distance. Play the 100!
km-lesson-first-attacked = You’re ahead. Lina won’t like that …
km-lesson-first-defend = An empty tank! You’re stuck. Play the petrol, and you’re rolling again.
km-lesson-first-attack = Time to get your own back: play the flat tyre!
km-lesson-first-danger = Lina has stopped. She has no spare tyre, but something else …
km-lesson-first-master = A flat tyre for you, too! But you’re puncture-proof: make a master move!
km-lesson-first-goal = Master move! So you get another turn right away. Play the 200!
km-lesson-first-won = Exactly 300: you win! Remember: green means go, every attack has its answer, and safety cards are best played as a master move.

lesson-thousand-km-teams = Two against two

km-lesson-teams-green = You and Ole share one road. Play the green light for both of you!
km-lesson-teams-rivals = Off you both go! First to exactly 300 wins. Now the other team: Lina.
km-lesson-teams-partner = Now Ole plays one of his own cards. What he drives counts for you, too.
km-lesson-teams-attacked = 100 kilometres on your road! Mia wants to stop you …
km-lesson-teams-defend = An empty tank, for you and for Ole! You have petrol: play it!
km-lesson-teams-again = To carry on you need another green light. Does Ole have one?
km-lesson-teams-drive = Ole’s green light is for you as well. Play your 100!
km-lesson-teams-goal = 200 already! Just 100 more, and it’s Ole’s turn. Cross your fingers!
km-lesson-teams-won = Exactly 300: you and Ole win together! Remember: what one of you plays helps both, and what hits one hits both.
