"""BANG! The Dice Game with Undead or Alive: hidden roles, five dice, zombies."""
