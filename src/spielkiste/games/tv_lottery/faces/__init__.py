"""What the box shows outside the rules; never compiled."""
