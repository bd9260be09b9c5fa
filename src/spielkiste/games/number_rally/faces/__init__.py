"""The drawings, the medal and the paper sheets of Zahlen-Rallye; never compiled."""
