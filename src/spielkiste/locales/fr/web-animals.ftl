## What the animals say when they are touched.

web-hello-whale = Pfuiit !
web-hello-crab = Clac, clac !
web-hello-snail = Doucement…
web-hello-frog = Coâ !
web-hello-dino = Boum, boum !
web-hello-bird = Cui-cui !
web-hello-hedgehog = Snouf !
web-hello-elephant = Pouêêêt !
web-hello-cat = Miaou !
web-hello-rabbit = Hop, hop !
web-hello-owl = Hou-hou !
web-hello-penguin = Plif, plaf !
web-hello-lion = Rrroar !
web-hello-octopus = Bloup !
web-hello-bear = Grrr !
web-hello-bee = Bzzz !
