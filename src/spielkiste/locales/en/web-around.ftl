## The pages around the table: rules, set-up, waiting, lesson plans.

web-rules-contents = Contents
web-rules-cut = Cut out
web-setup-kind-here = here
web-setup-kind-open = link
web-setup-kind-bot = bot
web-setup-seats-title = Who sits where?
web-setup-rules-title = House rules
web-wait-hello = Say hello to { $name }
web-wait-play = Tap the animals: they say hello to each other.
web-menu-out = Stop playing
web-menu-others = With others
web-menu-device = On this device
web-plans = Lesson plans
web-plans-line = A twenty-minute plan for every game: the aim, the course, what to talk about afterwards.
