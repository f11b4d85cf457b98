"""Plays, studies and changes a family of tabletop games."""

__version__ = "0.1.0"
