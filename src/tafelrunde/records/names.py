"""Names of players, as matches and records need them."""

from __future__ import annotations

from tafelrunde.kernel import OptionError


def check_names(names: list[str], players: int) -> None:
    """Refuse names that are missing, too many, or can't be written in one line."""
    if len(names) != players:
        raise OptionError(f"{players} players need {players} names, not {len(names)}")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > 40:
            raise OptionError(f"a name has 1 to 40 signs that can be seen, unlike {name!r}")
