## What the animals say when they are touched, and which one somebody is.

web-hello-whale = Whoosh!
web-hello-crab = Clack, clack!
web-hello-snail = Easy does it …
web-hello-frog = Ribbit!
web-hello-fox = Hey there!
web-hello-bird = Tweet!
web-hello-hedgehog = Sniff!
web-hello-elephant = Toot!
web-you-are-whale = You’re the whale.
web-you-are-crab = You’re the crab.
web-you-are-snail = You’re the snail.
web-you-are-frog = You’re the frog.
web-you-are-fox = You’re the fox.
web-you-are-bird = You’re the bird.
web-you-are-hedgehog = You’re the hedgehog.
web-you-are-elephant = You’re the elephant.
