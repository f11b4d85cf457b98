"""Chapter 3: shots, beer, Gatling, in this order; nothing may be passed."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..names import BEER, GATLING, ONE, SHOT, SYMBOLS, TWO, VOLLEY
from ..state import BangState, clockwise
from .losing import harm, heal, return_arrows

resolving = Chapter("resolving")
resolving.verb("shoot", target="seat")
resolving.verb("heal", target="seat")
resolving.event("aimed", seat="seat", target="seat", face="face")
resolving.event("volley_fired", seat="seat")

MOST_SEATS = 8
GATLINGS = 3  # as many make the Gatling fire (3.4)
SHOOT: tuple[Action, ...] = tuple(("shoot", seat) for seat in range(MOST_SEATS))
HEAL: tuple[Action, ...] = tuple(("heal", seat) for seat in range(MOST_SEATS))


def symbols(g: Game, s: BangState, seat: int, face: int) -> int:
    """Return how often a symbol counts in the seat's final result."""
    count: int = g.ask(s, SYMBOLS[face], s.dice.count(face), seat)
    return count


# Shots (3.2)


def shots(g: Game, s: BangState, frame: Frame) -> None:
    """Each 1 is assigned, then each 2; when all are, they happen together."""
    seat: int = frame[2]
    ones = symbols(g, s, seat, ONE)
    twos = symbols(g, s, seat, TWO)
    if ones or twos:
        s.agenda.append(("shoot", seat))
        s.agenda.append(("take_aim", seat))
    if twos:
        s.agenda.append(("aim", seat, TWO, twos))
    if ones:
        s.agenda.append(("aim", seat, ONE, ones))


def aim_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Shoot somebody in reach."""
    targets = in_reach(s, seat, reach(g, s, seat, frame[2]))
    options = _shots_at.get(targets)
    if options is None:
        options = _shots_at[targets] = tuple([SHOOT[target] for target in targets])
    return options


_shots_at: dict[tuple[int, ...], tuple[Action, ...]] = {}


def why_no_shot(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Somebody else is too near or too far, out, or yourself; and nobody may pass (3.2)."""
    return "3.2"


def reach(g: Game, s: BangState, seat: int, face: int) -> tuple[int, ...]:
    """Return the distances a face reaches: with two or three in play, 2 counts as 1."""
    near = face == ONE or s.alive.bit_count() <= 3
    distances: tuple[int, ...] = g.ask(s, "reach", (1,) if near else (2,), seat)
    return distances


_in_reach: dict[tuple[int, int, int, tuple[int, ...]], tuple[int, ...]] = {}


def in_reach(s: BangState, seat: int, distances: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats exactly that far away, left or right; the eliminated are no places."""
    key = (s.alive, seat, len(s.life), distances)
    found = _in_reach.get(key)
    if found is None:
        order = clockwise(s, seat)
        places = {d % len(order) for d in distances} | {-d % len(order) for d in distances}
        found = _in_reach[key] = tuple([order[place] for place in sorted(places) if place])
    return found


_distances: dict[tuple[int, int, int], tuple[int, ...]] = {}


def distances(s: BangState, seat: int) -> tuple[int, ...]:
    """Return how many places away each seat is the shorter way round; 0 for those that are none."""
    key = (s.alive, seat, len(s.life))
    found = _distances.get(key)
    if found is None:
        order = clockwise(s, seat)
        away = [0] * len(s.life)
        if order and order[0] == seat:  # who is out is no place, and aims at nobody
            for place, other in enumerate(order):
                away[other] = min(place, len(order) - place)
        found = _distances[key] = tuple(away)
    return found


def aim(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Assign one die, then ask for the next; a player may get more than they have life."""
    s.aims[action[1]] += 1
    s.tell("aimed", seat, action[1], frame[2])
    if frame[3] > 1:
        s.agenda.append(("aim", seat, frame[2], frame[3] - 1))


def take_aim(g: Game, s: BangState, frame: Frame) -> None:
    """All shots are assigned and none has happened yet: Slab's moment (5.13)."""
    g.fire(s, "aims_taken", frame[1])


def shoot(g: Game, s: BangState, frame: Frame) -> None:
    """All assigned shots happen together."""
    seat: int = frame[1]
    hits = [(target, s.aims[target]) for target in clockwise(s, seat) if s.aims[target]]
    s.aims = [0] * g.players
    harm(g, s, SHOT, seat, hits)


# Beer (3.3)


def beers(g: Game, s: BangState, frame: Frame) -> None:
    """Give each beer to a player; what one gives its own roller is fixed before the first."""
    seat: int = frame[2]
    count = symbols(g, s, seat, BEER)
    if count:
        own: int = g.ask(s, "beer_for_oneself", 1, seat)
        s.agenda.append(("pour", seat, count, own))


def pour_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any player in play, yourself included."""
    targets = clockwise(s, seat)
    options = _heals_of.get(targets)
    if options is None:
        options = _heals_of[targets] = tuple([HEAL[target] for target in targets])
    return options


_heals_of: dict[tuple[int, ...], tuple[Action, ...]] = {}


def why_no_beer(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Beer is for a player in play, and may not be passed (3.3)."""
    return "3.3"


def pour(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """A player gets a beer."""
    target: int = action[1]
    heal(g, s, target, frame[3] if target == seat else 1, seat)
    if frame[2] > 1:
        s.agenda.append(("pour", seat, frame[2] - 1, frame[3]))


# Gatling (3.4)


def gatling(g: Game, s: BangState, frame: Frame) -> None:
    """Three or more: every other player loses 1 and you return all your arrows; once a turn."""
    seat: int = frame[2]
    count = symbols(g, s, seat, GATLING)
    if not count:
        return
    needed: int = g.ask(s, "gatlings_needed", GATLINGS, seat)
    if count >= needed:
        s.tell("volley_fired", seat)
        return_arrows(s, seat, s.arrows[seat], seat)
        harm(g, s, VOLLEY, seat, [(other, 1) for other in clockwise(s, seat) if other != seat])
    g.fire(s, "gatlings", seat, count)


resolving.step("shots", shots)
resolving.decision(
    "aim",
    aim_options,
    aim,
    why_no_shot,
    asks={"face": "face", "left": "number"},
    prompt=lambda g, s, frame, seat: (frame[2], frame[3]),
)
resolving.step("take_aim", take_aim)
resolving.step("shoot", shoot)
resolving.step("beers", beers)
resolving.decision(
    "pour",
    pour_options,
    pour,
    why_no_beer,
    asks={"left": "number"},
    prompt=lambda g, s, frame, seat: (frame[2],),
)
resolving.step("gatling", gatling)
