"""Lets `python -m tafelrunde` do what the command `tafelrunde` does."""

import sys

from tafelrunde.cli import main

if __name__ == "__main__":  # worker processes of the lab import this file too
    sys.exit(main())
