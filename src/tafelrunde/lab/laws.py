"""The laws every game keeps, as functions that check one position or one game (docs/laws.md).

Laws 1, 2, 3 and 5 are here, 4 and 6 (what stays hidden) in `secrecy.py`. Each function raises
`LawBroken` or returns nothing; tests and the fuzzer share them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tafelrunde.kernel import Action, Event, Game, IllegalAction, State, dump, load, state_hash
from tafelrunde.kernel.save import columns
from tafelrunde.records.fairness import match_key, secret_from_seed

from .secrecy import events_hold, redeal_holds, secrecy_holds, streams_hold
from .subject import Chooser, LawBroken, Subject, as_json

QUICK = "quick"  # laws 1 and 5 alone, for very many games
LIGHT = "light"
FULL = "full"
LEVELS = (QUICK, LIGHT, FULL)
BOUND = 20_000  # decisions of a random game; a bound of the laws, not a rule


class Played:
    """A random game as far as it went: enough to play it again, and to go on with its series."""

    def __init__(self, seed: str, carried: dict[str, Any] | None = None) -> None:
        self.seed: str = seed
        self.carried: dict[str, Any] = carried or {}  # from the match before
        self.carries: dict[str, Any] = {}  # into the next match, once this one is over
        self.actions: list[tuple[int, Action]] = []
        self.hashes: list[str] = []
        self.about: tuple[int, Action] | None = None  # what was to be done when a law broke
        self.over: bool = False


def start(
    game: Game,
    seed: str,
    carried: dict[str, Any] | None = None,
    news: list[Event] | None = None,
) -> Any:
    """Return a match at its first decision, with the keyed stream a record of this seed has."""
    s = game.blank(game.players)
    s.key = match_key(secret_from_seed(seed))
    s.news = news
    return game.begin(s, as_read(carried or {}))


def as_read(carried: dict[str, Any]) -> dict[str, Any]:
    """Return what is carried over as it comes back from a file."""
    copy: dict[str, Any] = json.loads(as_json(carried))
    return copy


# Law 1, and the way through a whole game


def check_game(subject: Subject, played: Played, level: str = FULL, bound: int = BOUND) -> None:
    """Play a random game and check every decision; `played` holds how far it came."""
    if level == QUICK:
        check_quickly(subject, played, bound)
        return
    game = subject.game
    chooser = subject.chooser(f"choices {played.seed}")
    others: list[Action] = []  # offered at earlier decisions
    s = start(game, played.seed, played.carried, chooser.news)
    while not game.over(s):
        if subject.watched and len(played.actions) >= subject.watched:
            return
        if len(played.actions) >= bound:
            raise LawBroken(1, f"a random game did not end within {bound} decisions")
        seat, action = played.about = chooser.move(game, s)
        check_position(subject, s, seat, action, others, chooser, level)
        remember(others, game.options(s, seat), chooser)
        changes = seat in game.actors(s)
        before = dump(s)
        game.apply(s, seat, action)
        played.actions.append((seat, action))
        if changes and dump(s) == before:
            raise LawBroken(3, f"{action} of seat {seat} left no trace in the save")
        played.hashes.append(state_hash(s, played.hashes[-1] if played.hashes else ""))
    played.about = None
    things_hold(subject, s)
    clone_holds(game, s, chooser)
    for viewer in subject.viewers():
        secrecy_holds(subject, s, viewer, f"end {played.seed}")
    played.over = True
    played.carries = game.carry(game, s)
    if as_read(played.carries) != played.carries:
        raise LawBroken(3, f"what is carried over does not survive JSON: {played.carries}")
    if level == FULL:
        chain_holds(game, played)


def check_quickly(subject: Subject, played: Played, bound: int) -> None:
    """Play a random game: it ends, the rules don't contradict themselves, nothing gets lost."""
    game = subject.game
    chooser = subject.chooser(f"choices {played.seed}")
    s = start(game, played.seed, played.carried, chooser.news)
    while not game.over(s):
        if len(played.actions) >= bound:
            if subject.watched:
                return
            raise LawBroken(1, f"a random game did not end within {bound} decisions")
        things_hold(subject, s)
        seat, action = played.about = chooser.move(game, s)
        game.apply(s, seat, action)
        played.actions.append((seat, action))
    things_hold(subject, s)
    played.about = None
    played.over = True
    played.carries = game.carry(game, s)


