"""The games there are: cards, words, rulebooks."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tafelrunde.bots import levels
from tafelrunde.games import catalog
from tafelrunde.games.catalog import GameInfo
from tafelrunde.games.chances import declared_chances
from tafelrunde.games.reasons import declared_reasons
from tafelrunde.kernel import OptionError
from tafelrunde.kernel.game import Game, carry_nothing
from tafelrunde.lab.ratings import read_ratings
from tafelrunde.records.scenario import lesson_files, read_scenarios
from tafelrunde.words import LANGUAGES, Rulebook
from tafelrunde.words.languages import COMMON_TEXTS
from tafelrunde.words.wording import shown_kinds

from ..protocol import api
from ..protocol.errors import Refusal, bad_setting
from .handling import AnyRequest, cacheable, refusals

Players = Annotated[int, QueryParameter(ge=0, le=100, description="0: as many as usual")]
Modules = Annotated[
    str, QueryParameter(max_length=1000, description="ids of modules with commas between them")
]
Options = Annotated[
    str, QueryParameter(max_length=1000, description="as id:number, with commas between them")
]


def game_of(game_id: str) -> GameInfo:
    """Return a game by its id, or refuse."""
    for info in known_games():
        if info.id == game_id:
            return info
    raise Refusal("no-game", f"there is no game '{game_id}'")


@lru_cache(maxsize=1)
def known_games() -> list[GameInfo]:
    """Return all games, found once."""
    return catalog.all_games()


@get("/api/games", responses=refusals(), summary="All games", tags=["games"])
async def games(request: AnyRequest) -> Response[list[api.GameCard]]:
    """List the games that can be played here."""
    return cacheable(request, [card_of(info.id) for info in known_games()])


@lru_cache(maxsize=100)
def card_of(game_id: str) -> api.GameCard:
    """Return what the lobby shows of a game."""
    info = game_of(game_id)
    return api.GameCard(
        id=info.id,
        title=info.title,
        rules=info.rules_version,
        credits=info.credits,
        fewest=info.fewest,
        most=info.most,
        usual=info.usual,
        modules=[
            api.ModuleInfo(row["id"], row.get("needs", []), row.get("fewest", info.fewest))
            for row in info.modules
        ],
        options=[
            api.OptionInfo(row["id"], row["least"], row["most"], row["default"])
            for row in info.options
        ],
        levels=list(levels(info)),
        series=has_series(info),
        lessons=sum(len(read_scenarios(file)) for file in lesson_files(info)),
        files=info.files,
        ratings=read_ratings(info),
    )


def has_series(info: GameInfo) -> bool:
    """Say whether anything is carried over to the next match, by the game or one of its modules."""
    plain = info.build()
    largest = max(info.module_sets(info.most), key=len)
    return any(game.carry is not carry_nothing for game in (plain, info.build(info.most, largest)))


@get(
    "/api/games/{game:str}/texts/{lang:str}",
    responses=refusals("no-game"),
    summary="Words of a game",
    tags=["games"],
)
async def texts(
    request: AnyRequest, game: FromPath[str], lang: FromPath[str]
) -> Response[list[str]]:
    """Give the Fluent texts in one language: the game's own, then those all games share.

    Where both have a text, the game's own counts.
    """
    folders = (game_of(game).folder / "texts", COMMON_TEXTS)
    files = [folder / f"{known_language(lang)}.ftl" for folder in folders]
    return cacheable(request, [f.read_text("utf-8") if f.is_file() else "" for f in files])


def known_language(lang: str) -> str:
    """Return the language, or refuse."""
    if lang not in LANGUAGES:
        raise Refusal("no-game", f"there is no language '{lang}': there are {', '.join(LANGUAGES)}")
    return lang


@get(
    "/api/games/{game:str}/vocabulary",
    responses=refusals("no-game", "bad-setting"),
    summary="How a game's verbs, events and prompts are built",
    tags=["games"],
)
async def vocabulary(
    request: AnyRequest,
    game: FromPath[str],
    players: Players = 0,
    modules: Modules = "",
    options: Options = "",
) -> Response[api.Vocabulary]:
    """Tell the vocabulary of a game as it is played with these players, modules and options."""
    wanted = tuple(sorted(filter(None, modules.split(","))))
    chosen = tuple(sorted(options_in(options).items()))
    return cacheable(request, vocabulary_of(game_of(game).id, players, wanted, chosen))


def options_in(text: str) -> dict[str, int]:
    """Read options written as "goal:3,map:1", or refuse."""
    found: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        name, _, number = part.partition(":")
        if not number.isascii() or not number.isdigit() or len(number) > 9:
            raise Refusal("bad-setting", f"an option is written as id:number, not {part!r}")
        found[name] = int(number)
    return found


@post(
    "/api/games/{game:str}/vocabulary",
    status_code=200,
    responses=refusals("no-game", "bad-setting"),
    summary="The vocabulary of a table that brings files",
    tags=["games"],
)
async def vocabulary_with_files(
    game: FromPath[str], data: JSONBody[api.VocabularyWish]
) -> api.Vocabulary:
    """Tell the vocabulary of a game as it is played on a map of one's own, say."""
    return vocabulary_of(
        game_of(game).id,
        data.players,
        tuple(data.modules),
        tuple(data.options.items()),
        tuple(data.files.items()),
    )


