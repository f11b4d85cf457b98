"""Actions as a person types them: `reroll 1 3 5`, `shoot anna`, `take_arrows 2`, `stop`.

The notation follows from the declaration of a verb, so a game gets it for free. A seat is a name
(in small letters, with an underscore for a blank; its beginning is enough), or `#3` for the third
seat, or `nobody`. Dice are their places, a number is a number, anything else is the word of its
kind. Several things are separated by blanks in the last argument and by commas elsewhere:
`swap anna,boris clara`; `-` stands for none of them. Events are written in the same way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any

from tafelrunde.kernel import NOBODY, Action, Game, RulesError, SaveError

NOBODY_WORD = "nobody"
EMPTY = "-"
MOST_DICE = 64

_QUOTED = r'"(?:[^"\\]|\\.)*"'
_TOKEN = re.compile(rf'(?:{_QUOTED}|[^\s"])+')
_ITEM = re.compile(rf'(?:{_QUOTED}|[^,"])+')
_NUMBER = re.compile(r"-?[0-9]{1,15}", re.ASCII)
_DIE = re.compile(r"[0-9]{1,3}", re.ASCII)
_SEAT_NUMBER = re.compile(r"#([0-9]{1,3})", re.ASCII)


KINDS_WITH_ERRORS = ("action", "player")  # whose words are missed in a sentence of their own
MOST_LISTED = 12  # words in a sentence about a word that there is not


class NotationError(SaveError):
    """A text that is no action; `key` and `values` let it be told in any language."""

    def __init__(self, key: str, sentence: str, **values: str) -> None:
        super().__init__(sentence, key, **values)


# Writing


def write(game: Game, action: Action, names: list[str]) -> str:
    """Return the action as text that `read` understands."""
    declared = game.tables.verbs.get(action[0])
    if declared is None:
        raise RulesError(f"{game.name} has not declared the verb {action[0]}")
    return write_line(game, action[0], declared, action[1:], names)


def write_line(
    game: Game, head: str, declared: dict[str, str], values: Sequence[Any], names: list[str]
) -> str:
    """Return a verb, an event or a prompt with its arguments."""
    if len(values) != len(declared):
        raise RulesError(f"{head} is declared with {len(declared)} arguments, not {len(values)}")
    parts = [head]
    last = len(values) - 1
    for place, (kind, value) in enumerate(zip(declared.values(), values, strict=True)):
        if is_several(kind):
            words = write_several(game, kind, value, names)
            parts.append((" " if place == last else ",").join(words) or EMPTY)
        else:
            parts.append(write_one(game, kind, value, names))
    return " ".join(parts)


def is_several(kind: str) -> bool:
    """Say whether an argument of this kind holds any number of things."""
    return kind == "dice" or kind.endswith("*")


def write_several(game: Game, kind: str, value: Any, names: list[str]) -> list[str]:
    """Return one word for each of the things."""
    if kind == "dice":
        return [str(die + 1) for die in range(value.bit_length()) if value >> die & 1]
    return [write_one(game, kind[:-1], item, names) for item in value]


def write_one(game: Game, kind: str, value: Any, names: list[str]) -> str:
    """Return one value as a word."""
    if kind == "seat":
        return write_seat(value, names)
    if kind == "number":
        return str(value)
    if kind == "text":
        return write_text(value)
    if kind == "dice":  # one of several throws: one word for its dice
        return "+".join(write_several(game, kind, value, names)) or "0"
    words = game.tables.kinds[kind]
    if not 0 <= value < len(words):
        raise RulesError(f"there is no {kind} number {value}")
    return str(words[value])


def write_text(text: str) -> str:
    """Return a text as one word: as it is, or in quotation marks where it has to be."""
    bare = all(sign.isprintable() and sign not in ' "\\,' for sign in text)
    return text if bare and text not in ("", EMPTY) else json.dumps(text)


def write_seat(seat: int, names: list[str]) -> str:
    """Return a seat's name in small letters, or its number where the name would not be clear."""
    if seat == NOBODY:
        return NOBODY_WORD
    word = names[seat].lower().replace(" ", "_")
    return word if _is_clear(word, seat, names) else f"#{seat + 1}"


