## What the animals say when they are touched.

web-hello-whale = Prust!
web-hello-crab = Klapp, klapp!
web-hello-snail = Gaaanz ruhig …
web-hello-frog = Quak!
web-hello-dino = Stampf, stampf!
web-hello-bird = Piep!
web-hello-hedgehog = Schnüff!
web-hello-elephant = Törööö!
web-hello-cat = Miau!
web-hello-rabbit = Hoppel, hoppel!
web-hello-owl = Schuhu!
web-hello-penguin = Watschel, watschel!
web-hello-lion = Grrroar!
web-hello-octopus = Blubb!
web-hello-bear = Brumm!
web-hello-bee = Summ, summ!
