"""The drawings and paper sheets of 1000 Kilometer; never compiled."""
