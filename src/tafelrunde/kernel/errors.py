"""What can go wrong, each kind with the one who has to mend it."""

from __future__ import annotations

from collections.abc import Sequence

Values = dict[str, str | int]  # variables of a text


class TafelrundeError(Exception):
    """Something a person caused and can mend; its text is one clear sentence in English.

    `key` names the Fluent text and `values` its variables; without a key the sentence has to do.
    `because` are errors that are told after it: what was wrong in a file, say.
    """

    def __init__(
        self,
        sentence: str,
        key: str = "",
        because: Sequence[TafelrundeError] = (),
        /,
        **values: str | int,
    ) -> None:
        super().__init__(sentence)
        self.key: str = key
        self.because: list[TafelrundeError] = list(because)
        self.values: Values = values


class IllegalAction(TafelrundeError):
    """A player's mistake: the action is not possible now, and nothing has changed.

    `key` names the Fluent text; `clause` is the rulebook clause that forbids it ("bang 2.3"),
    empty where no clause is to blame (it is somebody else's turn).
    """

    def __init__(self, key: str, sentence: str, clause: str = "") -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence, key)
        self.sentence = sentence
        self.clause = clause


class OptionError(TafelrundeError):
    """A game was asked for with seats, modules or options it does not have."""


class SaveError(TafelrundeError):
    """A save, record or scenario can't be read; the text says where and why."""


class RulesError(Exception):
    """Our mistake: the rules contradict themselves or a game is put together wrongly."""
