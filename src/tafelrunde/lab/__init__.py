"""Batches of games on all cores: laws, fuzzing, measuring."""
