"""The things BANG! speaks of, as small numbers, and the numbers of its data files."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.tables import read_table

_RULES = read_table(__file__, "roles")
_CHARACTERS = read_table(__file__, "characters")["character"]
_MODULES = read_table(__file__, "modules")

# Faces of a die (2.1)
ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
WHISKEY: Final = 6  # on duel dice (8.1)
DUEL: Final = 7
FACES: Final[tuple[str, ...]] = (
    *("arrow", "dynamite", "one", "two", "beer", "gatling"),
    *("whiskey", "duel"),
)
SYMBOLS: Final[tuple[str, ...]] = (  # as queries: how often a symbol counts
    *("arrows", "dynamites", "ones", "twos", "beers", "gatlings"),
    *("whiskeys", "duels"),
)
SIDES: Final = 6
DICE: Final = 5
ALL_DICE: Final = 31  # the five dice as a bit mask
DUEL_DICE: Final = 24  # the two that duel dice stand in for (8.1)

# Roles (1.1)
SHERIFF: Final = 0
RENEGADE: Final = 1
OUTLAW: Final = 2
DEPUTY: Final = 3
NO_ROLE: Final = -1  # before the deal
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
STANDOFF: Final = 4  # a duel (8.3)
PRICE: Final = 5  # what Chuck pays (9.2)
CAUSES: Final[tuple[str, ...]] = ("shot", "blast", "indians", "volley", "duel", "price")
LOSSES: Final[tuple[str, ...]] = tuple([f"lost_to_{cause}" for cause in CAUSES])  # as queries

# Characters (5, 9)
CHARACTERS: Final[tuple[str, ...]] = tuple(row["id"] for row in _CHARACTERS)
CHARACTER_LIFE: Final[tuple[int, ...]] = tuple(row["life"] for row in _CHARACTERS)
BASE_CHARACTERS: Final[tuple[int, ...]] = tuple(
    [number for number, row in enumerate(_CHARACTERS) if "needs" not in row]
)
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
BELLE_STAR: Final = 16
CHUCK_WENGAM: Final = 17
GREG_DIGGER: Final = 18
HERB_HUNTER: Final = 19
PAT_BRENNAN: Final = 20
PIXIE_PETE: Final = 21
SAM_THE_HEALER: Final = 22
SEAN_MALLORY: Final = 23
NO_CHARACTER: Final = -1  # before the deal, and of zombies (11.6)


# The piles of the modules
DUEL_SIDES: Final[tuple[int, ...]] = tuple([FACES.index(face) for face in _MODULES["duel_die"]])
WOUNDS: Final[tuple[int, ...]] = tuple(
    [FACES.index(face) for face, count in _MODULES["wounds"].items() for _ in range(count)]
)
RAGE: Final[tuple[int, ...]] = tuple(
    [FACES.index(face) for face, count in _MODULES["rage"].items() for _ in range(count)]
)
GRAVES: Final[tuple[int, ...]] = tuple(_MODULES["graves"])
