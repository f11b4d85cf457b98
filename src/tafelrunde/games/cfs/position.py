"""A position of COLLECT! FIGHT! SURVIVE! as a scenario or a test writes it: what differs.

The default: in the first round the first player's scout is active, with two actions. That player
is the first to act, then the others in seat order, then the machines. All stand where they start,
figures on the first fields of their zone. Pieces nobody wrote about lie in the last Krabber's nest,
where machines leave them alone (it is full, so none can be laid there); energy fields are as drawn.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game, SaveError
from tafelrunde.pieces.written import (
    Row,
    check_keys,
    entries,
    number,
    pairs,
    seat_called,
    seat_rows,
    word_among,
    yes_or_no,
)

from .dungeon import Dungeon
from .names import (
    ACTIONS,
    AWAY,
    CARRIES,
    COPIES,
    NEEDS,
    PROFILES,
    RESOURCES,
    SIDES,
    TEAM,
    figure_names,
)
from .state import CfsState
from .steps.lifting import LAID
from .steps.rounds import rounds as rounds_chapter
from .steps.setting_up import machine_starts, team_size
from .values import figure_at, is_machine, movement_now, nearest_free, owner_of, profile_of
from .written import (
    Deck,
    Pieces,
    barrier_called,
    field_called,
    figure_called,
    figure_row,
    switched,
)

# What a scenario may force: dice by what they show (a test or fight is two dice, one after the
# other, the attacker's first), the place of a piece among the free fields, and cards by name.
ROLLS: Final[dict[str, tuple[str, int]]] = {
    **dict.fromkeys(("jump", "theft"), ("pip", SIDES)),
    **dict.fromkeys(("shove", "fight", "disaster", "place"), ("number", 0)),
}
DECKS: Final[dict[str, str]] = {
    **dict.fromkeys(("need", "sought"), "resource"),
    **dict.fromkeys(("playing_card", "machine_card"), "playing_card"),
}

# Where in a round a position may stand: at its start, before cards are chosen, before a team
# activates its next figure, while a figure acts, or at the end.
PHASES: Final = ("start", "choose", "team", "act", "end")
PARTS: Final[list[str]] = rounds_chapter.sequences[0].parts
PART_OF: Final[dict[str, str]] = {"start": "dawn", "choose": "choice", "end": "dusk"}
RESTS: Final = ("nest", "spread")
MACHINES_TURN: Final = "machines"

KEYS: Final = (
    *("round", "phase", "turn", "active", "actions", "moved", "entered"),
    *("taken", "laid", "machines", "floor", "rest", "fields", "machines_card", "pile", "seats"),
)
ACT_KEYS: Final = ("active", "actions", "moved", "entered", "taken", "laid")
SEAT_KEYS: Final = (*PROFILES, "left_out", "needs", "hand", "card")
FIGURE_KEYS: Final = ("at", "load", "down", "out", "done")


def position(game: Game, data: dict[str, Any], names: list[str]) -> CfsState:
    """Return the described state within a round; `game.advance` takes it from there."""
    check_keys(data, KEYS, "a position")
    s: CfsState = game.blank(game.players)
    s.seed("position")
    s.round = number(data.get("round", 1), 1, game.option["rounds"], "round")
    phase = PHASES[word_among(PHASES, data.get("phase", "act"), "phase")]
    seats = seat_rows(data.get("seats", {}), names, SEAT_KEYS)
    figures = figure_rows(game, data, seats, names)
    pieces = Pieces()
    stand_about(game, s, figures)
    load_up(game, s, figures, pieces)
    switch_fields(game, s, data)
    lay_floor(game, s, data, pieces)
    give_needs(s, seats, names)
    turn = whose_turn(game, data, names, phase)
    deal_cards(game, s, data, seats, names, phase, turn)
    mark_done(game, s, figures, phase, turn)
    run_round(game, s, data, phase, turn)
    return s


# Figures


class Written:
    """What is written about a figure or machine, and where."""

    def __init__(self, row: Row, path: str, left_out: bool = False) -> None:
        check_keys(row, FIGURE_KEYS, path)
        self.row: Row = row
        self.path: str = path
        self.left_out: bool = left_out  # it doesn't take part (1.1)


def figure_rows(game: Game, data: Row, seats: list[Row], names: list[str]) -> list[Written]:
    """Return what is written about each figure, then about each machine."""
    found: list[Written] = []
    for seat, row in enumerate(seats):
        path = f"seats.{names[seat].lower()}"
        missing = left_out(game, row, path)
        for profile, name in enumerate(PROFILES):
            figure = figure_row(row.get(name, {}), f"{path}.{name}")
            found.append(Written(figure, f"{path}.{name}", profile == missing))
    machines = pairs(data.get("machines", {}), "machines")
    known = figure_names(game.players)[game.players * TEAM :]
    check_keys(machines, known, "machines")
    for name in known:
        path = f"machines.{name}"
        found.append(Written(figure_row(machines.get(name, {}), path), path))
    return found


def left_out(game: Game, row: Row, path: str) -> int:
    """Return the profile a team of three leaves out (1.1): the last one nobody wrote about."""
    if team_size(game) == TEAM:
        if "left_out" in row:
            raise SaveError(f"{path}.left_out: a team of {TEAM} leaves nobody out (1.1)")
        return NOBODY
    unwritten = [profile for profile, name in enumerate(PROFILES) if name not in row]
    if "left_out" in row:
        missing = word_among(PROFILES, row["left_out"], f"{path}.left_out")
        if missing not in unwritten:
            raise SaveError(f"{path}.{row['left_out']}: it was left out (1.1)")
        return missing
    if not unwritten:
        raise SaveError(f"{path}: a team has {TEAM - 1} figures here, not {TEAM} (1.1)")
    return unwritten[-1]


def stand_about(game: Game, s: CfsState, figures: list[Written]) -> None:
    """Put figures where it is written, the others at home or as near as they can."""
    dungeon: Dungeon = game.ground
    for figure, written in enumerate(figures):
        if "at" in written.row:
            node = field_called(dungeon, written.row["at"], f"{written.path}.at")
            there = figure_at(s, node)
            if there != NOBODY:
                name = figure_names(game.players)[there]
                raise SaveError(f"{written.path}.at: {name} stands there already (3.7)")
            s.where[figure] = node
    for figure, written in enumerate(figures):
        if "at" not in written.row and not written.left_out:
            s.where[figure] = first_free(game, s, homes_of(game, figure))


def homes_of(game: Game, figure: int) -> list[int]:
    """Return the fields a figure may start on: its zone, or the machine's own place."""
    dungeon: Dungeon = game.ground
    if is_machine(game, figure):
        return [machine_starts(dungeon)[figure - game.players * TEAM]]
    return dungeon.zones[owner_of(game, figure)]


