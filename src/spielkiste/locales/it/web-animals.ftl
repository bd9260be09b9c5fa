## What the animals say when they are touched.

web-hello-whale = Spruzz!
web-hello-crab = Clac, clac!
web-hello-snail = Con calma…
web-hello-frog = Cra cra!
web-hello-dino = Bum, bum!
web-hello-bird = Cip cip!
web-hello-hedgehog = Sniff sniff!
web-hello-elephant = Perepè!
web-hello-cat = Miao!
web-hello-rabbit = Hop, hop!
web-hello-owl = Uhu, uhu!
web-hello-penguin = Plif, plaf!
web-hello-lion = Roarrr!
web-hello-octopus = Blub!
web-hello-bear = Grrr!
web-hello-bee = Bzzz!
