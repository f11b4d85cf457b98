"""What `league` does: play, print who won how often and what that is worth, write the report.

And what `ratings` does: rate the bots of a game by several leagues that were kept.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from time import perf_counter

from tafelrunde.bots import LEVELS, known_levels
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import OptionError
from tafelrunde.lab.league import Contest, Standing, contest_for, play_league, standings_of
from tafelrunde.lab.league.contest import THINKERS, Budgets, facing, round_length
from tafelrunde.lab.league.playing import Played
from tafelrunde.lab.league.rating import League, anchor_of, levels_of, rate_together
from tafelrunde.lab.league.results import read_league, whole_rounds
from tafelrunde.lab.ratings import Rating, check_complete, write_ratings
from tafelrunde.words import Wording

from .flags import setting_of
from .lab import progress_bar
from .numbers import decimal, percent
from .screen import Screen, plain_table, print_json

USUAL_TABLE = 4  # seats; fewer or more where a game has no such table


@dataclass(frozen=True)
class LeagueWish:
    """What was asked for, as it was typed."""

    game: str
    games: int
    players: int
    levels: str
    against: str
    iterations: str
    seconds: str
    luck: int
    seed: str
    modules: str
    options: list[str]
    files: list[str]
    cores: int
    into: Path | None
    report: Path | None
    write_ratings: bool
    lang: str
    as_json: bool


def show_league(wish: LeagueWish) -> int:
    """Play a league, print its table and write what else was asked for."""
    contest = contest_of(wish)
    info = load(wish.game)
    check_plots(wish.report)
    if wish.write_ratings:
        check_complete(contest.everyone())
    total = whole_rounds(contest, wish.games)
    started = perf_counter()
    with progress_bar(info.title, total) as bar:
        played = play_league(contest, wish.games, wish.cores, wish.into, bar)
    standings = standings_of(contest, played)
    seconds = perf_counter() - started
    words = words_of(info, contest, wish.lang)
    table = table_of(words, contest, standings)
    notes = notes_of(words, contest, played)
    if wish.as_json:
        rows = [standing.as_data() for standing in standings]
        counts = {"games": len(played), "seconds": round(seconds, 3)}
        print_json({"contest": asdict(contest), **counts, "standings": rows})
    else:
        print_standings(table, notes)
    if wish.report is not None:
        from tafelrunde.lab.league.report import write_report

        write_report(wish.report, words, contest, played, standings, table, notes)
        say_where(wish.as_json, words, "league-report-written", wish.report)
    if wish.write_ratings:
        ratings = {row.level: row.rating for row in standings}
        file = keep_ratings(words.info, ratings, len(played), contest.players)
        say_where(wish.as_json, words, "league-ratings-written", file)
    return 0


def show_ratings(game: str, files: list[Path], write: bool, lang: str, as_json: bool) -> int:
    """Rate bots by all results together, print that and keep it if wanted."""
    info = load(game)
    leagues = leagues_in(info, files)
    if write:
        check_complete(levels_of(leagues))
    rated = rate_together(leagues)
    games, players = sum(len(played) for _, played in leagues), leagues[0][0].players
    words = words_of(info, leagues[0][0], lang)
    if as_json:
        rows = {level: asdict(rating) for level, rating in rated.items()}
        print_json({"game": game, "games": games, "players": players, "ratings": rows})
    else:
        anchor = next(level for level, rating in rated.items() if not rating.error)
        titles = [words.text("heading-level"), words.text("heading-rating"), "±"]
        best_first = sorted(rated, key=lambda level: -rated[level].value)
        lines = [[level, *rating_cells(rated[level], level == anchor)] for level in best_first]
        print_standings([titles, *lines], [words.text("league-rating-told", level=anchor)])
    if write:
        file = keep_ratings(info, rated, games, players)
        say_where(as_json, words, "league-ratings-written", file)
    return 0


def leagues_in(info: GameInfo, files: list[Path]) -> list[League]:
    """Return leagues that were kept, if they are of this game, its rules and as many players."""
    found: list[League] = []
    for file in files:
        league = read_league(file)
        if league is None or not league[1]:
            raise OptionError(f"{file} holds no results of a league")
        own, first = league[0], (found or [league])[0][0]
        if (own.game, own.rules_version) != (info.id, info.rules_version):
            raise OptionError(f"{file} is not a league of {info.title} by its present rules")
        if (own.players, own.modules, own.options) != (first.players, first.modules, first.options):
            raise OptionError(f"{file} was played at another table than {files[0]}")
        found.append(league)
    return found


def contest_of(wish: LeagueWish) -> Contest:
    """Return the league that was asked for; without levels all play that the game has."""
    info = load(wish.game)
    players = wish.players or min(max(USUAL_TABLE, info.fewest), info.most)
    setting = setting_of(info, players, wish.modules, wish.options, wish.files)
    named = tuple(level.strip() for level in wish.levels.split(",") if level.strip())
    budgets = budgets_of(wish.iterations, wish.seconds)
    levels = named or known_levels(info)
    return contest_for(info, setting, levels, wish.against, wish.seed, budgets, wish.luck)


def budgets_of(iterations: str, seconds: str) -> Budgets:
    """Return budgets written as `400`, for all who search, or as `strong=100,expert=1000`."""
    counts, times = numbers_by_level(iterations), numbers_by_level(seconds)
    return tuple(
        (level, int(counts.get(level, 0)), times.get(level, 0.0))
        for level in (*THINKERS, *[level for level in {**counts, **times} if level not in THINKERS])
        if level in counts or level in times
    )


def numbers_by_level(text: str) -> dict[str, float]:
    """Read one number for all, or one a level."""
    found: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        level, equals, number = part.rpartition("=")
        try:
            value = float(number)
        except ValueError:
            value = 0.0
        if not 0 < value < 1e9 or (bool(equals) != bool(level.strip())):
            raise OptionError(f"write a number, or strong=100,expert=1000, not '{text}'")
        found.update(dict.fromkeys([level.strip()] if equals else THINKERS, value))
    return found


def check_plots(report: Path | None) -> None:
    """Refuse a report before hours of play if the libraries that draw it are missing."""
    if report is None:
        return
    try:
        import tafelrunde.lab.league.report  # noqa: F401
    except ModuleNotFoundError as error:
        raise OptionError(
            f"a report needs {error.name}: install it with  pip install 'tafelrunde[lab]'"
        ) from None


def words_of(info: GameInfo, contest: Contest, lang: str) -> Wording:
    """Return the words of the game as it was played."""
    options, files = dict(contest.options), dict(contest.files)
    return Wording(info, info.build(contest.players, contest.modules, options, files), lang, [])


# What is printed


def table_of(words: Wording, contest: Contest, standings: list[Standing]) -> list[list[str]]:
    """Return the headings, then a line for each level, the best first."""
    free = ("freed",) if contest.luck else ()
    keys = ("level", "games", "share", *free, "fair", "odds", "interval", "rating", "", "thinking")
    titles = [words.text(f"heading-{key}") if key else "±" for key in keys]
    best_first = sorted(standings, key=lambda row: -row.rating.value)
    anchor = anchor_of(contest)
    rows = [cells(row, words.lang, row.level == anchor, bool(free)) for row in best_first]
    return [titles, *rows]


def notes_of(words: Wording, contest: Contest, played: list[Played]) -> list[str]:
    """Return what has to be said about the table."""
    notes = [words.text("league-one-sided")] if facing(contest) else []
    if contest.luck:
        notes.append(words.text("league-luck-told", samples=contest.luck))
    deals = len(played) // round_length(contest)
    return [
        *notes,
        words.text("league-odds-told"),
        words.text("league-rating-told", level=anchor_of(contest)),
        words.text("league-played", games=len(played), deals=deals),
    ]


def print_standings(table: list[list[str]], notes: list[str]) -> None:
    """Print who won how often, against what is fair, and what that makes the ratings."""
    screen = Screen()
    drawn = plain_table(*table[0], right=tuple(range(1, len(table[0]))))
    for row in table[1:]:
        drawn.add_row(*row)
    screen.show(drawn)
    screen.blank()
    for note in notes:
        screen.say(note)


def cells(row: Standing, lang: str, anchored: bool, free: bool) -> list[str]:
    """Return the line of one level."""
    low, high = odds_text(row.odds.low, lang), odds_text(row.odds.high, lang)
    return [
        row.level,
        str(row.games),
        percent(row.share.value, lang),
        *([percent(row.freed.value, lang)] if free else []),
        percent(row.fair, lang),
        odds_text(row.odds.value, lang),
        f"{low} – {high}",
        *rating_cells(row.rating, anchored),
        f"{decimal(row.milliseconds, lang)} ms",
    ]


def rating_cells(rating: Rating, anchored: bool) -> list[str]:
    """Return a rating and its error; the level others are rated by has none."""
    return [str(round(rating.value)), "–" if anchored else str(round(rating.error))]


def odds_text(odds: float, lang: str) -> str:
    """Return odds with two decimals, or one where they are large."""
    if odds == float("inf"):
        return "∞"
    return decimal(odds, lang, 2 if odds < 100 else 0)


# What is written


def say_where(as_json: bool, words: Wording, key: str, file: Path) -> None:
    """Say where something was written, unless a program reads."""
    if not as_json:
        Screen().say_unbroken(words.text(key, file=str(file)))


def keep_ratings(info: GameInfo, ratings: dict[str, Rating], games: int, players: int) -> Path:
    """Make these ratings those that people are shown."""
    shown = {level: rating for level, rating in ratings.items() if level in LEVELS}
    return write_ratings(info, shown, games, players, date.today())