def check_position(
    subject: Subject,
    s: State,
    seat: int,
    action: Action,
    others: list[Action],
    chooser: Chooser,
    level: str,
) -> None:
    """Check all laws of one position at which `seat` is about to take `action`."""
    game = subject.game
    seed = f"twin {chooser.below(1 << 30)}"
    things_hold(subject, s)
    options_hold(game, s)
    viewers = subject.viewers() if level == FULL else [chooser.one_of(subject.viewers())]
    wrong = [*others, *wrong_actions(game, game.options(s, seat), chooser)]
    for viewer in viewers:
        secrecy_holds(subject, s, viewer, seed, wrong if viewer == seat else ())
    events_hold(subject, s, seat, action, viewers, seed)
    if level == FULL:
        refusals_hold(game, s, seat, wrong)
        equals_hold(game, s, seat, action)
        clone_holds(game, s, chooser)
        save_holds(game, s, seat, action)
        viewer = chooser.one_of(viewers)
        redeal_holds(subject, s, viewer, seed)
        streams_hold(game, s, viewer, seed)


def remember(others: list[Action], options: tuple[Action, ...], chooser: Chooser) -> None:
    """Keep a few actions that were offered once, to be tried where they are not."""
    action = chooser.one_of(options)
    if action not in others:
        others.append(action)
        del others[:-12]


# Law 2: options


def options_hold(game: Game, s: State) -> None:
    """The options of all who decide are there, unique, stable, declared and JSON-safe."""
    for seat in game.deciders(s):
        options = game.options(s, seat)
        name = f"what seat {seat} may do at {s.agenda[-1][0]}"
        if not options:
            raise LawBroken(2, f"{name} is nothing")
        if len(set(options)) < len(options):
            raise LawBroken(2, f"{name} has an action twice: {options}")
        twin = s.clone()
        twin.asked, twin.offer = (), ()  # worked out anew
        if game.deciders(twin) != game.deciders(s):
            raise LawBroken(2, f"who decides at {s.agenda[-1][0]} changes while it is open")
        if game.options(s, seat) != options or game.options(twin, seat) != options:
            raise LawBroken(2, f"{name} differs when asked twice")
        if frozen(json.loads(as_json(options))) != options:
            raise LawBroken(2, f"{name} does not survive JSON: {options}")
        for action in options:
            declared(game, game.tables.verbs, action[0], action[1:])
        decision = game.decision(s, seat)
        assert decision is not None
        declared(game, game.tables.prompts, decision["prompt"], decision["values"])


def frozen(value: Any) -> Any:
    """Turn JSON's lists back into tuples."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def declared(
    game: Game, table: dict[str, dict[str, str]], word: str, values: tuple[Any, ...]
) -> None:
    """A verb, event or prompt is declared, and its values are of the declared kinds."""
    if word not in table:
        raise LawBroken(2, f"{word} is not declared")
    kinds = list(table[word].values())
    if len(kinds) != len(values):
        raise LawBroken(2, f"{word} is declared with {len(kinds)} values and has {values}")
    for kind, value in zip(kinds, values, strict=True):
        many = isinstance(value, tuple) if kind.endswith("*") else True
        items = value if kind.endswith("*") and many else (value,)
        if not many or not all(fits(game, kind.rstrip("*"), item) for item in items):
            raise LawBroken(2, f"{word} has {value!r} where {kind} is declared")


def fits(game: Game, kind: str, value: Any) -> bool:
    """Say whether a value is of a kind; a seat may be -1: nobody."""
    if kind == "text":
        return type(value) is str
    if type(value) is not int:
        return False
    if kind == "seat":
        return -1 <= value < game.players
    if kind == "number":
        return True
    return 0 <= value < (len(game.tables.kinds[kind]) if kind in game.tables.kinds else 1 << 31)


def wrong_actions(game: Game, options: tuple[Action, ...], chooser: Chooser) -> list[Action]:
    """Return actions near the options, most of them not offered: an action spoilt in each way."""
    action = chooser.one_of(options)
    wrong: list[Action] = [(), ("no_such_verb",), (*action, 0), action[:-1], (0, *action[1:])]
    wrong += [
        (*action[:place], value, *action[place + 1 :])
        for place in range(1, len(action))
        for value in (-1, game.players, 1 << 40, "0", None, ())
    ]
    verb = chooser.one_of(list(game.tables.verbs))
    values = [chooser.below(34) - 1 for _ in game.tables.verbs[verb]]
    return [*wrong, (verb,), (verb, *values)]


def refusals_hold(game: Game, s: State, seat: int, wrong: list[Action]) -> None:
    """What is not offered is refused, whoever tries it, and changes nothing."""
    before = dump(s)
    deciders, options = game.deciders(s), game.options(s, seat)
    for other in range(-1, game.players + 1):
        tried = wrong if other == seat else [options[0], wrong[0]]
        offered = game.options(s, other) if other in deciders else ()
        for action in tried:
            if action not in offered and not refused(game, s, other, action):
                raise LawBroken(2, f"seat {other} may {action}, which is not offered")
    if dump(s) != before:
        raise LawBroken(2, "an action that was refused changed the state")


def refused(game: Game, s: State, seat: int, action: Action) -> bool:
    """Say whether an action is refused as a player's mistake."""
    try:
        game.apply(s, seat, action)
    except IllegalAction:
        return True
    return False


