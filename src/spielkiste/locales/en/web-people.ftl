web-join-animal = Which animal are you?
web-name-yours = Your name
# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Your name, e.g. { $name }
web-join-for-example = e.g. { $name }
