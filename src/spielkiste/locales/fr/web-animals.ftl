## What the animals say when they are touched, and which one somebody is.

web-hello-whale = Pfuiit !
web-hello-crab = Clac, clac !
web-hello-snail = Doucement…
web-hello-frog = Coâ !
web-hello-fox = Coucou !
web-hello-bird = Cui-cui !
web-hello-hedgehog = Snouf !
web-hello-elephant = Pouêêêt !
web-you-are-whale = Tu es la baleine.
web-you-are-crab = Tu es le crabe.
web-you-are-snail = Tu es l’escargot.
web-you-are-frog = Tu es la grenouille.
web-you-are-fox = Tu es le renard.
web-you-are-bird = Tu es l’oiseau.
web-you-are-hedgehog = Tu es le hérisson.
web-you-are-elephant = Tu es l’éléphant.
