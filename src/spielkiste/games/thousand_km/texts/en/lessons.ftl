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
