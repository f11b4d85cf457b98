"""Names of players, as matches and records need them."""

from __future__ import annotations

from tafelrunde.kernel import OptionError


def check_names(names: list[str], players: int) -> None:
    """Refuse names that are missing, too many, or can't be written in one line."""
    if len(names) != players:
        sentence = f"{players} players need {players} names, not {len(names)}"
        raise OptionError(sentence, "error-names", players=players, number=len(names))
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > 40:
            sentence = f"a name has 1 to 40 signs that can be seen, unlike {name!r}"
            raise OptionError(sentence, "error-name", word=name)
