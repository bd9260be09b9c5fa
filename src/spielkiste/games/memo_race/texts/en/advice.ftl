# Why a move makes sense: one true sentence each.
mr-hint-pit = That takes you into the pit stop, and you get your petrol can.
mr-hint-finish = That’s your finish: you win the race.
mr-hint-near = { $place } brings you nearer: as the crow flies, it’s { $count ->
        [one] one more step
       *[other] { $count } more steps
    } from there.
mr-hint-near-seen = { $place } brings you nearer, and you’ve all seen what’s there: { $kind }.
mr-hint-no-nearer = No road from here leads straight to where you need to go; this one takes you on to { $place }.
mr-hint-around = This way you go round { $other }: there’s a dead end there.
mr-hint-seen = You’ve all seen what’s at { $place }: { $kind }.
mr-hint-drive = It’s a detour via { $place }.
mr-hint-lay-back = This way the road only leads back.
mr-hint-lay-goal = Then the road leads { $direction }, straight to { $place }, where you have to go.
mr-hint-lay-near = Then the road leads { $direction } to { $place }, nearer to where you have to go.
mr-hint-lay = Then the road leads { $direction } to { $place }.
mr-hint-swap-stuck = You can’t drive from here: bring another tile to { $place }.
mr-hint-swap-ahead = { $place } is right in front of you, and nobody has seen what’s there: bring something better.
mr-hint-swap-seen = { $place } is right in front of you, and you all know what’s there: { $kind }. Bring another tile there.
mr-hint-swap-rival = { $place } is right beside { $seat }: a different tile there will get in their way.
mr-hint-swap = Bring another tile to { $place }.
mr-hint-with = You’ve all seen what’s at { $place }: { $kind }. It goes to { $other }.
mr-hint-with-unseen = Nobody has seen what’s at { $place } yet; it goes to { $other }.