def _is_clear(word: str, seat: int, names: list[str]) -> bool:
    if word == EMPTY or not _TOKEN.fullmatch(word) or any(sign in word for sign in ',"'):
        return False
    try:
        return read_seat(word, names) == seat
    except NotationError:
        return False


# Reading


def read(
    game: Game, text: str, names: list[str], options: Sequence[Action] | None = None
) -> Action:
    """Return the action a text means; `options` help to understand abbreviations.

    Whether the action is possible now is not asked here.
    """
    tokens = split(text)
    if not tokens:
        raise NotationError("error-no-action", "there is no action in an empty line")
    verb = read_verb(game, tokens[0], options)
    declared = game.tables.verbs[verb]
    offered = [action for action in options or () if action[0] == verb]
    values = read_values(game, declared, tokens[1:], names, offered=offered, what=verb)
    return (verb, *values)


def split(text: str) -> list[str]:
    """Return the words of a line; what stands in double quotes may have blanks in it."""
    tokens = _TOKEN.findall(text)
    if text.split() != " ".join(tokens).split():
        raise NotationError("error-open-quote", f"a quotation mark is never closed: {text.strip()}")
    return tokens


def read_verb(game: Game, word: str, options: Sequence[Action] | None) -> str:
    """Return the verb a word stands for; its beginning is enough if it is clear."""
    wanted = word.casefold().replace("-", "_")
    verbs = list(game.tables.verbs)
    offered = list(dict.fromkeys(action[0] for action in options or ()))
    if wanted in verbs:
        return wanted
    for candidates in (offered, verbs):
        found = complete(wanted, candidates, lambda place: False)
        if len(found) == 1:
            return candidates[found[0]]
        if found:
            raise _unclear("action", word, candidates, found)
    raise _unclear("action", word, offered or verbs, [])


def read_values(
    game: Game,
    declared: dict[str, str],
    tokens: list[str],
    names: list[str],
    what: str,
    offered: Sequence[Action] = (),
    partial: bool = False,
) -> list[Any]:
    """Return the values of the arguments; with `partial`, the last ones may be left out."""
    values: list[Any] = []
    last = len(declared) - 1
    for place, kind in enumerate(declared.values()):
        if place >= len(tokens):
            if partial:
                return values
            raise _incomplete(what, declared)
        if is_several(kind):
            end = len(tokens) if place == last else place + 1
            values.append(read_several(game, kind, _items(tokens[place:end]), names))
            tokens = [*tokens[: place + 1], *tokens[end:]]
        else:
            likely = [action[place + 1] for action in offered]
            values.append(read_one(game, kind, tokens[place], names, likely))
    if len(tokens) > len(declared):
        extra = " ".join(tokens[len(declared) :])
        raise NotationError(
            "error-too-much", f"'{extra}' is too much: write {usage(what, declared)}", word=extra
        )
    return values


def _incomplete(what: str, declared: dict[str, str]) -> NotationError:
    form = usage(what, declared)
    return NotationError("error-incomplete", f"something is missing: write {form}", form=form)


def usage(what: str, declared: dict[str, str]) -> str:
    """Return how a verb is used: `shoot TARGET`."""
    return " ".join([what, *(name.upper() for name in declared)])


def _items(tokens: list[str]) -> list[str]:
    """Return the single words of several things; blanks and commas separate them."""
    words = [word for token in tokens for word in _ITEM.findall(token)]
    return [] if words == [EMPTY] else words


def read_several(game: Game, kind: str, words: list[str], names: list[str]) -> Any:
    """Return a tuple of values, or for dice their bit mask."""
    if kind == "dice":
        return read_dice(words)
    return tuple(read_one(game, kind[:-1], word, names, ()) for word in words)


