# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-thousand-km-goal = The goal
pic-thousand-km-goal-words = The first to land exactly on the finish wins. You can’t go past it. In a long game it’s 1000 kilometres.
pic-thousand-km-turn = Your turn
pic-thousand-km-turn-words = Draw a card, play a card. First you need a green light. Then off you go: play distance cards on your road.
pic-thousand-km-attack = Stop the others
pic-thousand-km-attack-words = Play an attack on someone who’s driving, and they stop. A speed limit only slows them down: they can only play 25 or 50.
pic-thousand-km-defend = Get going again
pic-thousand-km-defend-words = For every attack there’s exactly one card that helps. Play it on the attack, and you’re on your way again.
pic-thousand-km-safety = Safety cards
pic-thousand-km-safety-words = There’s only one of each. Play it and that attack can never hurt you again. And you get another turn straight away.
pic-thousand-km-master = The master move
pic-thousand-km-master-words = Someone attacks you, and you have the right safety card? Play it at once: master move! The attack is gone, and it’s your turn.
pic-thousand-km-end = When you can’t play
pic-thousand-km-end-words = If you can’t play any card, discard one. When the pile runs out, whoever is closest to the finish wins.
