## What the animals say when they are touched, and which one somebody is.

web-hello-whale = Proest!
web-hello-crab = Klak, klak!
web-hello-snail = Rustig aan …
web-hello-frog = Kwaak!
web-hello-fox = Hé daar!
web-hello-bird = Tjilp!
web-hello-hedgehog = Snuf!
web-hello-elephant = Tetteretet!
web-you-are-whale = Jij bent de walvis.
web-you-are-crab = Jij bent de krab.
web-you-are-snail = Jij bent de slak.
web-you-are-frog = Jij bent de kikker.
web-you-are-fox = Jij bent de vos.
web-you-are-bird = Jij bent de vogel.
web-you-are-hedgehog = Jij bent de egel.
web-you-are-elephant = Jij bent de olifant.
