# What this language calls itself. A folder with this file is a language of the house.
language-name = Italiano
