# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-thousand-km-goal = The goal
pic-thousand-km-goal-words = Whoever gets exactly to the finish first wins. You cannot drive too far. In a long game it is 1000 kilometres.
pic-thousand-km-turn = Your turn
pic-thousand-km-turn-words = Draw a card, play a card. First you need a green light. Then off you go: play kilometres on your road.
pic-thousand-km-attack = Hold others up
pic-thousand-km-attack-words = Play an attack on somebody who is driving, and they stop. A speed limit only slows them down: 25 and 50 are all they can play.
pic-thousand-km-defend = Get going again
pic-thousand-km-defend-words = Each attack has exactly one card that mends it. Play it on the attack, and you are on your way again.
pic-thousand-km-safety = Safety cards
pic-thousand-km-safety-words = There is only one of each. Play it and that attack can never hurt you again. And you get another turn straight away.
pic-thousand-km-master = The master move
pic-thousand-km-master-words = Somebody attacks you and you hold the matching safety card? Play it at once: master move! The attack is gone, and it is your turn.
pic-thousand-km-end = When nothing fits
pic-thousand-km-end-words = If you cannot play any card, throw one away. When the pile runs out, whoever is closest to the goal wins.
