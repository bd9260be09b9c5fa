"""The drawings, the track workshop and the paper sheets of the memo race; never compiled."""
