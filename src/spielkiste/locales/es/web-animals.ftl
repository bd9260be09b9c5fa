## What the animals say when they are touched.

web-hello-whale = ¡Fsss!
web-hello-crab = ¡Clac, clac!
web-hello-snail = Con calma…
web-hello-frog = ¡Croac!
web-hello-dino = ¡Pum, pum!
web-hello-bird = ¡Pío!
web-hello-hedgehog = ¡Sniff, sniff!
web-hello-elephant = ¡Tararí!
web-hello-cat = ¡Miau!
web-hello-rabbit = ¡Boing, boing!
web-hello-owl = ¡Uh, uh!
web-hello-penguin = ¡Plis, plas!
web-hello-lion = ¡Groaaar!
web-hello-octopus = ¡Glu, glu!
web-hello-bear = ¡Grrr!
web-hello-bee = ¡Bzzz!
