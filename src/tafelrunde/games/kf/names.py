"""The things KRALLEN & FALLEN speaks of, as small numbers, and the numbers of its data files."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.tables import read_table

_DATA = read_table(__file__, "cards")
_RULES: Final[dict[str, int]] = _DATA["rules"]
_ROWS: Final[list[dict[str, Any]]] = _DATA["card"]

# Categories (7), and for rules that speak of several at once a bit for each
CATEGORIES: Final[tuple[str, ...]] = (
    *("bronze", "silver", "gold", "potion", "scroll", "magic"),
    *("monster", "place", "trap", "event", "surprise", "companion"),
)
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 4
POTION: Final = 8
SCROLL: Final = 16
MAGIC: Final = 32
MONSTER: Final = 64
PLACE: Final = 128
TRAP: Final = 256
EVENT: Final = 512
SURPRISE: Final = 1024
COMPANION: Final = 2048
TREASURE: Final = 7
GEAR: Final = 56  # items that are no treasures
ITEM: Final = 63
SPELL: Final = 48  # scrolls and magic
ANY: Final = 4095
SORTS: Final[dict[str, int]] = {
    **{name: 1 << place for place, name in enumerate(CATEGORIES)},
    "treasure": TREASURE,
    "gear": GEAR,
    "item": ITEM,
    "spell": SPELL,
    "any": ANY,
    "": 0,
}
METALS: Final[tuple[str, ...]] = ("bronze", "silver", "gold")  # metal i has the bit 1 << i

# Cards (9): a card's number is its place in data/cards.toml; there is one of each
CARDS: Final[tuple[str, ...]] = tuple([row["id"] for row in _ROWS])
KINDS: Final = len(CARDS)


def _numbers(key: str) -> tuple[int, ...]:
    return tuple([int(row.get(key, 0)) for row in _ROWS])


def _sorts(key: str) -> tuple[int, ...]:
    return tuple([SORTS[row.get(key, "")] for row in _ROWS])


def _all_with(key: str) -> tuple[int, ...]:
    return tuple([card for card, row in enumerate(_ROWS) if row.get(key)])


SORT: Final = _sorts("category")
CATEGORY: Final[tuple[int, ...]] = tuple([CATEGORIES.index(row["category"]) for row in _ROWS])
ENTRY: Final = _numbers("entry")
EXIT: Final = _numbers("exit")
AIM: Final[tuple[str, ...]] = tuple([row.get("aim", "") for row in _ROWS])
ENTERING: Final = _sorts("entering")
ADDS: Final = _numbers("adds")
BEATING: Final = _sorts("beating")
HITS: Final = _numbers("hits")
WARDING: Final = _sorts("warding")
GUARDS: Final = _numbers("guards")
GUARDS_BELOW: Final = _numbers("guards_below")
SHELTERS: Final = _sorts("shelters")
MORE_HAND: Final = _numbers("hand")
CLAIM: Final = _numbers("claim")
TAKES: Final = _numbers("takes")
FROM: Final = _sorts("from")
DRAWS: Final = _numbers("draws")
ROLL: Final = _numbers("roll")
FREE: Final = _numbers("free")
BLOCKS: Final = _numbers("blocks")
BARRIER: Final = _numbers("barrier")
COSTS_TURN: Final = _numbers("costs_turn")
COSTS_ACTION: Final = _numbers("costs_action")
ONE_REALM: Final = _numbers("one_realm")
BOLD: Final = _numbers("bold")
GROWS: Final = _numbers("grows")
RISES: Final = _numbers("rises")
WILD: Final = _numbers("wild")
FREE_SWAP: Final = _numbers("free_swap")
SURPRISES: Final[tuple[int, ...]] = tuple([c for c in range(KINDS) if SORT[c] == SURPRISE])
CLAIMABLE: Final = _all_with("claim")


def _kind(name: str) -> int:
    return CARDS.index(name)


TRANSMUTATION: Final[int] = _kind("transmutation")
LIGHT_FINGERS: Final[int] = _kind("light_fingers")
HEAL: Final[int] = _kind("heal")
MYSTIC_MOMENT: Final[int] = _kind("mystic_moment")
FAR_SIGHT: Final[int] = _kind("far_sight")
UNBINDING: Final[int] = _kind("unbinding")
BANISHING: Final[int] = _kind("banishing")
ROBE: Final[int] = _kind("robe")
CHEST: Final[int] = _kind("chest")
BASILISK: Final[int] = _kind("basilisk")
PRISON: Final[int] = _kind("prison")
SHRINE: Final[int] = _kind("shrine")
DOOR: Final[int] = _kind("door")
STINK_EYE: Final[int] = _kind("stink_eye")
RUNE: Final[int] = _kind("rune")
ROYAL_DECREE: Final[int] = _kind("royal_decree")
EARTHQUAKE: Final[int] = _kind("earthquake")
DAYBREAK: Final[int] = _kind("daybreak")
AMNESTY: Final[int] = _kind("amnesty")
MARKET_DAY: Final[int] = _kind("market_day")
FLOOD: Final[int] = _kind("flood")
WHEEL_OF_FORTUNE: Final[int] = _kind("wheel_of_fortune")
COUNTERSPELL: Final[int] = _kind("counterspell")
PICKPOCKET: Final[int] = _kind("pickpocket")
FALSE_TRAIL: Final[int] = _kind("false_trail")
VANISHING: Final[int] = _kind("vanishing")

# Roles (8.4); NO_ROLE where the variant isn't played
ROLES: Final[tuple[str, ...]] = ("warlock", "warlord", "rogue")
WARLOCK: Final = 0
WARLORD: Final = 1
ROGUE: Final = 2
NO_ROLE: Final = -1
ROLE_ENTRY: Final[tuple[int, ...]] = tuple([_DATA["role"][name]["entry"] for name in ROLES])
ROLE_EXIT: Final[tuple[int, ...]] = tuple([_DATA["role"][name]["exit"] for name in ROLES])
ROGUE_MARGIN: Final[int] = _DATA["role"]["rogue"]["margin"]

# Numbers of the rules
HAND: Final = _RULES["hand"]
FIRST_ACTIONS: Final = _RULES["first_actions"]
ACTIONS: Final = _RULES["actions"]
SIDES: Final = _RULES["sides"]
COIN: Final = (_RULES["tails"], _RULES["heads"])
PIPS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")

# Teams (8.3), by the option's number less one
TEAM_SIZES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(sizes) for sizes in read_table(__file__, "teams")["sizes"]]
)

# Ways of a roll
WAYS: Final[tuple[str, ...]] = ("entry", "exit")
ENTRY_ROLL: Final = 0
EXIT_ROLL: Final = 1
