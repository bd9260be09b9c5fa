## The chest without a server: its engine, and its games in one file

web-engine-loading = The games are on their way: { $percent }%
web-engine-starting = The games are being unpacked …
web-engine-elsewhere = Spielkiste is open in another tab that isn’t answering. Close it and you can carry on here.
web-engine-again = Try again
web-engine-newer = There’s a new version of Spielkiste.
web-engine-renew = Update
error-engine-network = The games couldn’t be loaded: no connection. Your games so far are safe.
error-engine-broken = The games couldn’t be loaded completely. Reload the page; your games so far are safe.
error-engine-too-old = This browser is too old to run the games. Update it, or use another one.
error-storage-full = There’s no room left on this device. Make some room and try again; nothing is lost.
error-storage-denied = This browser isn’t letting Spielkiste save anything. Allow it to (not possible in a private window), then reload the page.
error-bad-chest = This isn’t a Spielkiste chest, or the file is damaged. Nothing was changed.
error-newer-chest = This chest comes from a newer version of Spielkiste. Update, then open it again.

web-chest-hint = Your games stay on this device. To take them somewhere else, put them all in one file.
web-chest-give = Save all games
web-chest-take = Bring in games
web-chest-taken =
    { $taken ->
        [0] Everything in there is already here.
        [one] One game is in the chest now.
       *[other] { $taken } games are in the chest now.
    }
web-chest-some-taken = Games added: { $taken }. Games that can’t be read here: { $left }.
