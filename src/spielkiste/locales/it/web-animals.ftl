## What the animals say when they are touched, and which one somebody is.

web-hello-whale = Spruzz!
web-hello-crab = Clac, clac!
web-hello-snail = Con calma…
web-hello-frog = Cra cra!
web-hello-fox = Ehilà!
web-hello-bird = Cip cip!
web-hello-hedgehog = Sniff sniff!
web-hello-elephant = Perepè!
web-you-are-whale = Sei la balena.
web-you-are-crab = Sei il granchio.
web-you-are-snail = Sei la lumaca.
web-you-are-frog = Sei la rana.
web-you-are-fox = Sei la volpe.
web-you-are-bird = Sei l’uccellino.
web-you-are-hedgehog = Sei il riccio.
web-you-are-elephant = Sei l’elefante.
