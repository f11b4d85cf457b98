"""What the cards do when they come into play."""
