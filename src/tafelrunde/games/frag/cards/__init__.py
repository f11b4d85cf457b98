"""What cards do, deck by deck."""
