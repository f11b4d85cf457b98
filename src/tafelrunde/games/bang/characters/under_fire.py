"""Characters whose ability is about losing life: their own, and others'."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..names import (
    BART_CASSIDY,
    EL_GRINGO,
    INDIANS,
    JOURDONNAIS,
    LOSSES,
    PAUL_REGRET,
    PEDRO_RAMIREZ,
    VOLLEY,
    VULTURE_SAM,
)
from ..state import BangState, in_play
from ..steps.losing import heal, return_arrows

under_fire = Chapter("characters under fire")


# Bart Cassidy: ("bart_cassidy", seat, the loss that is replaced, row)


def bart_may_take_arrows(g: Game, s: BangState, loss: Frame) -> bool:
    """Bart is hit by a player, and there is an arrow that is not the last (5.1)."""
    return s.character[loss[1]] == BART_CASSIDY and loss[4] != NOBODY and s.pile > 1


def bart_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Take arrows instead of some or all of the life, never the last one."""
    most = min(frame[2][2], s.pile - 1)
    return tuple([("take_arrows", arrows) for arrows in range(most + 1)])


def bart_takes_arrows(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Each arrow stands for a life; the rest is lost (5.1)."""
    arrows: int = action[1]
    loss: Frame = frame[2]
    if arrows:
        s.pile -= arrows
        s.arrows[seat] += arrows
        s.tell("took_arrows", seat, arrows)
    if loss[2] > arrows:
        g.resume(s, (loss[0], seat, loss[2] - arrows, loss[3], loss[4]), frame[3])


def why_no_arrows(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """At most one arrow for each life, and never the last one (5.1)."""
    return "5.1"


under_fire.verb("take_arrows", arrows="number")
under_fire.replacement("lose", "bart_cassidy", bart_may_take_arrows)
under_fire.decision(
    "bart_cassidy",
    bart_options,
    bart_takes_arrows,
    why_no_arrows,
    asks={"life": "number", "cause": "cause"},
    prompt=lambda g, s, frame, seat: (frame[2][2], frame[2][3]),
)


# El Gringo: ("el_gringo", cause, source, losses)


def gringo_was_harmed(
    g: Game, s: BangState, cause: int, source: int, losses: tuple[tuple[int, int], ...]
) -> bool:
    """Somebody (not Indians, not dynamite) made El Gringo lose life (5.4)."""
    if source != NOBODY:
        for seat, _ in losses:
            if s.character[seat] == EL_GRINGO:
                return True
    return False


def gringo_strikes_back(g: Game, s: BangState, frame: Frame) -> None:
    """Who did it takes an arrow, once per event; a last one's attack follows the event (5.4)."""
    source: int = frame[2]
    s.pile -= 1
    s.arrows[source] += 1
    s.tell("took_arrows", source, 1)
    if not s.pile:
        g.after(s, "harm", ("indians",))


under_fire.trigger("harmed", "el_gringo", gringo_was_harmed)
under_fire.step("el_gringo", gringo_strikes_back)


# Jourdonnais and Paul Regret


def jourdonnais(g: Game, s: BangState, life: int, seat: int) -> int:
    """Never loses more than 1 to Indians (5.6)."""
    return min(life, 1) if s.character[seat] == JOURDONNAIS else life


def paul_regret(g: Game, s: BangState, life: int, seat: int) -> int:
    """No damage from Gatling (5.9)."""
    return 0 if s.character[seat] == PAUL_REGRET else life


under_fire.modifier(LOSSES[INDIANS], jourdonnais)
under_fire.modifier(LOSSES[VOLLEY], paul_regret)


# Pedro Ramirez: ("pedro_ramirez", seat, life lost, cause, source)


def pedro_lost_life(g: Game, s: BangState, seat: int, life: int, cause: int, source: int) -> bool:
    """Pedro lost life, lives on and holds an arrow (5.10)."""
    return s.character[seat] == PEDRO_RAMIREZ and s.life[seat] > 0 and s.arrows[seat] > 0


def pedro_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Return up to one arrow for each life lost."""
    most = min(frame[2], s.arrows[seat])
    return tuple([("return_arrows", arrows) for arrows in range(most + 1)])


def pedro_returns(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """For each life lost he may return one of his arrows (5.10)."""
    return_arrows(s, seat, action[1], seat)


def why_not_returned(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """At most one arrow for each life lost, and only his own (5.10)."""
    return "5.10"


under_fire.verb("return_arrows", arrows="number")
under_fire.trigger("lost_life", "pedro_ramirez", pedro_lost_life)
under_fire.decision("pedro_ramirez", pedro_options, pedro_returns, why_not_returned)


# Vulture Sam


def sam_is_in_play(g: Game, s: BangState, dead: int, cause: int, source: int) -> bool:
    """Sam outlived another player (5.15)."""
    return VULTURE_SAM in s.character and in_play(s, s.character.index(VULTURE_SAM))


def sam_feeds(g: Game, s: BangState, frame: Frame) -> None:
    """Sam gets 2 life when another player is eliminated (5.15)."""
    sam = s.character.index(VULTURE_SAM)
    heal(g, s, sam, 2, sam)


under_fire.trigger("eliminated", "vulture_sam", sam_is_in_play)
under_fire.step("vulture_sam", sam_feeds)
