"""Events, prompts, options and errors as sentences for one reader.

Rules speak in keys and plain values. Here each value becomes the variables a Fluent text may
use, following its declared kind (docs/words.md has the table):

    seat     $source: the name; $source-is: "you", "same" (as the seat named first), "nobody",
             "other"
    number   $life: the number, so that a text can choose its plural
    dice     $dice: "1, 3 and 5"; $dice-count
    a kind   $role: "Outlaw"; $role-is: "outlaw", "none"
    a list   $winners: "Anna and Boris"; $winners-count; for seats also $winners-others (all but
             the reader) and $winners-is: "nobody", "you", "with-you", "other"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.catalog import GameInfo
from tafelrunde.games.chances import Chance, declared_chances
from tafelrunde.games.reasons import Because, declared_reasons
from tafelrunde.kernel import (
    NOBODY,
    Action,
    Event,
    Game,
    IllegalAction,
    RulesError,
    TafelrundeError,
)
from tafelrunde.kernel.tables import BUILT_IN_KINDS
from tafelrunde.pieces.dice import members

from .languages import ENGLISH, Value, check_language, texts_of
from .rulebook import Rulebook
from .telling import told

Declaration = dict[str, str]  # argument names and their kinds, in order

# What the kernel itself speaks of; a game may declare the same again.
KERNEL_EVENTS: dict[str, Declaration] = {"won": {"winners": "seat*"}}
KERNEL_VERBS: dict[str, Declaration] = {"pass": {}}


class Wording:
    """Words a match for one reader: a language, the players' names, and where the reader sits.

    A missing text is told in English; with `strict`, as in the tests, it is a RulesError.
    """

    def __init__(
        self,
        info: GameInfo,
        game: Game,
        lang: str,
        names: list[str],
        viewer: int = NOBODY,
        strict: bool = False,
    ) -> None:
        self.info = info
        self.game = game
        self.lang = check_language(lang)
        self.names = names
        self.viewer = viewer
        self.strict = strict

    def seen_by(self, viewer: int) -> Wording:
        """Return the same wording for somebody who sits elsewhere."""
        return Wording(self.info, self.game, self.lang, self.names, viewer, self.strict)

    # What the rules say

    def event(self, event: Event) -> str:
        """Tell what happened; nothing where there is nothing to say."""
        _, key, values = event
        declared = self.game.tables.events.get(key, KERNEL_EVENTS.get(key))
        return self._sentence("event", key, declared, values)

    def prompt(self, decision: dict[str, Any]) -> str:
        """Ask the seat whose decision it is."""
        reader = self.seen_by(decision["id"][1])
        declared = self.game.tables.prompts.get(decision["prompt"])
        return reader._sentence("prompt", decision["prompt"], declared, decision["values"])

    def option(self, action: Action) -> str:
        """Say what an action would do."""
        verb, *values = action
        declared = self.game.tables.verbs.get(verb, KERNEL_VERBS.get(verb))
        return self._sentence("option", verb, declared, values)

    def chance(self, chance: Chance) -> str:
        """Say what may come of an action."""
        key, values, *_ = chance
        declared = declared_chances(self.info, self.game).get(key)
        return self._sentence("chance", key, declared, values)

    def reason(self, because: Because) -> str:
        """Say why something is suggested."""
        key, values = because
        declared = declared_reasons(self.info, self.game).get(key)
        return self._sentence("reason", key, declared, values)

    def error(self, err: TafelrundeError) -> str:
        """Say what was wrong, with the rule that forbids it; an error without a text as it is.

        An error has a text if it has a `key`, which comes with `values` for the variables.
        """
        if not isinstance(err, IllegalAction):
            return told(err, self._find)
        refusal = self._find(err.key, err.values)
        if refusal is None:
            refusal = err.sentence
        rule = self.clause(err.clause) if err.clause else ""
        if not rule:
            return refusal
        number = err.clause.removeprefix(f"{self.info.id} ")
        return self.text("error-with-clause", error=refusal, clause=number, rule=rule)

    def kind(self, kind: str, value: Any) -> str:
        """Name a thing of a kind, by its number or its word; or several, for a kind with `*`."""
        if kind == "seat*" and not value:
            return self.text("nobody")
        if kind.endswith("*"):
            words = [self.kind(kind[:-1], one) for one in value]
            return self._list(words, "list-and" if kind == "seat*" else "list-more")
        if kind == "seat":
            return self.text("nobody") if value == NOBODY else self.names[value]
        if kind == "dice":
            return self._list([str(die + 1) for die in members(value)], "list-and")
        if kind in ("number", "text"):
            return str(value)
        word = self._word(kind, value)
        return self._worded(hyphens(kind), word) if word else self.text("unknown")

    def shows(self, entry: str) -> str:
        """Return the kind of thing an entry of the view is; nothing for numbers and yes or no."""
        return shown_kinds(self.info, self.game).get(entry, "").rstrip("*")

    def clause(self, ref: str) -> str:
        """Return the first sentence of a clause, named as "bang 2.3" or "2.3"."""
        number = ref.removeprefix(f"{self.info.id} ")
        for lang in (self.lang, ENGLISH):
            try:
                return Rulebook(self.info, lang).first_sentence(number)
            except RulesError:
                if self.strict:
                    raise
        return ""

    def text(self, key: str, /, **values: Value) -> str:
        """Return any text of the game or the common ones; "key.attribute" names an attribute."""
        found = self._find(key, values)
        return f"[{key}]" if found is None else found

    def _find(self, key: str, values: Mapping[str, Value]) -> str | None:
        """Return a text in the reader's language, else in English, else None."""
        for lang in (self.lang, ENGLISH):
            found = texts_of(self.info.folder, lang).format(key, values)
            if self.strict and (found is None or found[1]):
                wrong = "is missing" if found is None else "; ".join(found[1])
                raise RulesError(f"{self.info.id}, '{lang}': the text '{key}': {wrong}")
            if found is not None:
                return found[0]
        return None

    def _sentence(
        self, what: str, key: str, declared: Declaration | None, values: Sequence[Any]
    ) -> str:
        """Word a key of the rules with its declared values."""
        if self.strict and (declared is None or len(values) != len(declared)):
            raise RulesError(f"{what} {key} is declared as {declared}, but came with {values}")
        return self.text(f"{what}-{hyphens(key)}", **self._variables(declared or {}, values))

    # From values to variables

    def _variables(self, declared: Declaration, values: Sequence[Any]) -> dict[str, Value]:
        """Return the variables a text may use."""
        variables: dict[str, Value] = {}
        first: int | None = None
        for (name, kind), value in zip(declared.items(), values, strict=False):
            variables[name] = value if kind == "number" else self.kind(kind, value)
            if kind == "seat":
                variables[f"{name}-is"] = self._seat_is(value, first)
                first = value if first is None else first
            elif kind == "dice":
                variables[f"{name}-count"] = len(members(value))
            elif kind.endswith("*"):
                variables.update(self._list_variables(name, kind, value))
            elif kind not in BUILT_IN_KINDS:
                variables[f"{name}-is"] = hyphens(self._word(kind, value)) or "none"
        return variables

    def _list_variables(self, name: str, kind: str, values: Sequence[Any]) -> dict[str, Value]:
        """Return what a text may ask about a list."""
        variables: dict[str, Value] = {f"{name}-count": len(values)}
        if kind == "seat*":
            others = [seat for seat in values if seat != self.viewer]
            variables[f"{name}-others"] = self.kind(kind, others)
            if not values:
                variables[f"{name}-is"] = "nobody"
            elif len(others) == len(values):
                variables[f"{name}-is"] = "other"
            else:
                variables[f"{name}-is"] = "with-you" if others else "you"
        return variables

    def _seat_is(self, seat: int, first: int | None) -> str:
        if seat == NOBODY:
            return "nobody"
        if seat == first:
            return "same"
        return "you" if seat == self.viewer else "other"

    def _word(self, kind: str, value: int | str) -> str:
        """Return the word of a kind's value; none for what is hidden or not there."""
        if isinstance(value, str):
            return value
        return self.game.tables.kinds[kind][value] if value >= 0 else ""

    def _worded(self, kind: str, word: str) -> str:
        """Word one word of a kind: by its own text, else by the one for any word of that kind."""
        own = f"{kind}-{hyphens(word.lower()).replace(' ', '-')}"  # a word may be a title
        texts = texts_of(self.info.folder, self.lang)
        if not texts.has(own) and texts.has(f"any-{kind}"):
            return self.text(f"any-{kind}", word=word)
        return self.text(own)

    def _list(self, words: list[str], last: str = "list-more") -> str:
        """Join words as the language does: "a, b, c", or with another key for the last one."""
        if not words:
            return self.text("nothing")
        text = words[0]
        for place, word in enumerate(words[1:], start=2):
            key = last if place == len(words) else "list-more"
            text = self.text(key, start=text, next=word)
        return text


def shown_kinds(info: GameInfo, game: Game) -> dict[str, str]:
    """Return the entries of the view that are things of a kind, as far as these modules know it."""
    known = (*BUILT_IN_KINDS, *game.tables.kinds)
    shows: dict[str, str] = info.part("view").SHOWS
    return {entry: kind for entry, kind in shows.items() if kind.rstrip("*") in known}


def hyphens(name: str) -> str:
    """Return a name as Fluent keys spell it."""
    return name.replace("_", "-")