def read_dice(words: list[str]) -> int:
    """Return the bit mask of dice given by their places, the first being 1."""
    mask = 0
    for word in words:
        if not _DIE.fullmatch(word) or not 1 <= int(word) <= MOST_DICE:
            raise NotationError(
                "error-no-die", f"'{word}' is no die: dice are 1, 2, 3 and so on", word=word
            )
        if mask >> (int(word) - 1) & 1:
            raise NotationError("error-die-twice", f"die {word} is named twice", word=word)
        mask |= 1 << (int(word) - 1)
    return mask


def read_one(game: Game, kind: str, word: str, names: list[str], likely: Sequence[Any]) -> Any:
    """Return the value a word means; `likely` values decide between equal beginnings."""
    if kind == "seat":
        return read_seat(word, names, likely)
    if kind == "number":
        if not _NUMBER.fullmatch(word):
            raise NotationError("error-no-number", f"'{word}' is no number", word=word)
        return int(word)
    if kind == "text":
        return read_text(word)
    if kind == "dice":
        return read_dice([] if word == "0" else word.split("+"))
    words = game.tables.kinds[kind]
    found = complete(word, words, lambda i: i in likely)
    if len(found) != 1:
        raise _unclear(kind, word, words, found)
    return found[0]


def read_text(word: str) -> str:
    """Return a text, with or without its quotation marks."""
    if not word.startswith('"'):
        return word
    try:
        return str(json.loads(word))
    except json.JSONDecodeError:
        raise NotationError("error-open-quote", f"{word} is no quoted text", word=word) from None


def read_seat(word: str, names: list[str], likely: Sequence[Any] = ()) -> int:
    """Return the seat of a name, of its beginning, or of a number such as #3."""
    if word.casefold() == NOBODY_WORD:
        return NOBODY
    number = _SEAT_NUMBER.fullmatch(word)
    if number is not None:
        if not 1 <= int(number[1]) <= len(names):
            raise NotationError(
                "error-no-seat", f"there is no seat {word}: there are {len(names)}", word=word
            )
        return int(number[1]) - 1
    found = complete(word, names, lambda seat: seat in likely)
    if len(found) != 1:
        raise _unclear("player", word, names, found)
    return found[0]


def complete(word: str, words: Sequence[str], likely: Callable[[int], bool]) -> list[int]:
    """Return the places of the words that are meant: equal, or else beginning so."""
    folded = fold(word)
    known = [fold(other) for other in words]
    equal = [place for place, other in enumerate(known) if other == folded]
    found = equal or [place for place, other in enumerate(known) if other.startswith(folded)]
    best = [place for place in found if likely(place)]
    return best if len(found) > 1 and len(best) == 1 else found


def fold(word: str) -> str:
    """Return a word without regard to capitals, and with an underscore for each blank."""
    return word.casefold().replace(" ", "_")


def _unclear(kind: str, word: str, words: Sequence[str], found: list[int]) -> NotationError:
    if found:
        which = " or ".join(words[place] for place in found)
        sentence = f"'{word}' could be {which}"
        return NotationError("error-ambiguous", sentence, word=word, words=which)
    hint = did_you_mean(word, words) or f"there are {listed(words)}"
    called = "called " if kind == "player" else ""
    near = nearest(word, words)
    key = "error-no-word-near" if near else "error-no-word"
    if kind in KINDS_WITH_ERRORS:
        key = f"error-no-{kind}"
    sentence = f"no {kind} {called}'{word}': {hint}"
    return NotationError(key, sentence, word=word, near=near, words=listed(words))


def listed(words: Sequence[str]) -> str:
    """Return words in a row; of very many only the first ones."""
    shown = ", ".join(words[:MOST_LISTED])
    return f"{shown}, …" if len(words) > MOST_LISTED else shown


def did_you_mean(word: str, words: Sequence[str]) -> str:
    """Return a question with the nearest word, or nothing if none is near."""
    near = nearest(word, words)
    return f"did you mean {near}?" if near else ""


def nearest(word: str, words: Sequence[str]) -> str:
    """Return the word that somebody may have meant, or nothing if none is near."""
    known = {other.casefold(): other for other in words}
    near = get_close_matches(word.casefold(), list(known), n=1, cutoff=0.6)
    return known[near[0]] if near else ""
