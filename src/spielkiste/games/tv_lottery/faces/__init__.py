"""The drawings and paper sheets of the TV Lottery; never compiled."""
