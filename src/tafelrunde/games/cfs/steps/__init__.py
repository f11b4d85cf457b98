"""The rules, one chapter of the rulebook a file."""
