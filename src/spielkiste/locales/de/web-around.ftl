## The pages around the table: rules, set-up, waiting, lesson plans.

web-rules-contents = Inhalt
web-rules-cut = Basteln
web-setup-kind-here = hier
web-setup-kind-open = Link
web-setup-kind-bot = Bot
web-setup-seats-title = Wer sitzt wo?
web-setup-rules-title = Hausregeln
web-wait-hello = { $name } begrüßen
web-wait-play = Tippt die Tiere an: Sie grüßen sich.
web-menu-out = Aufhören
web-menu-others = Mit anderen
web-menu-device = Auf diesem Gerät
web-plans = Stundenbilder
web-plans-line = Zu jedem Spiel ein Plan für zwanzig Minuten: Ziel, Ablauf, worüber man danach spricht.
