## What the animals say when they are touched, and which one somebody is.

web-hello-whale = Prust!
web-hello-crab = Klapp, klapp!
web-hello-snail = Gaaanz ruhig …
web-hello-frog = Quak!
web-hello-fox = Na, du?
web-hello-bird = Piep!
web-hello-hedgehog = Schnüff!
web-hello-elephant = Törööö!
web-you-are-whale = Du bist der Wal.
web-you-are-crab = Du bist die Krabbe.
web-you-are-snail = Du bist die Schnecke.
web-you-are-frog = Du bist der Frosch.
web-you-are-fox = Du bist der Fuchs.
web-you-are-bird = Du bist der Vogel.
web-you-are-hedgehog = Du bist der Igel.
web-you-are-elephant = Du bist der Elefant.
