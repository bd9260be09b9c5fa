"""The drawings, the medal and the paper sheets of Number Rally; never compiled."""
