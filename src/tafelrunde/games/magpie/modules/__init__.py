"""Expansions: each adds rows to the tables, and no step of the base game knows of them."""
