web-join-animal = Which animal are you?
web-name-yours = Your name
web-wait-rules = How to play
