"""The game: a frozen set of tables, and the way of an action through them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .chapter import Chapter, Modifier, Step, Trigger
from .errors import IllegalAction, RulesError
from .state import NOBODY, Action, Frame, State
from .tables import Tables

Setup = Callable[[Any, Any, dict[str, Any]], None]  # (game, blank state, what is carried over)
Carry = Callable[[Any, Any], dict[str, Any]]
View = Callable[[Any, Any, int], dict[str, Any]]
Seen = Callable[[Any, Any], dict[str, Any]]
Own = Callable[[Any, Any, int, dict[str, Any]], dict[str, Any]]
Redeal = Callable[[Any, Any, int], None]  # changes a copy in place


class Hidden:
    """How a game hides things: `view` shows what a seat may see, `redeal` resamples the rest."""

    __slots__ = ("own", "redeal", "seen", "view")

    def __init__(
        self, view: View, redeal: Redeal, seen: Seen | None = None, own: Own | None = None
    ) -> None:
        self.view: View = view
        self.redeal: Redeal = redeal
        self.seen: Seen | None = seen
        self.own: Own | None = own


def in_parts(seen: Seen, own: Own, redeal: Redeal) -> Hidden:
    """Hide things by a view of two parts: views for all seats then cost hardly more than one.

    `seen` is what a spectator sees. `own` gives those of its entries that are not the same for
    all, always the same ones, as a viewer sees them; it makes them from what a spectator sees.
    """

    def view(g: Any, s: Any, viewer: int) -> dict[str, Any]:
        shown = seen(g, s)
        return {**shown, **own(g, s, viewer, shown)}

    return Hidden(view, redeal, seen, own)


def carry_nothing(game: Any, s: Any) -> dict[str, Any]:
    """The next match of a series starts like the first."""
    return {}


class Game:
    """One game as it is played at a table: fixed seats, modules and options.

    Immutable once built. A state is moved on by `apply` (checked) or `commit` (unchecked, for
    search and simulation); both run the automatic steps up to the next decision.
    """

    def __init__(
        self,
        name: str,
        players: int,
        chapters: list[Chapter],
        blank: Callable[[int], Any],
        setup: Setup,
        hidden: Hidden,
        options: dict[str, int] | None = None,
        carry: Carry = carry_nothing,
        ground: Any = None,
    ) -> None:
        self.name: str = name
        self.players: int = players
        self.option: dict[str, int] = options or {}
        self.tables: Tables = Tables(chapters)
        self.steps: dict[str, Step] = self.tables.steps
        self.triggers: dict[str, list[Trigger]] = self.tables.triggers
        self.modifiers: dict[str, list[Modifier]] = self.tables.modifiers
        self.blank: Callable[[int], Any] = blank
        self.setup: Setup = setup
        self.hidden: Hidden = hidden
        self.carry: Carry = carry
        self.ground: Any = ground  # what all matches share and nothing changes, such as a map

    # A match from beginning to end

    def new(self, seed: object = "", carried: dict[str, Any] | None = None) -> Any:
        """Return a new match for simulation, at its first decision."""
        s = self.blank(self.players)
        s.seed(str(seed))
        return self.begin(s, carried)

    def begin(self, s: Any, carried: dict[str, Any] | None = None) -> Any:
        """Set up a blank state whose stream is ready, and go to the first decision."""
        self.setup(self, s, carried or {})
        self.advance(s)
        return s

    def over(self, s: State) -> bool:
        """Say whether the match has ended."""
        return not s.agenda

    def finish(self, s: State, winners: list[int]) -> None:
        """End the match at once, whatever else was going on."""
        s.winners = winners
        s.agenda.clear()
        s.tell("won", tuple(winners))

    # Decisions

    def actor(self, s: State) -> int:
        """Return the (first) seat that has to act now."""
        frame = s.agenda[-1]
        if self.steps[frame[0]].actors is None:
            seat: int = frame[1]
            return seat
        return self._next_actor(s)

    def _next_actor(self, s: State) -> int:
        """Return the first seat of a decision of several that has yet to act, or NOBODY."""
        answers = s.answers
        for seat in self.deciders(s):
            if not (answers and answers[seat]):
                return seat
        return NOBODY

    def actors(self, s: State) -> tuple[int, ...]:
        """Return the seats that have yet to act now; none when the match is over."""
        answers = s.answers
        if not answers:
            return self.deciders(s)
        return tuple([seat for seat in self.deciders(s) if not answers[seat]])

    def deciders(self, s: State) -> tuple[int, ...]:
        """Return all seats of the open decision; those in already may still change their mind."""
        if not s.agenda:
            return ()
        frame = s.agenda[-1]
        step = self.steps[frame[0]]
        if step.actors is None:
            return (frame[1],)
        if not s.asked:  # not worked out yet: a state just loaded or re-dealt
            s.asked = step.actors(self, s, frame)
        return s.asked

    def is_window(self, s: State) -> bool:
        """Say whether the open decision is an answer window."""
        return bool(s.agenda) and self.steps[s.agenda[-1][0]].window

    def options(self, s: State, seat: int) -> tuple[Action, ...]:
        """Return everything the seat may do now, in a stable order; nothing if it is not asked."""
        if not s.agenda:
            return ()
        frame = s.agenda[-1]
        step = self.steps[frame[0]]
        assert step.options is not None
        if step.actors is not None:
            return step.options(self, s, frame, seat) if seat in self.deciders(s) else ()
        if seat != frame[1]:
            return ()
        if not s.offer:  # not worked out yet: a state just loaded or re-dealt
            s.offer = step.options(self, s, frame, seat)
        return s.offer

    def decision(self, s: State, seat: int) -> dict[str, Any] | None:
        """Return what the seat is asked, ready to be sent: id, prompt, options; or None."""
        if seat not in self.deciders(s):
            return None
        frame = s.agenda[-1]
        step = self.steps[frame[0]]
        values = step.prompt(self, s, frame, seat) if step.prompt is not None else ()
        return {
            "id": [s.serial, seat],
            "prompt": step.name,
            "values": values,
            "options": self.options(s, seat),
            "answered": bool(s.answers and s.answers[seat]),
        }

    def why_not(self, s: State, seat: int, action: Action) -> str:
        """Return the clause that forbids the action, as "bang 2.3", or nothing if none does."""
        frame = s.agenda[-1]
        why_not = self.steps[frame[0]].why_not
        if why_not is None or action in self.options(s, seat):
            return ""
        clause = why_not(self, s, frame, seat, action)
        return f"{self.name} {clause}" if clause else ""

    # Moving on

    def apply(self, s: State, seat: int, action: Action) -> None:
        """Carry out an action if it is legal, or refuse it and change nothing."""
        if not s.agenda:
            raise IllegalAction("error-over", "the game is over")
        if seat not in self.deciders(s):
            raise IllegalAction("error-not-asked", "you are not asked now")
        options = self.options(s, seat)
        if action not in options:
            clause = self.why_not(s, seat, action)
            raise IllegalAction("error-not-offered", "that is not possible now", clause)
        self.commit(s, seat, options[options.index(action)])  # 1.0 equals 1 but is no seat

    def commit(self, s: State, seat: int, action: Action) -> None:
        """Carry out a legal action and go on to the next decision."""
        agenda = s.agenda
        frame = agenda[-1]
        step = self.steps[frame[0]]
        if step.apply is not None:
            agenda.pop()
            s.offer = ()
            step.apply(self, s, frame, seat, action)
        else:
            s.answers[seat] = action
            if self._next_actor(s) != NOBODY:
                return
            self._close(s, step, frame)
        self.advance(s)

    def close(self, s: State) -> None:
        """Carry out the answers of a decision of several, which are all in, and go on."""
        frame = s.agenda[-1]
        self._close(s, self.steps[frame[0]], frame)
        self.advance(s)

    def _close(self, s: State, step: Step, frame: Frame) -> None:
        """All answers are in: they take effect together."""
        assert step.apply_all is not None
        answers = s.answers
        s.answers = []
        s.asked = ()
        s.agenda.pop()
        step.apply_all(self, s, frame, answers)

    def advance(self, s: State) -> None:
        """Run automatic steps until somebody must decide or the match is over."""
        agenda = s.agenda
        steps = self.steps
        while agenda:
            frame = agenda[-1]
            step = steps[frame[0]]
            run = step.run
            if run is not None:
                agenda.pop()
                run(self, s, frame)
            elif step.actors is not None:
                s.answers = [()] * self.players
                s.asked = step.actors(self, s, frame)
                if s.asked:
                    break
                self._close(s, step, frame)
            else:
                assert step.options is not None and step.apply is not None
                options = step.options(self, s, frame, frame[1])
                if not step.automatic or len(options) != 1:
                    if not options:
                        raise RulesError(f"{step.name} offers seat {frame[1]} nothing")
                    s.offer = options
                    break
                agenda.pop()
                step.apply(self, s, frame, frame[1], options[0])
        s.serial += 1

    # What rules and cards speak in

    def fire(self, s: State, event: str, *values: Any) -> None:
        """Put on the agenda what the triggers of this event demand, in table order."""
        for row in self.triggers.get(event, ()):
            if row.when is None or row.when(self, s, *values):
                s.agenda.append((row.step, *values))

    def ask(self, s: State, query: str, value: Any, about: Any = NOBODY) -> Any:
        """Let modifiers change a number or a permission, in table order.

        A query is about one thing, mostly a seat.
        """
        rows = self.modifiers.get(query)
        if rows is not None:
            for change in rows:
                value = change(self, s, value, about)
        return value

    def resume(self, s: State, frame: Frame, row: int) -> None:
        """Carry on with a replaced frame, past the replacement that stepped in."""
        self.tables.replaceable[frame[0]].run_from(self, s, frame, row)

    def after(self, s: State, step: str, frame: Frame) -> None:
        """Let a frame follow once the uppermost frame of the given step is done with."""
        for depth in range(len(s.agenda) - 1, -1, -1):
            if s.agenda[depth][0] == step:
                s.agenda.insert(depth, frame)
                return
        raise RulesError(f"{frame[0]} should follow {step}, which is not going on")

    # What others may know

    def view(self, s: State, viewer: int) -> dict[str, Any]:
        """Return what a seat (or NOBODY: a spectator) may see, built up from nothing."""
        return self.framed(s, self.hidden.view(self, s, viewer))

    def framed(self, s: State, table: dict[str, Any]) -> dict[str, Any]:
        """Return what every view has, around what is on the table."""
        return {
            "game": self.name,
            "serial": s.serial,
            "over": not s.agenda,
            "winners": list(s.winners),
            "waiting": list(self.actors(s)),
            "table": table,
        }

    def redeal(self, s: State, viewer: int, seed: object) -> Any:
        """Return a copy in which everything the viewer can't know is dealt anew."""
        twin = s.clone()
        twin.seed(str(seed))
        twin.asked = twin.offer = ()
        self.hidden.redeal(self, twin, viewer)
        for seat, answer in enumerate(twin.answers):
            if answer and seat != viewer:
                options = self.options(twin, seat)
                twin.answers[seat] = options[twin.draw(len(options))]
        return twin
