"""Laws 4 and 6: what a viewer can't know stays hidden, and is dealt anew fairly.

The means is a twin: a copy of the position in which everything the viewer can't know is dealt
anew. Whatever the viewer is shown must be the same in both.
"""

from __future__ import annotations

from collections.abc import Container, Sequence, Sized
from typing import Any

from tafelrunde.kernel import Action, Event, Fate, Game, State, dump
from tafelrunde.kernel.insight import audible
from tafelrunde.kernel.save import columns

from .subject import Chooser, LawBroken, Subject, Unknown, as_json, what_is_shown, who

STREAM = ("key", "drawn", "sfc_a", "sfc_b", "sfc_c")  # columns of the random stream
MOST_DEALS = 300  # if an entry of two values, one three times as likely, never moves: 3e-38
TWINS = 4  # re-deals tried until the acting seat can do the same in one of them
SECRET_KEY = "c0ffee" * 10


# Law 4: view, prompt, options, refusals


def secrecy_holds(
    subject: Subject, s: State, viewer: int, seed: str, wrong: Sequence[Action] = ()
) -> None:
    """What a viewer is shown does not hang on what they can't know."""
    game = subject.game
    twin = game.redeal(s, viewer, seed)
    here, there = what_is_shown(game, s, viewer), what_is_shown(game, twin, viewer)
    if here != there:
        raise LawBroken(4, f"{who(viewer)} sees what is hidden: {difference(here, there)}")
    if viewer in game.deciders(s):
        for action in wrong:
            here, there = game.why_not(s, viewer, action), game.why_not(twin, viewer, action)
            if here != there:
                raise LawBroken(4, f"why {who(viewer)} may not {action} tells what is hidden")


def difference(here: str, there: str) -> str:
    """Quote two texts where they part."""
    at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    begin = max(0, at - 30)
    return f"…{here[begin : at + 30]}… or …{there[begin : at + 30]}…"


# Law 4: events


class Recorder(Fate):
    """Lets the stream decide and notes every draw: its name, its range, what came."""

    def __init__(self) -> None:
        self.draws: list[tuple[str, int, int, Any]] = []

    def below(self, s: State, n: int, what: str) -> int:
        """Note a number."""
        result = int(s.draw(n))
        self.draws.append((what, n, result, None))
        return result

    def pick(self, s: State, items: Sequence[Any], what: str) -> int:
        """Note a thing that was drawn from many, too."""
        result = int(s.draw(len(items)))
        self.draws.append((what, len(items), result, items[result]))
        return result


class Replayer(Fate):
    """Repeats noted draws: things by what they are, else numbers; after a misfit by the stream."""

    def __init__(self, draws: list[tuple[str, int, int, Any]]) -> None:
        self.left: list[tuple[str, int, int, Any]] = draws[::-1]
        self.parted_after: int = -1  # how many events had been told when a draw did not fit

    def below(self, s: State, n: int, what: str) -> int:
        """Repeat a number if it is the same draw."""
        if self.left and self.left[-1][:2] == (what, n) and self.parted_after < 0:
            return self.left.pop()[2]
        return self._part(s, n)

    def pick(self, s: State, items: Sequence[Any], what: str) -> int:
        """Repeat what was drawn if it is there, else its place."""
        if not self.left or self.left[-1][0] != what or self.parted_after >= 0:
            return self._part(s, len(items))
        _, n, result, item = self.left.pop()
        if item in items:
            return list(items).index(item)
        return result if n == len(items) else self._part(s, len(items))

    def _part(self, s: State, n: int) -> int:
        if self.parted_after < 0:
            self.parted_after = len(s.news or ())
        return int(s.draw(n))


def events_hold(
    subject: Subject, s: State, seat: int, action: Action, viewers: Sequence[int], seed: str
) -> int:
    """The same action with the same draws tells a viewer the same of the truth and of a twin.

    Return for how many viewers that could be tried.
    """
    game, tried = subject.game, 0
    truth, recorder = s.clone(), Recorder()
    truth.news, truth.fate = [], recorder
    game.apply(truth, seat, action)
    for viewer in viewers:
        twin = twin_that_may(game, s, seat, action, viewer, seed)
        if twin is not None:
            tried += 1
            twin.news, twin.fate = [], Replayer(recorder.draws)
            game.apply(twin, seat, action)
            parted = twin.fate.parted_after
            compare(subject, (truth, twin), viewer, f"{action} of seat {seat}", parted)
    return tried