def first_free(game: Game, s: CfsState, nodes: list[int]) -> int:
    """Return the first of these fields that is free, else the free field nearest to them."""
    free = [node for node in nodes if node not in s.where]
    return free[0] if free else nearest_free(game, s, nodes[0])


def load_up(game: Game, s: CfsState, figures: list[Written], pieces: Pieces) -> None:
    """Give figures what they carry, and let those lie that are down, or wait if they are out."""
    for figure, written in enumerate(figures):
        row, path = written.row, written.path
        most = CARRIES[profile_of(game, figure)]
        s.load[figure] = pieces.take(row.get("load", []), f"{path}.load")
        if len(s.load[figure]) > most:
            raise SaveError(f"{path}.load: it carries at most {most} (8.2)")
        s.down |= yes_or_no(row, "down", f"{path}.down") << figure
        s.out |= yes_or_no(row, "out", f"{path}.out") << figure
        if row.get("out") and (row.get("load") or row.get("down")):
            raise SaveError(f"{path}: who is out stands at home and carries nothing (6.2)")


# The dungeon


def switch_fields(game: Game, s: CfsState, data: Row) -> None:
    """Switch the energy fields that are written; the others are as they are drawn (4.4)."""
    dungeon: Dungeon = game.ground
    s.fields = dungeon.on_at_start
    for name, value in pairs(data.get("fields", {}), "fields").items():
        bit = 1 << barrier_called(dungeon, name, "fields")
        s.fields = s.fields | bit if switched(value, f"fields.{name}") else s.fields & ~bit