def equals_hold(game: Game, s: State, seat: int, action: Action) -> None:
    """An action that merely equals an offered one (1.0, true for 1) is refused or does the same."""
    offered = s.clone()
    game.apply(offered, seat, action)
    for kind in (float, bool):
        alike = tuple([kind(part) if type(part) is int else part for part in action])
        twin = s.clone()
        if alike == action and not refused(game, twin, seat, alike) and dump(twin) != dump(offered):
            raise LawBroken(2, f"{alike} is taken for {action} but does something else")


# Law 3: clones, saves, the chain of hashes


def clone_holds(game: Game, s: State, chooser: Chooser, moves: int = 3) -> None:
    """A clone equals its original, shares no list with it and never changes it."""
    before, options = dump(s), s.offer
    twin = s.clone()
    for name in columns(s):
        value = getattr(s, name)
        if not plain(value):
            raise LawBroken(3, f"column {name} is not plain data: {value!r}")
        if isinstance(value, list) and getattr(twin, name) is value:
            raise LawBroken(3, f"a clone shares the list of column {name} with its original")
    if dump(twin) != before:
        raise LawBroken(3, "a clone differs from its original")
    if twin.news is not None or twin.fate is not None:
        raise LawBroken(3, "a clone took over who listens or who decides the draws")
    for _ in range(moves):
        if not game.over(twin):
            game.apply(twin, *chooser.move(game, twin))
    if dump(s) != before or s.offer != options:
        raise LawBroken(3, "playing on with a clone changed its original")


def plain(value: Any) -> bool:
    """Say whether a column is an int, a string or a list of ints, strings and tuples of them."""
    if isinstance(value, list):
        return all(plain_item(item) for item in value)
    return type(value) in (int, str)


def plain_item(value: Any) -> bool:
    """Say whether a value inside a column is plain."""
    if isinstance(value, tuple):
        return all(plain_item(item) for item in value)
    return type(value) in (int, str)


def save_holds(game: Game, s: State, seat: int, action: Action) -> None:
    """Save, load, go on is the same as going on."""
    text = dump(s)
    loaded = load(game, text)
    if dump(loaded) != text:
        raise LawBroken(3, "a loaded state differs from the saved one")
    going_on = s.clone()
    for state in (going_on, loaded):
        state.news = []
        game.apply(state, seat, action)
    if dump(loaded) != dump(going_on):
        raise LawBroken(3, f"after {action} a loaded state goes on in another way")
    if loaded.news != going_on.news:
        raise LawBroken(3, f"after {action} a loaded state tells something else")
    for _, key, values in going_on.news or ():
        declared(game, game.tables.events, key, values)


def chain_holds(game: Game, played: Played) -> None:
    """The same seed and actions give the same chain of state hashes."""
    for number, (again, before) in enumerate(zip(chain(game, played), played.hashes, strict=True)):
        if again != before:
            raise LawBroken(3, f"played again, the game differs after action {number}")


def chain(game: Game, played: Played) -> Iterator[str]:
    """Play a game again and return its chain of state hashes."""
    s = start(game, played.seed, played.carried)
    before = ""
    for seat, action in played.actions:
        game.apply(s, seat, action)
        before = state_hash(s, before)
        yield before


# Law 5: things


def things_hold(subject: Subject, s: State) -> None:
    """Every card and token is in exactly one place, and counters are in range."""
    try:
        subject.check(subject.game, s)
    except LawBroken:
        raise
    except AssertionError as broken:
        raise LawBroken(5, str(broken)) from None
