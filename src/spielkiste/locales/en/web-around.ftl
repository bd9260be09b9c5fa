## The pages around the table: rules, set-up, waiting, learning.

web-rules-contents = Contents
web-rules-cut = Cut out
