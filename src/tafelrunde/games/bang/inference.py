"""Who is probably what: roles inferred from who shot, healed and helped whom, and kept what dice.

A seat's acts are weighed by how likely each role would have chosen them, given what a seat of that
role could think of the others then (`acts.py`). The deal (1.1) binds the seats together: every way
the hidden roles can lie counts with the product of its seats' weights. At the outbreak the sides
become public (11.5), and roles matter no more.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Event, Game
from tafelrunde.pieces.dice import tally

from .acts import (
    CHALLENGED,
    HEALED,
    KEPT_BEER,
    KEPT_GATLING,
    KEPT_SHOT,
    RELIEVED,
    SHOT_AT,
    WEIGHTS,
    Features,
    Odds,
    as_own_doctor,
    as_patient,
    as_target,
    as_waste,
    best_wish,
    likelihood,
    row_of,
)
from .dealings import HIDDEN, role_odds
from .modules.duel import opponents
from .names import (
    BEER,
    DEAL,
    DYNAMITE,
    FACES,
    GATLING,
    ONE,
    REROLLS,
    ROLES,
    SEAN_MALLORY,
    SHERIFF,
    SUZY_LAFAYETTE,
    TWO,
    VULTURE_SAM,
    WHISKEY,
)
from .state import BangState, blank, clockwise
from .steps.resolving import in_reach, reach
from .steps.rolling import BLASTS

DOUBT: Final = 1e-6  # no act ever rules a role out
# Their abilities heal them, too: that they gained life need not have been a choice (5.14, 5.15).
HEALED_BY_NATURE: Final = (SUZY_LAFAYETTE, VULTURE_SAM)
# Kind of the act, actor, rows of weights and options by role, and the option that was chosen.
Note = tuple[int, int, list[int], list[list[Features]], int]


class Beliefs:
    """What the acts of a match so far say about each seat's role; reads a history bit by bit."""

    __slots__ = (
        "_dice",
        "_known",
        "_odds",
        "_opinions",
        "_over",
        "_read",
        "_rerolls",
        "_table",
        "_thinker",
        "_traits",
        "notes",
    )

    def __init__(self, players: int) -> None:
        self.notes: list[Note] | None = None  # if it is a list, acts are written down in it
        self._read: int = 0
        self._table: BangState = blank(players)  # as it was when something happened
        self._dice: tuple[int, ...] = ()  # of the roll that may be kept or rolled again
        self._rerolls: int = 0  # left
        self._known: list[int] = [HIDDEN] * players
        self._traits: Odds = [[1.0] * len(ROLES) for _ in range(players)]
        self._over: bool = False  # since the outbreak
        self._odds: dict[tuple[int, int], Odds] = {}  # worked out since something was heard
        self._thinker: int = HIDDEN  # whose opinions these are; HIDDEN: not asked for
        self._opinions: list[Odds] = []  # by the thinker's role

    def listen(self, g: Game, s: BangState, history: list[Event]) -> None:
        """Read on in the history; of the state only what everybody sees."""
        if self._read == 0 or len(history) < self._read:  # the latter: something was taken back
            self._begin(s, history)
        if len(history) > self._read:
            self._odds = {}
        for at in range(self._read, len(history)):
            if not self._over:
                self._hear(g, history[at][1], history[at][2])
        self._read = len(history)

    def odds(self, seat: int, role: int) -> Odds:
        """Return the chances of all roles as the seat sees them, whose own role is this."""
        found = self._odds.get((seat, role))
        if found is None:
            known = self._known[:]
            known[seat] = role
            found = self._odds[(seat, role)] = role_odds(known, self._traits)
        return found

    def weights(self, hidden: list[int], dealt: list[tuple[int, ...]]) -> list[float]:
        """Return how likely each way to deal roles to the hidden seats is; they add up to 1."""
        found: list[float] = []
        for way in dealt:
            weight = 1.0
            for place in range(len(way)):
                weight *= self._traits[hidden[place]][way[place]]
            found.append(weight)
        total = sum(found, 0.0)
        return [weight / total for weight in found]

    def _begin(self, s: BangState, history: list[Event]) -> None:
        """Set the table as it was before the history: who was eliminated in it sits again."""
        players = len(s.life)
        table = self._table
        gone = [args[0] for _, key, args in history if key == "eliminated"]
        self._read = 0
        self._odds = {}
        table.character = s.character[:]
        table.alive = s.alive
        table.limit = s.limit[:]
        table.life = s.life[:]
        for _, key, args in history:
            if key == "lost_life":
                table.life[args[0]] += args[1]
            elif key == "gained_life":
                table.life[args[0]] -= args[1]
        self._over = False
        for seat in gone:
            table.alive |= 1 << seat
        self._known = [
            s.role[seat] if s.shown >> seat & 1 and seat not in gone else HIDDEN
            for seat in range(players)
        ]
        self._traits = [[1.0] * len(ROLES) for _ in range(players)]
        self._new_turn()

    def _new_turn(self) -> None:
        """Forget what belongs to a turn, and ask for opinions anew."""
        self._thinker = HIDDEN
        self._table.duelled = 0
        self._table.aims = [0] * len(self._known)
        self._dice = ()

    # What is heard

    def _hear(self, g: Game, key: str, args: tuple[Any, ...]) -> None:
        """Draw conclusions from one event: who did what to whom, though others were at hand."""
        if key == "aimed":
            self._heard_aim(g, args[0], args[1], args[2])
        elif key == "gained_life":
            self._heard_healing(args[0], args[1], args[2])
        elif key == "rolled":
            self._dice = args[1]
            self._rerolls = g.ask(self._table, "rerolls", REROLLS, args[0])
        elif key == "rerolled":
            self._heard_reroll(g, args[0], args[1], args[2])
        elif key == "duel_began":
            targets = tuple(opponents(self._table, args[0]))
            self._against(CHALLENGED, args[0], args[1], targets)
            self._table.duelled |= 1 << args[1]
        elif key == "shot_doubled":
            self._heard_doubling(g, args[0], args[1])
        elif key == "arrows_returned":
            self._heard_relief(args[0], args[2])
        else:
            self._note(key, args)

    def _note(self, key: str, args: tuple[Any, ...]) -> None:
        """Keep the table as it is while the history goes on."""
        table = self._table
        if key == "turn_began":
            self._new_turn()
        elif key == "lost_life":
            table.life[args[0]] -= args[1]
            table.aims[args[0]] = 0  # the shots have happened
        elif key == "eliminated":
            table.alive &= ~(1 << args[0])
            self._known[args[0]] = args[1]
            self._thinker = HIDDEN
        elif key == "role_shown":  # the Sheriff's, before the first turn
            self._known[args[0]] = args[1]
        elif key == "character_dealt":  # the state has forgotten those of the fallen (11.1)
            table.character[args[0]] = args[1]
            table.life[args[0]] = table.limit[args[0]] = args[2]
        elif key == "die_turned":  # nobody says which
            self._dice = ()
        elif key == "outbreak_came":
            self._over = True

    def _heard_aim(self, g: Game, seat: int, target: int, face: int) -> None:
        table = self._table
        self._stopped(g, seat)
        targets = in_reach(table, seat, reach(g, table, seat, face))
        self._against(SHOT_AT, seat, target, targets)
        table.aims[target] += 1

    def _against(self, kind: int, seat: int, target: int, targets: tuple[int, ...]) -> None:
        """Somebody turned against one of these seats."""
        if self._known[seat] == HIDDEN and len(targets) > 1 and target in targets:
            options = [self._as_targets(seat, role, targets) for role in range(len(ROLES))]
            self._judge(kind, seat, options, targets.index(target))

    def _heard_doubling(self, g: Game, seat: int, target: int) -> None:
        """Slab turned a beer into another shot (5.13): at whom his shots reach."""
        table = self._table
        reached: list[int] = []
        for face in (ONE, TWO):
            reached += in_reach(table, seat, reach(g, table, seat, face))
        self._against(SHOT_AT, seat, target, tuple(sorted(set(reached))))
        table.aims[target] += 1

    def _heard_relief(self, owner: int, helper: int) -> None:
        """Kit returned somebody's arrow, though there were others, and himself (5.7)."""
        others = clockwise(self._table, helper)[1:]
        if self._known[helper] == HIDDEN and owner != helper and owner in others:
            options: list[list[Features]] = [[]]
            for role in range(SHERIFF + 1, len(ROLES)):
                odds = self._opinion(helper)[role]
                rows = [[*odds[other], 0.0] for other in others]
                options.append([*rows, [0.0, 0.0, 0.0, 0.0, 1.0]])
            self._judge(RELIEVED, helper, options, others.index(owner))

    def _heard_healing(self, healed: int, much: int, helper: int) -> None:
        """Somebody gave life to one of those who had room for it, or wasted it on another."""
        table = self._table
        if self._known[helper] == HIDDEN and self._was_free(healed, helper):
            thirsty = self._thirsty(helper)
            waste = len(thirsty) < table.alive.bit_count()
            if len(thirsty) + waste > 1 and (healed in thirsty if much else waste):
                options = [self._as_patients(helper, role, thirsty) for role in range(len(ROLES))]
                chosen = thirsty.index(healed) if much else len(thirsty)
                if waste:
                    options = [[*option, as_waste()] for option in options]
                self._judge(HEALED, helper, options, chosen)
        table.life[healed] += much

    def _was_free(self, healed: int, helper: int) -> bool:
        """Say whether the life given was surely a choice: a beer, or given to somebody else."""
        if healed != helper:
            return True
        natural = self._table.character[helper] in HEALED_BY_NATURE
        return BEER in self._dice and WHISKEY not in self._dice and not natural

    def _heard_reroll(
        self, g: Game, seat: int, fresh: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        """Some dice were kept and others not; nobody says which, but faces can be counted."""
        before, kept = tally(self._dice, len(FACES)), tally(dice, len(FACES))
        for face in fresh:
            kept = (*kept[:face], kept[face] - 1, *kept[face + 1 :])
        free = self._table.character[seat] != SEAN_MALLORY  # he throws single dice again (9.8)
        if self._dice and free and len(dice) == len(self._dice):
            self._kept(g, seat, before, kept)
        self._dice = dice
        self._rerolls -= 1

    def _stopped(self, g: Game, seat: int) -> None:
        """At the first shot all dice lie for good; if they need not, all were kept."""
        if self._dice and self._rerolls > 0 and self._dice.count(DYNAMITE) < BLASTS:
            faces = tally(self._dice, len(FACES))
            self._kept(g, seat, faces, faces)
        self._rerolls = 0

    def _kept(self, g: Game, seat: int, before: tuple[int, ...], kept: tuple[int, ...]) -> None:
        """Weigh each die that was kept or rolled again."""
        if self._known[seat] != HIDDEN:
            return
        for face in (ONE, TWO, BEER, GATLING):
            for die in range(before[face]):
                self._kept_one(g, seat, face, before[face], 1 if die < kept[face] else 0)

    def _kept_one(self, g: Game, seat: int, face: int, many: int, kept: int) -> None:
        table = self._table
        kind = KEPT_GATLING if face == GATLING else KEPT_BEER if face == BEER else KEPT_SHOT
        targets: tuple[int, ...] = ()
        if kind == KEPT_SHOT:
            targets = in_reach(table, seat, reach(g, table, seat, face))
        elif kind == KEPT_BEER:
            targets = self._thirsty(seat)
        options: list[list[Features]] = [[]]
        for role in range(SHERIFF + 1, len(ROLES)):
            worth = 0.0
            if kind == KEPT_GATLING:
                worth = float(many)
            elif kind == KEPT_SHOT:
                weights = WEIGHTS[SHOT_AT][row_of(role, self._left())]
                worth = best_wish(weights, self._as_targets(seat, role, targets))
            elif targets:
                weights = WEIGHTS[HEALED][row_of(role, self._left())]
                worth = best_wish(weights, self._as_patients(seat, role, targets))
            options.append([[0.0, 0.0], [1.0, worth]])
        self._judge(kind, seat, options, kept)

    # What options are like

    def _thirsty(self, seat: int) -> tuple[int, ...]:
        """Return the seats in play that have room for a life."""
        table = self._table
        return tuple(
            [other for other in clockwise(table, seat) if table.life[other] < table.limit[other]]
        )

    def _as_targets(self, seat: int, role: int, targets: tuple[int, ...]) -> list[Features]:
        table = self._table
        odds = self._opinion(seat)[role]
        return [as_target(odds[other], table.life[other] - table.aims[other]) for other in targets]

    def _as_patients(self, seat: int, role: int, targets: tuple[int, ...]) -> list[Features]:
        life = self._table.life
        odds = self._opinion(seat)[role]
        return [
            as_own_doctor(life[seat]) if other == seat else as_patient(odds[other], life[other])
            for other in targets
        ]

    def _opinion(self, seat: int) -> list[Odds]:
        """Return what the seat could think of the others, by its own role."""
        if self._thinker != seat:
            self._thinker = seat
            self._opinions = []
            for role in range(len(ROLES)):
                known = self._known[:]
                known[seat] = role
                self._opinions.append(role_odds(known, self._traits))
        return self._opinions

    def _left(self) -> list[int]:
        """Return how many of each role are in play: the dead have shown theirs (4.1)."""
        left = DEAL[len(self._known)][:]
        for seat in range(len(self._known)):
            if not self._table.alive >> seat & 1:
                left[self._known[seat]] -= 1
        return left

    def _judge(self, kind: int, actor: int, options: list[list[Features]], chosen: int) -> None:
        """Make each role of the actor as likely as its choosing this option."""
        left = self._left()
        rows = [row_of(role, left) for role in range(len(ROLES))]
        if self.notes is not None:
            self.notes.append((kind, actor, rows, options, chosen))
        traits = self._traits[actor]
        for role in range(SHERIFF + 1, len(ROLES)):
            traits[role] *= likelihood(kind, rows[role], options[role], chosen)
        traits[SHERIFF] = 0.0  # everybody knows him
        most = max(traits)
        self._traits[actor] = [max(DOUBT, each / most) for each in traits]