def twin_that_may(
    game: Game, s: State, seat: int, action: Action, viewer: int, seed: str
) -> Any | None:
    """Return a twin in which the action is legal too: it may need something hidden."""
    for number in range(TWINS):
        twin = game.redeal(s, viewer, f"{seed} {number}")
        if action in game.options(twin, seat):
            return twin
    return None


def compare(
    subject: Subject, pair: tuple[State, State], viewer: int, cause: str, parted_after: int = -1
) -> None:
    """What a viewer hears parts where something is disclosed; if it is the same, so is the view."""
    truth, twin = pair
    here = heard(truth.news or [], viewer)
    told = twin.news or []
    there = heard(told if parted_after < 0 else told[:parted_after], viewer)
    at = first_difference(here, there)
    if at < 0:
        shown = [what_is_shown(subject.game, state, viewer) for state in pair]
        if shown[0] != shown[1]:
            how = difference(*shown)
            raise LawBroken(4, f"after {cause} {who(viewer)} sees what no event told: {how}")
    elif parted_after < 0 or at < len(there):
        check_parting(subject, here[at : at + 1], there[at : at + 1], viewer, cause)


def check_parting(
    subject: Subject, here: list[Event], there: list[Event], viewer: int, cause: str
) -> None:
    """Where two streams part, something is rightly disclosed to the viewer."""
    if not any(discloses(subject, event, viewer) for event in [*here, *there]):
        raise LawBroken(4, f"after {cause} {who(viewer)} hears what is hidden: {here} or {there}")


def discloses(subject: Subject, event: Event, viewer: int) -> bool:
    """Say whether an event rightly tells the viewer something that was hidden from them."""
    _, key, values = event
    learner = subject.discloses.get(key, "")
    if learner in ("", "all"):
        return learner == "all"
    return bool(values[list(subject.game.tables.events[key]).index(learner)] == viewer)


def heard(events: Sequence[Event], viewer: int) -> list[Event]:
    """Return the events that are meant for a viewer."""
    return [event for event in events if audible(event, viewer)]


def first_difference(here: list[Event], there: list[Event]) -> int:
    """Return where two streams of events part as they are sent, or -1."""
    for at in range(max(len(here), len(there))):
        if as_json(here[at : at + 1]) != as_json(there[at : at + 1]):
            return at
    return -1


# Law 4: the set-up


class Redealer(Replayer):
    """Repeats noted draws name by name, but decides all draws of one name anew."""

    def __init__(self, draws: list[tuple[str, int, int, Any]], name: str, seed: str) -> None:
        super().__init__([])
        self.draws: list[tuple[str, int, int, Any]] = draws
        self.name: str = name
        self.used: dict[str, int] = {}
        self.chooser = Chooser(seed)

    def below(self, s: State, n: int, what: str) -> int:
        """Repeat the next draw of this name, or decide it anew."""
        if what == self.name:
            return self.chooser.below(n)
        self.left = [draw for draw in self.draws if draw[0] == what][self.used.get(what, 0) :][:1]
        self.used[what] = self.used.get(what, 0) + 1
        return super().below(s, n, what)

    def pick(self, s: State, items: Sequence[Any], what: str) -> int:
        """Repeat or decide by place: what is drawn may have been drawn before."""
        return self.below(s, len(items), what)


def set_up_holds(subject: Subject, seed: str, tries: int = 60) -> int:
    """The set-up tells a viewer no more than their view shows; return how often that was tried."""
    game, recorder, tried = subject.game, Recorder(), 0
    truth = begin(game, seed, recorder)
    for name in sorted({draw[0] for draw in recorder.draws}):
        for number in range(tries):
            fate = Redealer(recorder.draws, name, f"{seed} {name} {number}")
            other = begin(game, seed, fate)
            if fate.parted_after >= 0 or dump(other) == dump(truth):
                continue
            for viewer in subject.viewers():
                if what_is_shown(game, truth, viewer) == what_is_shown(game, other, viewer):
                    compare(subject, (truth, other), viewer, f"the set-up's draws of {name}")
                    tried += 1
    return tried


