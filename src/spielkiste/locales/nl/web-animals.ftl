## What the animals say when they are touched.

web-hello-whale = Proest!
web-hello-crab = Klak, klak!
web-hello-snail = Rustig aan …
web-hello-frog = Kwaak!
web-hello-dino = Stamp, stamp!
web-hello-bird = Tjilp!
web-hello-hedgehog = Snuf!
web-hello-elephant = Tetteretet!
web-hello-cat = Miauw!
web-hello-rabbit = Huppel, huppel!
web-hello-owl = Oehoe!
web-hello-penguin = Waggel, waggel!
web-hello-lion = Grrraauw!
web-hello-octopus = Blub!
web-hello-bear = Brom!
web-hello-bee = Zoem, zoem!
