"""The things FRAG speaks of, as small numbers, and the numbers of its data file."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.tables import read_table

_DATA = read_table(__file__, "cards")
_RULES: Final[dict[str, int]] = _DATA["rules"]
_ROWS: Final[list[dict[str, Any]]] = [*_DATA["weapon"], *_DATA["gadget"], *_DATA["special"]]


def _numbers(key: str, default: int = 0) -> tuple[int, ...]:
    return tuple([int(row.get(key, default)) for row in _ROWS])


# Decks (1.4)
WEAPON: Final = 0
GADGET: Final = 1
SPECIAL: Final = 2
DECKS: Final[tuple[str, ...]] = ("weapon", "gadget", "special")

# Cards (10): a card's kind is its place in data/cards.toml; the pistol is no card, but a word
CARDS: Final[tuple[str, ...]] = tuple([row["id"] for row in _ROWS])
PISTOL: Final = len(CARDS)
ARMS: Final[tuple[str, ...]] = (*CARDS, "pistol")
COPIES: Final = _numbers("copies")
FIRST: Final[tuple[int, ...]] = (
    0,
    len(_DATA["weapon"]),
    len(_DATA["weapon"]) + len(_DATA["gadget"]),
    len(CARDS),
)
DECK: Final[tuple[int, ...]] = tuple(
    [deck for deck in range(3) for _ in range(FIRST[deck], FIRST[deck + 1])]
)

# Weapons by kind; the pistol has a row as well
AMMO: Final = (*_numbers("ammo"), 0)
DAMAGE: Final[tuple[int, ...]] = (
    *[int(row["dice"]) for row in _DATA["weapon"]],
    *[0] * (len(CARDS) - FIRST[1]),
    _RULES["pistol_dice"],
)
FAR: Final = 1_000
REACH: Final = (*_numbers("reach", FAR), FAR)
ENERGY: Final = (*_numbers("energy"), 0)
FLAME: Final = (*_numbers("flame"), 0)
EXTRA: Final = (*_numbers("extra"), 0)
BLAST: Final = (*_numbers("blast"), 0)
SCATTERS_BEYOND: Final = (*_numbers("scatters_beyond", FAR), FAR)

# Gadgets by kind
HEAL: Final = _numbers("heal")
POOL: Final = _numbers("pool")
SPEED_OF: Final = _numbers("speed")
LETTER: Final[tuple[str, ...]] = tuple([row.get("letter", "") for row in _ROWS])


def _kind(name: str) -> int:
    return CARDS.index(name)


PORTABLE_NUKE: Final[int] = _kind("portable_nuke")
MEDPACK: Final[int] = _kind("medpack")
EXTRA_AMMO: Final[int] = _kind("extra_ammo")
ADRENALINE_SURGE: Final[int] = _kind("adrenaline_surge")
ENHANCED_MEDPACK: Final[int] = _kind("enhanced_medpack")
TARGETING_SYSTEM: Final[int] = _kind("targeting_system")
ENHANCED_DAMAGE: Final[int] = _kind("enhanced_damage")
OVER_UNDER: Final[int] = _kind("over_under")
PERSONAL_TELEPORTER: Final[int] = _kind("personal_teleporter")
TRICK_FIRE: Final[int] = _kind("trick_fire")
ENERGY_REFLECTOR: Final[int] = _kind("energy_reflector")
ENERGY_SHIELD: Final[int] = _kind("energy_shield")
FIREPROOF_COATING: Final[int] = _kind("fireproof_coating")
PHASE_SHIFT: Final[int] = _kind("phase_shift")
SPEED_BOOST: Final[int] = _kind("speed_boost")
POWER_LEAP: Final[int] = _kind("power_leap")
RAPID_FIRE: Final[int] = _kind("rapid_fire")
AUTOMATIC_MISS: Final[int] = _kind("automatic_miss")
LAG: Final[int] = _kind("lag")
DISCONNECTED: Final[int] = _kind("disconnected")
EXTRA_RAM: Final[int] = _kind("extra_ram")
ZIGGED: Final[int] = _kind("zigged")
FREEZE: Final[int] = _kind("freeze")
FUMBLE: Final[int] = _kind("fumble")
ASSUME_CONTROL: Final[int] = _kind("assume_control")
BONUS_DAMAGE: Final[int] = _kind("bonus_damage")
CHEAT_CODES: Final[int] = _kind("cheat_codes")
CHEATER_CHEATER: Final[int] = _kind("cheater_cheater")
INSUBSTANTIAL: Final[int] = _kind("insubstantial")
KEEP_THE_STUFF: Final[int] = _kind("keep_the_stuff")
MAGIC_BULLET: Final[int] = _kind("magic_bullet")
TELEPORTATION: Final[int] = _kind("teleportation")
THEFT: Final[int] = _kind("theft")
TIMING_TROUBLES: Final[int] = _kind("timing_troubles")

SURGE_HEALTH: Final[int] = _ROWS[ADRENALINE_SURGE]["health"]
TARGETING: Final[int] = _ROWS[TARGETING_SYSTEM]["accuracy"]
MORE_DAMAGE: Final[int] = _ROWS[ENHANCED_DAMAGE]["dice"]
DOUBLE_SHOT: Final[int] = _ROWS[OVER_UNDER]["dice"]
LEAP: Final[int] = _ROWS[POWER_LEAP]["leap"]
MORE_ATTACKS: Final[int] = _ROWS[RAPID_FIRE]["attacks"]

# Ways to fire a weapon
PLAIN: Final = 0
TRICK: Final = 1  # without line of sight, half the dice (card:trick_fire)
DOUBLE: Final = 2  # two shots of ammunition, more dice (card:over_under)
WAYS: Final[tuple[str, ...]] = ("plain", "trick", "double")

# Values of a fighter (1.2)
HEALTH: Final = 0
SPEED: Final = 1
ACCURACY: Final = 2
VALUES: Final[tuple[str, ...]] = ("health", "speed", "accuracy")

# Numbers of the rules
POINTS: Final = _RULES["points"]
LEAST: Final = _RULES["least"]
MOST: Final = _RULES["most"]
HAND: Final = _RULES["hand"]
HAND_WITH_RAM: Final = _RULES["hand_with_ram"]
ACID_DICE: Final = _RULES["acid_dice"]
POWER_UP: Final = _RULES["power_up"]
SIDES: Final = 6
OUT: Final = -1  # where a fragged fighter is