def lay_floor(game: Game, s: CfsState, data: Row, pieces: Pieces) -> None:
    """Lay the pieces that are written, then the rest: into the last nest, or spread out."""
    dungeon: Dungeon = game.ground
    for name, kinds in pairs(data.get("floor", {}), "floor").items():
        node = field_called(dungeon, name, "floor")
        s.floor[node] = pieces.take(kinds, f"floor.{name}")
    if RESTS[word_among(RESTS, data.get("rest", RESTS[0]), "rest")] == "spread":
        spread_rest(game, s, pieces)
    else:
        nest = dungeon.nests[-1]
        s.floor[nest] = tuple(sorted((*s.floor[nest], *pieces.rest())))


def spread_rest(game: Game, s: CfsState, pieces: Pieces) -> None:
    """Lay a piece each on the first free fields of the sectors, in turn (1.3)."""
    dungeon: Dungeon = game.ground
    closed = {*dungeon.teleporters, *dungeon.terminals}
    closed |= {node for zone in dungeon.zones[: game.players] for node in zone}
    closed |= {node for node, kinds in enumerate(s.floor) if kinds}
    free = [[node for node in sector if node not in closed] for sector in dungeon.sectors]
    for kind in pieces.rest():
        free.sort(key=len, reverse=True)  # where most fields are left; ties stay in their order
        if not free or not free[0]:
            raise SaveError(
                "rest: there are not enough free fields to spread the pieces over (1.3)"
            )
        s.floor[free[0].pop(0)] = (kind,)


# Cards


def give_needs(s: CfsState, seats: list[Row], names: list[str]) -> None:
    """Give all their three resource cards: those that are written first (1.4)."""
    left = [COPIES] * len(RESOURCES)
    for seat, row in enumerate(seats):
        path = f"seats.{names[seat].lower()}.needs"
        written = [
            word_among(RESOURCES, name, path) for name in entries(row.get("needs", []), path)
        ]
        if "needs" in row and len(set(written)) != NEEDS:
            raise SaveError(f"{path}: write {NEEDS} different resources (1.4)")
        for kind in written:
            left[kind] -= 1
            if left[kind] < 0:
                raise SaveError(f"{path}: there are only {COPIES} cards of {RESOURCES[kind]} (8.5)")
        s.needs[seat] = tuple(sorted(written))
    for seat in range(len(seats)):
        if not s.needs[seat]:
            kinds = [(NEEDS * seat + number) % len(left) for number in range(len(left))]
            free = [kind for kind in kinds if left[kind]][:NEEDS]
            for kind in free:
                left[kind] -= 1
            s.needs[seat] = tuple(sorted(free))


def whose_turn(game: Game, data: Row, names: list[str], phase: str) -> int:
    """Return the seat whose team acts, or the number of players for the machines."""
    if phase not in ("team", "act") and "turn" in data:
        raise SaveError(f"turn: nobody acts in phase {phase}")
    if phase == "act" and "active" in data:
        owner = owner_of(game, figure_called(game, data["active"], "active"))
        turn = owner if owner != NOBODY else game.players
        if "turn" in data and turn_called(data["turn"], names) != turn:
            raise SaveError(f"turn: {data['active']} is somebody else's")
        return turn
    return turn_called(data.get("turn", names[0]), names)


def turn_called(name: Any, names: list[str]) -> int:
    """Return the seat of a player; the machines come after all of them."""
    return len(names) if name == MACHINES_TURN else seat_called(name, names, "turn")


def deal_cards(
    game: Game, s: CfsState, data: Row, seats: list[Row], names: list[str], phase: str, turn: int
) -> None:
    """Give hands and pile as many cards as rounds are left; those used before are the lowest."""
    deck = Deck()
    paths = [*[f"seats.{name.lower()}.hand" for name in names], "pile"]
    written = [*[row.get("hand", []) for row in seats], data.get("pile", [])]
    hands = [deck.take_all(cards, paths[who]) for who, cards in enumerate(written)]
    cards = {
        f"seats.{name.lower()}.card": row.get("card")
        for name, row in zip(names, seats, strict=True)
    }
    cards["machines_card"] = data.get("machines_card")
    shown = phase in ("team", "act", "end")
    if shown:
        turn_up(s, deck, cards, turn)
    for path, card in cards.items():
        if card is not None and not shown:
            raise SaveError(f"{path}: in phase {phase} none is turned up (2.1)")
    left = game.option["rounds"] - s.round + int(not shown)
    filled = [deck.fill_up(hand, left, paths[who]) for who, hand in enumerate(hands)]
    s.hand = [tuple(hand) for hand in filled[:-1]]
    s.pile = filled[-1]
    s.used = deck.fill_up([], len(filled) * (s.round - 1), "round")
    s.used += s.chosen if shown else []


