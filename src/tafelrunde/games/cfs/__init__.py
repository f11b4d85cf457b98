"""COLLECT! FIGHT! SURVIVE!: teams gather resources in a dungeon with machines of its own."""
