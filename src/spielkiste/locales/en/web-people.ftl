web-join-animal = Which animal are you?
web-name-yours = Your name
