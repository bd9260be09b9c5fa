# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-mau-mau-goal = The goal
pic-mau-mau-goal-words = Everyone starts with seven cards. The first to get rid of all their cards wins.
pic-mau-mau-fits = What matches?
pic-mau-mau-fits-words = Play a card that matches the top one. Two cards match if they have the same shape or are in the same times table: 12 and 18 are both in the 6 times table.
pic-mau-mau-double = Double match!
pic-mau-mau-double-words = Same shape and same times table? Then you may play another card straight away.
pic-mau-mau-draw = Nothing matches
pic-mau-mau-draw-words = Then draw a card. If it matches, you may play it at once.
pic-mau-mau-special = Special cards
pic-mau-mau-special-words = A wish always matches: choose the shape that must follow. A ban card takes the 2 or 5 times table out of the game, and the second one brings it back.
pic-mau-mau-joker = The joker
pic-mau-mau-joker-words = The 1 matches every number.

pic-wall-break-goal = The goal
pic-wall-break-goal-words = Seven stacks make the wall. Take pairs off it. Whoever has the most cards at the end wins.
pic-wall-break-pair = A pair
pic-wall-break-pair-words = Only the top cards are free. Two cards match if they have the same shape or are in the same times table: 12 and 18 are both in the 6 times table.
pic-wall-break-opening = The opening
pic-wall-break-opening-words = At first only pairs with the same shape and the same times table count. Take turns to take one each, until none is left.
pic-wall-break-double = Double match!
pic-wall-break-double-words = After that: same shape and same times table? Then you go again.
pic-wall-break-special = Special cards
pic-wall-break-special-words = Swap a free wish card for one of the last seven cards taken. Set a ban card aside: the first one bars its times table, the next one frees it again.
pic-wall-break-breach = The wall breaks
pic-wall-break-breach-words = When a stack is empty, the game is over. Whoever emptied it takes all the cards to its left or to its right.

pic-clear-away-goal = The goal
pic-clear-away-goal-words = Seven rows lie open. Take pairs away. Whoever has the most cards at the end wins.
pic-clear-away-pair = A pair
pic-clear-away-pair-words = Only the last card of each row is free. Two cards match if they have the same shape or are in the same times table: 12 and 18 are both in the 6 times table.
pic-clear-away-opening = The opening
pic-clear-away-opening-words = At first only pairs with the same shape and the same times table count. Take turns to take one each, until none is left.
pic-clear-away-row = From one row, too
pic-clear-away-row-words = Taking a card frees the next one. The last two cards of one row can be a pair, too.
pic-clear-away-double = Double match!
pic-clear-away-double-words = After that: same shape and same times table? Then you go again.
pic-clear-away-special = Special cards
pic-clear-away-special-words = Swap a free wish card for one of the last seven cards taken. Set a ban card aside: the first one bars its times table, the next one frees it again.
pic-clear-away-look = Think ahead
pic-clear-away-look-words = Everything lies open: think about what you free for the others. When no pair is left, it is over.

pic-patience-goal = The goal
pic-patience-goal-words = There is a pile for each shape. Get as many of the 95 cards onto them as you can.
pic-patience-lay = Turn over
pic-patience-lay-words = Turn over the next card. If it is in the same times table as the top card of its shape, it goes on the pile.
pic-patience-wait = Wait
pic-patience-wait-words = If it does not match, it waits below its pile. The last card waiting may go up as soon as it matches.
pic-patience-wish = The wish card
pic-patience-wish-words = It goes on any pile, and any card of that shape goes on top of it. Save it until you need it.
pic-patience-joker = The joker
pic-patience-joker-words = The 1 matches every number of its shape.
pic-patience-end = The end
pic-patience-end-words = When your cards are used up and nothing more fits, count the cards on the four piles.