def turn_up(s: CfsState, deck: Deck, cards: Row, turn: int) -> None:
    """Turn up this round's cards: whoever acts has the highest, then the others in seat order."""
    for who, (path, card) in enumerate(cards.items()):
        if card is not None:
            s.chosen[who] = deck.take(card, path)
    for later in range(len(cards)):
        who = (turn + later) % len(cards)
        if s.chosen[who] == NOBODY:
            s.chosen[who] = deck.highest()


# The round


def mark_done(game: Game, s: CfsState, figures: list[Written], phase: str, turn: int) -> None:
    """Whoever's card is higher has acted; of the team that acts it is written who has (2.2)."""
    for figure, written in enumerate(figures):
        done = yes_or_no(written.row, "done", f"{written.path}.done")
        who = owner_of(game, figure) if not is_machine(game, figure) else game.players
        before = phase in ("team", "act") and s.chosen[who] > s.chosen[turn]
        if before or phase == "end":
            s.done |= (s.where[figure] != AWAY) << figure
        elif done and (who != turn or phase not in ("team", "act")):
            raise SaveError(f"{written.path}.done: it has yet to act in this round (2.2)")
        else:
            s.done |= done << figure


def run_round(game: Game, s: CfsState, data: Row, phase: str, turn: int) -> None:
    """Let the round stand where it is written, with everything that is still to come below."""
    for key in ACT_KEYS:
        if phase != "act" and key in data:
            raise SaveError(f"{key}: comes while a figure acts, in phase act")
    if phase in PART_OF:
        s.push(("round", PARTS.index(PART_OF[phase]), s.round))
        return
    s.push(("round", PARTS.index("dusk"), s.round))
    later = [who for who in range(game.players + 1) if s.chosen[who] < s.chosen[turn]]
    for who in sorted(later, key=s.chosen.__getitem__):
        s.push(("machines", 0) if who == game.players else ("team", who))
    if phase == "act":
        let_act(game, s, data, turn)
    else:
        s.push(("machines", 0) if turn == game.players else ("team", turn))


def let_act(game: Game, s: CfsState, data: Row, turn: int) -> None:
    """Let a figure or machine be in the middle of its activation (2.4)."""
    usual = figure_names(game.players)[turn * TEAM]
    s.active = figure_called(game, data.get("active", usual), "active")
    if s.where[s.active] == AWAY or s.out >> s.active & 1:
        raise SaveError(f"active: {data.get('active', usual)} is not in play in this round")
    s.done |= 1 << s.active
    s.actions = number(data.get("actions", ACTIONS), 0, ACTIONS, "actions")
    if turn == game.players:
        let_machine_act(game, s, data)
        return
    dungeon: Dungeon = game.ground
    s.may_jump = yes_or_no(data, "entered", "entered")
    if s.may_jump and s.where[s.active] not in dungeon.teleporters:
        raise SaveError("entered: only a teleporter just entered lets a figure jump (3.5)")
    most = movement_now(game, s, s.active)
    s.moved = number(data.get("moved", s.may_jump), s.may_jump, most, "moved")
    s.moving = int(s.moved > 0)
    for key, first in (("taken", 0), ("laid", LAID)):
        for name in entries(data.get(key, []), key):
            s.handled |= 1 << first + word_among(RESOURCES, name, key)
    s.push(("team", turn))
    s.push(("act", turn))


def let_machine_act(game: Game, s: CfsState, data: Row) -> None:
    """Let a machine go on; the machines before it have acted (2.3)."""
    for key in ("moved", "entered", "taken", "laid"):
        if key in data:
            raise SaveError(f"{key}: a machine's deed is never left half done (8.4)")
    first = game.players * TEAM
    before = s.active - first
    s.done |= ((1 << before) - 1) << first & ~s.out
    s.push(("machines", before + 1))
    s.push(("machine", s.active, s.actions))