def begin(game: Game, seed: str, fate: Fate) -> Any:
    """Set a match up with events and somebody else deciding the draws."""
    s = game.blank(game.players)
    s.seed(seed)
    s.news, s.fate = [], fate
    return game.begin(s)


# Law 6: re-dealing


def redeal_holds(subject: Subject, s: State, viewer: int, seed: str) -> None:
    """A re-deal keeps everything but what the viewer can't know, and all of that moves."""
    game = subject.game
    unknown = subject.unknown(game, s, viewer)
    for (column, index), possible in unknown.items():
        if getattr(s, column)[index] not in possible:
            raise LawBroken(6, f"the true {column} of {index} is said to be impossible")
    restless = {place: set[Any]() for place, possible in unknown.items() if moves(possible)}
    for number in range(MOST_DEALS):
        twin = game.redeal(s, viewer, f"{seed} {number}")
        twin_holds(subject, s, twin, viewer, unknown)
        for (column, index), values in restless.items():
            values.add(getattr(twin, column)[index])
        if number and all(len(values) > 1 for values in restless.values()):
            return
    stuck = [place for place, values in restless.items() if len(values) < 2]
    raise LawBroken(6, f"for {who(viewer)} {stuck} never moves in {MOST_DEALS} re-deals")


def moves(possible: Container[Any]) -> bool:
    """Say whether an entry has to take more than one value."""
    return isinstance(possible, Sized) and len(possible) > 1


def twin_holds(subject: Subject, s: State, twin: State, viewer: int, unknown: Unknown) -> None:
    """One re-dealt state keeps what is known, and the rest is possible."""
    for column in columns(s):
        if column in STREAM or column == "answers":
            continue
        here, there = getattr(s, column), getattr(twin, column)
        if not isinstance(here, list):
            here, there = [here], [there]
        if len(here) != len(there):
            raise LawBroken(6, f"for {who(viewer)} {column} is dealt another length")
        for index in range(len(here)):
            possible = unknown.get((column, index), (here[index],))
            if there[index] not in possible:
                raise LawBroken(
                    6, f"for {who(viewer)} {column} of {index} is dealt as {there[index]}"
                )
    answers_hold(subject.game, s, twin, viewer)
    try:
        subject.check(subject.game, twin)
    except AssertionError as broken:
        raise LawBroken(6, f"a re-deal for {who(viewer)} can't be: {broken}") from None


def answers_hold(game: Game, s: State, twin: State, viewer: int) -> None:
    """Waiting answers: the own one is kept, others' are possible ones, and nobody's appears."""
    for seat, answer in enumerate(s.answers):
        again = twin.answers[seat]
        if seat == viewer or not answer:
            if again != answer:
                raise LawBroken(6, f"for {who(viewer)} the answer of seat {seat} is another")
        elif again not in game.options(twin, seat):
            raise LawBroken(6, f"seat {seat} can't have answered {again}")


def streams_hold(game: Game, s: State, viewer: int, seed: str) -> None:
    """A re-deal hangs on what is known and its own seed only; its stream is fresh, without key."""
    keyed, elsewhere = s.clone(), s.clone()
    keyed.key, keyed.drawn = SECRET_KEY, 12_345
    elsewhere.seed(f"elsewhere {seed}")
    twin = game.redeal(s, viewer, seed)
    text = dump(twin)
    if SECRET_KEY in dump(game.redeal(keyed, viewer, seed)):
        raise LawBroken(6, "a re-deal copies the random key")
    for other in (keyed, elsewhere):
        if dump(game.redeal(other, viewer, seed)) != text:
            raise LawBroken(6, "a re-deal hangs on the random stream of the original")
    if twin.news is not None or twin.fate is not None:
        raise LawBroken(6, "a re-deal took over who listens or who decides the draws")
    again = game.redeal(s, viewer, f"{seed} again")
    if dump(game.redeal(again, viewer, seed)) != text:
        raise LawBroken(6, f"a re-deal for {who(viewer)} hangs on the hidden truth")
    twins = [twin, again, s.clone()]
    futures = {tuple([state.draw(1 << 30) for _ in range(4)]) for state in twins}
    if len(futures) < len(twins):
        raise LawBroken(6, "two streams that should differ draw the same")
