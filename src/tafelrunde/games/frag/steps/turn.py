"""Chapter 3: the turn, from its start to the hand limit at its end (2.2), and who comes next."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..board import Board
from ..cards.answering import beam_out
from ..hands import discard, give_up, holds, kinds_held
from ..names import HAND, HAND_WITH_RAM, OUT, PERSONAL_TELEPORTER, TELEPORTATION
from ..state import FragState
from ..values import health_now, speed_now
from .answers import start_answers
from .arriving import arrive, respawn_field
from .floor import must_shed
from .fragging import in_danger
from .rolling import pips, roll

turn = Chapter("turn")
turn.sequence("turn", "dawn", "respawn", "set_off", "action_phase", "finish")


def decider(s: FragState, seat: int) -> int:
    """Return who decides for the fighter in its own turn (card:assume_control)."""
    return s.steered[seat] if s.steered[seat] != NOBODY else seat


def dawn(g: Game, s: FragState, frame: Frame) -> None:
    """A turn starts; who lags misses it (card:lag), and others may answer its start (2.9)."""
    seat: int = frame[2]
    s.turn, s.follows = seat, NOBODY
    s.points = s.shots = s.rolled = s.may_take = s.phasing = s.magic = 0
    s.extras, s.closed, s.fresh = [], [], []
    s.ghost[seat] = 0
    if s.lagged[seat]:
        s.lagged[seat] -= 1
        s.tell("turn_missed", seat)
        s.agenda.pop()  # the rest of the turn
        s.push(("expiry", seat))
        return
    s.tell("turn_began", seat)
    start_answers.open(s, seat)


def respawn(g: Game, s: FragState, frame: Frame) -> None:
    """Who is out comes back on the respawn field of a die (4.1), and may bump (4.3)."""
    seat: int = frame[2]
    if s.where[seat] == OUT:
        s.kept[seat] = 0
        node = respawn_field(g, s)
        s.tell("respawned", seat, node)
        arrive(s, seat, node)
        must_shed(s, seat)  # kept weapons may be too many by now (2.4, card:keep_the_stuff)


def set_off(g: Game, s: FragState, frame: Frame) -> None:
    """The movement roll, or a teleport instead of it, comes before anything else (3.2)."""
    seat: int = frame[2]
    if s.frozen[seat]:
        s.tell("stood_frozen", seat)
    else:
        s.push(("set_off_choice", decider(s, seat), seat))


def set_off_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Roll, or play a teleport card of your own hand (3.2)."""
    if seat != frame[2]:
        return (("roll",),)
    cards = [kind for kind in (PERSONAL_TELEPORTER, TELEPORTATION) if holds(s, seat, kind)]
    return (("roll",), *[("play", kind) for kind in cards])


def set_off_choice(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """As many dice as Speed (5.1); a teleport gives no movement points (3.2)."""
    fighter: int = frame[2]
    if action[0] == "roll":
        thrown = roll(s, speed_now(s, fighter), "movement")
        s.points = pips(thrown)
        s.tell("movement_rolled", fighter, thrown, s.points)
        return
    give_up(s, seat, action[1])
    discard(s, action[1])
    s.tell("card_played", seat, action[1])
    if action[1] == TELEPORTATION:
        s.push(("destination", seat))
    else:
        beam_out(g, s, seat)


def why_not_set_off(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Nothing comes before the movement roll but a teleport card you hold."""
    return "3.2"


def destination_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any field of the map but the own one (card:teleportation)."""
    board: Board = g.ground
    return tuple([("go", node) for node in range(board.nodes) if node != s.where[seat]])


def destination(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """The fighter is there at once, and the field counts as entered (5.4)."""
    s.tell("teleported", seat, action[1])
    arrive(s, seat, action[1])
    s.push(("landing", seat))


def why_not_there(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Any field, but a field of this map."""
    return "card:teleportation"


def action_phase(g: Game, s: FragState, frame: Frame) -> None:
    """Actions come in any order until the player is done (3.3)."""
    seat: int = frame[2]
    s.push(("act", decider(s, seat), seat))


def finish(g: Game, s: FragState, frame: Frame) -> None:
    """The player is done."""
    s.push(("turn_over", frame[2]))


def turn_over(g: Game, s: FragState, frame: Frame) -> None:
    """The hand is brought down to its limit, then what lasted till now ends, then the next turn."""
    seat: int = frame[1]
    s.push(("expiry", seat))
    if len(s.hand[seat]) > hand_limit(s, seat):
        s.push(("discard", seat))
    if s.where[seat] != OUT and s.where.count(s.where[seat]) > 1:
        s.push(("bump", seat))  # 5.3: a turn that ended on an occupied field


def hand_limit(s: FragState, seat: int) -> int:
    """Return how many cards may be kept; two Extra RAM don't add up (2.2)."""
    return HAND_WITH_RAM if s.ram[seat] else HAND


def discard_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any card, as long as there are too many (2.2)."""
    return tuple([("discard", kind) for kind in sorted(set(kinds_held(s, seat)))])


def discard_one(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """A card is laid away, face up, until the hand is small enough."""
    give_up(s, seat, action[1])
    discard(s, action[1])
    s.tell("card_discarded", seat, action[1])
    if len(s.hand[seat]) > hand_limit(s, seat):
        s.push(frame)


def why_not_discarded(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Five cards may be kept, six with Extra RAM."""
    return "2.2"


def expiry(g: Game, s: FragState, frame: Frame) -> None:
    """What lasted to the end of this turn ends; wounds stay, and may now be fatal (7.10)."""
    seat: int = frame[1]
    before = len(s.surges[seat]) + s.cheats[seat]
    s.surges[seat] = tuple([turns - 1 for turns in s.surges[seat] if turns > 1])
    s.cheats[seat] = max(s.cheats[seat] - 1, 0)
    s.frozen[seat] = 0
    s.steered[seat] = NOBODY
    s.push(("next_turn", seat))
    if before and s.where[seat] != OUT:
        if health_now(s, seat) <= 0:
            in_danger(s, seat, NOBODY)
        else:
            must_shed(s, seat)


def next_turn(g: Game, s: FragState, frame: Frame) -> None:
    """The next seat clockwise, or who jumped the queue (card:timing_troubles)."""
    seat: int = frame[1]
    following = s.follows if s.follows != NOBODY else (seat + 1) % g.players
    s.push(("turn", 0, following))


turn.verb("roll")
turn.verb("play", card="card")
turn.verb("go", field="field")
turn.verb("discard", card="card")
turn.event("turn_began", seat="seat")
turn.event("turn_missed", seat="seat")
turn.event("stood_frozen", seat="seat")
turn.event("movement_rolled", seat="seat", dice="pip*", points="number")
turn.event("card_played", seat="seat", card="card")
turn.event("card_discarded", seat="seat", card="card")
turn.event("teleported", seat="seat", field="field")
turn.event("respawned", seat="seat", field="field")
turn.step("dawn", dawn)
turn.step("respawn", respawn)
turn.step("set_off", set_off)
turn.decision("set_off_choice", set_off_options, set_off_choice, why_not_set_off, automatic=False)
turn.decision("destination", destination_options, destination, why_not_there)
turn.step("action_phase", action_phase)
turn.step("finish", finish)
turn.step("turn_over", turn_over)
turn.decision("discard", discard_options, discard_one, why_not_discarded, automatic=False)
turn.step("expiry", expiry)
turn.step("next_turn", next_turn)
