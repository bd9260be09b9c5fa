web-join-animal = Welk dier ben jij?
web-name-yours = Jouw naam
# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Je naam, bijv. { $name }
web-join-for-example = bijv. { $name }
