## What the animals say when they are touched.

web-hello-whale = Whoosh!
web-hello-crab = Clack, clack!
web-hello-snail = Easy does it …
web-hello-frog = Ribbit!
web-hello-dino = Stomp, stomp!
web-hello-bird = Tweet!
web-hello-hedgehog = Sniff!
web-hello-elephant = Toot!
web-hello-cat = Miaow!
web-hello-rabbit = Hop, hop!
web-hello-owl = Twit-twoo!
web-hello-penguin = Waddle, waddle!
web-hello-lion = Roar!
web-hello-octopus = Bloop!
web-hello-bear = Grrr!
web-hello-bee = Buzz!
