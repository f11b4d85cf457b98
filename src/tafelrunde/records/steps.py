"""The steps of a scenario: actions, and what is expected in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tafelrunde.kernel import NOBODY, Action, Event, Game, IllegalAction, dump

from .comparing import Table
from .forced import Forcing
from .moves import Move, Tell
from .notation import NotationError, did_you_mean, fold, read, read_seat, read_values, split, write
from .playing import Play
from .reading import Item
from .record import SPECTATOR
from .told import read_told

Step = Callable[[Play], None]
EXPECTATIONS = (
    *("expect", "sees", "events", "no_events"),
    *("asked", "offered", "refused", "forced"),
)
LESSON_WORDS = ("tell", "hint", "or", "any")


class Reader:
    """Reads the steps of a scenario; everything that can be wrong with them is found here."""

    def __init__(self, game: Game, names: list[str], forcing: Forcing) -> None:
        self.game = game
        self.names = names
        self.forcing = forcing
        words = [word for words in forcing.aliases.values() for word in words.items()]
        self.aliases: dict[str, str] = dict(words)

    def steps(self, item: Item) -> list[Step]:
        """Return all steps in order; one entry may be an action with its expectations."""
        found: list[Step] = []
        for entry in item.items():
            if entry.is_text():
                found.append(self._action(NOBODY, entry))
                continue
            words = entry.mapping()  # no key twice
            parts = [self._steps_of(key, value) for key, value in entry.pairs()]
            found += self._with_leeway([step for part in parts for step in part], words)
        return found

    def _steps_of(self, key: Item, value: Item) -> list[Step]:
        word = key.text()
        if word in EXPECTATIONS:
            return [getattr(self, f"_{word}")(value)]
        if word == "tell":
            return [Tell(read_told(value))]
        if word in LESSON_WORDS:
            return []  # they go with the action of this entry
        names = [fold(name) for name in self.names]
        if fold(word) not in names:
            known = (*EXPECTATIONS, *LESSON_WORDS, *self.names)
            hint = did_you_mean(word, known) or f"allowed are {', '.join(known)}"
            raise key.error(f"there is no '{word}' here: {hint}")
        seat = names.index(fold(word))
        actions = value.items() if value.is_list() else [value]
        return [self._action(seat, action) for action in actions]

    # Actions and draws

    def _action(self, seat: int, item: Item) -> Move:
        return Move(seat, self._read(item), item)

    def _with_leeway(self, steps: list[Step], words: dict[str, Item]) -> list[Step]:
        """Give the action of an entry what is written beside it: hint, or, any."""
        beside = {word: words[word] for word in ("hint", "or", "any") if word in words}
        moves = [step for step in steps if isinstance(step, Move)]
        for word, item in beside.items():
            if not moves or (len(moves) > 1 and word != "hint"):
                raise item.error(f"'{word}' stands beside one action: anna: stop")
        if not beside:
            return steps
        hint = read_told(beside["hint"]) if "hint" in beside else {}
        others = self._others(beside["or"]) if "or" in beside else ()
        free = "any" in beside and beside["any"].truth()
        return [
            replace(step, hint=hint, others=others, free=free) if isinstance(step, Move) else step
            for step in steps
        ]

    def _others(self, item: Item) -> tuple[tuple[Action, Item], ...]:
        entries = item.items() if item.is_list() else [item]
        return tuple([(self._read(entry), entry) for entry in entries])

    def _forced(self, item: Item) -> Step:
        more = self.forcing.read(item)
        return lambda play: play.fate.add(more)

    # The table

    def _expect(self, item: Item) -> Step:
        item.mapping()
        return lambda play: Table(play, NOBODY, truth=True).check(item, self.aliases)

    def _sees(self, item: Item) -> Step:
        looks = []
        for key, wanted in item.pairs():
            viewer = NOBODY if key.text() == SPECTATOR else self._seat(key)
            wanted.mapping()
            looks.append((viewer, wanted))

        def check(play: Play) -> None:
            for viewer, wanted in looks:
                Table(play, viewer, truth=False).check(wanted, self.aliases)

        return check

    # What was told

    def _events(self, item: Item) -> Step:
        wanted = [self._event(entry) for entry in item.items()]

        def check(play: Play) -> None:
            told = iter(play.events)
            for entry, matches in wanted:
                found = any(matches(event) for event in told)
                play.check(found, entry, f"event {_text(entry)}", told_text(play))

        return check

    def _no_events(self, item: Item) -> Step:
        unwanted = [self._event(entry) for entry in item.items()]

        def check(play: Play) -> None:
            for entry, matches in unwanted:
                found = any(matches(event) for event in play.events)
                play.check(not found, entry, f"no event {_text(entry)}", told_text(play))

        return check

    def _event(self, item: Item) -> tuple[Item, Callable[[Event], bool]]:
        """Read `lost_life anna 2` (later arguments left open) or {lost_life: {seat: anna}}."""
        if item.is_text():
            words = self._words(item)
            declared = self._declared(words[0], item)
            values = self._values(declared, words, item)
            return item, lambda event: event[1] == words[0] and event[2][: len(values)] == values
        pairs = list(item.pairs())
        if len(pairs) != 1:
            raise item.error("write one event, with its arguments by name")
        key = pairs[0][0].text()
        declared = self._declared(key, item)
        wanted = {
            list(declared).index(name): self._values({name: declared[name]}, [key, _joined(v)], v)
            for name, v in pairs[0][1].mapping(tuple(declared) or ("nothing",)).items()
        }
        return (
            item,
            lambda event: (
                event[1] == key and all((event[2][at],) == value for at, value in wanted.items())
            ),
        )

    def _declared(self, key: str, item: Item) -> dict[str, str]:
        events = self.game.tables.events
        if key not in events:
            hint = did_you_mean(key, list(events)) or f"there are {', '.join(events)}"
            raise item.error(f"{self.game.name} has no event '{key}': {hint}")
        return events[key]

    # Who is asked what, and what not

    def _asked(self, item: Item) -> Step:
        """Read `anna reroll 2` (later words left open), a list of such, or `nobody`."""
        asked: dict[int, tuple[str, tuple[Any, ...]]] = {}
        for entry in item.items() if item.is_list() else [item]:
            words = self._words(entry)
            seat = self._seat(entry, words[0])
            if seat == NOBODY:
                continue
            asked[seat] = self._prompt(words[1:], entry)

        def check(play: Play) -> None:
            actors = play.game.actors(play.s)
            ok = set(actors) == set(asked)
            for seat in actors:
                decision = play.game.decision(play.s, seat)
                assert decision is not None
                prompt, values = asked.get(seat, ("", ()))
                ok = ok and prompt in ("", decision["prompt"])
                ok = ok and tuple(decision["values"][: len(values)]) == values
            play.check(ok, item, f"asked: {_text(item)}", play.who_is_asked())

        return check

    def _prompt(self, words: list[str], item: Item) -> tuple[str, tuple[Any, ...]]:
        if not words:
            return "", ()
        prompts = self.game.tables.prompts
        if words[0] not in prompts:
            hint = did_you_mean(words[0], list(prompts)) or f"there are {', '.join(prompts)}"
            raise item.error(f"{self.game.name} never asks '{words[0]}': {hint}")
        return words[0], self._values(prompts[words[0]], words, item)

    def _offered(self, item: Item) -> Step:
        """Read a list of all options, or {to:, exactly:, includes:, excludes:}."""
        if item.is_list():
            wanted = {"exactly": item}
        else:
            wanted = item.mapping(("to", "exactly", "includes", "excludes"))
        to = wanted.pop("to", None)
        seat = self._seat(to) if to is not None else NOBODY
        lists = {key: [self._read(entry) for entry in v.items()] for key, v in wanted.items()}

        def check(play: Play) -> None:
            asked = play.seat_asked(item) if seat == NOBODY else seat
            decision = play.game.decision(play.s, asked)
            options = decision["options"] if decision is not None else ()
            for key, actions in lists.items():
                expected, found = offer_texts(play, key, actions, options)
                play.check(not found, wanted[key], expected, found)

        return check

    def _refused(self, item: Item) -> Step:
        parts = item.mapping(("action", "clause", "by"))
        if "action" not in parts:
            raise item.error("write the action that is refused: {action: …, clause: …}")
        action = self._read(parts["action"])
        clause = parts["clause"].text() if "clause" in parts else ""
        by = self._seat(parts["by"]) if "by" in parts else NOBODY

        def check(play: Play) -> None:
            seat = play.seat_asked(item) if by == NOBODY else by
            expected = f"{play.name(seat)}: {write(play.game, action, play.names)} is refused"
            found = refusal_of(play, seat, action)
            ok = found.startswith("refused") and (not clause or found == f"refused by {clause}")
            play.check(ok, item, f"{expected} by {clause}" if clause else expected, found)

        return check

    # Words

    def _read(self, item: Item) -> Action:
        try:
            return read(self.game, item.text(), self.names)
        except NotationError as error:
            raise item.error_for(error) from None

    def _words(self, item: Item) -> list[str]:
        try:
            words = split(item.text())
        except NotationError as error:
            raise item.error_for(error) from None
        if not words:
            raise item.error("something has to be written here")
        return words

    def _seat(self, item: Item, word: str = "") -> int:
        try:
            return read_seat(word or item.text(), self.names)
        except NotationError as error:
            raise item.error_for(error) from None

    def _values(self, declared: dict[str, str], words: list[str], item: Item) -> tuple[Any, ...]:
        """Return the values of the words after the first; later ones may be left out."""
        try:
            values = read_values(self.game, declared, words[1:], self.names, words[0], partial=True)
        except NotationError as error:
            raise item.error_for(error) from None
        return tuple(values)


def _text(item: Item) -> str:
    """Return what was written, in one line."""
    value = item.value()
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return str(value)


def _joined(item: Item) -> str:
    return ",".join(item.texts()) if item.is_list() else item.text()


def told_text(play: Play) -> str:
    """Return what was told since the last action."""
    return "; ".join(play.event_text(event) for event in play.events) or "nothing was told"


def offer_texts(
    play: Play, key: str, actions: list[Action], options: tuple[Action, ...]
) -> tuple[str, str]:
    """Return what an offer should be, and what is wrong with it (nothing, if it is right)."""
    missing = [action for action in actions if action not in options]
    extra = [option for option in options if option not in actions]
    unwanted = [action for action in actions if action in options]
    wrong = {
        "exactly": [("not offered", missing), ("offered too", extra)],
        "includes": [("not offered", missing)],
        "excludes": [("offered", unwanted)],
    }[key]
    texts = [
        f"{what}: {', '.join(write(play.game, action, play.names) for action in found)}"
        for what, found in wrong
        if found
    ]
    expected = ", ".join(write(play.game, action, play.names) for action in actions)
    return f"offered {key}: {expected}", "; ".join(texts)


def refusal_of(play: Play, seat: int, action: Action) -> str:
    """Try an action on a copy; return by which clause it is refused, and that nothing changed."""
    twin = play.s.clone()
    before = dump(twin)
    try:
        play.game.apply(twin, seat, action)
    except IllegalAction as error:
        if dump(twin) != before:
            return "it is refused, but changes the table"
        return f"refused by {error.clause}" if error.clause else f"refused: {error.sentence}"
    return "it is possible"
