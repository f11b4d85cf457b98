"""The things BANG! speaks of, as small numbers, and the numbers of its data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

_DATA = Path(__file__).parent / "data"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_DATA / name).read_text("utf-8"))


_RULES = _read("roles.toml")
_CHARACTERS = _read("characters.toml")["character"]

# Faces of a die (2.1)
ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
FACES: Final[tuple[str, ...]] = ("arrow", "dynamite", "one", "two", "beer", "gatling")
SYMBOLS: Final[tuple[str, ...]] = ("arrows", "dynamites", "ones", "twos", "beers", "gatlings")
SIDES: Final = 6
DICE: Final = 5
ALL_DICE: Final = 31  # the five dice as a bit mask

# Roles (1.1)
SHERIFF: Final = 0
RENEGADE: Final = 1
OUTLAW: Final = 2
DEPUTY: Final = 3
ROLES: Final[tuple[str, ...]] = tuple(_RULES["roles"])
DEAL: Final[dict[int, list[int]]] = {int(n): row for n, row in _RULES["deal"].items()}
ARROWS: Final[int] = _RULES["arrows"]
SHERIFF_BONUS: Final[int] = _RULES["sheriff_bonus"]
REROLLS: Final[int] = _RULES["rerolls"]

# What costs life
SHOT: Final = 0
BLAST: Final = 1  # three or more dynamite
INDIANS: Final = 2
VOLLEY: Final = 3  # a Gatling
CAUSES: Final[tuple[str, ...]] = ("shot", "blast", "indians", "volley")
LOSSES: Final[tuple[str, ...]] = tuple([f"lost_to_{cause}" for cause in CAUSES])  # as queries

# Characters (5)
CHARACTERS: Final[tuple[str, ...]] = tuple(row["id"] for row in _CHARACTERS)
CHARACTER_LIFE: Final[tuple[int, ...]] = tuple(row["life"] for row in _CHARACTERS)
CHARACTER_CLAUSE: Final[tuple[str, ...]] = tuple(row["clause"] for row in _CHARACTERS)
BART_CASSIDY: Final = 0
BLACK_JACK: Final = 1
CALAMITY_JANET: Final = 2
EL_GRINGO: Final = 3
JESSE_JONES: Final = 4
JOURDONNAIS: Final = 5
KIT_CARLSON: Final = 6
LUCKY_DUKE: Final = 7
PAUL_REGRET: Final = 8
PEDRO_RAMIREZ: Final = 9
ROSE_DOOLAN: Final = 10
SID_KETCHUM: Final = 11
SLAB_THE_KILLER: Final = 12
SUZY_LAFAYETTE: Final = 13
VULTURE_SAM: Final = 14
WILLY_THE_KID: Final = 15
