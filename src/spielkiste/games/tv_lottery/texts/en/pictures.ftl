# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = The goal
pic-tv-lottery-goal-words = Six digits are drawn. The first to have them in their holder in the right order wins the round.
pic-tv-lottery-holder = Your holder
pic-tv-lottery-holder-words = Take turns to pick six digits. Everyone sees which ones you take. Only you see where you put them.
pic-tv-lottery-spin = Spin
pic-tv-lottery-spin-words = Choose a spinner: yellow is fast, green is slow, red goes backwards, too. On a star you choose the number.
pic-tv-lottery-digit = Swap a digit
pic-tv-lottery-digit-words = On a digit space you may take that digit in exchange for one of yours.
pic-tv-lottery-fields = The other spaces
pic-tv-lottery-fields-words = Luck: you draw a luck card. Swap: you swap two of your digits. Bad luck: you pay 50,000 marks. Buy: for 50,000 marks you get a digit or swap two.
pic-tv-lottery-buy = Buy from others
pic-tv-lottery-buy-words = None left there? Ask who has a spare one, and buy it for 50,000 marks.
pic-tv-lottery-end = The prize
pic-tv-lottery-end-words = All six right? Then you get 600,000 marks! The others count from the bottom: each right digit is worth 100,000, until one is wrong. After four rounds, whoever has the most money wins.
