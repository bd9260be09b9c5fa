## What the animals say when they are touched, and which one somebody is.

web-hello-whale = ¡Fsss!
web-hello-crab = ¡Clac, clac!
web-hello-snail = Con calma…
web-hello-frog = ¡Croac!
web-hello-fox = ¡Hola!
web-hello-bird = ¡Pío!
web-hello-hedgehog = ¡Sniff, sniff!
web-hello-elephant = ¡Tararí!
web-you-are-whale = Eres la ballena.
web-you-are-crab = Eres el cangrejo.
web-you-are-snail = Eres el caracol.
web-you-are-frog = Eres la rana.
web-you-are-fox = Eres el zorro.
web-you-are-bird = Eres el pájaro.
web-you-are-hedgehog = Eres el erizo.
web-you-are-elephant = Eres el elefante.
