## The people of this device

web-family-new = Someone new
web-family-me = That’s me!
web-family-change = Edit { $name }
web-family-doubled = Someone here is already called { $name }.
web-family-hint = Names, stickers and games stay on this device. At a table the others only see your name and your animal.
web-family-move = To another device
web-family-move-hint = Open this link on the other device. Then { $name } can play there, too, with all stickers and sums. The link itself holds everything; no server keeps any of it. Everything stays here as well.
web-family-delete-sure = Really remove { $name }?
web-family-delete = { $name }’s stickers, trophies, finished games and learnt sums on this device will be deleted. Unfinished games will be kept.
web-family-gone = { $name } has moved out.
web-family-back = Bring back
web-person-title = { $name } is moving in
web-person-facts = I know this already: { $count ->
    [one] one sum
   *[other] { $count } sums
}
web-person-known = { $name } is here already. Everything will be put together.
web-person-go = Move in here
web-person-here = { $name } is here!
web-person-lost = Nobody has arrived
web-person-damaged = The link isn’t complete. Send it again from the other device.
