"""Notation of actions, records of matches, scenarios: one family of readable text files."""
