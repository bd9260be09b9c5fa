## The pages around the table: rules, set-up, waiting, lesson plans.

web-rules-contents = Inhoud
web-rules-cut = Knippen
web-setup-kind-here = hier
web-setup-kind-open = via link
web-setup-kind-bot = bot
web-setup-seats-title = Wie zit waar?
web-setup-rules-title = Huisregels
web-wait-hello = { $name } begroeten
web-wait-play = Tik op de dieren: ze groeten elkaar.
web-menu-out = Stoppen
web-menu-others = Met anderen
web-menu-device = Op dit apparaat
web-plans = Lesplannen
web-plans-line = Voor elk spel een plan van twintig minuten: doel, verloop, en waarover je daarna praat (in het Engels).