@post(
    "/api/games/{game:str}/seats",
    status_code=200,
    responses=refusals("no-game", "bad-setting"),
    summary="Check the files a table would bring",
    tags=["games"],
)
async def seats_with_files(
    game: FromPath[str], data: JSONBody[api.VocabularyWish]
) -> api.SeatsBody:
    """Tell how many can play with these files, or refuse them with what is wrong and where."""
    info = game_of(game)
    try:
        return api.SeatsBody(info.fewest, info.most_with(data.files))
    except OptionError as error:
        raise bad_setting(error) from None


@lru_cache(maxsize=200)
def vocabulary_of(
    game_id: str,
    players: int,
    modules: tuple[str, ...],
    options: tuple[tuple[str, int], ...] = (),
    files: tuple[tuple[str, str], ...] = (),
) -> api.Vocabulary:
    """Return the vocabulary of a game, or refuse a setting it does not have."""
    info = game_of(game_id)
    try:
        game: Game = info.build(players, modules, dict(options), dict(files))
    except OptionError as error:
        raise bad_setting(error) from None
    tables, shown = game.tables, info.part("view")
    return api.Vocabulary(
        verbs={name: list(row.items()) for name, row in tables.verbs.items()},
        events={name: list(row.items()) for name, row in tables.events.items()},
        prompts={name: list(row.items()) for name, row in tables.prompts.items()},
        chances={name: list(row.items()) for name, row in declared_chances(info, game).items()},
        reasons={name: list(row.items()) for name, row in declared_reasons(info, game).items()},
        kinds={name: list(words) for name, words in tables.kinds.items()},
        clauses={name: list(of) for name, of in getattr(shown, "CLAUSES", {}).items()},
        views=shown_kinds(info, game),
        details=list(getattr(shown, "DETAILS", ())),
        windows=[name for name, step in tables.steps.items() if step.window],
        ground=shown.ground(game) if hasattr(shown, "ground") else {},
    )


@get(
    "/api/games/{game:str}/rulebook/{lang:str}",
    responses=refusals("no-game"),
    summary="The rulebook of a game",
    tags=["games"],
)
async def rulebook(
    request: AnyRequest, game: FromPath[str], lang: FromPath[str]
) -> Response[api.RulebookBody]:
    """Give the rulebook in one language; texts are Markdown."""
    info = game_of(game)
    if not (info.folder / "rulebook" / f"{known_language(lang)}.md").is_file():
        raise Refusal("no-game", f"{info.title} has no rulebook in '{lang}' yet")
    book = Rulebook(info, lang)
    chapters = [
        api.ChapterBody(
            chapter.number,
            chapter.title,
            chapter.intro,
            [api.ClauseBody(number, *book.clause(number)) for number in chapter.clauses],
        )
        for chapter in book.chapters
    ]
    return cacheable(request, api.RulebookBody(book.title, book.intro, chapters))


handlers = [games, texts, vocabulary, vocabulary_with_files, seats_with_files, rulebook]
