"""BANG! The Dice Game: hidden roles, five dice."""
