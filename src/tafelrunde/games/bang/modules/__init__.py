"""Undead or Alive: five modules, each switched on by itself or with others (6.1)."""
