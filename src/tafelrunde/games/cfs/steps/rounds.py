"""Chapter 2: rounds, the secret choice of the activation card, and who acts when."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..names import ACTIONS, AWAY, TEAM
from ..state import CfsState

rounds = Chapter("rounds")
rounds.sequence("round", "dawn", "choice", "reveal", "dusk")


def dawn(g: Game, s: CfsState, frame: Frame) -> None:
    """Whoever was out takes part again, standing (6.2, 6.3)."""
    s.round = frame[2]
    s.out = s.done = 0
    s.tell("round_began", s.round)


def choice_actors(g: Game, s: CfsState, frame: Frame) -> tuple[int, ...]:
    """All choose at once (2.1)."""
    return tuple(range(g.players))


def choice_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any card of the hand."""
    return tuple([("choose", card) for card in s.hand[seat]])


def choice(g: Game, s: CfsState, frame: Frame, answers: list[Action]) -> None:
    """All cards are turned up together."""
    for seat, answer in enumerate(answers):
        card: int = answer[1]
        s.chosen[seat] = card
        s.hand[seat] = tuple([other for other in s.hand[seat] if other != card])


def why_not_chosen(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """One of the own cards."""
    return "2.1"


def reveal(g: Game, s: CfsState, frame: Frame) -> None:
    """The machines' top card is turned up as well; the highest acts first (2.2)."""
    s.chosen[g.players] = s.pile.pop(s.pick(s.pile, "machine_card"))
    s.used += s.chosen
    for seat in range(g.players):
        s.tell("card_shown", seat, s.chosen[seat])
    s.tell("machine_card_shown", s.chosen[g.players])
    order = sorted(range(g.players + 1), key=s.chosen.__getitem__)
    for who in order:  # the last one pushed acts first
        s.push(("machines", 0) if who == g.players else ("team", who))


def team(g: Game, s: CfsState, frame: Frame) -> None:
    """The player activates all figures, one after another (2.3)."""
    seat: int = frame[1]
    s.active = NOBODY
    if ready_figures(g, s, seat):
        s.push(frame)
        s.push(("pick", seat))


def ready_figures(g: Game, s: CfsState, seat: int) -> list[int]:
    """Return the figures of a player that can still be activated in this round."""
    first = seat * TEAM
    return [
        figure
        for figure in range(first, first + TEAM)
        if s.where[figure] != AWAY and not (s.done | s.out) >> figure & 1
    ]


def pick_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any figure that wasn't activated yet."""
    return tuple([("activate", figure % TEAM) for figure in ready_figures(g, s, seat)])


def pick(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """The figure has two actions (2.4)."""
    start_activation(s, seat * TEAM + int(action[1]))
    s.push(("act", seat))


def start_activation(s: CfsState, figure: int) -> None:
    """A figure or machine gets its actions."""
    s.active = figure
    s.done |= 1 << figure
    s.actions = ACTIONS
    s.moving = s.moved = s.may_jump = s.handled = 0
    s.tell("activated", figure)


def why_not_picked(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """Each figure once a round."""
    return "2.3"


def dusk(g: Game, s: CfsState, frame: Frame) -> None:
    """Used cards are discarded; the next round, or the scoring."""
    s.chosen = [NOBODY] * (g.players + 1)
    s.active = NOBODY
    if s.round < g.option["rounds"]:
        s.push(("round", 0, s.round + 1))
    else:
        s.push(("scoring",))


rounds.verb("choose", card="playing_card")
rounds.verb("activate", profile="profile")
rounds.event("round_began", number="number")
rounds.event("card_shown", seat="seat", card="playing_card")
rounds.event("machine_card_shown", card="playing_card")
rounds.event("activated", figure="figure")
rounds.step("dawn", dawn)
rounds.together("choice", choice_actors, choice_options, choice, why_not_chosen)
rounds.step("reveal", reveal)
rounds.step("team", team)
rounds.decision("pick", pick_options, pick, why_not_picked)
rounds.step("dusk", dusk)
