"""OpenSpiel's games and states over our own; importing this registers `tafelrunde_<game>`.

Two ways with chance. "explicit": every draw is a node of chance, exactly as likely as in the rules.
"seeds": one node at the root deals one of many seeds, from which all else follows; much faster, and
for all of OpenSpiel a game with that many deals. Seats that decide at once are asked one after the
other, unseen. Winners share 1, and the mean is taken off: every game is zero-sum.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.kernel import NOBODY, OptionError

from .branching import MOST_OUTCOMES, Branching
from .decisions import as_json
from .layout import Sheets
from .subject import Subject, shares, subject

PREFIX = "tafelrunde_"
EXPLICIT = "explicit"
SEEDS = "seeds"
DEALS = 1024  # seeds at the root
LONGEST = 1_000_000  # decisions and draws of a match: more than any has
DEFAULTS = {"players": 0, "modules": "", "options": "", "chance": EXPLICIT, "deals": DEALS}


def game_type(info: GameInfo) -> Any:
    """Return how OpenSpiel describes a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + info.id,
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=info.most,
        min_num_players=info.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, set up by OpenSpiel's parameters; each has a class of its own."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish: dict[str, Any] = DEFAULTS | (params or {})
        if wish["chance"] not in (EXPLICIT, SEEDS):
            raise OptionError(f"chance is {EXPLICIT} or {SEEDS}, not {wish['chance']}")
        self.subject: Subject = subject(
            self.game_id, wish["players"], modules_of(wish["modules"]), options_of(wish["options"])
        )
        self.seeded = wish["chance"] == SEEDS
        self.deals: int = wish["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.subject.vocabulary.size,
            max_chance_outcomes=max(MOST_OUTCOMES, self.deals),
            num_players=self.subject.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.subject.info), info, params or {})

    def new_initial_state(self) -> SpielState:
        """Return a match before its first deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return who writes down what a seat sees."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self.subject, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """Return more than any match has."""
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel walks through it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Branching(game.subject)  # all of ours: a clone copies it by its own rules
        if not game.seeded:
            self.play.begin()

    def _dealing(self) -> bool:
        return self.play.s is None and not self.play.outcomes

    def current_player(self) -> int:
        """Return who acts: a seat, chance, or nobody any more."""
        if self._dealing() or self.play.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.game.actor(self.play.s)

    def is_terminal(self) -> bool:
        """Say whether the match has ended."""
        return self.play.over()

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of the seat's options, smallest first."""
        if self.is_terminal() or player != self.current_player():
            return []
        return sorted(self.get_game().subject.numbered(self.play.s, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn; each is equally likely."""
        count = self.get_game().deals if self._dealing() else self.play.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        """Carry out an action, or let chance have its way."""
        game = self.get_game()
        if self._dealing():
            self.play.begin(f"deal {action}")
        elif self.play.outcomes:
            self.play.draw(action)
        else:
            self.play.act(game.subject.vocabulary.action(int(action)), game.seeded)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in our notation."""
        from tafelrunde.records.notation import write

        if player < 0:
            return f"{self.play.what or 'deal'} {action}"
        found = self.get_game().subject
        return write(found.game, found.vocabulary.action(int(action)), found.names)

    def returns(self) -> list[float]:
        """Return what each seat has got: something only in the end."""
        players = self.play.game.players
        winners = self.play.s.winners if self.is_terminal() else []
        return shares(winners, players, "zero_sum")

    def __str__(self) -> str:
        if self.play.s is None:
            return f"dealing {self.play.what} {self.history()}"
        place = as_json(self.play.game.view(self.play.s, NOBODY))
        return f"{place} {self.play.what} of {self.play.outcomes} {len(self.history())}"


class Observer:
    """Writes down what a seat sees: now, or (with perfect recall) all it was told and did."""

    def __init__(self, about: Subject, kind: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._row = Sheets(about.layout).row
        self._recall: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = self._public and self._own and not self._recall
        self.tensor = np.zeros(about.layout.size, np.float32) if whole else None
        self.dict = {"observation": self.tensor} if whole else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the row of a seat into the tensor; zeros before the deal."""
        assert self.tensor is not None
        self.tensor[:] = 0
        if state.play.s is not None:
            self.tensor[:] = np.frombuffer(self._row(state.play.s, player), "<i2")

    def string_from(self, state: SpielState, player: int) -> str | None:
        """Return what the seat sees or knows as text; there is no text of secrets alone."""
        if not self._public:
            return None
        if not self._own:
            player = NOBODY
        lines = [f"seat {player}"]
        if self._recall:
            lines += state.play.told(player)
        if state.play.s is not None:
            lines.append(as_json(state.play.game.view(state.play.s, player)))
            lines.append(as_json(state.play.game.decision(state.play.s, player)))
        return "\n".join(lines)


# OpenSpiel writes parameters as key=value,key=value: what lies within has other signs


def modules_of(text: str) -> tuple[str, ...]:
    """Return the modules of a text such as duel+rage."""
    return tuple(word for word in text.split("+") if word)


def options_of(text: str) -> dict[str, int]:
    """Return the options of a text such as goal:2+map:1."""
    try:
        pairs = [word.split(":") for word in text.split("+") if word]
        return {key: int(value) for key, value in pairs}
    except ValueError:
        raise OptionError(f"write options as goal:2+map:1, not '{text}'") from None


def load_game(
    game: str,
    players: int = 0,
    modules: tuple[str, ...] = (),
    options: dict[str, int] | None = None,
    chance: str = EXPLICIT,
    deals: int = DEALS,
) -> Any:
    """Return one of our games from OpenSpiel's own register."""
    load(game)  # refuses what there is not, in one sentence
    wish = {
        "players": players or load(game).usual,
        "modules": "+".join(modules),
        "options": "+".join(f"{key}:{value}" for key, value in (options or {}).items()),
        "chance": chance,
        "deals": deals,
    }
    return pyspiel.load_game(PREFIX + game, wish)


def register() -> None:
    """Let OpenSpiel know all games there are."""
    known = set(pyspiel.registered_names())
    for info in all_games():
        if PREFIX + info.id not in known:
            # A class and no function: OpenSpiel lets go of it when Python is gone already, and only
            # something that holds on to itself survives that.
            kind = type(f"{info.id.title()}Game", (SpielGame,), {"game_id": info.id})
            globals()[kind.__name__] = kind  # where pickle looks for it
            pyspiel.register_game(game_type(info), kind)


register()
