"""FRAG: a first-person shooter on a board."""
