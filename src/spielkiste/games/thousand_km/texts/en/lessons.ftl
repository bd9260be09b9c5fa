# The lessons: a sentence or two for each step, so that they can be read out, too.
lesson-thousand-km-first = Your first drive

km-lesson-first-green = Be the first to drive exactly 300 kilometres. No car moves without a green light, so tap yours!
km-lesson-first-rival = Off you go! Now it’s Lina’s turn. Watch what she does.
km-lesson-first-drive = Your turn to drive. Every number is a distance. Play the 100!
km-lesson-first-attacked = You’re ahead. Lina won’t like that …
km-lesson-first-defend = An empty tank! Now you’re stuck. But you have petrol in your hand: play it, and you’re rolling again.
km-lesson-first-attack = Time to get your own back: tap the flat tyre!
km-lesson-first-danger = Lina has stopped. She has no spare tyre, but she has something else …
km-lesson-first-master = A flat tyre for you, too! But you have the puncture-proof tyre. Play a safety card right now and it’s a master move. Tap “master move”!
km-lesson-first-goal = The attack is gone, and you get another turn right away. You need exactly 200 kilometres. Play the 200!
km-lesson-first-won = Exactly 300 kilometres: you win! Remember: green means go, every attack has its answer, and safety cards are best as a master move.

lesson-thousand-km-teams = Two against two

km-lesson-teams-green = Four drivers, two teams! Ole is your partner, and you share one road. Your green light is for both of you. Play it!
km-lesson-teams-rivals = Off you both go! Lina and Mia are the other team. Now Lina plays for the two of them.
km-lesson-teams-partner = Partners take turns, each with their own hand. Now it’s Ole’s turn. What he drives counts for you as well.
km-lesson-teams-attacked = 100 kilometres on your road! Mia wants to stop you both …
km-lesson-teams-defend = An empty tank stops you and Ole. Either of you may mend it. You have petrol: play it!
km-lesson-teams-again = The tank is full. Now you need a green light before you can drive on. Let’s see what Ole has!
km-lesson-teams-drive = Ole’s green light is for you as well. So it’s your turn to drive: play your 100!
km-lesson-teams-goal = 200 already! You need exactly 100 more, and it’s Ole’s turn. Cross your fingers!
km-lesson-teams-won = Exactly 300: you and Ole win together! Remember: one road, two hands. What one of you plays helps both, and what hits one hits both.
